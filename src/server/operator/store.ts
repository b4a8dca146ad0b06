import { asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { supportRequests } from '../db/schema/contact.ts';
import { operatorActions } from '../db/schema/operator.ts';
import { users } from '../db/schema/people.ts';

/** Writes down what was done, in the transaction that does it. `about`: the person's account. */
export async function noteAction(db: Db, row: Omit<typeof operatorActions.$inferInsert, 'place'>): Promise<void> {
  await db.insert(operatorActions).values(row);
}

/** What was done last, with the address of who is still there. */
export const selectActions = (db: Db, limit: number) =>
  db
    .select({ action: operatorActions, email: users.email })
    .from(operatorActions)
    .leftJoin(users, eq(users.id, operatorActions.about))
    .orderBy(desc(operatorActions.doneAt), desc(operatorActions.place))
    .limit(limit);

export async function setSuspended(db: Db, { userId, at }: { userId: string; at: Date | null }): Promise<void> {
  await db.update(users).set({ suspendedAt: at }).where(eq(users.id, userId));
}

/** What people asked and nobody has answered, the oldest first. */
export const selectUnanswered = (db: Db) =>
  db.select().from(supportRequests).where(isNull(supportRequests.answeredAt)).orderBy(asc(supportRequests.createdAt));

/** The request that a reference such as 1A2B3C4D begins. */
export async function selectRequest(db: Db, reference: string) {
  const [row] = await db
    .select()
    .from(supportRequests)
    .where(eq(sql`upper(left(${supportRequests.id}::text, 8))`, reference.toUpperCase()));
  return row;
}

export async function noteAnswered(db: Db, { id, at }: { id: string; at: Date }): Promise<void> {
  await db.update(supportRequests).set({ answeredAt: at }).where(eq(supportRequests.id, id));
}
