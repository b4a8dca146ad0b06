import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** Paths of the project that a page names in backticks or as a link's target. */
function namedPaths(page: string): string[] {
  const text = read(page);
  const quoted = [...text.matchAll(/`((?:src|data|test|e2e|bench|docs|scripts|lint|\.ci)\/[^`\s*…<]*)`/g)];
  const linked = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map((match) => [
    '',
    join(page, '..', match[1] ?? ''),
  ]);
  return [...quoted, ...linked].map((match) => match[1] ?? '');
}

describe.each(pages)('%s', (page) => {
  it('names only commands that exist', () => {
    const named = [...read(page).matchAll(/npm run ([a-z:-]+)/g)].map((match) => match[1] ?? '');
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('is merged to its end', () => {
    expect(read(page)).not.toMatch(/^(?:<{7}|>{7}) /m);
  });

  it('names only files and folders that exist', () => {
    expect(namedPaths(page).filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

it('the commands that every page may assume exist', () => {
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(['start', 'test', 'validate']));
});

/** Named in full, or by its last part in the line that names a folder around it: `check/` behind `src/core/nutrition`. */
function isNamed(folder: string, lines: readonly string[]): boolean {
  const parts = folder.split('/');
  const around = parts.map((_, depth) => parts.slice(0, depth).join('/')).filter((path) => path !== '');
  return lines.some(
    (line) =>
      line.includes(`\`${folder}\``) ||
      (line.includes(`\`${parts.at(-1)}/\``) && around.some((path) => line.includes(`\`${path}\``))),
  );
}

it('the architecture names every folder of src', () => {
  const lines = read('docs/architecture.md').split('\n');
  const folders = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
  expect(folders.length).toBeGreaterThan(50);
  expect(folders.filter((folder) => !isNamed(folder, lines))).toEqual([]);
});
