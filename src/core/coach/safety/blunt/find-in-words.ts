import type { Compiled, Slots } from './compile-dangers.ts';
import { BREAK } from './danger-words.ts';
import { type Entry, lexiconOf, type Vocabulary } from './lexicon.ts';

/** Where something was found: its words are those from `start` up to, but not with, `end`. */
export type Found<Kind> = { kind: Kind; start: number; end: number };

type Place = { start: number; end: number };
type Finder<Kind> = (words: readonly string[]) => Found<Kind>[];

/**
 * Makes patterns ready to be looked for. Each different word of a text is looked up once; only patterns whose every part may stand
 * somewhere in the text are tried, and each goes through the places of its parts once. So the time grows with the text and not with
 * its square.
 */
export function finderOf<Kind>(
  patterns: readonly Compiled<Kind>[],
  slots: Slots,
  options: { corrects: boolean },
): Finder<Kind> {
  const lexicon = lexiconOf(slots, options);
  const needs = patterns.map(({ steps }) => [...new Set(steps.map(({ slot }) => slot))]);
  const bySlot: number[][] = slots.all.map(() => []);
  for (const [at, need] of needs.entries()) for (const slot of need) bySlot[slot]?.push(at);
  return (words) => {
    const vocabulary = lexicon(words);
    const likely = patternsWith(vocabulary.slots, { needs, bySlot });
    if (likely.length === 0) return [];
    const places = placesOfSlots(words, vocabulary, new Set(likely.flatMap((at) => needs[at] ?? [])));
    const sentences = sentenceNumbers(words);
    return likely.flatMap((at) => {
      const pattern = patterns[at];
      if (pattern === undefined) return [];
      return placesOf(pattern, places, sentences).map((place) => ({ kind: pattern.kind, ...place }));
    });
  };
}

type Needs = { needs: readonly (readonly number[])[]; bySlot: readonly (readonly number[])[] };

function patternsWith(slots: ReadonlySet<number>, { needs, bySlot }: Needs): number[] {
  const counts = new Map<number, number>();
  for (const slot of slots) for (const at of bySlot[slot] ?? []) counts.set(at, (counts.get(at) ?? 0) + 1);
  return [...counts].flatMap(([at, count]) => (count === needs[at]?.length ? [at] : []));
}

function sentenceNumbers(words: readonly string[]): Int32Array {
  const numbers = new Int32Array(words.length + 1);
  let number = 0;
  for (const [at, word] of words.entries()) {
    if (word === BREAK) number++;
    numbers[at] = number;
  }
  return numbers;
}

/** Where the phrases of each slot stand, of the slots that matter. */
function placesOfSlots(
  words: readonly string[],
  { known, formsOf }: Vocabulary,
  slots: ReadonlySet<number>,
): Map<number, Place[]> {
  const mattering = new Map<string, Entry[]>();
  for (const [word, entries] of known) {
    const some = entries.filter(({ slot }) => slots.has(slot));
    if (some.length > 0) mattering.set(word, some);
  }
  const places = new Map<number, Place[]>();
  for (const [start, word] of words.entries()) {
    for (const { slot, phrase } of mattering.get(word) ?? []) {
      const stands = phrase.every((part, at) => at === 0 || part.fits(formsOf(words[start + at])));
      if (!stands) continue;
      const here = places.get(slot);
      const place = { start, end: start + phrase.length };
      if (here === undefined) places.set(slot, [place]);
      else here.push(place);
    }
  }
  return places;
}

/** Where a pattern stands: for each step, the ends that the steps up to it reach, each with the latest beginning. */
function placesOf<Kind>(
  { steps }: Compiled<Kind>,
  places: ReadonlyMap<number, readonly Place[]>,
  sentences: Int32Array,
): Place[] {
  let reached: Map<number, number> | null = null;
  for (const { slot, gap } of steps) {
    const next = new Map<number, number>();
    for (const { start, end } of places.get(slot) ?? []) {
      const from = reached === null ? start : beginningOf({ reached, start, gap, sentences });
      if (from >= 0) next.set(end, Math.max(from, next.get(end) ?? -1));
    }
    if (next.size === 0) return [];
    reached = next;
  }
  return [...(reached ?? [])].map(([end, start]) => ({ start, end }));
}

type Reach = { reached: ReadonlyMap<number, number>; start: number; gap: number; sentences: Int32Array };

function beginningOf({ reached, start, gap, sentences }: Reach): number {
  for (let end = start; end >= Math.max(0, start - gap); end--) {
    const from = reached.get(end);
    if (from !== undefined && sentences[from] === sentences[start]) return from;
  }
  return -1;
}
