import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
    ['src/web/bad.ts', 'noRestrictedImports', 2],
    ['src/server/bad.ts', 'noRestrictedImports', 1],
    ['src/core/bad.ts', 'plugin', 3],
  ])('%s breaks %s %i times', (file, rule, times) => {
    expect(firing(file, rule), findings.join('\n')).toBe(times);
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
