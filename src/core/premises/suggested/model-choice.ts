import type { Decision, KeptDecision } from '#core/athlete/go-by.ts';

/** A choice that stands there because a model proposed it: its id is kept with the tap, and tells where the tap's meaning is from. */
const BY_MODEL = 'model:';

export const isByModel = ({ id }: { id: string }): boolean => id.startsWith(BY_MODEL);

/** The words of the name behind such a choice. */
export const wordsOfChoice = (id: string): string => id.slice(BY_MODEL.length);

/** The choice that a word is this name of ours. */
export const choiceOfName = ({ words, label }: { words: string; label: string }) => ({
  id: BY_MODEL + words,
  label: `It is ${label}`,
});

/** The taps that say what a word is, as they are kept. */
export const meaningsAmong = (decisions: readonly Decision[], at: string): KeptDecision[] =>
  decisions
    .filter((decision) => decision.about === 'question' && isByModel({ id: decision.choice }))
    .map((decision) => ({ decision, at, over: [] }));

/** One more choice of an open question. */
export type Suggestion = { question: string; choice: { id: string; label: string } };
