import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import listed from './duplicates.json' with { type: 'json' };

/** So many equal lines that follow each other are one piece of code, written twice. */
const RUN = 6;
const FOLDERS = ['src', 'test', 'e2e', 'bench', 'scripts'];
const CODE = /\.(?:ts|tsx|mjs|css)$/;
const root = join(import.meta.dirname, '..');

type Line = { text: string; number: number };

/** Reads the lines that say something: no blank one, no comment, no import, no lone bracket. */
function linesOf(source: string): Line[] {
  let isImport = false;
  return source.split('\n').flatMap((written, at) => {
    const text = written.trim().replace(/\s+/g, ' ');
    isImport ||= /^(?:import|export (?:type )?\{)(?: |$)/.test(text);
    const isLeftOut = isImport || !/[\p{L}\p{N}]/u.test(text) || /^(?:\/\/|\{?\/\*|\*(?: |\/))/.test(text);
    if (/;$|\bfrom '/.test(text)) isImport = false;
    return isLeftOut ? [] : [{ text, number: at + 1 }];
  });
}

/** Finds the pairs of files that share a run of lines: "a ~ b" in the order of their names, with the first two places. */
function duplicatesIn(files: ReadonlyMap<string, string>): Map<string, string> {
  const seen = new Map<string, { file: string; at: number; line: number }[]>();
  const pairs = new Map<string, string>();
  for (const [file, source] of files) {
    const lines = linesOf(source);
    for (let at = 0; at + RUN <= lines.length; at++) {
      const run = lines.slice(at, at + RUN);
      const line = run[0]?.number ?? 0;
      const text = run.map((each) => each.text).join('\n');
      const places = seen.get(text) ?? [];
      for (const other of places) {
        if (other.file === file && at - other.at < RUN) continue;
        const pair = [other.file, file].sort().join(' ~ ');
        if (!pairs.has(pair)) pairs.set(pair, `${other.file}:${other.line} ~ ${file}:${line}`);
      }
      seen.set(text, [...places, { file, at, line }]);
    }
  }
  return pairs;
}

function trackedCode(): Map<string, string> {
  const names = execFileSync('git', ['ls-files', '-z', ...FOLDERS], { cwd: root, encoding: 'utf8' }).split('\0');
  const code = names.filter((name) => CODE.test(name) && existsSync(join(root, name)));
  return new Map(code.map((name) => [name, readFileSync(join(root, name), 'utf8')]));
}

describe('code written twice', () => {
  const reasoned = z.strictObject({ files: z.tuple([z.string(), z.string()]), reason: z.string().min(30) });
  const allowed = new Set(
    z
      .array(reasoned)
      .parse(listed)
      .map(({ files }) => [...files].sort().join(' ~ ')),
  );
  const found = duplicatesIn(trackedCode());

  it('is written once, or listed in test/duplicates.json with the reason why it stands twice', () => {
    expect([...found].filter(([pair]) => !allowed.has(pair)).map(([, places]) => places)).toEqual([]);
  });

  it('is not listed any more when it is gone', () => {
    expect([...allowed].filter((pair) => !found.has(pair))).toEqual([]);
  });
});

describe('what counts as written twice', () => {
  const six = ['const a = 1;', 'const b = 2;', 'if (a) {', '  b();', '} else {', '  c();', '  d();', '}'];
  const pairsOf = (files: Record<string, string[]>) => [
    ...duplicatesIn(new Map(Object.entries(files).map(([file, lines]) => [file, lines.join('\n')]))),
  ];

  it.each([
    ['six lines in two files', { a: six, b: ['first();', ...six] }, [['a ~ b', 'a:1 ~ b:2']]],
    [
      'whatever stands between: blanks, comments, indents',
      { b: six, a: six.flatMap((line) => ['', '// why', '/** what */', ` ${line}`]) },
      [['a ~ b', 'b:1 ~ a:4']],
    ],
    ['six lines twice in one file', { a: [...six, 'other();', ...six] }, [['a ~ a', 'a:1 ~ a:10']]],
    ['not five lines', { a: six.slice(0, 5), b: [...six.slice(0, 5), 'e();'] }, []],
    ['no line that follows itself a few times', { a: Array(10).fill('tick();') }, []],
    [
      'not imports',
      {
        a: ["import { x } from 'x';", 'import {', ...'bcdefgh', "} from 'y';"],
        b: ['import {', ...'bcdefgh', "} from 'y';"],
      },
      [],
    ],
  ])('%s', (_what, files, pairs) => {
    expect(pairsOf(files as Record<string, string[]>)).toEqual(pairs);
  });
});
