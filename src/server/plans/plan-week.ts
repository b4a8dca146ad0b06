import { isDeepStrictEqual } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';
import type { MealPlan } from '#contract/plans.ts';
import { mealPlanDocument } from '#core/nutrition/meal-plan-versions.ts';
import { hashSeed } from '#core/seed/random.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Db } from '../db/database.ts';
import { httpError } from '../http/http-error.ts';
import { inWorker } from '../planning/in-worker.ts';
import { isProvedFor } from './check-plans.ts';
import { loadAthlete } from './load-athlete.ts';
import { loadMealTastes } from './load-tastes.ts';
import { lockPlansOf, selectPlan, setData } from './store.ts';
import { foundMealPlan, foundPlan } from './stored-plan.ts';

type Input = {
  userId: string;
  planId: string;
  /** Whether dinners become the next day's lunch. */
  leftovers: boolean;
  catalogue: Catalogue;
  now: Date;
  log: FastifyBaseLogger;
};

type Planned = { plan: MealPlan; data: MealPlan['data'] };

/**
 * Plans the six days after the plan's own one, each of them checked; what it answers keeps the week with the plan. The
 * planning takes a while and holds no transaction: if the plan or the profile changed meanwhile, nothing is kept (409).
 */
export async function planWeek(db: Db, input: Input): Promise<(tx: Db) => Promise<MealPlan>> {
  const { userId, planId, leftovers, catalogue, now, log } = input;
  const plan = await findMealPlan(db, input);
  const athlete = await loadAthlete(db, { userId, catalogue, log });
  const tastes = await loadMealTastes(db, { userId, catalogue, log });
  const { certificate, week: _, weekCertificate: __, ...day } = plan.data;
  const seed = hashSeed(`${planId}:week:${now.toISOString()}`);
  const week = await inWorker('mealWeek', { athlete, tastes, seed, plan: day, leftovers });
  return (tx) => keepWeek(tx, input, { plan, data: { ...day, certificate, ...week } });
}

async function findMealPlan(db: Db, { userId, planId, log }: Input): Promise<MealPlan> {
  const plan = foundPlan(await selectPlan(db, { userId, id: planId }), log);
  if (plan.type === 'meal') return plan;
  throw httpError('conflict', 'That is a workout plan: its week is planned already.');
}

async function keepWeek(tx: Db, input: Input, { plan, data }: Planned): Promise<MealPlan> {
  const { userId, planId, catalogue, now, log } = input;
  await lockPlansOf(tx, userId);
  const isSameDay = isDeepStrictEqual((await findMealPlan(tx, input)).data.meals, plan.data.meals);
  const athlete = await loadAthlete(tx, { userId, catalogue, log });
  if (!isSameDay || !isProvedFor({ type: 'meal', data }, athlete, catalogue)) {
    throw httpError(
      'conflict',
      'Your plan or your profile changed while the week was being planned. Please try again.',
    );
  }
  return foundMealPlan(await setData(tx, { userId, id: planId, document: mealPlanDocument.write(data), now }), log);
}
