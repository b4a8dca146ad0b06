import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/database.ts';
import { insertUnreadable } from '../documents/store.ts';
import { itemsOf } from '../feedback/items-meant.ts';
import { notFound } from '../http/http-error.ts';
import { giveFirstPlanBack } from '../membership/spend-allowance.ts';
import { activateNewest, deletePlanRow, lockPlansOf, type PlanRow } from './store.ts';
import { toPlan } from './stored-plan.ts';

type Kept = { id: string; keptAt: Date };
type Input = { userId: string; id: string; now: Date; newId: () => string; log: FastifyBaseLogger };

/**
 * Deletes a plan; if it was the current one, the newest other one of its type takes its place. The one that is made
 * instead of a plan without data is not counted; data that could not be read are kept aside.
 */
export async function deletePlan(db: Db, { userId, id, now, newId, log }: Input): Promise<void> {
  await lockPlansOf(db, userId);
  const deleted = await deletePlanRow(db, { userId, id });
  if (!deleted) throw notFound('plan');
  const { type } = deleted;
  if (deleted.isActive) await activateNewest(db, { userId, type, now });
  const plan = toPlan(deleted, log);
  if (plan === null) await keepUnread(db, deleted, { id: newId(), keptAt: now });
  if (plan === null || itemsOf(plan).length === 0) await giveFirstPlanBack(db, userId, type);
}

const keepUnread = (db: Db, { id: sourceId, userId, type, data, dataVersion }: PlanRow, kept: Kept): Promise<void> =>
  insertUnreadable(db, {
    ...kept,
    userId,
    sourceId,
    document: `${type}-plan`,
    content: data,
    contentVersion: dataVersion,
  });
