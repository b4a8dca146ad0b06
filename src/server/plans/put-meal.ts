import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import type { putMeal as operation } from '#contract/meals.ts';
import type { MealPlan } from '#contract/plans.ts';
import type { Meal } from '#core/nutrition/meal-plan.ts';
import { hashSeed } from '#core/seed/random.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Db } from '../db/database.ts';
import { selectFavorite } from '../favorites/store.ts';
import { httpError, notFound } from '../http/http-error.ts';
import { knowAthlete } from './know-athlete.ts';
import { keepSwapped, planWithMeal, swapMeal } from './replace-meal.ts';
import { lockPlansOf, selectPlan } from './store.ts';

type Wanted = z.output<typeof operation.body>;
type Input = {
  userId: string;
  planId: string;
  wanted: Wanted;
  catalogue: Catalogue;
  now: Date;
  log: FastifyBaseLogger;
};

/** What a meal of last night's dinner is called, before the name of the dish. */
const LEFTOVERS = /^leftovers: /i;

/** Puts a dish of the person's choice in the place of a meal, in the portion that fits the day, checked like any swap. */
export async function putMeal(db: Db, input: Input): Promise<{ newMeal: Meal; plan: MealPlan }> {
  const { userId, planId, wanted, catalogue, now, log } = input;
  const { mealIndex } = wanted;
  const one = { userId, id: planId };
  await lockPlansOf(db, userId);
  const plan = planWithMeal(await selectPlan(db, one), mealIndex, log);
  const recipeId = await dishWanted(db, { userId, wanted, catalogue });
  const athlete = await knowAthlete(db, { userId, catalogue, log });
  const seed = hashSeed(`${planId}:${mealIndex}:${recipeId}`);
  const data = swapMeal(plan.data, { mealIndex, recipeId }, { athlete, catalogue, wishes: '', avoidIds: [], seed });
  return keepSwapped(db, { ...one, data, mealIndex, now, log });
}

type Search = { userId: string; wanted: Wanted; catalogue: Catalogue };

async function dishWanted(db: Db, { userId, wanted, catalogue }: Search): Promise<string> {
  const known = catalogue.recipes;
  if ('recipeId' in wanted) {
    if (known.some(({ id }) => id === wanted.recipeId)) return wanted.recipeId;
    throw httpError('bad_request', 'That dish is not in our cookbook.');
  }
  const favorite = await selectFavorite(db, { userId, id: wanted.favoriteId });
  if (!favorite) throw notFound('favourite');
  const name = favorite.name.replace(LEFTOVERS, '').toLowerCase();
  const recipe = favorite.type === 'meal' ? known.find((one) => one.name.toLowerCase() === name) : undefined;
  if (!recipe) throw httpError('conflict', 'That favourite is not a dish of our cookbook, so it cannot be portioned.');
  return recipe.id;
}
