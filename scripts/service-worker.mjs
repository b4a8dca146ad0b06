// Writes the service worker of a built web application: the last step, when every file has its final name. It keeps the app
// itself on the device and nothing of any person: answers of the API never enter its caches.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { generateSW } from 'workbox-build';

const webFolder = resolve(process.argv[2]);
/** The empty page, which can become any page; before the public pages are rendered it has another name. */
const SHELL = 'app.html';

const { count, size, warnings } = await generateSW({
  globDirectory: webFolder,
  globPatterns: [SHELL, 'start.js', 'favicon.svg', 'icon-192.png', 'assets/**/*.{js,css,woff2}'],
  // The sample plan of the landing page is for those who have no account yet.
  globIgnores: ['assets/plan-sample-*.js'],
  // Their names change with their content already.
  dontCacheBustURLsMatching: /^assets\//,
  maximumFileSizeToCacheInBytes: 4 * 1024 * 1024,
  swDest: join(webFolder, 'service-worker.js'),
  inlineWorkboxRuntime: true,
  sourcemap: false,
  babelPresetEnvTargets: ['chrome >= 90', 'firefox >= 88', 'safari >= 14'],
  importScripts: ['/push-messages.js', '/worker-routes.js'],
  navigateFallback: `/${SHELL}`,
  // Files, the API and the operator's page are no pages of the app.
  navigateFallbackDenylist: [/^\/api(?:\/|$)/, /^\/operator\//, /\.\w+$/],
  cleanupOutdatedCaches: true,
  // A first visit is kept at once; a new version waits until the person takes it.
  clientsClaim: true,
  skipWaiting: false,
});
if (!readFileSync(join(webFolder, 'service-worker.js'), 'utf8').includes(SHELL)) {
  throw new Error(`the service worker does not keep ${SHELL}`);
}
for (const warning of warnings) console.warn(warning);
console.log(`Service worker: ${count} files, ${Math.round(size / 1024)} KB`);
