import type { TypedAction } from '#core/coach/actions/actions.ts';
import { type MealTalk, mealTalkOf } from '#core/coach/dialogue/meal-talk.ts';
import { speaksOfMeals } from '#core/coach/reader/speaks-of-meals.ts';
import type { Db } from '../db/database.ts';
import { selectActivePlan } from '../plans/store.ts';
import { toPlan } from '../plans/stored-plan.ts';
import type { Asker } from './gather-facts.ts';
import { todayOf } from './today-of.ts';

type Wanted = { message: string; actions: readonly TypedAction[] };

/** The meals that a message can be about: the plan is only read where it speaks of any. A plan that cannot be read says none. */
export async function readMealTalk(db: Db, asker: Asker, { message, actions }: Wanted): Promise<MealTalk | null> {
  if (!speaksOfMeals(message)) return null;
  const row = await selectActivePlan(db, { userId: asker.userId, type: 'meal' });
  const plan = row ? toPlan(row, asker.log) : null;
  return mealTalkOf(plan?.type === 'meal' ? plan : null, todayOf(asker), actions);
}
