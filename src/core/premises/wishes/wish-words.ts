import { z } from 'zod';
import { buildVocabulary, type VocabularyEntry } from '#core/language/vocabulary.ts';
import data from '#data/reading/wishes.json' with { type: 'json' };

const words = z.array(z.string().min(1)).min(1);

/** `data/reading/wishes.json`. */
const wishesSchema = z.strictObject({
  about: z.string(),
  /** What is done in so many minutes. */
  quick: z.strictObject({ minutes: z.number(), names: words }),
  highProtein: words,
  minutes: words,
  hours: words,
  /** Times in words, by their minutes. */
  spans: z.record(z.string(), words),
  /** Cuisines as recipes call them. */
  cuisines: z.array(z.strictObject({ ids: words, names: words })),
  /** What a kitchen may lack, and what recipes then may not need. */
  kitchen: z.array(z.strictObject({ names: words, needs: words })),
  turns: z.strictObject({
    /** Begin something that is wanted, whatever was refused before: "no broccoli, more tofu". */
    wanted: words,
    /** Before one of those, they do not: "no more tuna". */
    notWanted: words,
    /** Begin what goes, up to what comes instead of it. */
    replaced: words,
    by: words,
    /** The same in the middle of a sentence; it ends with the next comma. */
    instead: words,
  }),
  /** Words of wishes that mean nothing by themselves. */
  plain: words,
});

/** Words of wishes that no answer needs. */
export const WISH_WORDS = wishesSchema.parse(data);

/** What else a wish can name besides food, by the ids of `WISH_VOCABULARY`. */
export const QUICK = 'quick';
export const HIGH_PROTEIN = 'high_protein';

const exactly = (kind: VocabularyEntry['kind'], id: string, phrases: readonly string[]): VocabularyEntry => ({
  kind,
  id,
  phrases,
  exact: true,
});

/**
 * Names of kitchens, cuisines and haste, for the grammar that reads all answers: `cuisine` and `tool` with their place in the list. They
 * are no part of the one vocabulary of answers, where "cook" and "easy" mean nothing.
 */
export const WISH_VOCABULARY = buildVocabulary([
  ...WISH_WORDS.cuisines.map(({ names }, at) => exactly('cuisine', String(at), names)),
  ...WISH_WORDS.kitchen.map(({ names }, at) => exactly('tool', String(at), names)),
  exactly('food', QUICK, WISH_WORDS.quick.names),
  exactly('food', HIGH_PROTEIN, WISH_WORDS.highProtein),
]);
