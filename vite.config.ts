import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { z } from 'zod';
import { groupOf } from './scripts/chunk-groups.ts';
import { identityTool } from './scripts/external-identity.mjs';
import { licenceNotices } from './scripts/licence-notices.ts';
import { markdownDocuments } from './scripts/markdown-documents.ts';
import { OLDEST_BROWSERS } from './scripts/oldest-browsers.mjs';
import { browserConfigOf, FIREBASE_VARIABLES, firebaseOf } from './src/server/identity/firebase/settings.ts';

/** `OLDEST_BROWSERS` once more, as the styles want them. */
const CSS_TARGETS = {
  chrome: 90 << 16,
  firefox: 88 << 16,
  safari: 14 << 16,
  ios_saf: 14 << 16,
  edge: 90 << 16,
  opera: 76 << 16,
};

/** The two faces that are seen first. */
const PRELOADED_FONTS = /(?:barlow-condensed-first-800-normal|inter-first-wght-normal)-[\w-]+\.woff2$/;

/** Fonts are fetched beside the style sheet, not after it. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => PRELOADED_FONTS.test(file))
          .map((file) => ({
            tag: 'link',
            injectTo: 'head-prepend' as const,
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` },
          })),
    },
  };
}

/** What our code and its libraries use and those browsers lack; `npm run polyfills` makes it. */
const POLYFILLS = fileURLToPath(new URL('./src/web/app/polyfills.js', import.meta.url));

const ASKER = 'src="/start.js"';

/** Only a browser that lacks something fetches the polyfills: `start.js` asks for them. */
function polyfillsForOldBrowsers(): Plugin {
  return {
    name: 'polyfills-for-old-browsers',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    buildStart() {
      this.emitFile({ type: 'asset', name: 'polyfills.js', source: readFileSync(POLYFILLS) });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        const file = Object.keys(bundle ?? {}).find((name) => name.startsWith('assets/polyfills-'));
        if (!file || !html.includes(ASKER)) throw new Error('the page does not ask for the polyfills');
        return html.replace(ASKER, `$& data-polyfills="/${file}"`);
      },
    },
  };
}

const fileAt = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What a browser has to know of the identity provider outside; null where our own accounts do. */
function identityConfig() {
  if (identityTool(process.env) === null) return null;
  const given = Object.entries(process.env).filter(([, value]) => value !== '');
  const settings = firebaseOf(z.object(FIREBASE_VARIABLES).parse(Object.fromEntries(given)));
  return settings && browserConfigOf(settings);
}

/** Puts the adapter of the provider outside in the place of our own; without one, nothing of its library is part of the build. */
function externalIdentity(): Plugin[] {
  const config = identityConfig();
  const adapter = {
    find: '#web/features/auth/open-identity.ts',
    replacement: fileAt('./src/web/features/auth/open-firebase-identity.ts'),
  };
  const library = { find: /^(firebase\/.*)$/, replacement: `${fileAt('./tools/firebase/node_modules')}/$1` };
  return [
    {
      name: 'external-identity',
      config: () =>
        config && {
          define: { FIREBASE_CONFIG: JSON.stringify(config) },
          resolve: { alias: [adapter, library] },
        },
    },
    {
      name: 'external-identity-note',
      apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
      // Beside what is served. The server starts only with what was built for it: `src/server/http/built-for.ts`.
      writeBundle: ({ dir = '' }) => writeFileSync(`${dir}-identity.json`, JSON.stringify(config)),
    },
  ];
}

export default defineConfig({
  root: 'src/web',
  plugins: [
    ...externalIdentity(),
    ...[react(), markdownDocuments(), polyfillsForOldBrowsers(), preloadFonts(), licenceNotices()],
  ],
  css: {
    transformer: 'lightningcss',
    lightningcss: { targets: CSS_TARGETS },
  },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: OLDEST_BROWSERS,
    // The content security policy allows no inline script, style or font.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssMinify: 'lightningcss',
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'app', tags: ['$initial'], priority: 1 },
            { name: groupOf, debugName: 'shared', includeDependenciesRecursively: false },
          ],
        },
      },
    },
    // The largest is the planner of the landing page's sample, with all of its food and training data.
    chunkSizeWarningLimit: 950,
  },
  server: {
    port: 5173,
    // Calls of the API go to the server, but not the modules of src/web/api. The host stays the browser's: the server
    // refuses writes that come from another site.
    proxy: { '^/api/(?!.*\\.ts)': { target: 'http://localhost:3000', changeOrigin: false } },
  },
});
