import type { KeptDecision } from '#core/athlete/go-by.ts';
import { withAnswer } from '../decisions/apply-answers.ts';
import type { Told } from '../health/told-health.ts';
import type { AnsweredQuestion, Premises } from '../premises.ts';
import { asksOfUnread } from '../question-id.ts';
import type { ReadingFacts } from '../reading-facts.ts';
import { choiceOfName, isByModel, wordsOfChoice } from './model-choice.ts';
import { nameOfOurs } from './name-of-ours.ts';
import { type NamedText, putNames } from './put-names.ts';

/** A word that the person said, by a tap, is a name of ours: in that answer it is read like the name. */
export type MeantWord = {
  field: string;
  quote: string;
  /** Where it stands in the answer; more than once where it was typed so. */
  places: readonly { start: number; end: number }[];
  /** The name. */
  words: string;
  answered: AnsweredQuestion;
};

/** The words of the open questions that were tapped to be names of ours. */
export function meantWords(
  { questions, unread }: Premises,
  kept: readonly KeptDecision[],
  facts: ReadingFacts,
): MeantWord[] {
  return kept.flatMap(({ decision, at }) => {
    if (decision.about !== 'question' || !isByModel({ id: decision.choice })) return [];
    const question = questions.find(({ id }) => id === decision.question);
    if (!question || !asksOfUnread(question) || !('quote' in question.origin)) return [];
    const { field, quote, start, end } = question.origin;
    const known = nameOfOurs(wordsOfChoice(decision.choice), field, facts);
    if (!known) return [];
    const choice = { ...choiceOfName(known), does: { kind: 'as_read' } as const };
    const answered = { ...question, choices: [...question.choices, choice], chosen: choice.id, at };
    const same = unread.filter((word) => word.field === field && word.quote.toLowerCase() === quote.toLowerCase());
    return [{ field, quote, places: [{ start, end }, ...same], words: known.words, answered }];
  });
}

/** An answer with the names in the place of the words that were tapped to be them: it is read as if they had been typed. */
export const namedText = (field: string, typed: string, meant: readonly MeantWord[]): NamedText =>
  putNames(
    typed,
    meant
      .filter((word) => word.field === field)
      .flatMap(({ places, words }) => places.map((place) => ({ ...place, words }))),
  );

/** What was tapped about health, in the words that are read. */
export function toldInNames(told: Told, meant: readonly MeantWord[]): Told {
  if (meant.length === 0) return told;
  const named = (quote: string) => meant.reduce((text, word) => text.replaceAll(word.quote, word.words), quote);
  const notMine = [...told.notMine].map(([subject, over]) => [subject, [...over, ...over.map(named)]] as const);
  return { ...told, notMine: new Map(notMine) };
}

/**
 * The premises with the questions that these taps answered, and the taps as origins of what was read from the words. What the reading's
 * checker holds against it still stands: it is told nothing of the tap.
 */
export const withMeantAnswered = (premises: Premises, meant: readonly MeantWord[], facts: ReadingFacts): Premises =>
  meant
    .filter(({ answered }) => premises.questions.every(({ id }) => id !== answered.id))
    .reduce<Premises>(
      (known, { answered }) => ({
        ...withAnswer(known, answered, facts),
        accounted: known.accounted,
        answered: [...known.answered, answered],
      }),
      premises,
    );
