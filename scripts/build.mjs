// Builds the browser's part, but only when something that it is made of has changed.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';
import { run } from './run.mjs';

const WEB = 'dist/web';
const RENDERER = '.cache/prerender';
const STEPS = [
  ['vite', ['build', '--manifest', '--logLevel', 'warn']],
  ['node', ['scripts/budgets.mjs', WEB]],
  // The same app for this machine: it writes the public pages.
  ['vite', ['build', '--ssr', 'app/prerender-entry.tsx', '--outDir', `../../${RENDERER}`, '--logLevel', 'warn']],
  ['node', ['scripts/prerender.mjs', WEB, RENDERER]],
  ['node', ['scripts/service-worker.mjs', WEB]],
  ['node', ['scripts/precompress.mjs', WEB]],
];

const sources = [
  'src/web',
  'src/contract',
  'src/core',
  'data',
  'scripts/budgets.json',
  'scripts/budgets.mjs',
  'scripts/chunk-groups.ts',
  'scripts/markdown-documents.ts',
  'scripts/precompress.mjs',
  'scripts/prerender.mjs',
  'scripts/service-worker.mjs',
  'vite.config.ts',
  'package-lock.json',
  'tsconfig.json',
];
const stamp = join(root, 'dist', 'built-from');

function filesUnder(path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  const entries = readdirSync(full, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}

function sourceHash() {
  const files = sources.flatMap((path) => (path.includes('.') ? [join(root, path)] : filesUnder(path)));
  const hash = createHash('sha256');
  for (const file of files.filter((name) => !name.includes('.test.')).sort()) {
    hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Resolves with 0 when `dist/web` is up to date, else with the builder's exit code. `options` are those of `run`. */
export async function buildIfNeeded(options = {}) {
  const wanted = sourceHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted && existsSync(join(root, WEB, 'index.html')))
    return 0;
  (options.onText ?? ((text) => process.stdout.write(text)))('Building the app …\n');
  for (const [command, words] of STEPS) {
    const code = await run(command, words, options);
    if (code !== 0) return code;
  }
  writeFileSync(stamp, wanted);
  return 0;
}
