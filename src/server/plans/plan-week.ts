import type { FastifyBaseLogger } from 'fastify';
import type { MealPlan } from '#contract/plans.ts';
import { certifiedMealWeek } from '#core/planning/certified-meal-week.ts';
import { hashSeed } from '#core/seed/random.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Db } from '../db/database.ts';
import { httpError } from '../http/http-error.ts';
import { knowAthlete } from './know-athlete.ts';
import { recallMealTastes } from './recall-tastes.ts';
import { provedOrRefused } from './refuse-plan.ts';
import { lockPlansOf, selectPlan, setData } from './store.ts';
import { foundMealPlan, foundPlan } from './stored-plan.ts';
import { heedingTastes } from './write-plan.ts';

type Input = {
  userId: string;
  planId: string;
  /** Whether dinners become the next day's lunch. */
  leftovers: boolean;
  catalogue: Catalogue;
  now: Date;
  log: FastifyBaseLogger;
};

/** Plans the six days after the plan's own one, each of them checked, and keeps the week with the plan. */
export async function planWeek(db: Db, input: Input): Promise<MealPlan> {
  const { userId, planId, leftovers, catalogue, now, log } = input;
  const one = { userId, id: planId };
  await lockPlansOf(db, userId);
  const stored = foundPlan(await selectPlan(db, one), log);
  if (stored.type !== 'meal') throw httpError('conflict', 'That is a workout plan: its week is planned already.');
  const athlete = await knowAthlete(db, { userId, catalogue, log });
  const tastes = await recallMealTastes(db, { userId, catalogue, log });
  const { certificate, week: _, weekCertificate: __, ...plan } = stored.data;
  const { foods, recipes, lexicon } = catalogue;
  const seed = hashSeed(`${planId}:week:${now.toISOString()}`);
  const request = { ...athlete, foods, recipes, allergenTerms: lexicon.allergens, seed };
  const week = provedOrRefused(
    heedingTastes(tastes, (heeded) => certifiedMealWeek({ ...request, ...heeded, plan, leftovers })),
  );
  return foundMealPlan(await setData(db, { ...one, data: { ...plan, certificate, ...week }, now }), log);
}
