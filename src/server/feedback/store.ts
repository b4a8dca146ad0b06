import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Feedback } from '#contract/feedback.ts';
import type { Db } from '../db/database.ts';
import { keepNewest } from '../db/row-limits.ts';
import { feedback } from '../db/schema/plans.ts';

export type FeedbackRow = typeof feedback.$inferSelect;

/** Keeps it; of a person who says very much, what they said first goes. */
export async function insertFeedback(db: Db, row: typeof feedback.$inferInsert): Promise<void> {
  await db.insert(feedback).values(row);
  const rows = { table: feedback, userId: feedback.userId, id: feedback.id, age: feedback.createdAt };
  await keepNewest(db, rows, { userId: row.userId, limit: 'feedback' });
}

type Wanted = { userId: string; feedbackTypes: Feedback['feedbackType'][]; limit: number };

/** What the person said of those kinds, newest first. */
export function selectFeedback(db: Db, { userId, feedbackTypes, limit }: Wanted): Promise<FeedbackRow[]> {
  return db
    .select()
    .from(feedback)
    .where(and(eq(feedback.userId, userId), inArray(feedback.feedbackType, feedbackTypes)))
    .orderBy(desc(feedback.createdAt), desc(feedback.id))
    .limit(limit);
}
