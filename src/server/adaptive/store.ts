import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { adaptiveDecisions } from '../db/schema/adaptive.ts';
import { plans } from '../db/schema/plans.ts';

type OfPerson = { userId: string };
export type DecisionRow = typeof adaptiveDecisions.$inferSelect;

/** What the calories of a person's plans go by beside the formula. */
export const MOVING = ['accepted', 'chosen', 'ended'] as const;

/** The last answer of the person, of some kinds or of any. */
export async function selectLastDecision(
  db: Db,
  { userId, among }: OfPerson & { among?: readonly DecisionRow['answer'][] },
): Promise<DecisionRow | undefined> {
  const [row] = await db
    .select()
    .from(adaptiveDecisions)
    .where(and(eq(adaptiveDecisions.userId, userId), among && inArray(adaptiveDecisions.answer, [...among])))
    .orderBy(desc(adaptiveDecisions.decidedAt))
    .limit(1);
  return row;
}

export async function insertDecision(db: Db, decision: typeof adaptiveDecisions.$inferInsert): Promise<void> {
  await db.insert(adaptiveDecisions).values(decision);
}

/** Takes an answer back; it must be the person's last one. */
export async function deleteDecision(db: Db, { userId, id }: OfPerson & { id: string }): Promise<boolean> {
  const last = await selectLastDecision(db, { userId });
  if (last?.id !== id) return false;
  await db.delete(adaptiveDecisions).where(and(eq(adaptiveDecisions.userId, userId), eq(adaptiveDecisions.id, id)));
  return true;
}

/** Calories of the person's meal plans in the order in which they were made: each was followed until the next. */
export function selectPlannedKcal(db: Db, { userId }: OfPerson) {
  return db
    .select({ createdAt: plans.createdAt, kcal: sql<number | null>`(${plans.data} ->> 'totalCalories')::float8` })
    .from(plans)
    .where(and(eq(plans.userId, userId), eq(plans.type, 'meal')))
    .orderBy(asc(plans.createdAt));
}
