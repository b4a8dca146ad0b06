import { z } from 'zod';
import { foldText } from '#core/language/fold-text.ts';
import { nearWords } from '#core/language/near-words.ts';
import wordData from '#data/knowledge-words.json' with { type: 'json' };
import type { Entry } from './card.ts';

const { common, same, typed } = z
  .strictObject({
    about: z.string(),
    common: z.array(z.string()),
    same: z.array(z.array(z.string()).min(2)),
    typed: z.record(z.string(), z.string()),
  })
  .parse(wordData);
const COMMON = new Set(common);
const TYPED = new Map(Object.entries(typed));

/** A question with what was typed for short written out: "b4 gym" → "before gym". */
export const writtenOut = (text: string): string =>
  text.replace(/[a-z0-9'’]+\/?/gi, (word) => TYPED.get(word.toLowerCase()) ?? word);

/** A word of the title says as much as a word that so many askings have; one of the answer counts half. */
const TITLE_WEIGHT = 3;
const ANSWER_WEIGHT = 0.5;
const SATURATION = 1;
/** So much a word counts at most that no entry has: many of them are names of things that do not matter. */
const UNKNOWN_MOST = 4;
/** Longer ones are no words, and more of them make a question slower, not clearer. */
const WORD_MAX = 30;
const WORDS_MAX = 40;
/** Shorter words have too many neighbours to be put right. */
const MENDED_FROM = 5;

const ENDINGS = ['ing', 'ed', 'es', 's'];

/** A word without the endings that mark number or time: "squatting" and "squats" are "squat". */
function stemOf(word: string): string {
  const ending = word.endsWith('ss') ? undefined : ENDINGS.find((each) => word.endsWith(each));
  const isLong = word.length > (ending === 's' ? 3 : 4);
  let stem = ending && isLong && word.length - ending.length >= 3 ? word.slice(0, -ending.length) : word;
  if (stem.length > 3 && /[yie]$/.test(stem)) stem = stem.slice(0, -1);
  return stem.length > 3 && /(?:bb|dd|gg|mm|nn|pp|rr|tt)$/.test(stem) ? stem.slice(0, -1) : stem;
}

const SAME = new Map(same.flatMap(([first = '', ...others]) => others.map((word) => [word, stemOf(first)] as const)));
const SAME_STEMS = new Map([...SAME].map(([word, stem]) => [stemOf(word), stem] as const));

/** The words of a text that say what it is about, in the form in which they are compared; each once. */
export function termsOf(text: string): string[] {
  const words = foldText(text)
    .replaceAll("'", '')
    .split(/[^a-z0-9]+/);
  const telling = words.filter((word) => word.length > 1 && word.length <= WORD_MAX && !COMMON.has(word));
  const terms = telling.map((word) => SAME.get(word) ?? SAME_STEMS.get(stemOf(word)) ?? stemOf(word));
  return [...new Set(terms)].slice(0, WORDS_MAX);
}

export type WordIndex = {
  size: number;
  /** For each word the entries that have it, and how much they do. */
  places: ReadonlyMap<string, readonly { entry: number; weight: number }[]>;
  mend: (word: string) => string;
};

/** Makes entries ready to be found by their words. */
export function indexWords(entries: readonly Entry[]): WordIndex {
  const places = new Map<string, { entry: number; weight: number }[]>();
  for (const [entry, { title, asks, answer }] of entries.entries()) {
    const weights = new Map<string, number>();
    const add = (text: string, weight: number) => {
      for (const term of termsOf(text)) weights.set(term, (weights.get(term) ?? 0) + weight);
    };
    add(title, TITLE_WEIGHT);
    for (const ask of asks) add(ask, 1);
    add(answer, ANSWER_WEIGHT);
    for (const [term, weight] of weights) {
      const known = places.get(term) ?? [];
      known.push({ entry, weight });
      places.set(term, known);
    }
  }
  const near = nearWords(places.keys());
  const mend = (word: string) => {
    if (places.has(word) || word.length < MENDED_FROM) return word;
    const meant = near(word).filter((other) => other[0] === word[0]);
    return meant.toSorted((a, b) => (places.get(b)?.length ?? 0) - (places.get(a)?.length ?? 0))[0] ?? word;
  };
  return { size: entries.length, places, mend };
}

/**
 * How much of what a question says each entry says too, from 0 to 1. A rare word says more than a common one; a word that no entry
 * has counts against all of them.
 */
export function wordScores({ size, places, mend }: WordIndex, question: string): Float32Array {
  const scores = new Float32Array(size);
  const terms = [...new Set(termsOf(question).map(mend))];
  const tellsOf = (term: string) => {
    const known = places.get(term)?.length;
    return known === undefined ? UNKNOWN_MOST : Math.log(1 + size / (known + 0.5));
  };
  const all = terms.reduce((sum, term) => sum + tellsOf(term), 0);
  for (const term of terms) {
    const share = tellsOf(term) / all;
    for (const { entry, weight } of places.get(term) ?? []) {
      scores[entry] = (scores[entry] ?? 0) + share * (weight / (weight + SATURATION));
    }
  }
  return scores;
}
