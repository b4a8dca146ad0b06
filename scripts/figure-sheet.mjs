// npm run figures [-- <names of exercises or poses>]: draws each exercise at the beginning, the middle and the turn of a
// repetition, 48 to a sheet, so that somebody who knows the lifts can look at them all. The sheets lie in .cache/figures.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { createServer } from 'vite';
import { findBrowser } from './browser.mjs';
import { root } from './install.mjs';

const FOLDER = join(root, '.cache', 'figures');
const PAGE =
  '<!doctype html><html lang="en"><body><script type="module" src="/scripts/figure-sheet-page.ts"></script></body></html>';
const TO_A_SHEET = 48;
const WINDOW = { width: 1900, height: 1000 };

const servesPage = {
  name: 'figure-sheet',
  configureServer(server) {
    server.middlewares.use('/sheet', (_request, response) => response.end(PAGE));
  },
};

const names = process.argv.slice(2).join(',');
const server = await createServer({
  root,
  configFile: false,
  plugins: [servesPage],
  server: { port: 0, hmr: false },
  logLevel: 'error',
});
await server.listen();
const [address] = server.resolvedUrls.local;
const browser = await chromium.launch({ ...findBrowser(), args: ['--no-sandbox'] });
try {
  mkdirSync(FOLDER, { recursive: true });
  const page = await browser.newPage({ viewport: WINDOW });
  let count = 1;
  for (let from = 0; from < count; from += TO_A_SHEET) {
    const query = new URLSearchParams({ from, to: from + TO_A_SHEET, ...(names && { names }) });
    await page.goto(`${address}sheet?${query}`);
    await page.waitForFunction(() => document.querySelector('figure') !== null);
    count = Number(await page.evaluate(() => document.body.dataset.count));
    await page.screenshot({ path: join(FOLDER, `${from / TO_A_SHEET + 1}.png`), fullPage: true });
  }
} finally {
  await browser.close();
  await server.close();
}
console.log(`The sheets lie in ${FOLDER}.`);
