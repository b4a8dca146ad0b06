import { foldText } from '#core/language/fold-text.ts';

/** Words that people put around a number ("about 180", "I'm 34 years old now") and that change nothing. */
const FILLER = new Set(
  (
    "i i'm im am my weight height age weigh stand is at it's its about around roughly approximately approx circa " +
    'currently now just like so tall old of and a bit little maybe only probably almost nearly'
  ).split(' '),
);

/**
 * Brings a typed measure into one form: folded, straight quotes, point as decimal mark ("82,5" → "82.5",
 * "1,200" → "1200"), filler words gone, single spaces.
 */
export function plainMeasure(text: string): string {
  return foldText(text.replaceAll('′', "'").replace(/[”“″]/g, '"'))
    .replace(/(\d),(\d{3})(?!\d)/g, '$1$2')
    .replace(/(\d),(\d)/g, '$1.$2')
    .replace(/\bor so\b/g, ' ')
    .replace(/[\p{L}']+/gu, (word) => (FILLER.has(word) ? ' ' : word))
    .replace(/[~≈:=,!]|\.(?!\d)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
