// npm run test:external: the way of a new person through the product, with the identity provider outside in the place of our own
// accounts. Nothing is changed but the environment; its emulator stands for the provider.
import { spawn } from 'node:child_process';
import { findBrowser } from './browser.mjs';
import { buildIfNeeded } from './build.mjs';
import { installForTests, installTool, pinnedEnvironment, root } from './install.mjs';
import { run } from './run.mjs';

const PROVIDER_PORT = Number(process.env.PROVIDER_PORT ?? 4350);
const READY_MS = 120_000;
const POLL_MS = 250;
/** What runs where nobody says what. */
const TESTS = ['e2e/main-job.spec.ts', 'e2e/external-accounts.spec.ts'];

const url = `http://localhost:${PROVIDER_PORT}`;
Object.assign(process.env, {
  PROVIDER_PORT: String(PROVIDER_PORT),
  FIREBASE_API_KEY: 'only-for-tests',
  FIREBASE_PROJECT_ID: 'demo-ironleaf',
  FIREBASE_AUTH_URL: url,
  FIREBASE_KEYS_URL: `${url}/keys`,
});

async function untilReady(provider) {
  const end = Date.now() + READY_MS;
  while (provider.exitCode === null && Date.now() < end) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error('the emulator of the identity provider did not start');
}

installForTests();
installTool('emulator');
const built = await buildIfNeeded();
if (built !== 0) process.exit(built);
const { executablePath, env } = findBrowser();
const stdio = ['ignore', 'inherit', 'inherit', 'ipc'];
const provider = spawn('node', ['e2e/external-provider.ts'], { cwd: root, stdio, env: pinnedEnvironment() });
let code = 1;
try {
  await untilReady(provider);
  const words = process.argv.length > 2 ? process.argv.slice(2) : TESTS;
  code = await run('playwright', ['test', ...words], { env: { ...env, CHROMIUM_PATH: executablePath } });
} finally {
  provider.kill('SIGTERM');
}
process.exit(code);
