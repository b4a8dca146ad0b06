import { and, desc, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { Feedback } from '#contract/feedback.ts';
import type { Db } from '../db/database.ts';
import { keepNewest } from '../db/row-limits.ts';
import { feedback } from '../db/schema/plans.ts';
import { feedbackItemsDocument } from './feedback-versions.ts';

export type FeedbackRow = typeof feedback.$inferSelect;

type NewFeedback = Omit<typeof feedback.$inferInsert, 'specificItems' | 'itemIds' | 'itemsVersion'> & {
  items: z.infer<typeof feedbackItemsDocument.schema>;
};

/** Keeps it; of a person who says very much, what they said first goes. */
export async function insertFeedback(db: Db, { items, ...row }: NewFeedback): Promise<void> {
  const { version: itemsVersion } = feedbackItemsDocument.write(items);
  await db.insert(feedback).values({ ...row, ...items, itemsVersion });
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
