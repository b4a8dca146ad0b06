import { foldText } from '#core/language/fold-text.ts';
import type { Mention, Reading, Span } from '#core/language/reading.ts';

/** An answer with what was read in it. */
export type FieldReading = { field: string; text: string; reading: Reading };

const PART = /[,;.!?\n()|]|\b(?:but|though|however|although)\b/giu;

/** Bare words of a stretch of text, with one space around each, so that a phrase is found by its words: " is broken ". */
const bareWords = (text: string): string =>
  ` ${foldText(text)
    .replaceAll("'", '')
    .replace(/[^\p{L}\p{N}#.+&]+/gu, ' ')
    .trim()} `;

/** The words of the same part of the sentence before and behind a mention, up to the next thing that is named. */
export function wordsBeside({ text, reading }: FieldReading, { span }: Mention): { before: string; after: string } {
  const others = reading.mentions.filter((other) => other.span !== span);
  const from = Math.max(0, ...others.map((other) => other.span.end).filter((end) => end <= span.start));
  const to = Math.min(text.length, ...others.map((other) => other.span.start).filter((start) => start >= span.end));
  const before = text.slice(from, span.start).split(PART).at(-1) ?? '';
  const after =
    text
      .slice(span.end, to)
      .replace(/^\s*\(/, ' ')
      .split(PART)[0] ?? '';
  return { before: bareWords(before), after: bareWords(after) };
}

/** The whole part of the sentence, between commas, that a mention stands in. */
export function partAround({ text }: FieldReading, { start, end }: Span): string {
  const before = text.slice(0, start).split(PART).at(-1) ?? '';
  const after = text.slice(end).split(PART)[0] ?? '';
  return bareWords(`${before}${text.slice(start, end)}${after}`);
}

export const hasAny = (words: string, phrases: readonly string[]): boolean =>
  phrases.some((phrase) => words.includes(` ${phrase} `));
