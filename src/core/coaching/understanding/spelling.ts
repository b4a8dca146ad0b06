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
const CANDIDATES = [...NAMES, ...things.filter((name) => NAMES.has(name)).map((name) => `${name}s`)];

/** A good word that is one letter from such a name ("weighted vest"). */
const ORDINARY = 'weighed';

/** One letter too many, too few or wrong, or two that changed places. */
function isOneSlip(written: string, name: string): boolean {
  const longer = Math.max(written.length, name.length);
  if (longer - Math.min(written.length, name.length) > 1) return false;
  let start = 0;
  while (start < longer && written[start] === name[start]) start += 1;
  const [rest, right] = [written.slice(start), name.slice(start)];
  return (
    rest.slice(1) === right.slice(1) ||
    rest.slice(1) === right ||
    rest === right.slice(1) ||
    (rest[0] === right[1] && rest[1] === right[0] && rest.slice(2) === right.slice(2))
  );
}

/** "High blood presure", "migranes": long names with one slip as they are spelt. The first and the last letter must be right. */
export function spelt(text: string): string {
  return text.replace(/[a-z]{6,}/gi, (word) => {
    const written = word.toLowerCase();
    if (written === ORDINARY || NAMES.has(written) || NAMES.has(written.replace(/e?s$/, ''))) return word;
    const meant = (name: string) =>
      name[0] === written[0] && name.at(-1) === written.at(-1) && isOneSlip(written, name);
    return CANDIDATES.find(meant) ?? word;
  });
}
