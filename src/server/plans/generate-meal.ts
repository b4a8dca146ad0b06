import type { z } from 'zod';
import type { GeneratedMeal, generateMeal as operation } from '#contract/meals.ts';
import { certifiedMeal } from '#core/planning/certified-meal.ts';
import { hashSeed } from '#core/seed/random.ts';
import type { Db } from '../db/database.ts';
import { loadAthlete, type OfAthlete } from './load-athlete.ts';
import { loadMealTastes } from './load-tastes.ts';
import { mealWishes } from './meal-wishes.ts';
import { provedOrRefused } from './refuse-plan.ts';

type Input = OfAthlete & { wanted: z.output<typeof operation.body>; now: Date };

/** One checked meal for the person, outside of any plan. Nothing is stored. */
export async function generateMeal(db: Db, { userId, wanted, catalogue, now, log }: Input): Promise<GeneratedMeal> {
  const athlete = await loadAthlete(db, { userId, catalogue, log });
  const tastes = await loadMealTastes(db, { userId, catalogue, log });
  const { type, calories = null, customPreferences } = wanted;
  const { foods, recipes, lexicon } = catalogue;
  const preferences = mealWishes(customPreferences ?? '', athlete, catalogue);
  const seed = hashSeed(`${userId}:${type}:${now.toISOString()}`);
  const request = { ...athlete, foods, recipes, allergenTerms: lexicon.allergens, seed, ...tastes, preferences };
  return provedOrRefused(certifiedMeal({ ...request, type, calories }));
}
