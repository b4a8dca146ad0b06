import { z } from 'zod';
import weightData from '#data/coach-safety-weights.json' with { type: 'json' };
import type { Features } from '../weighing/text-features.ts';
import { readTable, scoresOf, type Table, tableSchema } from '../weighing/weight-table.ts';
import { featuresOf } from './features.ts';
import { LEARNED_CLASSES, type LearnedClass } from './verdict.ts';

/**
 * A reader beside the rules: it adds up what each word and pair of words weighs, as learned from the phrases of
 * bench/coach, and so hears what nobody wrote a rule for. It is made by `npm run train:coach` and knows no network. What
 * it may do and what it may not stands in docs/decisions/010-a-classifier-for-safety.md.
 */
export type Reading = {
  /** The higher, the more like danger. */
  score: number;
  /** What it would be, if it is one, the likeliest first. */
  kinds: readonly LearnedClass[];
  /** The highest score of any clause, so that no small talk beside it makes one look harmless. */
  worstClause: number;
};

/** Above this it raises a flag by itself. */
export const RAISES_ABOVE = 1.3;
/** … if above this still, once idioms and what is said of others are taken out. */
export const STILL_RAISED_ABOVE = -0.8;
/** Below this it takes back a flag of a rule; a life at stake needs more doubt. */
const TAKES_BACK_BELOW = -0.7;
const TAKES_BACK_URGENT_BELOW = -1.4;
export const takesBack = ({ score, worstClause }: Reading, raised: LearnedClass) =>
  Math.max(score, worstClause) <
  (raised === 'emergency' || raised === 'self_harm' ? TAKES_BACK_URGENT_BELOW : TAKES_BACK_BELOW);
/** Where a clause may end. */
const CLAUSE_ENDS = / (?:[,.]|and|but|so|because|though|then|btw|also|plus) /;
/** What is shorter belongs to what was said before. */
const SHORTEST_CLAUSE = 12;

/** Words may show that it is another kind than the score thinks. */
const KINDS_TRIED = 2;

/** What is longer is read in windows, so that much small talk cannot drown one sentence. */
const SENTENCES_AT_ONCE = 3;

const weightsSchema = z.strictObject({
  about: z.string(),
  danger: tableSchema,
  kinds: tableSchema,
});

/** Of sentences in the plain form that the rules read, the most dangerous that is said in one breath. */
export type Reader = (sentences: readonly string[]) => Reading;

export function readerOf(written: z.infer<typeof weightsSchema>): Reader {
  const danger = readTable(written.danger);
  const kinds = readTable(written.kinds);
  return (sentences) => {
    const count = Math.max(1, sentences.length - SENTENCES_AT_ONCE + 1);
    const windows = Array.from({ length: count }, (_, at) => sentences.slice(at, at + SENTENCES_AT_ONCE));
    const all = windows.map((window) => featuresOf(window.join(' . ')));
    const scores = all.map((features) => scoreOf(features, danger));
    const worst = scores.indexOf(Math.max(...scores));
    const likeliest = kindsOf(all[worst] ?? new Map(), kinds).slice(0, KINDS_TRIED);
    const clauses = sentences.flatMap(clausesOf).map((clause) => scoreOf(featuresOf(clause), danger));
    return { score: scores[worst] ?? 0, kinds: likeliest, worstClause: Math.max(...clauses) };
  };
}

function clausesOf(sentence: string): string[] {
  const clauses: string[] = [];
  for (const part of sentence.split(CLAUSE_ENDS)) {
    if (clauses.length > 0 && part.length < SHORTEST_CLAUSE) clauses.push(`${clauses.pop()} ${part}`);
    else clauses.push(part);
  }
  return clauses;
}

export const readAgain: Reader = readerOf(weightsSchema.parse(weightData));

const scoreOf = (features: Features, danger: Table): number => scoresOf(features, danger)[0] ?? 0;

/** The kinds of danger are told apart by their plain words, so several features share a bucket. */
function kindsOf(features: Features, kinds: Table): LearnedClass[] {
  const scores = scoresOf(features, kinds);
  const scoreFor = (name: LearnedClass) => scores[LEARNED_CLASSES.indexOf(name)] ?? 0;
  return [...LEARNED_CLASSES].sort((a, b) => scoreFor(b) - scoreFor(a));
}
