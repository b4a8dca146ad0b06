import { and, desc, eq } from 'drizzle-orm';
import type { Purpose } from '#core/account/consents.ts';
import type { Db } from '../db/database.ts';
import { consents } from '../db/schema/account.ts';

export type ConsentRow = typeof consents.$inferSelect;

/** What the person decided last of one purpose. */
export async function selectLastConsent(
  db: Db,
  { userId, purpose }: { userId: string; purpose: Purpose },
): Promise<ConsentRow | undefined> {
  const [row] = await db
    .select()
    .from(consents)
    .where(and(eq(consents.userId, userId), eq(consents.purpose, purpose)))
    .orderBy(desc(consents.place))
    .limit(1);
  return row;
}

/** Everything that the person decided, newest first. */
export function selectConsents(db: Db, userId: string): Promise<ConsentRow[]> {
  return db.select().from(consents).where(eq(consents.userId, userId)).orderBy(desc(consents.place));
}

export async function insertConsent(db: Db, row: Omit<ConsentRow, 'place'>): Promise<void> {
  await db.insert(consents).values(row);
}
