import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/database.ts';
import { itemsOf } from '../feedback/items-meant.ts';
import { notFound } from '../http/http-error.ts';
import { giveFirstPlanBack } from '../membership/spend-allowance.ts';
import { activateNewest, deletePlanRow, lockPlansOf, type PlanRow } from './store.ts';
import { toPlan } from './stored-plan.ts';

type Input = { userId: string; id: string; now: Date; log: FastifyBaseLogger };

/**
 * Deletes a plan; if it was the current one, the newest other one of its type takes its place. The one that is made
 * instead of a plan without data is not counted.
 */
export async function deletePlan(db: Db, { userId, id, now, log }: Input): Promise<void> {
  await lockPlansOf(db, userId);
  const deleted = await deletePlanRow(db, { userId, id });
  if (!deleted) throw notFound('plan');
  const { type } = deleted;
  if (deleted.isActive) await activateNewest(db, { userId, type, now });
  if (isWithoutData(deleted, log)) await giveFirstPlanBack(db, userId, type);
}

function isWithoutData(row: PlanRow, log: FastifyBaseLogger): boolean {
  const plan = toPlan(row, log);
  return plan === null || itemsOf(plan).length === 0;
}
