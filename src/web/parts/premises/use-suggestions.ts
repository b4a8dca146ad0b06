import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { suggestMeanings } from '#contract/premises.ts';
import type { Decision } from '#core/athlete/go-by.ts';
import type { Profile } from '#core/athlete/profile.ts';
import { asksOfUnread } from '#core/premises/question-id.ts';
import type { PremisesSheet } from '#core/premises/sheet/premises-sheet.ts';
import type { Suggestion } from '#core/premises/suggested/model-choice.ts';
import { streamOperation } from '#web/api/stream-operation.ts';
import { coachSettingsQuery } from '#web/parts/person/coach-settings.ts';

/** What a language model takes the words for that nobody understood. */
export type Suggestions = {
  /** Whether there are such words, and a model that could be asked: then the person is. */
  canAsk: boolean;
  /** `off`: it is not asked. */
  state: 'off' | 'asking' | 'come';
  /** One more choice by the question that it is for. */
  choices: ReadonlyMap<string, Suggestion['choice']>;
};

const NONE: Suggestions['choices'] = new Map();

/**
 * Asks for guesses once, after the sheet is shown, of who agreed to it. Where nothing comes of it, for whatever reason, there is no
 * guess, and nothing else. What comes stays with the screen: it speaks of health, so no device keeps it.
 */
export function useSuggestions(
  { questions }: PremisesSheet,
  ask: (signal: AbortSignal) => Promise<readonly Suggestion[]>,
): Suggestions {
  const hasWords = questions.some((question) => question.chosen === null && asksOfUnread(question));
  const { data } = useQuery({ ...coachSettingsQuery(), enabled: hasWords });
  const canAsk = hasWords && (data?.model ?? null) !== null;
  const asks = canAsk && data?.readingConsent === true;
  const [choices, setChoices] = useState<Suggestions['choices'] | null>(null);
  const latest = useRef(ask);
  latest.current = ask;
  useEffect(() => {
    if (!asks) return;
    const stop = new AbortController();
    const come = (all: readonly Suggestion[]) => {
      if (!stop.signal.aborted) setChoices(new Map(all.map(({ question, choice }) => [question, choice])));
    };
    latest.current(stop.signal).then(come, () => come([]));
    return () => {
      stop.abort();
      setChoices(null);
    };
  }, [asks]);
  if (!asks) return { canAsk, state: 'off', choices: NONE };
  return { canAsk, state: choices ? 'come' : 'asking', choices: choices ?? NONE };
}

/** Asks a language model about words of answers, kept or not. The answer comes as a stream, behind which no other request waits. */
export async function fetchSuggestions(
  answers: Profile,
  decisions: readonly Decision[],
  signal: AbortSignal,
): Promise<readonly Suggestion[]> {
  const { suggestions } = await streamOperation(
    suggestMeanings,
    { body: { answers, decisions: [...decisions] }, signal },
    { answer: 'suggestions', onEvent: () => {} },
  );
  return suggestions;
}
