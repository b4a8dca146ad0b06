import { useCallback, useState } from 'react';
import type { KeptDecision } from '#core/athlete/go-by.ts';
import {
  answerLog,
  editAnswer,
  giveAnswer,
  goBack,
  keepAnswer,
  keepName,
  keepTaps,
  type Onboarding,
  openWith,
  progressOf,
  startOnboarding,
} from '#core/athlete/onboarding.ts';
import type { QuestionField } from '#core/athlete/profile-fields.ts';
import { type Answers, QUESTIONS } from '#core/athlete/questionnaire.ts';
import type { AnswerInput } from '#core/athlete/read-answer.ts';
import { givenAnswer } from '#core/athlete/show-answer.ts';
import { isoDayOf } from '#core/units/calendar-day.ts';
import { unitsTyped } from '#core/units/typed-units.ts';
import { useUnits } from '#web/parts/units/use-units.ts';
import { loadOnboarding, saveOnboarding } from './kept-onboarding.ts';

/** `turn` counts what happened, so that the same words can be said twice. */
type Said = { turn: number; ask: string; heard: string };

function questionLine(state: Onboarding): string {
  const { question, number, total } = progressOf(state);
  return question ? `Question ${number} of ${total}: ${question.prompt}` : 'All questions are answered.';
}

/** What this browser remembers; where that is nothing, answers that are known otherwise. */
function loadOr(userId: string, known: Answers): Onboarding {
  const kept = loadOnboarding(userId);
  return Object.keys(kept.answers).length > 0 ? kept : openWith(known);
}

/** Onboarding: where it stands, and every way to move it. Each step is kept in this browser. `known`: answers to begin with. */
export function useOnboarding(userId: string, known: Answers = {}) {
  const [state, setState] = useState(() => loadOr(userId, known));
  const [said, setSaid] = useState<Said>({ turn: 0, ask: '', heard: '' });

  const [stopMessage, setStopMessage] = useState('');

  const move = useCallback(
    (next: Onboarding, echo = '') => {
      saveOnboarding(userId, next);
      setState(next);
      setSaid(({ turn }) => ({ turn: turn + 1, ask: '', heard: `${echo}${questionLine(next)}` }));
      return next;
    },
    [userId],
  );

  const { units, setUnits } = useUnits();
  const keep = (next: Onboarding) => {
    saveOnboarding(userId, next);
    setState(next);
  };

  const answer = (input: AnswerInput): Onboarding => {
    const { state: next, read } = giveAnswer(state, input, isoDayOf(new Date()));
    if (read.ok) {
      const field = QUESTIONS[state.index]?.field;
      // Who tells kilos is shown kilos from here on.
      const typed = field === 'weightLbs' ? unitsTyped(String(input), Number(read.value)) : null;
      if (typed) setUnits(typed);
      const echo = field ? givenAnswer(field, read.value, typed ?? units) : read.echo;
      return move(next, `${echo}. `);
    }
    if ('stop' in read) {
      move(next);
      setStopMessage(read.message);
      return next;
    }
    setSaid(({ turn }) => ({ turn: turn + 1, ask: read.ask, heard: read.ask }));
    return state;
  };

  return {
    state,
    progress: progressOf(state),
    log: answerLog(state, units),
    units,
    ...said,
    /** Why the questions end here, if it does. */
    stopMessage,
    answer,
    back: () => move(goBack(state)),
    edit: (field: QuestionField) => move(editAnswer(state, field)),
    keep: () => move(keepAnswer(state)),
    /** Keeps what was put right on the sheet; nothing is said of it. */
    keepTaps: (taps: readonly KeptDecision[]) => keep(keepTaps(state, taps)),
    /** Keeps the name that was told at the greeting. */
    keepName: (name: string) => keep(keepName(state, name)),
    restart: () => move(startOnboarding()),
  };
}

export type OnboardingFlow = ReturnType<typeof useOnboarding>;
