// Makes sure that what package-lock.json names is installed. Plain JavaScript: it runs on the system's own Node (20 or
// later) of a fresh clone; everything after it runs on the pinned Node that it installs.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
export const pinnedNode = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

const stamp = join(root, 'node_modules', '.installed');

/** Environment in which `node` and the project's tools are the pinned ones. */
export function pinnedEnvironment(extra = {}) {
  const folders = [
    join(root, 'node_modules', 'node', 'bin'),
    join(root, 'node_modules', '.bin'),
    process.env.PATH ?? '',
  ];
  return { ...process.env, PATH: folders.join(delimiter), ...extra };
}

function lockHash() {
  const hash = createHash('sha256');
  for (const name of ['package.json', 'package-lock.json', '.npmrc']) hash.update(readFileSync(join(root, name)));
  return hash.digest('hex');
}

function npm(...words) {
  const run = spawnSync('npm', [...words, '--loglevel=error', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (run.status === 0) return;
  console.error(
    `npm ${words.join(' ')} failed. Check that the npm registry can be reached, then run the same command again.`,
  );
  process.exit(run.status ?? 1);
}

/** Installs when the lockfile changed since the last time, or when nothing is installed yet. */
export function installIfNeeded() {
  const wanted = lockHash();
  const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (installed === wanted && existsSync(pinnedNode)) return;
  console.log('Installing what is missing …');
  npm('ci');
  // Where npm was told to skip install scripts, the package is there without its binary.
  if (!existsSync(pinnedNode)) npm('rebuild', 'node');
  if (!existsSync(pinnedNode)) {
    console.error('The pinned Node was not installed: allow the install script of the package "node" and try again.');
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}
