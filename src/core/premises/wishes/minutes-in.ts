import { phraseAt, phraseSet } from '#core/language/phrase-set.ts';
import { tokenise } from '#core/language/tokens.ts';
import { WISH_WORDS } from './wish-words.ts';

const MINUTES = new Set(WISH_WORDS.minutes);
const HOURS = new Set(WISH_WORDS.hours);
const SPANS = Object.entries(WISH_WORDS.spans).map(
  ([minutes, phrases]) => [Number(minutes), phraseSet(phrases)] as const,
);
const MINUTES_OF_AN_HOUR = 60;
/** More than a day is no time for a meal. */
const MOST_MINUTES = 24 * 60;

/** The first length of time in a wish, in minutes: "under 20 minutes", "half an hour", "1.5 hrs". */
export function minutesIn(text: string): number | null {
  const tokens = tokenise(text).filter(({ plain }) => plain !== '-');
  for (const [at, { kind, plain }] of tokens.entries()) {
    const spelt = SPANS.find(([, phrases]) => phraseAt(tokens, at, phrases) > 0);
    if (spelt) return spelt[0];
    const unit = tokens[at + 1]?.plain ?? '';
    if (kind !== 'number' || !(MINUTES.has(unit) || HOURS.has(unit))) continue;
    const minutes = Number(plain.replace(',', '.')) * (HOURS.has(unit) ? MINUTES_OF_AN_HOUR : 1);
    if (minutes > 0 && minutes <= MOST_MINUTES) return Math.round(minutes);
  }
  return null;
}
