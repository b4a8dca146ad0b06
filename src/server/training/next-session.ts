import type { FastifyBaseLogger } from 'fastify';
import type { NextSession } from '#contract/training.ts';
import { lighterSession, lightnessFor } from '#core/training/dosing/lighter-session.ts';
import { SHORT_MINUTES, shortSession } from '#core/training/dosing/short-session.ts';
import { nextSession as plannedNext } from '#core/training/progression/next-session.ts';
import { swappedDays, swapsHolding } from '#core/training/swap/today-swaps.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Db } from '../db/database.ts';
import { notFound } from '../http/http-error.ts';
import { loadAthlete } from '../plans/load-athlete.ts';
import { selectActivePlan } from '../plans/store.ts';
import { foundWorkoutPlan } from '../plans/stored-plan.ts';
import { lastEnergy, loadTraining } from './load-training.ts';

type Input = { userId: string; catalogue: Catalogue; now: Date; log: FastifyBaseLogger };

/** The day of the current plan that is due, with the exercises of today in their places, a target for each lift and the ways to make it shorter or lighter. */
export async function findNextSession(db: Db, { userId, catalogue, now, log }: Input): Promise<NextSession> {
  const active = foundWorkoutPlan(await selectActivePlan(db, { userId, type: 'workout' }), log);
  const planId = active.id;
  const today = swapsHolding(active.todaySwaps, now.getTime());
  const plan = { ...active.data, days: swappedDays(active.data.days, today) };
  const athlete = await loadAthlete(db, { userId, catalogue, log });
  const { exercises } = catalogue;
  const { performances, energy } = await loadTraining(db, { userId, exercises, log });
  const at = now.getTime();
  const next = plannedNext({ ...athlete, plan, planId, catalogue: exercises, performances, energy, now: at });
  if (!next) throw notFound('plan');
  const lightness = lightnessFor({ energy: lastEnergy(energy, at) });
  return {
    ...next,
    planId,
    targets: next.targets.map(({ lastTime, ...target }) => ({
      ...target,
      lastTime: lastTime && { loggedAt: new Date(lastTime.at).toISOString(), sets: lastTime.sets },
    })),
    short: SHORT_MINUTES.map((minutes) => ({ minutes, day: shortSession(next.day, minutes, exercises) })),
    lighter: {
      offered: lightness !== 'as_planned',
      day: lighterSession(next.day, lightness === 'lightest' ? 'lightest' : 'lighter', exercises),
    },
  };
}
