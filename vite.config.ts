import legacy from '@vitejs/plugin-legacy';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { groupOf } from './scripts/chunk-groups.ts';
import { markdownDocuments } from './scripts/markdown-documents.ts';

/** The oldest browsers that the product promises: Chrome 90, Firefox 88, Safari and iOS 14, Edge 90, Opera 76. */
const BROWSERS = ['chrome>=90', 'firefox>=88', 'safari>=14', 'ios>=14', 'edge>=90', 'opera>=76'];
const CSS_TARGETS = {
  chrome: 90 << 16,
  firefox: 88 << 16,
  safari: 14 << 16,
  ios_saf: 14 << 16,
  edge: 90 << 16,
  opera: 76 << 16,
};

/** What our code and its libraries use and those browsers lack. The plugin's own guess goes by names and is four times as large. */
const POLYFILLS = [
  'es.array.at',
  'es.array.find-last',
  'es.array.find-last-index',
  'es.array.to-reversed',
  'es.array.to-sorted',
  'es.array.to-spliced',
  'es.array.with',
  'es.object.has-own',
  'es.string.at-alternative',
];

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

const POLYFILLS_TAG = /<script type="module" crossorigin src="(\/assets\/polyfills-[\w-]+\.js)"><\/script>/;

/** Only a browser that lacks something fetches the polyfills: `start.js` asks for them. */
function polyfillsForOldBrowsers(): Plugin {
  return {
    name: 'polyfills-for-old-browsers',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        const polyfills = POLYFILLS_TAG.exec(html)?.[1];
        if (!polyfills) throw new Error('the page has no script of polyfills to take over');
        return html.replace(POLYFILLS_TAG, '').replace('src="/start.js"', `$& data-polyfills="${polyfills}"`);
      },
    },
  };
}

export default defineConfig({
  root: 'src/web',
  plugins: [
    react(),
    markdownDocuments(),
    legacy({ modernTargets: BROWSERS, modernPolyfills: POLYFILLS, renderLegacyChunks: false }),
    polyfillsForOldBrowsers(),
    preloadFonts(),
  ],
  css: {
    transformer: 'lightningcss',
    lightningcss: { targets: CSS_TARGETS },
  },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
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
