import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { adaptiveDecisions } from '../db/schema/adaptive.ts';
import { plans } from '../db/schema/plans.ts';

type OfPerson = { userId: string };
export type DecisionRow = typeof adaptiveDecisions.$inferSelect;

/** The last answer of the person, of one kind or of any. */
export async function selectLastDecision(
  db: Db,
  { userId, answer }: OfPerson & { answer?: DecisionRow['answer'] },
): Promise<DecisionRow | undefined> {
  const [row] = await db
    .select()
    .from(adaptiveDecisions)
    .where(and(eq(adaptiveDecisions.userId, userId), answer && eq(adaptiveDecisions.answer, answer)))
    .orderBy(desc(adaptiveDecisions.decidedAt))
    .limit(1);
  return row;
}

export async function insertDecision(db: Db, decision: typeof adaptiveDecisions.$inferInsert): Promise<void> {
  await db.insert(adaptiveDecisions).values(decision);
}

/** Calories of the person's meal plans in the order in which they were made: each was followed until the next. */
export function selectPlannedKcal(db: Db, { userId }: OfPerson) {
  return db
    .select({ createdAt: plans.createdAt, kcal: sql<number | null>`(${plans.data} ->> 'totalCalories')::float8` })
    .from(plans)
    .where(and(eq(plans.userId, userId), eq(plans.type, 'meal')))
    .orderBy(asc(plans.createdAt));
}
