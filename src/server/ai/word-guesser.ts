import type { LeftOver } from '#core/premises/suggested/left-over.ts';

/** A word, and the part of the answer that it stands in: nothing else of a person. */
export type WordToGuess = Pick<LeftOver, 'field' | 'quote' | 'text'>;

/**
 * A language model that says what words of answers may mean. It answers JSON as it came, parsed or as text: whatever it is, it is read
 * with suspicion (`checkedSuggestions`), and no more than a name of our own tables is ever made of it. It must obey `signal`: after it
 * nobody waits. It may reject for any reason; then there is no guess.
 */
export type WordGuesser = {
  /** How long it may take, in milliseconds. */
  timeoutMs: number;
  guess: (words: readonly WordToGuess[], options: { signal: AbortSignal }) => Promise<unknown>;
};
