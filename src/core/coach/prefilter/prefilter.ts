import { requiredLiterals, SHORTEST_LITERAL } from './required-literals.ts';

/**
 * A look at a text before the patterns: thousands of them read each part of a message, and hardly any can match it. What a
 * pattern cannot do without is looked up among the runs of three letters that the text has, which are noted once. So most
 * patterns cost a look-up, and a text costs what its own words bring up.
 */
export type Look = {
  text: string;
  /** One bit for each place of a run. */
  runs: Uint32Array;
  /** By the id of a need: 0 not asked yet, 1 met, 2 not met. */
  answers: Uint8Array;
};

/** Runs are told apart by the low bits of their letters. Where two share a place, a pattern is tried in vain. */
const BITS = 5;
const LOW = 2 ** BITS - 1;
const PLACES = 2 ** (BITS * SHORTEST_LITERAL);
/** Bits of a number in `runs`. */
const WORD_BITS = 32;

/** Literals of which one must be there, each as the places of its runs. */
type Need = { id: number; literals: readonly (readonly number[])[] };

const needs = new Map<string, Need>();
/** Null for a pattern of which nothing is known. */
const needOfPattern = new WeakMap<RegExp, Need | null>();

function needOf(pattern: RegExp): Need | null {
  const known = needOfPattern.get(pattern);
  if (known !== undefined) return known;
  const literals = requiredLiterals(pattern.source);
  const need = literals === null ? null : sharedNeed(literals);
  needOfPattern.set(pattern, need);
  return need;
}

/** Patterns that need the same share it, so that it is looked up once for a text. */
function sharedNeed(literals: readonly string[]): Need {
  const name = literals.join('|');
  const need = needs.get(name) ?? { id: needs.size, literals: literals.map(placesIn) };
  needs.set(name, need);
  return need;
}

/** The places of the runs of a text in lower case, one for each letter from the third on. */
function placesIn(text: string): number[] {
  const places: number[] = [];
  let place = 0;
  for (let at = 0; at < text.length; at++) {
    place = ((place << BITS) | (text.charCodeAt(at) & LOW)) & (PLACES - 1);
    if (at >= SHORTEST_LITERAL - 1) places.push(place);
  }
  return places;
}

/** Notes what a text is made of. */
export function lookAt(text: string): Look {
  const runs = new Uint32Array(PLACES / WORD_BITS);
  for (const place of placesIn(text.toLowerCase())) runs[place >>> 5] = (runs[place >>> 5] ?? 0) | (1 << (place & LOW));
  return { text, runs, answers: new Uint8Array(needs.size) };
}

/** False where a pattern cannot match the text; true where it has to be tried. */
export function mayMatch(pattern: RegExp, { runs, answers }: Look): boolean {
  const need = needOf(pattern);
  if (need === null) return true;
  const known = answers[need.id] ?? 0;
  if (known > 0) return known === 1;
  const isMet = need.literals.some((places) =>
    places.every((place) => ((runs[place >>> 5] ?? 0) >>> (place & LOW)) & 1),
  );
  if (need.id < answers.length) answers[need.id] = isMet ? 1 : 2;
  return isMet;
}

/** The texts that were looked at last: the readers of one message go through its few parts again and again. */
const recent = new Map<string, Look>();
const MOST_RECENT = 256;

let latest = lookAt('');

function recentLook(text: string): Look {
  if (text === latest.text) return latest;
  latest = recent.get(text) ?? lookAt(text);
  if (recent.size >= MOST_RECENT) recent.clear();
  recent.set(text, latest);
  return latest;
}

/** `pattern.test(text)` for patterns that are made once, and that keep no place of their own (`g`, `y`). */
export const testIn = (pattern: RegExp, text: string): boolean =>
  mayMatch(pattern, recentLook(text)) && pattern.test(text);

/** `pattern.exec(text)` for such patterns. */
export const execIn = (pattern: RegExp, text: string): RegExpExecArray | null =>
  mayMatch(pattern, recentLook(text)) ? pattern.exec(text) : null;

/** `text.replace(pattern, by)` for patterns that are made once. */
export const replaceIn = (text: string, pattern: RegExp, by: string): string =>
  mayMatch(pattern, recentLook(text)) ? text.replace(pattern, by) : text;
