import { z } from 'zod';
import wordData from '#data/coach-words.json' with { type: 'json' };

const words = z.array(z.string()).min(1);

const data = z
  .strictObject({
    about: z.string(),
    jobs: z.strictObject({ very_active: words, active: words, sedentary: words }),
    gear: words,
    foods: words,
    restricted: words,
    conditions: words,
    medicines: words,
  })
  .parse(wordData);

export const { jobs: JOBS, gear: GEAR_WORDS, foods: FOOD_WORDS, restricted: RESTRICTED_WORDS } = data;
export const { conditions: CONDITION_WORDS, medicines: MEDICINE_WORDS } = data;

const escaped = (word: string) => word.replace(/[.+*?()[\]]/g, '\\$&');

/** One pattern for any word of a class: the longest first, with or without a plural s, a space also as a hyphen. */
export function anyOf(...classes: readonly (readonly string[])[]): string {
  const all = [...new Set(classes.flat())].sort((a, b) => b.length - a.length);
  return `(?:${all.map((word) => `${escaped(word).replace(/ /g, '[ -]')}(?:e?s)?`).join('|')})`;
}
