// Finds a headless Chromium for the browser tests: one that is there, else the registry's, else the system's packages.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { installTool, pinnedNode, root } from './install.mjs';

const places = [
  process.env.CHROMIUM_PATH,
  // The browser without its windows: the same engine, and less to start and to draw.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
// Its own folder: other packages unpack a Chromium of another version to the same name in the temporary folder.
const folder = join(root, '.cache', 'chromium');

// One that works answers within a second or two; the registry's build hangs for good on some machines.
const START_TIMEOUT_MS = 20_000;

function start(browser) {
  const words = ['--headless', '--no-sandbox', '--disable-gpu', '--dump-dom', 'about:blank'];
  const env = { ...process.env, ...browser.env };
  return spawnSync(browser.executablePath, words, { env, timeout: START_TIMEOUT_MS });
}

const starts = (browser) => start(browser).status === 0;

function fromRegistry() {
  installTool('chromium');
  mkdirSync(folder, { recursive: true });
  // The package unpacks its bundled system libraries only where it believes itself to be on that cloud's runtime.
  const env = { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' };
  const script = "const { default: c } = await import('@sparticuz/chromium'); await c.executablePath();";
  const unpacked = spawnSync(pinnedNode, ['--input-type=module', '-e', script], {
    cwd: join(root, 'tools', 'chromium'),
    env,
    stdio: 'inherit',
  });
  if (unpacked.status !== 0) return null;
  const executablePath = join(folder, 'chromium');
  const plain = { executablePath, env: {} };
  const bundled = { executablePath, env: { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib') } };
  const { status, error } = start(plain);
  if (status === 0) return plain;
  // Libraries of the package help where the system's are missing, not where the browser starts and hangs.
  return error?.code !== 'ETIMEDOUT' && starts(bundled) ? bundled : null;
}

function fromSystemPackages() {
  if (!existsSync('/usr/bin/apt-get')) return null;
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...words) => {
    const [command, ...rest] = [...sudo, 'apt-get', ...words];
    return spawnSync(command, rest, { stdio: 'inherit' });
  };
  apt('update', '-qq');
  for (const name of ['chromium-headless-shell', 'chromium']) {
    apt('install', '-y', '-qq', '--no-install-recommends', name);
    const browser = { executablePath: `/usr/bin/${name}`, env: {} };
    if (existsSync(browser.executablePath) && starts(browser)) return browser;
  }
  return null;
}

/** Answers `{executablePath, env}` of a Chromium that starts here; ends the process with a plain line if there is none. */
export function findBrowser() {
  const existing = places
    .filter((path) => path && existsSync(path))
    .map((executablePath) => ({ executablePath, env: {} }));
  const browser = existing.find(starts) ?? fromRegistry() ?? fromSystemPackages();
  if (browser) return browser;
  console.error('No Chromium could be found or installed. Install one and name it in CHROMIUM_PATH.');
  process.exit(1);
}
