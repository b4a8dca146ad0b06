import { plainText } from '../plain-text.ts';
import { written } from './concepts.ts';

/** The plain form of a message in the words that the rules are written for, by sentences. */
export const plainSentences = (message: string): string[] => sentencesOf(written(plainText(message)));

export const sentencesOf = (plain: string): string[] =>
  plain.split(/ ?\. ?(?=\D|$)/).filter((sentence) => sentence !== '');

/** Nobody says one thing in more letters; what is longer is read in windows that overlap. */
const LONGEST = 300;
const OVERLAP = 60;
/** More sentences than this are read several at a time, in pieces of so many letters. */
const MOST = 64;
const SHORT = 120;

/**
 * The sentences of a message as they are read: none is left out, none is longer than any pattern can be asked to look
 * through, and where there are many, at most two come from every 120 letters.
 */
export const readableSentences = (plain: string): string[] => fewer(sentencesOf(plain).flatMap(windowsOf));

function windowsOf(sentence: string): string[] {
  const windows: string[] = [];
  let from = 0;
  while (sentence.length - from > LONGEST) {
    const end = edgeBefore(sentence, from + LONGEST, from + LONGEST - OVERLAP);
    windows.push(sentence.slice(from, end));
    from = edgeBefore(sentence, end - OVERLAP, from + 1);
  }
  return [...windows, sentence.slice(from)];
}

/** Where the last word before `end` ends; `end` itself, where there is none after `least`. */
function edgeBefore(text: string, end: number, least: number): number {
  const edge = text.lastIndexOf(' ', end);
  return edge >= least ? edge : end;
}

function fewer(sentences: readonly string[]): string[] {
  if (sentences.length <= MOST) return [...sentences];
  const joined: string[] = [];
  for (const sentence of sentences) {
    const before = joined.at(-1);
    if (before !== undefined && before.length + sentence.length < SHORT)
      joined.splice(-1, 1, `${before} . ${sentence}`);
    else joined.push(sentence);
  }
  return joined;
}
