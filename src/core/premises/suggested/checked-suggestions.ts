import { z } from 'zod';
import type { ReadingFacts } from '../reading-facts.ts';
import type { LeftOver } from './left-over.ts';
import { choiceOfName, type Suggestion } from './model-choice.ts';
import { nameOfOurs } from './name-of-ours.ts';

/** What a model may answer: for a word that it was asked about, a name. It cannot say how the word is meant. */
const answerSchema = z.object({ guesses: z.array(z.unknown()) });
const guessSchema = z.object({ field: z.string(), quote: z.string(), means: z.string() });

/** What comes after so many is not looked at. */
const MOST_LOOKED_AT = 50;

/**
 * What may be shown of a model's answer, whatever that answer is: for each word that was asked about and quoted as it was typed, at
 * most one name that our own tables know and that is of the sort of the question.
 */
export function checkedSuggestions(answer: unknown, words: readonly LeftOver[], facts: ReadingFacts): Suggestion[] {
  const read = answerSchema.safeParse(answer);
  const found = new Map<string, Suggestion>();
  for (const each of read.success ? read.data.guesses.slice(0, MOST_LOOKED_AT) : []) {
    const { data: guess } = guessSchema.safeParse(each);
    const word = guess && words.find(({ field, quote }) => field === guess.field && quote === guess.quote);
    if (!word || found.has(word.question)) continue;
    const name = nameOfOurs(guess.means, word.field, facts);
    if (name) found.set(word.question, { question: word.question, choice: choiceOfName(name) });
  }
  return [...found.values()];
}
