// npm run test:slow-line: the browser tests, with every answer of the API held back at random.
// npm run test:repeat: the browser tests, ten times. What stands behind `--` goes to Playwright.
import { findBrowser } from './browser.mjs';
import { buildIfNeeded } from './build.mjs';
import { installForTests } from './install.mjs';
import { run } from './run.mjs';

const REPEATS = 10;

const [way, ...words] = process.argv.slice(2);
installForTests();
const built = await buildIfNeeded();
if (built !== 0) process.exit(built);
const { executablePath, env } = findBrowser();
const slowLine =
  way === 'slow-line' ? { SLOW_LINE_SEED: process.env.SLOW_LINE_SEED ?? String(Date.now() % 100_000) } : {};
const repeated = way === 'repeat' ? ['--repeat-each', String(REPEATS)] : [];
const playwright = { env: { ...env, ...slowLine, CHROMIUM_PATH: executablePath } };
process.exit(await run('playwright', ['test', ...repeated, ...words], playwright));
