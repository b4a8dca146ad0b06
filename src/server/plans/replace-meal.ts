import type { FastifyBaseLogger } from 'fastify';
import type { MealPlan } from '#contract/plans.ts';
import type { Meal, MealPlanData } from '#core/nutrition/meal-plan.ts';
import { certifiedMealSwap } from '#core/planning/certified-meal-plan.ts';
import { hashSeed } from '#core/seed/random.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Db } from '../db/database.ts';
import { httpError } from '../http/http-error.ts';
import { knowAthlete } from './know-athlete.ts';
import { mealWishes } from './meal-wishes.ts';
import { recallAvoided } from './recall-plans.ts';
import { provedOrRefused } from './refuse-plan.ts';
import { lockPlansOf, selectPlan, setData } from './store.ts';
import { foundMealPlan, foundPlan } from './stored-plan.ts';
import type { Task } from './write-plan.ts';

type Input = {
  userId: string;
  planId: string;
  mealIndex: number;
  /** What the person would like instead, in their own words; may be empty. */
  wishes: string;
  catalogue: Catalogue;
  now: Date;
  log: FastifyBaseLogger;
};

/** Puts another meal in the place of one; the others stay as they are, and the day passes every check again. */
export async function replaceMeal(db: Db, input: Input): Promise<{ newMeal: Meal; plan: MealPlan }> {
  const { userId, planId, mealIndex, wishes, catalogue, now, log } = input;
  const one = { userId, id: planId };
  await lockPlansOf(db, userId);
  const plan = foundPlan(await selectPlan(db, one), log);
  if (plan.type !== 'meal') throw httpError('conflict', 'That is a workout plan: it has no meals to replace.');
  if (!plan.data.meals[mealIndex]) {
    throw httpError('bad_request', `There is no meal ${mealIndex + 1} in this plan: it has ${plan.data.meals.length}.`);
  }
  const athlete = await knowAthlete(db, { userId, catalogue, log });
  const avoidIds = await recallAvoided(db, { userId, type: 'meal', catalogue, log });
  const seed = hashSeed(`${planId}:${mealIndex}:${now.toISOString()}`);
  const data = swapMeal(plan.data, mealIndex, { athlete, catalogue, wishes, avoidIds, seed });
  const stored = foundMealPlan(await setData(db, { ...one, data, now }), log);
  const newMeal = stored.data.meals[mealIndex];
  if (!newMeal) throw new Error('the replaced meal is not in the plan');
  return { newMeal, plan: stored };
}

function swapMeal(plan: MealPlanData, mealIndex: number, task: Task): MealPlanData {
  const { athlete, catalogue, avoidIds, seed } = task;
  const { foods, recipes } = catalogue;
  const allergenTerms = catalogue.lexicon.allergens;
  const preferences = mealWishes(task.wishes, athlete, catalogue);
  const request = { ...athlete, foods, recipes, allergenTerms, seed, avoidRecipeIds: avoidIds, preferences };
  return provedOrRefused(certifiedMealSwap({ ...request, plan, mealIndex }));
}
