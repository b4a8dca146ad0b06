import type { FastifyBaseLogger } from 'fastify';
import type { MealPlan } from '#contract/plans.ts';
import type { Meal, MealPlanData } from '#core/nutrition/meal-plan.ts';
import { mealPlanDocument } from '#core/nutrition/meal-plan-versions.ts';
import { hashSeed } from '#core/seed/random.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Db } from '../db/database.ts';
import { httpError } from '../http/http-error.ts';
import type { AllowanceGate } from '../membership/allowance-gate.ts';
import { inWorker } from '../planning/in-worker.ts';
import { chosenMeal } from './chosen-meal.ts';
import { loadAthlete } from './load-athlete.ts';
import { loadMealTastes } from './load-tastes.ts';
import { endExceptionsOfOtherDishes } from './meal-exceptions.ts';
import { lockPlansOf, type PlanRow, selectPlan, selectPrevious, setSwappedData } from './store.ts';
import { foundMealPlan, foundPlan } from './stored-plan.ts';

type Input = {
  userId: string;
  planId: string;
  mealIndex: number;
  /** What the person would like instead, in their own words; may be empty. */
  wishes: string;
  /** The dish that was chosen; the best one comes in unless it is given. */
  recipeId?: string | undefined;
  /** Another try at the place that was replaced last. */
  again: boolean;
  /** Counts the swap. */
  allowance: AllowanceGate;
  catalogue: Catalogue;
  now: Date;
  log: FastifyBaseLogger;
};

/** Puts another meal in the place of one; the others stay as they are, and the day passes every check again. */
export async function replaceMeal(db: Db, input: Input): Promise<{ newMeal: Meal; plan: MealPlan }> {
  const { userId, planId, mealIndex, wishes, recipeId, again, allowance, catalogue, now, log } = input;
  const one = { userId, id: planId };
  await lockPlansOf(db, userId);
  const plan = planWithMeal(await selectPlan(db, one), mealIndex, log);
  await allowance.spend(db);
  const athlete = await loadAthlete(db, { userId, catalogue, log });
  const tastes = await loadMealTastes(db, { userId, catalogue, log });
  const data = await inWorker(
    'mealSwap',
    recipeId === undefined
      ? {
          ...{ plan: plan.data, mealIndex, athlete, wishes, tastes },
          triedRecipeIds: again ? await triedBefore(db, { userId, plan, mealIndex }) : [],
          seed: hashSeed(`${planId}:${mealIndex}:${now.toISOString()}`),
        }
      : chosenMeal({ planId, plan: plan.data, mealIndex, athlete, recipeId }),
  );
  return keepSwapped(db, { ...one, data, mealIndex, again, now, log });
}

/** The dish that stood there before the first try; none where it cannot be read. */
async function triedBefore(
  db: Db,
  { userId, plan: { id }, mealIndex }: Pick<Input, 'userId' | 'mealIndex'> & { plan: MealPlan },
): Promise<string[]> {
  const previous = await selectPrevious(db, { userId, id });
  const read = previous && mealPlanDocument.read(previous);
  const recipeId = read?.ok ? read.value.meals[mealIndex]?.recipeId : null;
  return recipeId ? [recipeId] : [];
}

/** The meal plan, refused where it is none or does not have the meal. */
export function planWithMeal(row: PlanRow | undefined, mealIndex: number, log: FastifyBaseLogger): MealPlan {
  const plan = foundPlan(row, log);
  if (plan.type !== 'meal') throw httpError('conflict', 'That is a workout plan: it has no meals to replace.');
  if (plan.data.meals[mealIndex]) return plan;
  throw httpError('bad_request', `There is no meal ${mealIndex + 1} in this plan: it has ${plan.data.meals.length}.`);
}

type Swapped = {
  userId: string;
  id: string;
  data: MealPlanData;
  mealIndex: number;
  again?: boolean;
  now: Date;
  log: FastifyBaseLogger;
};

export async function keepSwapped(
  db: Db,
  { mealIndex, log, data, ...changed }: Swapped,
): Promise<{ newMeal: Meal; plan: MealPlan }> {
  const { userId, id: planId, now } = changed;
  const before = foundMealPlan(await selectPlan(db, changed), log);
  await setSwappedData(db, { ...changed, document: mealPlanDocument.write(data) });
  const plan = await endExceptionsOfOtherDishes(db, { userId, planId, before: before.data, now, log });
  const newMeal = plan.data.meals[mealIndex];
  if (!newMeal) throw new Error('the replaced meal is not in the plan');
  return { newMeal, plan };
}
