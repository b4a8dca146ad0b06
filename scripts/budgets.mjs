// Fails the build when what a page asks for before it can show anything has outgrown its budget, or when the app uses
// what an old browser that we promise cannot read, or when the library of an identity provider outside is part of an app that does
// not sign people in with it. The whole loads are measured by `npm run bench:web`.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './install.mjs';

const webFolder = resolve(process.argv[2]);
const budgets = JSON.parse(readFileSync(join(root, 'scripts/budgets.json'), 'utf8'));
const manifest = JSON.parse(readFileSync(join(webFolder, '.vite/manifest.json'), 'utf8'));
/** Safari knows them since 16.4; we promise 14. */
const LOOKBEHIND = /\(\?<[=!]/;

const read = (file) => readFileSync(join(webFolder, file), 'utf8');
const entry = Object.keys(manifest).find((name) => name === 'index.html');

function chunksOf(name, seen = new Set()) {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const imported of manifest[name].imports ?? []) chunksOf(imported, seen);
  return seen;
}

/** Bytes of the scripts and styles of a screen and of the app around it, each compressed by gzip. */
function weightOf(screen) {
  const chunks = [...chunksOf(screen, chunksOf(entry))].map((name) => manifest[name]);
  const files = new Set(chunks.flatMap(({ file, css = [] }) => [file, ...css]));
  return [...files].reduce((sum, file) => sum + gzipSync(read(file)).length, 0);
}

const faults = [];
for (const [screen, budget] of Object.entries(budgets)) {
  const weight = weightOf(screen === 'app/main.tsx' ? entry : screen);
  if (weight > budget) faults.push(`${screen} weighs ${weight} bytes, its budget is ${budget}`);
}
for (const { file } of Object.values(manifest)) {
  if (file.endsWith('.js') && LOOKBEHIND.test(read(file)))
    faults.push(`${file} has a lookbehind, which Safari 14 cannot read`);
}
/** What its library cannot be without: the names of its packages, and where it asks. The word itself is an English one. */
const LIBRARY = /@firebase\/|identitytoolkit|securetoken\.googleapis/i;
if (readFileSync(`${webFolder}-identity.json`, 'utf8') === 'null') {
  for (const file of readdirSync(webFolder, { recursive: true }).filter((name) => name.endsWith('.js'))) {
    if (LIBRARY.test(read(file))) faults.push(`${file} holds something of a library that this app does not use`);
  }
}
for (const fault of faults) console.error(fault);
process.exit(faults.length === 0 ? 0 : 1);
