import { z } from 'zod';
import type { Profile } from '#core/athlete/profile.ts';
import type { ProposedChange } from '#core/coach/turn.ts';
import type { Features } from '#core/coach/weighing/text-features.ts';
import { readTable, scoresOf, tableSchema } from '#core/coach/weighing/weight-table.ts';
import weightData from '#data/coach-change-weights.json' with { type: 'json' };
import { testIn } from '../../prefilter/prefilter.ts';
import type { NumberField } from '../../reader/told/measure-words.ts';
import { clausesOf } from '../clauses.ts';
import { STRIKE } from '../read-taken-off.ts';
import { SAID_BY } from './cues.ts';
import { changeFeatures } from './features.ts';
import { CALLED, type Kind, kindNamed, valuesNamed } from './kinds.ts';
import { changeOf } from './values.ts';

/**
 * A reader beside the rules, for messages in which these find no change: it adds up what words and pairs of words weigh, as
 * learned from the phrases of bench/coach, and so tells which answer is meant in words that nobody wrote a rule for. The value
 * itself is found by plain code. What it may do stands in docs/decisions/012-a-classifier-for-changes.md.
 */
/** `sureness`: above SURE_ABOVE it holds, see there. */
export type Reading = { change: ProposedChange; isSure: boolean; sureness: number };

/** How much the likeliest kind says of whether anything is changed at all; its score is mostly around −5. */
const KIND_COUNTS = 0.3;
const KIND_USUAL = -5;
/** Below this even what the rules found is only asked about. */
const DOUBTS_BELOW = -1.5;
/** By so much a weight must be liker to one that is wanted. */
const RATHER_A_TARGET = 0.25;
/** Above this a change is made, and can be taken back. */
const SURE_ABOVE = 0.5;
/** Above this it is made once the person says yes. */
const ASKS_ABOVE = -0.5;
/** So many kinds are tried, the likeliest first and no unlikelier than this: that of what stands there already is no change. */
const MOST_TRIED = 3;
const STILL_LIKELY = 1;
/** "By hand", "on my feet": much is named that is meant for no list. */
const ADDS_ABOVE = -4.5;

export const changeWeightsSchema = z.strictObject({
  about: z.string(),
  /** The outputs of `kinds`, by their names. */
  names: z.array(z.string()).min(1),
  /** Whether anything is changed. */
  any: tableSchema,
  kinds: tableSchema,
});

export type ChangeClassifier = {
  /** The change that a message tells of in which the rules found none. */
  readAgain: (message: string, profile: Profile) => Reading | null;
  /** Whether a message in which the rules found a change is unlike all that change anything. */
  doubts: (message: string) => boolean;
  /** Whether a weight that the rules found is rather the weight that is wanted. */
  isTarget: (message: string) => boolean;
};

export function classifierOf(written: z.infer<typeof changeWeightsSchema>): ChangeClassifier {
  const [any, kinds] = [readTable(written.any), readTable(written.kinds)];
  const named = written.names.map(kindNamed);
  const scoreOf = (features: Features) => scoresOf(features, any)[0] ?? 0;
  const weightOf = (weights: readonly number[], name: NumberField) => weights[written.names.indexOf(name)] ?? 0;
  return {
    readAgain: (message, profile) => {
      if (!/\p{L}{2}/u.test(message)) return null;
      // What the rules take for a question, a wish, the past or somebody else's matter stays that.
      const meant = clausesOf(message).filter(
        ({ isIdle, isQuestion, text }) => !isIdle && (!isQuestion || testIn(ASKS_OF_US, text)),
      );
      if (meant.length === 0) return null;
      const told = { text: meant.map(({ text }) => text).join('. '), quote: message };
      const features = changeFeatures(message);
      const score = scoreOf(features);
      for (const { kind, weight } of likeliestOf(scoresOf(features, kinds), { named, profile, text: told.text })) {
        const isNoAdding = kind.does === 'add' && (weight < ADDS_ABOVE || testIn(STRIKE, told.text));
        const change = isNoAdding ? null : changeOf(kind, told, profile);
        if (!change || SAID_BY[change.field]?.test(message) === false) continue;
        const sureness = score + KIND_COUNTS * (weight - KIND_USUAL);
        return sureness > ASKS_ABOVE ? { change, isSure: sureness > SURE_ABOVE, sureness } : null;
      }
      return null;
    },
    doubts: (message) => scoreOf(changeFeatures(message)) < DOUBTS_BELOW,
    isTarget: (message) => {
      const weights = scoresOf(changeFeatures(message), kinds);
      return weightOf(weights, 'targetWeightLbs') > weightOf(weights, 'weightLbs') + RATHER_A_TARGET;
    },
  };
}

/** "Would you substitute …": whether it is a request is for the tables to tell. */
const ASKS_OF_US = /^(?:can|could|would|will) (?:you|we)\b/i;

type Weighed = { kind: Kind; weight: number };
type Seen = { named: readonly (Kind | undefined)[]; profile: Profile; text: string };

/** The kinds that are worth a look for their value, the likeliest first. */
function likeliestOf(weights: readonly number[], { named, profile, text }: Seen): Weighed[] {
  const all = weights
    .flatMap((weight, at) => {
      const kind = named[at];
      return kind ? [{ kind, weight }] : [];
    })
    .sort((a, b) => b.weight - a.weight);
  const [first] = all;
  if (!first) return [];
  const { field, does } = first.kind;
  const spoken = does === 'choose' ? valuesNamed(field, text).filter((value) => value !== profile[field]) : [];
  const [only] = spoken;
  // "It is not female, it is other": what is called by its name is meant.
  if (only !== undefined && spoken.length === 1) {
    const kind = all.find(({ kind }) => kind.does === 'choose' && kind.field === field && kind.value === only)?.kind;
    if (kind) return [{ kind, weight: first.weight }];
  }
  if (does !== 'choose' || profile[field] !== first.kind.value) {
    return all.filter(({ weight }) => weight > first.weight - STILL_LIKELY).slice(0, MOST_TRIED);
  }
  // "You have me as advanced, but beginner is the truth": what stands there already is spoken of, and another value meant.
  return all
    .filter(
      ({ kind }) =>
        kind.does === 'choose' &&
        kind.field === field &&
        kind.value !== profile[field] &&
        CALLED[kind.value]?.test(text),
    )
    .slice(0, 1);
}

export const changeClassifier: ChangeClassifier = classifierOf(changeWeightsSchema.parse(weightData));
