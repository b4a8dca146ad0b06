import type { FastifyBaseLogger } from 'fastify';
import type { MealPlan } from '#contract/plans.ts';
import type { Meal, MealPlanData } from '#core/nutrition/meal-plan.ts';
import { replaceMeal as proposeMeal } from '#core/nutrition/replace-meal.ts';
import { certifyMealPlan, provenMealPlan } from '#core/planning/certified-meal-plan.ts';
import { hashSeed } from '#core/seed/random.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Db } from '../db/database.ts';
import { httpError } from '../http/http-error.ts';
import { knowAthlete } from './know-athlete.ts';
import { recallAvoided } from './recall-plans.ts';
import { noLongerFits, provedOrRefused } from './refuse-plan.ts';
import { lockPlansOf, selectPlan, setData } from './store.ts';
import { foundMealPlan, foundPlan } from './stored-plan.ts';
import { mealWishes } from './understand-wishes.ts';
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
  const { athlete, catalogue, avoidIds } = task;
  const { foods, recipes, allergenTerms } = catalogue;
  const person = { ...athlete, foods, allergenTerms };
  const preferences = mealWishes(task.wishes, athlete, catalogue);
  const request = { ...athlete, foods, recipes, plan, mealIndex, avoidRecipeIds: avoidIds, preferences };
  const result = provenMealPlan((seed) => proposeMeal({ ...request, seed }), person, task.seed);
  const { certificate: _, ...draft } = plan;
  if (!result.ok && !certifyMealPlan(draft, person).ok) throw noLongerFits();
  return provedOrRefused(result);
}
