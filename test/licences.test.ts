import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

type Locked = { version?: string; license?: string; dev?: boolean };
type Package = { name: string; version: string; licence: string | undefined; isForStart: boolean };

/** What may be part of what we give to others: all that these ask is that their notices go along. */
const FREE = new Set([
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC', 'MIT', 'MIT-0'],
  ...['OFL-1.1', 'Unlicense', 'Zlib'],
]);
/** What may be used as it comes, by the packages that we use so. Their own files stay under their licence, and unchanged. */
const USED_UNCHANGED: readonly { licence: string; of: RegExp; why: string }[] = [
  { licence: 'LGPL-3.0-or-later', of: /^@img\/sharp-/, why: 'libvips, a shared library that sharp loads' },
  { licence: 'MPL-2.0', of: /^(?:lightningcss|web-push)(?:$|-)/, why: 'builds the styles; sends Web Push' },
];

/** Packages that name their licence in a file beside them only. */
const TOLD_BESIDE: Readonly<Record<string, string>> = { 'png-js': 'MIT' };

/** What stands among our own files, whole or in part, and is not ours. */
const COPIED = [
  ['Inter, Barlow Condensed', 'cut to English, `src/web/ui/fonts`', 'OFL-1.1', 'of the packages below'],
  ['core-js', 'nine polyfills, `src/web/app/polyfills.js`', 'MIT', 'of `tools/polyfills`; its text stands in the file'],
  ['USDA National Nutrient Database, Release 28', '`data/foods.json`, `data/portions.json`', 'public domain', ''],
  ['WordNet 3.1', 'plain words in `data/reading/english-words.json`', 'WordNet', 'beside them'],
  ['free-exercise-db', 'names and muscles in `data/exercises.json`', 'Unlicense', ''],
  ['2024 Adult Compendium of Physical Activities', 'MET values in `data/exercises.json`', 'facts, cited', ''],
];

const nameAt = (path: string) => path.split('node_modules/').at(-1) ?? path;

function packagesOf(lockfile: string): Package[] {
  const { packages } = JSON.parse(readFileSync(join(root, lockfile), 'utf8')) as { packages: Record<string, Locked> };
  return Object.entries(packages).flatMap(([path, { version, license, dev }]) =>
    path === '' || version === undefined
      ? []
      : [{ name: nameAt(path), version, licence: license ?? TOLD_BESIDE[nameAt(path)], isForStart: !dev }],
  );
}

/** Whether an SPDX expression leaves a licence, or several together, that a test takes. */
function allows(expression: string | undefined, takes: (licence: string) => boolean): boolean {
  if (expression === undefined) return false;
  const plain = expression.replace(/^\((.*)\)$/, '$1');
  if (plain.includes(' OR ')) return plain.split(' OR ').some((part) => allows(part, takes));
  return plain.split(' AND ').every(takes);
}

const mayBeShipped = ({ name, licence }: Pick<Package, 'name' | 'licence'>) =>
  allows(
    licence,
    (each) => FREE.has(each) || USED_UNCHANGED.some((rule) => rule.licence === each && rule.of.test(name)),
  );

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** A row for each package, its versions together. */
function rowsOf(packages: readonly Package[]): string[][] {
  const names = [...new Set(packages.map(({ name }) => name))].sort();
  return names.map((name) => {
    const of = packages.filter((each) => each.name === name);
    const versions = new Set(of.map(({ version }) => version).sort());
    const licences = new Set(of.map(({ licence }) => licence ?? 'none given').sort());
    return [name, [...versions].join(', '), [...licences].join(', ')];
  });
}

const tools = readdirSync(join(root, 'tools')).sort();
const own = packagesOf('package-lock.json');
const ofTools = tools.flatMap((tool) => packagesOf(`tools/${tool}/package-lock.json`));

const page = () => `# What is not ours, and its licences

Written from the lockfiles by \`test/licences.test.ts\`, which fails when a line is not true any more. After a change of the
dependencies: \`npm run licences\`. Ironleaf itself is under the [MIT licence](../LICENSE).

What those who wrote the libraries in the browser's part want said with every copy, the build collects and the server serves at
\`/third-party-licences.txt\`.

## Among our own files

${table(['what', 'where', 'licence', 'text'], COPIED)}

## What a start installs

The libraries, what builds, and their packages for other machines. Nothing comes into this list under a licence that asks for more
than its notice, but for what is used as it comes, in files of its own:

${USED_UNCHANGED.map(({ licence, why }) => `- ${licence}: ${why}`).join('\n')}

${table(['package', 'version', 'licence'], rowsOf(own.filter(({ isForStart }) => isForStart)))}

## What tests and measurements install besides

Nothing of it is in what is built or served.

${table(['package', 'version', 'licence'], rowsOf(own.filter(({ isForStart }) => !isForStart).concat(ofTools)))}
`;

describe('the licences', () => {
  it('of all that a start installs allow its use', () => {
    const forStart = own.filter(({ isForStart }) => isForStart);
    expect(forStart.length).toBeGreaterThan(100);
    expect(forStart.filter((each) => !mayBeShipped(each))).toEqual([]);
  });

  it.each([
    ['left-pad', 'GPL-3.0-only'],
    ['left-pad', 'AGPL-3.0'],
    ['left-pad', 'LGPL-3.0-or-later'],
    ['left-pad', 'MIT AND GPL-2.0-only'],
    ['left-pad', 'UNLICENSED'],
    ['left-pad', 'SEE LICENSE IN licence.txt'],
    ['left-pad', undefined],
  ])('%s under %s could not be used', (name, licence) => {
    expect(mayBeShipped({ name, licence })).toBe(false);
  });

  it.each([
    ['left-pad', '(GPL-2.0-only OR MIT)'],
    ['left-pad', 'MIT AND Zlib'],
    ['@img/sharp-win32-x64', 'Apache-2.0 AND LGPL-3.0-or-later'],
  ])('%s under %s could', (name, licence) => {
    expect(mayBeShipped({ name, licence })).toBe(true);
  });

  it('are listed', async () => {
    await expect(page()).toMatchFileSnapshot('../docs/licences.md');
  });
});
