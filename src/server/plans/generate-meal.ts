import type { z } from 'zod';
import type { GeneratedMeal, generateMeal as operation } from '#contract/meals.ts';
import { hashSeed } from '#core/seed/random.ts';
import type { Db } from '../db/database.ts';
import { inWorker } from '../planning/in-worker.ts';
import { loadAthlete, type OfAthlete } from './load-athlete.ts';
import { loadMealTastes } from './load-tastes.ts';

type Input = OfAthlete & { wanted: z.output<typeof operation.body>; now: Date };

/** One checked meal for the person, outside of any plan. Nothing is stored. */
export async function generateMeal(db: Db, { userId, wanted, catalogue, now, log }: Input): Promise<GeneratedMeal> {
  const athlete = await loadAthlete(db, { userId, catalogue, log });
  const tastes = await loadMealTastes(db, { userId, catalogue, log });
  const { type, calories, customPreferences, shownRecipeIds = [] } = wanted;
  const seed = hashSeed(`${userId}:${type}:${now.toISOString()}`);
  return inWorker('meal', { athlete, tastes, wishes: customPreferences ?? '', seed, type, calories, shownRecipeIds });
}
