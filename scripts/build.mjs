// Builds the browser's part and the server's, each only when something that it is made of has changed.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtFor, identityTool } from './external-identity.mjs';
import { installTool, root } from './install.mjs';
import { run } from './run.mjs';

const SERVER = 'dist/server';
const WEB = 'dist/web';
const RENDERER = '.cache/prerender';

/** What Node is told to run the built server; errors name lines of its sources. */
export const SERVER_WORDS = ['--enable-source-maps', `${SERVER}/main.js`];
/** The same for the operator's commands. */
export const OPERATOR_WORDS = ['--enable-source-maps', `${SERVER}/operator.js`];

/** In each part one stage follows the other; the steps of a stage run side by side. */
const PARTS = [
  {
    made: `${SERVER}/main.js`,
    from: ['src/server', 'src/contract', 'src/core', 'data', 'scripts/build-server.mjs'],
    stages: [[['node', 'scripts/build-server.mjs', SERVER]]],
  },
  {
    made: `${WEB}/index.html`,
    variant: builtFor(process.env),
    from: [
      'src/web',
      'src/contract',
      'src/core',
      'data',
      'scripts/budgets.json',
      'scripts/budgets.mjs',
      'scripts/chunk-groups.ts',
      'scripts/external-identity.mjs',
      'scripts/licence-notices.ts',
      'scripts/markdown-documents.ts',
      'scripts/oldest-browsers.mjs',
      'scripts/precompress.mjs',
      'scripts/prerender.mjs',
      'scripts/service-worker.mjs',
      'src/server/identity/firebase/settings.ts',
      'tools/firebase/package-lock.json',
      'vite.config.ts',
    ],
    stages: [
      [
        ['vite', 'build', '--manifest', '--logLevel', 'warn'],
        // The same app for this machine: it writes the public pages.
        ['vite', 'build', '--ssr', 'app/prerender-entry.tsx', '--outDir', `../../${RENDERER}`, '--logLevel', 'warn'],
      ],
      [['node', 'scripts/budgets.mjs', WEB]],
      [['node', 'scripts/prerender.mjs', WEB, RENDERER]],
      [
        ['node', 'scripts/service-worker.mjs', WEB],
        ['node', 'scripts/precompress.mjs', WEB],
      ],
    ],
  },
];
const EVERY_PART_FROM = ['package-lock.json', 'tsconfig.json', 'scripts/build.mjs'];

function filesUnder(path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  const entries = readdirSync(full, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}

function sourceHash(sources, variant) {
  const files = sources.flatMap((path) => (path.includes('.') ? [join(root, path)] : filesUnder(path)));
  const hash = createHash('sha256').update(variant);
  for (const file of files.filter((name) => !name.includes('.test.')).sort()) {
    hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** The part's stamp, its hash now, and whether the one says the other. */
function stateOf({ made, from, variant = '' }) {
  const stamp = `${join(root, made, '..')}-built-from`;
  const hash = sourceHash([...from, ...EVERY_PART_FROM], variant);
  const isCurrent = existsSync(join(root, made)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
  return { stamp, hash, isCurrent };
}

async function buildPart({ stages }, { stamp, hash }, options) {
  for (const stage of stages) {
    const codes = await Promise.all(stage.map(([command, ...words]) => run(command, words, options)));
    const failed = codes.find((code) => code !== 0);
    if (failed !== undefined) return failed;
  }
  writeFileSync(stamp, hash);
  return 0;
}

/** Resolves with 0 when what is built is up to date, else with a builder's exit code. `options` are those of `run`. */
export async function buildIfNeeded(options = {}) {
  const stale = PARTS.map((part) => ({ part, state: stateOf(part) })).filter(({ state }) => !state.isCurrent);
  if (stale.length === 0) return 0;
  const tool = identityTool(process.env);
  if (tool !== null) installTool(tool);
  (options.onText ?? ((text) => process.stdout.write(text)))('Building the app …\n');
  const codes = await Promise.all(stale.map(({ part, state }) => buildPart(part, state, options)));
  return codes.find((code) => code !== 0) ?? 0;
}
