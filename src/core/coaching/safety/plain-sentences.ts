import { plainText } from '../plain-text.ts';
import { written } from './concepts.ts';

/** The plain form of a message in the words that the rules are written for, by sentences. */
export const plainSentences = (message: string): string[] => sentencesOf(written(plainText(message)));

export const sentencesOf = (plain: string): string[] =>
  plain.split(/ ?\. ?(?=\D|$)/).filter((sentence) => sentence !== '');
