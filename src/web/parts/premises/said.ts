import type { PremisesSheet } from '#core/premises/sheet/premises-sheet.ts';

type Origin = PremisesSheet['foods'][number]['origin'];

/** "“peanuts”, “satay”"; empty where there are no words. */
export const quoted = (quotes: readonly string[]): string => quotes.map((quote) => `“${quote}”`).join(', ');

/** Where a line comes from: the person's words, and whether it was tapped or is a guess. */
export function saidOf(origin: Origin | null): string {
  if (!origin) return '';
  const words = quoted(origin.quotes);
  const by = { read: '', asked: '', guessed: 'My guess.', tapped: 'Set by you.' }[origin.how];
  return [words, by].filter((part) => part !== '').join(words && by ? '. ' : '');
}

/** "From “no jumping” and “my left knee”."; empty where there are no words. */
export function fromWords(origins: readonly (Origin | null)[]): string {
  const quotes = [...new Set(origins.flatMap((origin) => origin?.quotes ?? []))].map((quote) => `“${quote}”`);
  if (quotes.length === 0) return '';
  const last = quotes.pop() ?? '';
  return `From ${quotes.length > 0 ? `${quotes.join(', ')} and ` : ''}${last}.`;
}
