import { foldText } from '#core/language/fold-text.ts';

/** Whether a question is about a word that nobody knows. */
export const asksOfUnread = ({ id }: { id: string }): boolean => id.startsWith('unread:');

/** So much of the words stands in an id; what is longer is told apart by a number made of all of it. */
const LONGEST = 60;

/**
 * The id of a question about words: the same as long as the words are, wherever in the answer they stand; other words are asked about
 * anew.
 */
export function questionId(kind: string, words: string): string {
  const plain = foldText(words)
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_|_$/g, '');
  return plain.length <= LONGEST ? `${kind}:${plain}` : `${kind}:${plain.slice(0, LONGEST)}~${numberOf(plain)}`;
}

/** FNV-1a, in letters and digits. */
function numberOf(words: string): string {
  let sum = 0x811c9dc5;
  for (const letter of words) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return sum.toString(36);
}
