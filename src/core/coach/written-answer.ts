import { LONGEST_ANSWER } from '#core/athlete/profile-fields.ts';

const NOTHING = /^(?:none|no|nothing|n\/?a|nil|none known|no allergies|no injuries)?\.?$/i;

/** A written answer without the word for nothing: "None" → "". */
export function heldWords(answer: string): string {
  return NOTHING.test(answer.trim()) ? '' : answer.trim();
}

/** Puts words behind what stands there, so that the words before stay as they are. */
export function added(held: string, words: string): string {
  return (held === '' ? words : `${held}, ${words}`).slice(0, LONGEST_ANSWER);
}

/** The parts of a written list: "peanuts, soy and eggs" → three. */
export function partsOf(answer: string): string[] {
  return heldWords(answer)
    .split(/[,;]|\band\b|&/i)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
