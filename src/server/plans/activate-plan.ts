import type { FastifyBaseLogger } from 'fastify';
import type { Plan } from '#contract/plans.ts';
import type { Db } from '../db/database.ts';
import { deactivateBeside, lockPlansOf, setActive } from './store.ts';
import { foundPlan } from './stored-plan.ts';

type Input = { userId: string; id: string; now: Date; log: FastifyBaseLogger };

/** Makes a plan the current one of its type, and the one before it no longer so. */
export async function activatePlan(db: Db, { log, ...plan }: Input): Promise<Plan> {
  await lockPlansOf(db, plan.userId);
  await deactivateBeside(db, plan);
  return foundPlan(await setActive(db, plan), log);
}
