import { useCallback, useEffect, useRef, useState } from 'react';
import type { KeptDecision } from '#core/athlete/go-by.ts';
import type { Onboarding } from '#core/athlete/onboarding.ts';
import {
  type Answers,
  type CompleteAnswers,
  isComplete,
  profileFromAnswers,
  QUESTIONS,
} from '#core/athlete/questionnaire.ts';
import type { PremisesSheet } from '#core/premises/sheet/premises-sheet.ts';
import { tapsThatHold } from '#core/premises/sheet/taps.ts';
import { messageOf } from '#web/api/api-error.ts';
import { readPremises } from '#web/parts/premises/premises-queries.ts';
import type { OnboardingFlow } from './use-onboarding.ts';

/** What the server made of the answers, with the taps that still hold. */
type Read = { sheet: PremisesSheet; taps: readonly KeptDecision[] };

type ReadBack = { is: 'reading' } | { is: 'failed'; message: string } | ({ is: 'read' } & Read);

/** Where answers were changed since, a tap may stand on words that are gone: what they say alone decides which taps stay. */
async function readAgain(answers: CompleteAnswers, taps: readonly KeptDecision[], signal: AbortSignal): Promise<Read> {
  const profile = profileFromAnswers(answers, { firstName: null });
  const plain = await readPremises(profile, [], signal);
  const held = tapsThatHold(taps, plain);
  if (held.length === 0) return { sheet: plain, taps: held };
  const decisions = held.map(({ decision }) => decision);
  return { sheet: await readPremises(profile, decisions, signal), taps: held };
}

/**
 * Has complete answers read. Right after the last one, `onCertain` goes on where nothing is open; in every other case the reading is
 * there to be shown, and once it was, nothing goes on by itself any more.
 */
export function useReadBack(
  { state, keepTaps }: OnboardingFlow,
  onCertain: ((answers: CompleteAnswers) => void) | null,
) {
  const { answers } = state;
  const [ended, setEnded] = useState<{ of: Answers; back: ReadBack } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const goesOn = useRef(false);
  const latest = useRef({ taps: state.taps, onCertain, keepTaps });
  latest.current = { taps: state.taps, onCertain, keepTaps };
  const isAtEnd = state.index >= QUESTIONS.length && isComplete(answers);
  // What was read of other answers is not shown for a moment under these.
  const back: ReadBack = ended?.of === answers ? ended.back : { is: 'reading' };

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks once more for the same answers.
  useEffect(() => {
    if (!isAtEnd || !isComplete(answers)) return;
    const stop = new AbortController();
    const { taps = [] } = latest.current;
    readAgain(answers, taps, stop.signal).then(
      (read) => {
        if (stop.signal.aborted) return;
        if (read.taps.length < taps.length) latest.current.keepTaps(read.taps);
        const { onCertain: goOn } = latest.current;
        if (goOn && goesOn.current && read.sheet.state === 'certain') return goOn(answers);
        goesOn.current = false;
        setEnded({ of: answers, back: { is: 'read', ...read } });
      },
      (error) => {
        const message = messageOf(error, 'Something went wrong.');
        if (!stop.signal.aborted) setEnded({ of: answers, back: { is: 'failed', message } });
      },
    );
    return () => stop.abort();
  }, [isAtEnd, answers, attempt]);

  const retry = useCallback(() => {
    setEnded(null);
    setAttempt((before) => before + 1);
  }, []);
  const hasFailed = back.is === 'failed';
  useEffect(() => {
    if (!hasFailed) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [hasFailed, retry]);

  const wasShown = ended?.back.is === 'read' || (state.taps ?? []).length > 0;
  return {
    back,
    retry,
    /** Told of each step: an answer that is new may be the last one. */
    onMoved: (next: Onboarding) => {
      goesOn.current = !wasShown && next.answers !== answers;
    },
  };
}
