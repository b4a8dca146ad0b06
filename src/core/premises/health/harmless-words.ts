import type { Unread } from '#core/language/reading.ts';
import { clausesOf } from './agreement-words.ts';
import type { HealthFacts } from './health-facts.ts';

const NEAR = 40;

/** "Fit as a butcher's dog", "strong as an ox": whatever a person likens their health to names no illness. */
const LIKENED =
  /\b(?:fit|healthy|strong|tough|right|sound|hale|happy|sturdy|solid|good|fresh|keen|bright|lively|blind|deaf|stiff|slow|daft|clean|regular|flexible|bendy) as (?:an? |the |any )?(?:[\p{L}'’-]+ ){0,3}$/iu;
/** "Like a horse", "the heart of a bull", "in the shape of my life". */
const OF_SOMETHING = /(?:\b(?:like|of) an? (?:[\p{L}'’-]+ ){0,3}|ing like )$/iu;
const ORDINAL = /^(?:st|nd|rd|th|er|eme|ème)$/i;
/** "Dr Parrish", "under Mr Seth", "nurse Joy". */
const TITLED =
  /\b(?:dr|doctor|mr|mrs|ms|miss|prof|professor|nurse|sister|frau|herr|dra?)\.?\s+(?:\p{Lu}[\p{L}'’-]*\s+){0,2}$/u;
/** "At Flinders", "in Groote Schuur": a place, by its capital. */
const PLACED = /\b(?:at|in|from|with|under|by|bei|am|im|à|au|en|no|na)\s+(?:the\s+)?(?:\p{Lu}[\p{L}'’-]*\s+){0,2}$/u;
const OF_A_PLACE = /^\s*(?:hospital|clinic|infirmary|ward|medical|centre|center|surgery|general|road|health)\b/i;
/** "Tetanus jab", "shingles vaccine": against an illness, which is none. */
const VACCINE = /^\s*(?:\p{L}+\s+)?(?:jabs?|vaccin\p{L}*|shots?|boosters?|inoculation|immunisation|immunization)\b/iu;
const VACCINATED =
  /\b(?:vaccinated|immunised|immunized|jabbed|inoculated|jabs?|vaccines?) (?:against|for)\s+(?:\p{L}+\s+)?$/iu;

/** Words that nobody knows and that can name no illness: by where they stand (a likeness, a doctor's name, a vaccine) or by themselves. */
export function isHarmless(
  { quote, span }: Pick<Unread, 'quote' | 'span'>,
  text: string,
  { agreement, harmless }: HealthFacts,
): boolean {
  const before = text.slice(Math.max(0, span.start - NEAR), span.start);
  const behind = text.slice(span.end, span.end + NEAR);
  if (LIKENED.test(before) || OF_SOMETHING.test(before)) return true;
  if (ORDINAL.test(quote) && /\d$/.test(before)) return true;
  const isCapital = /^\p{Lu}/u.test(quote);
  if (isCapital && (TITLED.test(before) || PLACED.test(before) || OF_A_PLACE.test(behind))) return true;
  if (VACCINE.test(behind) || VACCINATED.test(before)) return true;
  const words = clausesOf(quote).join(' ').trim();
  const clauses = clausesOf(`${before}${quote}${behind}`);
  if (
    words !== '' &&
    clauses.some((clause) => (clause.match(harmless) ?? []).some((phrase) => ` ${phrase} `.includes(` ${words} `)))
  )
    return true;
  return words.split(/[ ,]+/).every((word) => SPOKEN.some((list) => ` ${word} `.search(agreement[list]) === 1));
}

/** Lists whose single words are of an agreement, not of an illness. */
const SPOKEN = ['anyone', 'grants', 'likes', 'says', 'training', 'checks', 'ahead'] as const;
