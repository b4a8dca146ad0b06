import { foldText } from '#core/language/fold-text.ts';
import type { Mention, Reading, Span, SubjectKind } from '#core/language/reading.ts';

/** An answer with what was read in it. */
export type FieldReading = { field: string; text: string; reading: Reading };

/** No sentence part is longer that says something of a name; bounds the work on a text without a comma. Characters. */
const REACH = 64;
const PART = /[,;!?\n()|]|\.(?!\d)|\b(?:but|though|however|although)\b/giu;

const SENTENCE_END = /[;!?\n]|\.(?!\d)|\b(?:but|though|however|although)\b/iu;

/** Letters that need no folding but their case. */
const PLAIN = /^[ -~\s]*$/;

/** Bare words of a stretch of text, with one space around each, so that a phrase is found by its words: " is broken ". */
export function bareWords(text: string): string {
  if (text.trim() === '') return ' ';
  const folded = PLAIN.test(text) ? text.toLowerCase() : foldText(text);
  const words = folded.replace(/['`]/g, '').replace(/[^\p{L}\p{N}#.+&]+/gu, ' ');
  return ` ${words.trim()} `;
}

/** "… but they're at my parents'", ", its my wifes". */
const BUT_IT_IS =
  /^[^.;!?\n,]{0,20}(?:,|\bbut\b)[ ,]*(?:but )?(?:it|its|it's|they|they're|theyre|that|that's|thats|those|which|i never|never|i dont|i don't|dont|don't|rarely|i rarely|hardly)\b[^.;!?\n,]*/i;

/** Stands behind words that the next name cuts off. */
export const CUT = '… ';

type Beside = { before: string; after: string; butItIs: string };

/** The answer with nothing named in it but these kinds: "gathers dust" names no food beside a rower. */
export function withOnly(answer: FieldReading, kinds: ReadonlySet<SubjectKind>): FieldReading {
  const mentions = answer.reading.mentions.filter(({ senses }) => senses.some(({ kind }) => kinds.has(kind)));
  return { ...answer, reading: { ...answer.reading, mentions } };
}

/** How many of some numbers, in their order, are below a limit. */
export function countBelow(all: readonly number[], limit: number): number {
  let [low, high] = [0, all.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((all[middle] ?? 0) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Where a mention stands among all, which are in the order of the text. */
export function placeOf({ mentions }: Reading, { start }: Span): number {
  let [low, high] = [0, mentions.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((mentions[middle]?.span.start ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  return low;
}

function neighbours(reading: Reading, span: Span): { last: Mention | undefined; next: Mention | undefined } {
  const at = placeOf(reading, span);
  return { last: reading.mentions[at - 1], next: reading.mentions[at + 1] };
}

/** The words of the same part of the sentence before and behind a mention, up to the next thing that is named. */
export function wordsBeside({ text, reading }: FieldReading, { span }: Mention): Beside {
  const { last, next } = neighbours(reading, span);
  const from = Math.max(0, span.start - REACH, last?.span.end ?? 0);
  const to = Math.min(text.length, span.end + REACH, next?.span.start ?? text.length);
  const before = text.slice(from, span.start).split(PART).at(-1) ?? '';
  const after =
    text
      .slice(span.end, to)
      .replace(/^\s*\(/, ' ')
      .split(PART)[0] ?? '';
  const isCut = to < text.length && after.length === to - span.end;
  const [butItIs = ''] = BUT_IT_IS.exec(text.slice(span.end, to)) ?? [];
  return { before: bareWords(before), after: `${bareWords(after)}${isCut ? CUT : ''}`, butItIs: bareWords(butItIs) };
}

/** A mention is looked at from several sides, its part of the sentence each time. */
const parts = new WeakMap<Span, string>();

/** The whole part of the sentence, between commas, that a mention stands in. */
export function partAround(answer: FieldReading, span: Span): string {
  const known = parts.get(span);
  if (known !== undefined) return known;
  const made = partOf(answer, span);
  parts.set(span, made);
  return made;
}

function partOf({ text }: FieldReading, { start, end }: Span): string {
  const before =
    text
      .slice(Math.max(0, start - REACH), start)
      .split(PART)
      .at(-1) ?? '';
  const after = text.slice(end, end + REACH).split(PART)[0] ?? '';
  return bareWords(`${before}${text.slice(start, end)}${after}`);
}

const FULL_STOP = /[;!?\n]|\.(?!\d)/;

/** A mention and what follows it, to the end of the sentence. */
export const sentenceFrom = ({ text }: FieldReading, { span: { start } }: Mention): string =>
  bareWords(text.slice(start, start + 2 * REACH).split(FULL_STOP)[0] ?? '');

/** "Bands, my old bike is gone": from here on something else is spoken of. */
const ANOTHER_THING = /,\s*(?:and\s+)?(?:my|a|an|his|her|our|some|other)\s/i;

/** The rest of the sentence behind a mention, over "but", up to the next thing that is named or spoken of. */
export function restOf({ text, reading }: FieldReading, mention: Mention): string {
  const { next } = neighbours(reading, mention.span);
  const behind = text.slice(mention.span.end, Math.min(mention.span.end + REACH, next?.span.start ?? text.length));
  const [sentence = ''] = behind.split(FULL_STOP);
  return bareWords(sentence.split(ANOTHER_THING)[0] ?? '');
}

/** What is told of a mention: its own part of the sentence, and the parts behind it that name nothing ("bad back, surgery 6 weeks ago"). */
export function toldOf({ text, reading }: FieldReading, mention: Mention, part: string): string {
  const { next } = neighbours(reading, mention.span);
  const behind = text.slice(mention.span.end, Math.min(mention.span.end + REACH, next?.span.start ?? text.length));
  const [, ...others] = (behind.split(SENTENCE_END)[0] ?? '').split(PART);
  const whole = next && !SENTENCE_END.test(behind) ? others.slice(0, -1) : others;
  return whole.length > 0 ? `${part}${bareWords(whole.join(' ')).slice(1)}` : part;
}

/** The parts of the sentence, between commas, that begin with a mention or stand behind it, up to the next thing that is named. */
export function partsBehind({ text, reading }: FieldReading, mention: Mention): string[] {
  const { next } = neighbours(reading, mention.span);
  const end = Math.min(mention.span.end + 2 * REACH, next?.span.start ?? text.length);
  const parts = (text.slice(mention.span.end, end).split(FULL_STOP)[0] ?? '').split(PART).map(bareWords);
  // What the next name cuts off belongs to that.
  return next && end === next.span.start ? parts.slice(0, -1) : parts;
}

/** The phrases of a list by their first words: a text is walked once, however long the list is. */
const firstWords = new WeakMap<readonly string[], ReadonlyMap<string, readonly string[]>>();

function byFirstWord(phrases: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const known = firstWords.get(phrases);
  if (known) return known;
  const made = new Map<string, string[]>();
  for (const phrase of phrases) {
    const [first = ''] = phrase.split(' ');
    made.set(first, [...(made.get(first) ?? []), phrase]);
  }
  firstWords.set(phrases, made);
  return made;
}

/** Whether one of the phrases stands in bare words (see `bareWords`). The list is kept by its identity: hand in the same one each time. */
export function hasAny(words: string, phrases: readonly string[]): boolean {
  const first = byFirstWord(phrases);
  for (let at = words.indexOf(' '); at !== -1 && at + 1 < words.length; at = words.indexOf(' ', at + 1)) {
    const end = words.indexOf(' ', at + 1);
    const starting = first.get(words.slice(at + 1, end === -1 ? words.length : end));
    if (starting?.some((phrase) => words.startsWith(`${phrase} `, at + 1))) return true;
  }
  return false;
}
