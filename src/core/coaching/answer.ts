import type { Answer, Asked } from './answers/answer-of.ts';
import { mealsToday, swapMeal, whatToEat, whyNumber } from './answers/food.ts';
import { appQuestion, limits, unknown } from './answers/help.ts';
import { pain, profileQuestion } from './answers/profile.ts';
import { askAgain, capabilities, decide, motivation, smallTalk, tired, topic } from './answers/small-talk.ts';
import {
  howTo,
  missedTraining,
  newPlan,
  nextWorkout,
  progress,
  rebuildPlans,
  swapExercise,
} from './answers/training.ts';
import type { CoachAction, CoachFacts, CoachReply, IntentKind, Understanding } from './turn.ts';

const ANSWERS: { [Kind in IntentKind]: (asked: Asked<Kind>) => Answer } = {
  greeting: smallTalk,
  thanks: smallTalk,
  goodbye: smallTalk,
  how_are_you: smallTalk,
  are_you_human: smallTalk,
  what_if: smallTalk,
  not_allowed: smallTalk,
  what_can_you_do: capabilities,
  progress,
  next_workout: nextWorkout,
  meals_today: mealsToday,
  motivation,
  limits,
  tired,
  rebuild_plans: rebuildPlans,
  missed_training: missedTraining,
  why_number: whyNumber,
  profile_question: profileQuestion,
  what_to_eat: whatToEat,
  swap_meal: swapMeal,
  swap_exercise: swapExercise,
  pain,
  how_to: howTo,
  new_plan: newPlan,
  topic,
  app_question: appQuestion,
  ask_again: askAgain,
  confirm: decide,
  decline: decide,
  undo: decide,
};

/** More than this in one reply reads as a wall. */
const MOST_ANSWERS = 2;

/**
 * The built-in coach's reply: deterministic, every number from `facts`. It never says that something was done; that is
 * for `renderReceipt`. `seed` varies the words. `opened`: a fixed safety text comes first, so a shrug is left out.
 */
export function answerWithTools(
  understanding: Understanding,
  facts: CoachFacts,
  { seed, opened = false }: { seed: number; opened?: boolean },
): CoachReply {
  const { intents, message } = understanding;
  const answers = intents.slice(0, MOST_ANSWERS).map((intent) => answerTo({ intent, facts, message, seed }));
  const told = toldActions(understanding);
  const actions = [...told, ...answers.flatMap((answer) => answer.actions ?? [])];
  const blocks = answers.flatMap((answer) => answer.blocks);
  if (blocks.length > 0 || actions.length > 0 || opened) return { blocks, actions };
  return { blocks: unknown(facts, seed), actions };
}

function answerTo<Kind extends IntentKind>(asked: Asked<Kind>): Answer {
  const answer = ANSWERS[asked.intent.kind as Kind];
  return answer(asked);
}

function toldActions({ changes, logs, isGuess = false }: Understanding): CoachAction[] {
  return [
    ...(changes.length > 0 ? [{ kind: 'update_profile', changes, isGuess } as const] : []),
    ...logs.map(({ logType, value }) => ({ kind: 'log_progress', logType, value }) as const),
  ];
}
