import { nearWords } from '#core/language/near-words.ts';
import { CONDITION_WORDS, FOOD_WORDS, GEAR_WORDS, RESTRICTED_WORDS } from './word-class.ts';

const LEVELS = 'beginner intermediate advanced sedentary moderate moderately'.split(' ');
const SAID_OFTEN =
  'vegetarian pescatarian pescetarian mediterranean intolerant intolerance allergic allergies shoulder hamstring achilles medicine medication conditions equipment experience injuries sessions training activity dumbbell dislikes'.split(
    ' ',
  );
/** Shorter words have neighbours that are words of their own; these have none with the same first and last letter. */
const LONG_ENOUGH = 8;
const SHORT_BUT_ALONE = 'weight height target workout workouts female minutes stress'.split(' ');

const things = [CONDITION_WORDS, FOOD_WORDS, GEAR_WORDS, RESTRICTED_WORDS].flat().flatMap((name) => name.split(/[ -]/));
/** The long names that this product knows. Not those of medicines: one that is not known must never be taken for another. */
const NAMES: ReadonlySet<string> = new Set([
  ...[...things, ...LEVELS, ...SAID_OFTEN].filter((name) => name.length >= LONG_ENOUGH),
  ...SHORT_BUT_ALONE,
]);
const nearNames = nearWords([...NAMES, ...things.filter((name) => NAMES.has(name)).map((name) => `${name}s`)]);

/** A good word that is one letter from such a name ("weighted vest"). */
const ORDINARY = 'weighed';

/** "High blood presure", "migranes": long names with one slip as they are spelt. The first and the last letter must be right. */
export function spelt(text: string): string {
  return text.replace(/[a-z]{6,}/gi, (word) => {
    const written = word.toLowerCase();
    if (written === ORDINARY || NAMES.has(written) || NAMES.has(written.replace(/e?s$/, ''))) return word;
    const meant = nearNames(written).find((name) => name[0] === written[0] && name.at(-1) === written.at(-1));
    return meant ?? word;
  });
}
