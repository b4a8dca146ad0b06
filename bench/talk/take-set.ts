// node bench/talk/take-set.ts FILE NAME: takes in what an author wrote as the set NAME. Mends only the shape, and prints places and
// counts, never a word of it, since some sets are to be read by nobody.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ZodError } from 'zod';
import { parseSet } from './conversation.ts';

type Loose = Record<string, unknown>;
const isLoose = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** One thing where a list was asked for, and words where groups of words were. */
function mendExpectation(expect: Loose): Loose {
  const { writes, tells, never } = expect;
  return {
    ...expect,
    ...(isLoose(writes) && { writes: [writes] }),
    ...(tells !== undefined && { tells: listOf(tells).map((group) => listOf(group).map(String)) }),
    ...(never !== undefined && { never: listOf(never).flat().map(String) }),
  };
}

function mended(set: unknown): unknown {
  const conversations = isLoose(set) && Array.isArray(set.conversations) ? set.conversations : listOf(set);
  return conversations.map((one) => {
    if (!isLoose(one) || !Array.isArray(one.turns)) return one;
    const turns = one.turns.map((turn) => {
      if (!isLoose(turn)) return turn;
      return { ...turn, expect: isLoose(turn.expect) ? mendExpectation(turn.expect) : {} };
    });
    return { ...one, turns };
  });
}

type Issue = ZodError['issues'][number];

/** Where it does not fit: of a choice, the places in each of its branches. */
function placesOf(issue: Issue, before: readonly PropertyKey[] = []): string[] {
  const path = [...before, ...issue.path];
  if (issue.code !== 'invalid_union') return [`${path.map(String).join('.')}: ${issue.code}`];
  return issue.errors.flatMap((branch) => branch.flatMap((inner) => placesOf(inner, path)));
}

const [file, name] = process.argv.slice(2);
if (!file || !name) throw new Error('which file, and under which name?');
const text = JSON.stringify(mended(JSON.parse(readFileSync(file, 'utf8'))), null, 2);
try {
  const set = parseSet(text);
  const messages = set.reduce((sum, { turns }) => sum + turns.length, 0);
  const people = [...new Set(set.map(({ person }) => person))].sort().join(', ');
  writeFileSync(join(import.meta.dirname, 'sets', `talk-${name}.json`), `${text}\n`);
  process.stdout.write(`${name}: ${set.length} conversations, ${messages} messages, ${people}\n`);
} catch (error) {
  if (!(error instanceof ZodError)) throw error;
  process.stdout.write(`${error.issues.flatMap((issue) => placesOf(issue)).join('\n')}\n`);
  process.exitCode = 1;
}
