import { nearWords } from '#core/language/near-words.ts';
import { hasPhrase, type PhraseSet, phraseSet } from '#core/language/phrase-set.ts';
import type { Token } from '#core/language/tokens.ts';

/** Words one of which has to stand in a message that changes an answer. */
export type Warrant = { phrases: PhraseSet; near: (word: string) => readonly string[] };

/** A shorter word is another one too soon: "sat" and "set". */
const SLIPS_FROM = 5;

export function warrantOf(words: readonly string[]): Warrant {
  const single = words.filter((word) => word.length >= SLIPS_FROM && !word.includes(' '));
  return { phrases: phraseSet(words), near: nearWords(single) };
}

/**
 * Whether a message is about the answer at all: it has a word of each group, as typed or one slip away, or names the number that stands there
 * ("54, not 34"). "There's 4 of us" is of no training, "half past seven" of no sleep.
 */
export function isWarranted(said: readonly Token[], warrants: readonly Warrant[], before: unknown): boolean {
  const namesBefore = typeof before === 'number' && said.some(({ plain }) => plain === String(before));
  return namesBefore || warrants.every((warrant) => isSaid(said, warrant));
}

const isSaid = (said: readonly Token[], { phrases, near }: Warrant): boolean =>
  hasPhrase(said, phrases) ||
  said.some(({ kind, plain }) => kind === 'word' && plain.length >= SLIPS_FROM - 1 && near(plain).length > 0);
