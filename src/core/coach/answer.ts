import { doAct, doAgain, logSets, mendEntry } from './answers/acts.ts';
import type { Answer, AnsweredQuery, Asked } from './answers/answer-of.ts';
import { answerData } from './answers/data.ts';
import { doorsBeside } from './answers/doors.ts';
import { feeling } from './answers/feelings.ts';
import { swapMeal } from './answers/food.ts';
import { knowledge, unknown } from './answers/help.ts';
import { changeMeals, logEaten } from './answers/meals.ts';
import { pain } from './answers/profile.ts';
import { doTraining } from './answers/sessions.ts';
import { askAgain, capabilities, decide, motivation, smallTalk, tired } from './answers/small-talk.ts';
import { howTo, missedTraining, newPlan, rebuildPlans, swapExercise } from './answers/training.ts';
import { decideChanges, isOfEnergy } from './door/decide-changes.ts';
import { decideNumber } from './door/plausible.ts';
import { text } from './phrases.ts';
import type { CoachAction, CoachFacts, CoachReply, Intent, IntentKind, Understanding } from './turn.ts';

const ANSWERS: { [Kind in IntentKind]: (asked: Asked<Kind>) => Answer } = {
  greeting: smallTalk,
  thanks: smallTalk,
  goodbye: smallTalk,
  how_are_you: smallTalk,
  are_you_human: smallTalk,
  what_if: smallTalk,
  not_allowed: smallTalk,
  what_can_you_do: capabilities,
  query: answerData,
  motivation,
  feeling,
  tired,
  rebuild_plans: rebuildPlans,
  missed_training: missedTraining,
  swap_meal: swapMeal,
  swap_exercise: swapExercise,
  pain,
  how_to: howTo,
  new_plan: newPlan,
  knowledge,
  ask_again: askAgain,
  log_sets: logSets,
  mend: mendEntry,
  act: doAct,
  training: doTraining,
  meal_act: changeMeals,
  eaten: logEaten,
  again: doAgain,
  confirm: decide,
  decline: decide,
  undo: decide,
};

/** More than this in one reply reads as a wall. */
const MOST_ANSWERS = 3;
/** What is done is done in full. */
const DONE: ReadonlySet<IntentKind> = new Set([
  ...(['log_sets', 'mend', 'act', 'training', 'meal_act', 'eaten', 'again'] as const),
]);

type Options = {
  seed: number;
  opened?: boolean;
  /** The questions of the message to the data, each with its answer. */
  answered?: readonly AnsweredQuery[];
};

/**
 * The built-in coach's reply: deterministic, every number from `facts`. It never says that something was done; that is
 * for `renderReceipt`. `seed` varies the words. `opened`: a fixed safety text comes first, so a shrug is left out.
 */
export function answerWithTools(
  understanding: Understanding,
  facts: CoachFacts,
  { seed, opened = false, answered = [] }: Options,
): CoachReply {
  const { intents, message } = understanding;
  const done = intents.filter(({ kind }) => DONE.has(kind));
  const asked = intents.filter(({ kind }) => !DONE.has(kind)).slice(0, MOST_ANSWERS);
  const answers = [...done, ...asked].map((intent) => answerTo({ intent, facts, message, seed, answered }));
  const { told, refusals } = toldActions(understanding, facts);
  const actions = [...told, ...answers.flatMap((answer) => answer.actions ?? [])];
  const blocks = [...refusals.map(text), ...answers.flatMap((answer) => answer.blocks)];
  const isRefusal = actions.length === 0 && (refusals.length > 0 || isForbidden(intents)) && answers.length <= 1;
  if (isRefusal)
    return {
      blocks: [...blocks, doorsBeside(refusals.length > 0 ? 'update_profile' : null)],
      actions,
      isUnknown: true,
    };
  if (blocks.length > 0 || actions.length > 0 || opened) return { blocks, actions };
  return { blocks: unknown(facts, message, seed), actions, isUnknown: true };
}

const isForbidden = (intents: readonly Intent[]): boolean => intents.some(({ kind }) => kind === 'not_allowed');

function answerTo<Kind extends IntentKind>(asked: Asked<Kind>): Answer {
  const answer = ANSWERS[asked.intent.kind as Kind];
  return answer(asked);
}

/** What was told, as far as the door lets it through. */
function toldActions(
  { message, changes, logs, isGuess = false, isTapped = false }: Understanding,
  facts: CoachFacts,
): { told: CoachAction[]; refusals: readonly string[] } {
  const { passed, asked, refusals } = decideChanges(message, changes, facts);
  const update = (some: typeof passed, isAsked: boolean): CoachAction[] =>
    some.length > 0 ? [{ kind: 'update_profile', changes: some, isGuess: isAsked, isTapped }] : [];
  const told = [
    ...update(passed, isGuess),
    ...update(asked, true),
    // What is asked about is not logged before the answer.
    ...logs
      .filter(({ logType }) => logType !== 'weight' || !asked.some(({ field }) => field === 'weightLbs'))
      .filter(({ logType }) => logType !== 'energy' || isOfEnergy(message))
      .map(({ logType, value }) => decideNumber({ kind: 'log_number', logType, value, part: null }, facts)),
  ];
  return { told, refusals };
}
