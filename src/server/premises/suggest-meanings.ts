import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import type { suggestMeanings as operation } from '#contract/premises.ts';
import type { Decision } from '#core/athlete/go-by.ts';
import type { Profile } from '#core/athlete/profile.ts';
import { WRITTEN_FIELDS, writtenText } from '#core/premises/read-premises.ts';
import { checkedSuggestions } from '#core/premises/suggested/checked-suggestions.ts';
import { type LeftOver, leftOver } from '#core/premises/suggested/left-over.ts';
import { askInTime } from '../ai/ask-in-time.ts';
import { jsonInAnswer } from '../ai/json-in-answer.ts';
import { ModelError } from '../ai/model-error.ts';
import type { WordGuesser } from '../ai/word-guesser.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { readAthlete } from '../catalogue/constraints-for.ts';
import { readingTables } from '../catalogue/reading-facts.ts';
import { allows } from '../consents/decide-consent.ts';
import type { Db } from '../db/database.ts';
import { countAttempt } from '../http/rate-limit.ts';
import type { LimitValues } from '../limits.ts';
import { withDecisions } from './with-decisions.ts';

type Input = {
  userId: string;
  answers: Profile;
  decisions: readonly Decision[];
  now: Date;
  catalogue: Catalogue;
  wordGuesser: WordGuesser | null;
  limits: LimitValues;
  log: FastifyBaseLogger;
};

const NONE = { suggestions: [] };

/**
 * What a language model takes the words for that nobody understood; nothing where there is no model, the person did not agree to it, no
 * word is left over, or the model fails. Throws a 429 to who asks too often.
 */
export async function suggestMeanings(db: Db, input: Input): Promise<z.output<typeof operation.response>> {
  const { userId, wordGuesser, catalogue, limits, now, log } = input;
  if (wordGuesser === null || !(await allows(db, { userId, purpose: 'reading' }))) return NONE;
  const words = await wordsLeftOver(input);
  if (words.length === 0) return NONE;
  await countAttempt(db, limits, { name: 'suggest', subject: userId, now });
  const answer = await guessed(wordGuesser, words, log);
  return { suggestions: checkedSuggestions(answer, words, readingTables(catalogue).reading) };
}

async function wordsLeftOver({ answers, decisions, now, catalogue }: Input): Promise<LeftOver[]> {
  const profile = await withDecisions(answers, { decisions, now, catalogue });
  const { premises } = await readAthlete(profile, catalogue);
  const texts = new Map<string, string>(WRITTEN_FIELDS.map((field) => [field, writtenText(profile, field)]));
  return leftOver(premises, (field) => texts.get(field) ?? '');
}

/** The log is told that it failed and how, never a word of what was asked or answered. */
async function guessed(guesser: WordGuesser, words: readonly LeftOver[], log: FastifyBaseLogger): Promise<unknown> {
  const asked = words.map(({ field, quote, text }) => ({ field, quote, text }));
  try {
    return jsonInAnswer(await askInTime(guesser.timeoutMs, (signal) => guesser.guess(asked, { signal })));
  } catch (error) {
    const fault = error instanceof ModelError ? error.fault : 'slow or broken';
    log.warn({ fault }, 'the language model guessed no words');
    return null;
  }
}
