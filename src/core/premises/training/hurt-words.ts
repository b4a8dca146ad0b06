import type { Mention } from '#core/language/reading.ts';
import type { MovementWords } from './movement-words.ts';
import { hasAny } from './words-beside.ts';

/** From a year on, what was torn or operated on counts as an old injury: kept light, no longer spared altogether. */
const OLD_MONTHS = 12;
const MONTHS: Readonly<Record<string, number>> = { day: 1 / 30, week: 7 / 30, month: 1, year: 12 };
const LONG_AGO =
  / (?:years ago|yrs ago|year ago|decades? ago|as a kid|as a teen(?:ager)?|long ago|ages ago|in high school|in college|back in) /;
/** A year in the text, such as "2019" or "since 98", is long past unless the words say "this year". */
const YEAR = / (?:19|20)\d\d /;

const isAgo = (part: string): boolean => / (?:ago|since|post|after|back|in) /.test(part);

function isOld({ quantities }: Mention, part: string): boolean {
  const months = quantities.flatMap(({ value, max, unit }) =>
    unit && MONTHS[unit] ? (max ?? value) * MONTHS[unit] : [],
  );
  if (isAgo(part) && months.some((each) => each >= OLD_MONTHS)) return true;
  return LONG_AGO.test(part) || YEAR.test(part);
}

/** Is a sore joint a hurt one: torn, operated on, said to be bad? Not when that is a year ago. */
export function isHurt(mention: Mention, part: string, { severe }: MovementWords): boolean {
  if (mention.strength === 'slight') return false;
  if (mention.strength === 'reaction') return true;
  return hasAny(part, severe) && !isOld(mention, part);
}

/** Is it over? What was replaced or fused never is. */
export function isOver({ time }: Mention, part: string, { permanent }: MovementWords): boolean {
  return (time === 'healed' || time === 'former') && !hasAny(part, permanent);
}
