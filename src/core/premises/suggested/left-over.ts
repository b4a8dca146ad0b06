import type { Premises } from '../premises.ts';
import { asksOfUnread } from '../question-id.ts';

/** A word that nobody understood, with the words around it: all that a model is told of a person. */
export type LeftOver = {
  /** The question that asks about it. */
  question: string;
  field: string;
  /** As typed. */
  quote: string;
  /** The part of the same answer that it stands in. */
  text: string;
};

/** So many words are asked about at once. */
const MOST = 8;
/** What is longer is no name of anything. */
const LONGEST = 80;
/** Characters of the answer before and after a word. */
const AROUND = 200;

/** The words that nobody understood and that are asked about. `textOf`: the answer of a field. */
export function leftOver({ questions }: Premises, textOf: (field: string) => string): LeftOver[] {
  const words = questions.filter(asksOfUnread).flatMap(({ id, origin }): LeftOver[] => {
    if (!('quote' in origin) || origin.quote.length > LONGEST) return [];
    const { field, quote, start, end } = origin;
    return [{ question: id, field, quote, text: textOf(field).slice(Math.max(0, start - AROUND), end + AROUND) }];
  });
  return words.slice(0, MOST);
}
