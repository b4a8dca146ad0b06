import { z } from 'zod';
import { hasPhrase, type PhraseSet, phraseAt, phraseSet } from '#core/language/phrase-set.ts';
import type { Token } from '#core/language/tokens.ts';
import measureData from '#data/told-measures.json' with { type: 'json' };

/** Words of one meaning, compared as they stand. */
export type Words = {
  /** How many tokens from here on are such a phrase; 0 for none. */
  lengthAt: (tokens: readonly Token[], at: number) => number;
  isIn: (tokens: readonly Token[]) => boolean;
};

export function wordsOf(phrases: readonly string[]): Words {
  const set: PhraseSet = phraseSet(phrases, 'plain');
  return { lengthAt: (tokens, at) => phraseAt(tokens, at, set), isIn: (tokens) => hasPhrase(tokens, set) };
}

const single = z.array(z.string().min(1)).transform((list): ReadonlySet<string> => new Set(list));
const phrases = z.array(z.string().min(1)).transform(wordsOf);

export const NUMBER_FIELDS = [
  ...(['weightLbs', 'targetWeightLbs', 'heightIn', 'age', 'workoutDaysPerWeek', 'workoutDuration'] as const),
  ...(['mealsPerDay', 'sleepHours'] as const),
];
export type NumberField = (typeof NUMBER_FIELDS)[number];

/** How a person tells numbers of themselves. */
export const MEASURE_WORDS = z
  .strictObject({
    about: z.string(),
    units: z.strictObject({
      ...{ weight: single, height: single, minutes: single, hours: single, years: single, times: single },
      ...{ meals: single, else: single },
    }),
    adjectives: single,
    rates: z.strictObject({ week: phrases, day: phrases }),
    denied: phrases,
    moved: phrases,
    movedBehind: phrases,
    soft: phrases,
    cues: z.record(z.enum(NUMBER_FIELDS), phrases),
    selfMeasured: phrases,
    justNow: phrases,
    lifted: phrases,
    trunk: phrases,
    ofOthers: phrases,
    otherSport: phrases,
    lastNight: phrases,
    done: phrases,
    own: phrases,
    notSo: phrases,
    deniedDirectly: phrases,
    points: phrases,
    weighed: phrases,
    targetBehind: phrases,
    pointsBack: phrases,
    /** The three meals that everybody knows, by their names, and what leaves no others. */
    meals: z.array(phrases),
    nothingElse: phrases,
    /** Words for so many days of a week. */
    runs: z
      .record(z.string(), z.number().int().positive())
      .transform((runs) => Object.entries(runs).map(([phrase, days]) => ({ words: wordsOf([phrase]), days }))),
    corrects: phrases,
  })
  .parse(measureData);

export type UnitKind = keyof typeof MEASURE_WORDS.units;
