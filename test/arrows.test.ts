import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const copy = mkdtempSync(join(tmpdir(), 'arrows-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Lints the deliberately bad files with the project's own rules and answers where they fired. */
function lintBadFiles(): string[] {
  cpSync(join(root, 'test/fixtures/arrows'), copy, { recursive: true });
  cpSync(join(root, 'lint'), join(copy, 'lint'), { recursive: true });
  const rules = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'));
  writeFileSync(
    join(copy, 'biome.json'),
    JSON.stringify({ ...rules, $schema: undefined, files: undefined, vcs: undefined }),
  );
  const lint = spawnSync(join(root, 'node_modules/.bin/biome'), ['lint', '--reporter=github', '.'], {
    cwd: copy,
    encoding: 'utf8',
  });
  return lint.stdout.split('\n').filter((line) => line.startsWith('::error'));
}

describe('the arrows between the rooms', () => {
  const findings = lintBadFiles();
  const firing = (file: string, rule: string) =>
    findings.filter((line) => line.includes(`/${file},`) && line.includes(rule)).length;

  it.each([
    ['src/core/bad.ts', 'noRestrictedImports', 2],
    ['src/contract/bad.ts', 'noRestrictedImports', 2],
    ['src/web/bad.ts', 'noRestrictedImports', 1],
    ['src/server/bad.ts', 'noRestrictedImports', 1],
    ['src/core/bad.ts', 'plugin', 3],
    ['src/web/features/one/bad.ts', 'noRestrictedImports', 2],
    ['src/web/features/player/named.ts', 'noRestrictedImports', 0],
    ['src/web/features/plans/meal/bad.ts', 'noRestrictedImports', 1],
    ['src/web/parts/bad.ts', 'noRestrictedImports', 1],
    ['src/web/ui/bad.ts', 'noRestrictedImports', 1],
    ['test/pages/bad.ts', 'noRestrictedImports', 2],
    ['src/server/long-function.ts', 'noExcessiveLinesPerFunction', 1],
    ['src/server/long-file.ts', 'noExcessiveLinesPerFile', 1],
  ])('%s breaks %s %i times', (file, rule, times) => {
    expect(firing(file, rule), findings.join('\n')).toBe(times);
  });
});

/** The folders of core that each folder imports from, its tests left out. */
function coreArrows(): Map<string, Set<string>> {
  const core = join(root, 'src/core');
  const files = readdirSync(core, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.includes('/') && file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const arrows = new Map<string, Set<string>>();
  for (const file of files) {
    const folder = file.split('/')[0] ?? '';
    const to = arrows.get(folder) ?? new Set();
    for (const [, path = ''] of readFileSync(join(core, file), 'utf8').matchAll(/from '#core\/([\w-]+)\//g))
      to.add(path);
    for (const [, path = ''] of readFileSync(join(core, file), 'utf8').matchAll(/from '(\.\.\/[^']+)'/g)) {
      to.add(join(file, '..', path).split('/')[0] ?? '');
    }
    to.delete(folder);
    arrows.set(folder, to);
  }
  return arrows;
}

describe('the folders of core', () => {
  it('import each other one way only, however long the way round is', () => {
    const arrows = coreArrows();
    const waysFrom = (folder: string, seen: readonly string[]): string[] =>
      [...(arrows.get(folder) ?? [])].flatMap((next) =>
        next === seen[0] ? [[...seen, next].join(' → ')] : seen.includes(next) ? [] : waysFrom(next, [...seen, next]),
      );
    expect([...arrows.keys()].flatMap((folder) => waysFrom(folder, [folder]))).toEqual([]);
    expect(arrows.get('planning')).toContain('nutrition');
  });
});

describe('the check of a reading', () => {
  const folder = join(root, 'src/core/premises-check');
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const imports = files.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/^import (type )?[^;]*? from '([^']+)';$/gm)].map(
      ([, type, from = '']) => ({ file, isType: type !== undefined, from }),
    ),
  );
  const foreign = imports.filter(({ from }) => !from.startsWith('#core/premises-check/') && from !== 'zod');

  it('shares no code with the reader: of other folders it takes types, and facts of the catalogue', () => {
    expect(foreign.filter(({ isType, from }) => !isType && !from.startsWith('#core/catalogue/'))).toEqual([]);
    const rooms = new Set(foreign.map(({ from }) => from.split('/').slice(0, 2).join('/')));
    expect([...rooms].toSorted()).toEqual(['#core/catalogue', '#core/premises']);
  });

  it('reads no word list of the reader, and the reader none of its own', () => {
    const core = join(root, 'src');
    const sources = readdirSync(core, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
    );
    const readers = sources.filter((file) => readFileSync(join(core, file), 'utf8').includes('premises-check'));
    expect(readers.filter((file) => /^core\/(?:language|premises|athlete)\//.test(file))).toEqual([]);
    expect(files.filter((file) => /data\/reading/.test(readFileSync(join(folder, file), 'utf8')))).toEqual([]);
  });
});

describe('the purity of core', () => {
  it('knows neither the network, the process, the console nor timers', () => {
    const folder = join(copy, 'pure');
    cpSync(join(root, 'test/fixtures/purity'), folder, { recursive: true });
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ extends: join(root, 'src/core/tsconfig.json'), include: ['.'] }),
    );
    const tsc = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', folder, '--pretty', 'false'], {
      encoding: 'utf8',
    });
    const unknownNames = tsc.stdout.split('\n').filter((line) => line.includes('Cannot find name'));
    expect(unknownNames, tsc.stdout).toHaveLength(5);
  });
});
