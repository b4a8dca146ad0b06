import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import type { putMeal as operation } from '#contract/meals.ts';
import type { MealPlan } from '#contract/plans.ts';
import type { Meal } from '#core/nutrition/meal-plan.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Db } from '../db/database.ts';
import { httpError } from '../http/http-error.ts';
import type { AllowanceGate } from '../membership/allowance-gate.ts';
import { inWorker } from '../planning/in-worker.ts';
import { chosenMeal } from './chosen-meal.ts';
import { loadAthlete } from './load-athlete.ts';
import { keepSwapped, planWithMeal } from './replace-meal.ts';
import { lockPlansOf, selectPlan } from './store.ts';

type Input = {
  userId: string;
  planId: string;
  wanted: Pick<z.output<typeof operation.body>, 'mealIndex' | 'recipeId'>;
  /** Counts the swap. */
  allowance: AllowanceGate;
  catalogue: Catalogue;
  now: Date;
  log: FastifyBaseLogger;
};

/** Puts a dish of the person's choice in the place of a meal, in the portion that fits the day, checked like any swap. */
export async function putMeal(db: Db, { wanted, ...input }: Input): Promise<{ newMeal: Meal; plan: MealPlan }> {
  const { userId, planId, allowance, catalogue, now, log } = input;
  const { mealIndex, recipeId } = wanted;
  const one = { userId, id: planId };
  await lockPlansOf(db, userId);
  const plan = planWithMeal(await selectPlan(db, one), mealIndex, log);
  if (!catalogue.recipes.some(({ id }) => id === recipeId)) {
    throw httpError('bad_request', 'That dish is not in our cookbook.');
  }
  await allowance.spend(db);
  const athlete = await loadAthlete(db, { userId, catalogue, log });
  const data = await inWorker('mealSwap', chosenMeal({ planId, plan: plan.data, mealIndex, athlete, recipeId }));
  return keepSwapped(db, { ...one, data, mealIndex, now, log });
}
