import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Verdict } from './check-pattern.ts';
import { type Pattern, patternsInCode } from './written-patterns.ts';

const BUILT = fileURLToPath(new URL('built-patterns.ts', import.meta.url));
const LEDGER = fileURLToPath(new URL('ledger.json', import.meta.url));
/** A megabyte of patterns, many times over. */
const MOST_BYTES = 64 * 1024 * 1024;

/** A pattern with all its places, under a name that changes with it and with them. */
export type Known = { name: string; source: string; flags: string; places: string[] };

/** Every regular expression of our code, written or built from text, each once; and the places that built none. */
export function allPatterns(): { patterns: Known[]; silent: string[] } {
  const built: Pattern[] = JSON.parse(
    execFileSync(process.execPath, [BUILT], { encoding: 'utf8', maxBuffer: MOST_BYTES }),
  );
  const { written, builders } = patternsInCode();
  const byText = new Map<string, Known>();
  for (const { source, flags, at } of [...written, ...built]) {
    const text = `/${source}/${flags}`;
    const known = byText.get(text) ?? { name: '', source, flags, places: [] };
    if (!known.places.includes(at)) known.places.push(at);
    byText.set(text, known);
  }
  const heard = new Set(built.map(({ at }) => at));
  return {
    patterns: [...byText].map(([text, known]) => ({ ...known, name: nameOf(text, known.places) })),
    silent: builders.filter((place) => !heard.has(place)),
  };
}

/** Of a pattern and its folders: what it is given may be longer elsewhere. */
function nameOf(text: string, places: readonly string[]): string {
  const folders = [...new Set(places.map((place) => place.replace(/[^/]*$/, '')))].sort();
  return createHash('sha256')
    .update(JSON.stringify([text, folders]))
    .digest('base64url')
    .slice(0, 20);
}

/** What was found of each pattern when it was checked last, by its name. */
export type Ledger = Record<string, Verdict>;

export const readLedger = (): Ledger => JSON.parse(readFileSync(LEDGER, 'utf8'));

export function writeLedger(ledger: Ledger): void {
  const rows = Object.entries(ledger).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(LEDGER, `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`);
}
