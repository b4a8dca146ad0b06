import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { OPERATOR_TOKEN } from './e2e/operator-token.ts';
import { findBrowser } from './scripts/browser.mjs';
import { SERVER_WORDS } from './scripts/build.mjs';

const port = Number(process.env.E2E_PORT ?? 4310);
const baseURL = `http://localhost:${port}`;
/** Also where the tests find the server's mail (`e2e/mailbox.ts`): their processes read this file again, and must come to the same. */
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'e2e-'));
const dataFolder = process.env.E2E_DATA_DIR;
/** Of `npm run test:slow-line`: then the server stands behind a line that holds its answers back (`e2e/slow-line.ts`). */
const slowLineSeed = process.env.SLOW_LINE_SEED;
const serverPort = slowLineSeed === undefined ? port : port + 1;
// `npm test` has looked for a browser already; a run by hand looks here.
const OLDEST_BROWSER = /oldest-browser\.spec\.ts/;
/** They want the provider outside: `npm run test:external`. */
const EXTERNAL = process.env.FIREBASE_API_KEY === undefined ? [/external-accounts\.spec\.ts/] : [];
const executablePath = process.env.CHROMIUM_PATH ?? findBrowser().executablePath;

export default defineConfig({
  testDir: 'e2e',
  outputDir: '.cache/e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/reports/playwright.json' }]],
  use: {
    baseURL,
    // The theme is the system's until somebody chooses; every page is looked at in both.
    colorScheme: 'dark',
    // A recording slows every test; for one that fails, run it again with `--trace on`.
    trace: 'off',
    // Only the tests of the offline app want one: it would answer for the server in all others.
    serviceWorkers: 'block',
    // Waiting for what slides in was half of the time of a walk; what moves is tried in `tutorials.spec.ts` and in the oldest browser.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
    },
  },
  projects: [
    // Brings its own browser.
    { name: 'oldest', testMatch: OLDEST_BROWSER },
    {
      name: 'phone',
      testIgnore: [OLDEST_BROWSER, ...EXTERNAL],
      use: { viewport: { width: 360, height: 740 }, hasTouch: true },
    },
    // Most is the same in every window, and a phone's is enough.
    {
      name: 'desktop',
      testIgnore: [OLDEST_BROWSER, ...EXTERNAL],
      grep: /@every-window/,
      use: { viewport: { width: 1280, height: 900 } },
    },
  ],
  webServer: [
    {
      command: ['node', ...SERVER_WORDS].join(' '),
      url: `http://localhost:${serverPort}/api/health/ready`,
      reuseExistingServer: false,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      env: {
        PORT: String(serverPort),
        ...(slowLineSeed !== undefined && { PUBLIC_URL: baseURL }),
        DATA_DIR: dataFolder,
        SIGN_UP_LIMIT_PER_HOUR: '10000',
        ANALYTICS_LIMIT_PER_MINUTE: '10000',
        ADDRESS_LIMIT_PER_10_SECONDS: '100000',
        REQUEST_LIMIT_PER_10_SECONDS: '100000',
        MESSAGE_LIMIT_PER_MINUTE: '100000',
        ANALYTICS_TOKEN: OPERATOR_TOKEN,
        LOG_LEVEL: 'warn',
      },
    },
    ...(slowLineSeed === undefined
      ? []
      : [
          {
            command: 'node e2e/slow-line.ts',
            url: `${baseURL}/api/health/ready`,
            reuseExistingServer: false,
            stdout: 'pipe' as const,
            env: { PORT: String(port), SERVER_PORT: String(serverPort), SLOW_LINE_SEED: slowLineSeed },
          },
        ]),
  ],
});
