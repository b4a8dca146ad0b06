// Writes the service worker of a built web application: the last step, when every file has its final name.
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { root } from './install.mjs';
import { OLDEST_BROWSERS } from './oldest-browsers.mjs';

const webFolder = resolve(process.argv[2]);
/** The empty page, which can become any page; before the public pages are rendered it has another name. */
const SHELL = 'app.html';
const KEPT = [SHELL, 'start.js', 'favicon.svg', 'icon-192.png', 'assets/**/*.{js,css,woff2}'];
/** The sample plan of the landing page is for those who have no account yet; a history is brought along where there is a network. */
const NOT_KEPT = /^assets\/(?:plan-sample|fit-worker|read-fit-file|import-worker)-.*\.js$/;
/** Their names change with their content already. */
const NAMED_BY_CONTENT = /^assets\//;

const files = globSync(KEPT, { cwd: webFolder })
  .filter((name) => !NOT_KEPT.test(name))
  .sort();
if (!files.includes(SHELL)) throw new Error(`the service worker does not keep ${SHELL}`);
const entries = files.map((url) => {
  const content = readFileSync(join(webFolder, url));
  const revision = NAMED_BY_CONTENT.test(url) ? null : createHash('sha256').update(content).digest('hex').slice(0, 32);
  return { url, revision, size: content.length };
});

await build({
  root,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  define: { 'self.__WB_MANIFEST': JSON.stringify(entries.map(({ url, revision }) => ({ url, revision }))) },
  build: {
    outDir: webFolder,
    emptyOutDir: false,
    target: OLDEST_BROWSERS,
    modulePreload: false,
    rolldownOptions: {
      input: join(root, 'src/web/offline/service-worker.js'),
      output: { format: 'iife', entryFileNames: 'service-worker.js' },
    },
  },
});
const size = entries.reduce((sum, entry) => sum + entry.size, 0);
console.log(`Service worker: ${entries.length} files, ${Math.round(size / 1024)} KB`);
