import type { Db } from '../db/database.ts';
import { notFound } from '../http/http-error.ts';
import { activateNewest, deletePlanRow, lockPlansOf } from './store.ts';

/** Deletes a plan; if it was the current one, the newest other one of its type takes its place. */
export async function deletePlan(db: Db, { userId, id, now }: { userId: string; id: string; now: Date }) {
  await lockPlansOf(db, userId);
  const deleted = await deletePlanRow(db, { userId, id });
  if (!deleted) throw notFound('plan');
  if (deleted.isActive) await activateNewest(db, { userId, type: deleted.type, now });
}
