import type { FastifyBaseLogger } from 'fastify';
import type { NextSession } from '#contract/training.ts';
import { dayTargets } from '#core/training/progression/next-session.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Db } from '../db/database.ts';
import { httpError } from '../http/http-error.ts';
import { workoutPlanToSwapIn } from '../plans/exercise-place.ts';
import { loadAthlete } from '../plans/load-athlete.ts';
import { selectPlan } from '../plans/store.ts';
import { loadTraining } from './load-training.ts';
import { sentTarget } from './next-session.ts';

type Input = {
  userId: string;
  planId: string;
  dayIndex: number;
  catalogue: Catalogue;
  now: Date;
  log: FastifyBaseLogger;
};

/** What to aim for the next time in each lift of one day of a plan: right after a workout, what its sets have led to. */
export async function findDayTargets(
  db: Db,
  { userId, planId, dayIndex, catalogue, now, log }: Input,
): Promise<{ targets: NextSession['targets'] }> {
  const plan = workoutPlanToSwapIn(await selectPlan(db, { userId, id: planId }), log).data;
  const day = plan.days[dayIndex];
  if (!day) throw httpError('bad_request', `There is no day ${dayIndex + 1} in this plan: it has ${plan.days.length}.`);
  const athlete = await loadAthlete(db, { userId, catalogue, log });
  const training = await loadTraining(db, { userId, exercises: catalogue.exercises, log });
  const state = { ...athlete, ...training, plan, planId, catalogue: catalogue.exercises, now: now.getTime() };
  return { targets: dayTargets(day, state).map(sentTarget) };
}
