import type { ActionKind, ActionOf, TypedAction } from '#core/coach/actions/actions.ts';
import type { Deed, DeedState } from '#core/coach/actions/deed-versions.ts';
import type { Db } from '../db/database.ts';
import { performAnswerCalories, performSetCalories } from './perform-calories.ts';
import { performLogCardio } from './perform-cardio.ts';
import { performEndException, performSessionException, performWeekException } from './perform-exceptions.ts';
import {
  performCorrectLog,
  performDeleteLog,
  performLogMeal,
  performLogNumber,
  performLogSets,
  performLogWorkout,
} from './perform-logs.ts';
import { performEndMealException, performLogFood, performMealException } from './perform-meals.ts';
import {
  performActivatePlan,
  performFavoritePlan,
  performRenamePlan,
  performReplaceExercise,
  performReplaceMeal,
  prepareGeneratePlan,
} from './perform-plans.ts';
import { performSetReminder } from './perform-reminder.ts';
import type { Actor, Performed } from './performed.ts';
import { insertDeed, setDeed } from './store.ts';

type Perform<K extends ActionKind> = (tx: Db, action: ActionOf<K>, actor: Actor) => Promise<Performed>;

/** Each action goes through the use case that the same wish would go through on its own screen. */
const PERFORM: { [K in Exclude<ActionKind, 'generate_plan'>]: Perform<K> } = {
  log_number: performLogNumber,
  log_sets: performLogSets,
  log_workout: performLogWorkout,
  log_meal: performLogMeal,
  log_food: performLogFood,
  correct_log: performCorrectLog,
  delete_log: performDeleteLog,
  replace_meal: performReplaceMeal,
  meal_exception: performMealException,
  end_meal_exception: performEndMealException,
  replace_exercise: performReplaceExercise,
  activate_plan: performActivatePlan,
  rename_plan: performRenamePlan,
  favorite_plan: performFavoritePlan,
  set_reminder: performSetReminder,
  log_cardio: performLogCardio,
  session_exception: performSessionException,
  week_exception: performWeekException,
  end_exception: performEndException,
  set_calories: performSetCalories,
  answer_calories: performAnswerCalories,
};

/** What is done within one transaction: all but the making of plans, which takes a while. */
export type QuickAction = Exclude<TypedAction, { kind: 'generate_plan' }>;
export type Done = Performed & { deedId: string };

export function performAction(tx: Db, action: QuickAction, actor: Actor): Promise<Performed> {
  const perform = PERFORM[action.kind] as Perform<ActionKind>;
  return perform(tx, action, actor);
}

/** Makes an action ready: what takes a while is done here, outside of any transaction. What it answers does it, and keeps what takes it back. */
export async function prepareDeed(db: Db, action: TypedAction, actor: Actor): Promise<(tx: Db) => Promise<Done>> {
  const perform =
    action.kind === 'generate_plan'
      ? await prepareGeneratePlan(db, action, actor)
      : (tx: Db) => performAction(tx, action, actor);
  return async (tx) => {
    const done = await perform(tx);
    const { title, line, inverse } = done;
    // Its own undo goes back to before the first try.
    if ('again' in action && action.again !== null)
      await setDeed(tx, { userId: actor.userId, id: action.again, status: 'undone', now: actor.now });
    return { ...done, deedId: await keepDeed(tx, { title, line, action, inverse }, { actor, status: 'done' }) };
  };
}

type Kept = { actor: Actor; status: DeedState };

async function keepDeed(tx: Db, deed: Deed, { actor, status }: Kept): Promise<string> {
  const { userId, messageId, now } = actor;
  const id = actor.newId();
  await insertDeed(tx, { id, userId, messageId, createdAt: now, status, deed });
  return id;
}

type Held = { action: QuickAction; title: string; line: string };

/** Keeps an action for a tap of the person; nothing is done yet. */
export const holdAction = (tx: Db, held: Held, actor: Actor): Promise<string> =>
  keepDeed(tx, { ...held, inverse: null }, { actor, status: 'held' });
