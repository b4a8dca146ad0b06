import { and, asc, eq, inArray, lt, lte } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { mailQueue } from '../db/schema/contact.ts';

export type QueuedMail = typeof mailQueue.$inferSelect;

export async function insertMail(db: Db, row: typeof mailQueue.$inferInsert): Promise<void> {
  await db.insert(mailQueue).values(row);
}

type Claim = { now: Date; heldUntil: Date; mostAttempts: number; limit: number };

/** Takes mail that is due, so that no other server takes it before `heldUntil`. */
export function claimDueMail(db: Db, { now, heldUntil, mostAttempts, limit }: Claim): Promise<QueuedMail[]> {
  const due = db
    .select({ id: mailQueue.id })
    .from(mailQueue)
    .where(and(lte(mailQueue.dueAt, now), lt(mailQueue.attempts, mostAttempts)))
    .orderBy(asc(mailQueue.dueAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return db.update(mailQueue).set({ dueAt: heldUntil }).where(inArray(mailQueue.id, due)).returning();
}

type Failed = { id: string; attempts: number; dueAt: Date };

/** A try that failed is counted; one that was cut off with its server is none. */
export async function postponeMail(db: Db, { id, attempts, dueAt }: Failed): Promise<void> {
  await db.update(mailQueue).set({ attempts, dueAt }).where(eq(mailQueue.id, id));
}

export async function deleteMail(db: Db, id: string): Promise<void> {
  await db.delete(mailQueue).where(eq(mailQueue.id, id));
}
