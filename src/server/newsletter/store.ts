import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { newsletterSubscribers, newsletterTokens } from '../db/schema/contact.ts';

export type Subscriber = typeof newsletterSubscribers.$inferSelect;
type TokenRow = typeof newsletterTokens.$inferInsert;

/** The row of an address, new or known, locked until the transaction ends. */
export async function holdSubscriber(db: Db, row: Pick<Subscriber, 'email' | 'createdAt'>): Promise<Subscriber> {
  await db.insert(newsletterSubscribers).values(row).onConflictDoNothing({ target: newsletterSubscribers.email });
  const [held] = await db
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, row.email))
    .for('update');
  if (!held) throw new Error('a subscriber vanished while it was held');
  return held;
}

export async function noteMailed(db: Db, { email, mailedAt }: { email: string; mailedAt: Date }): Promise<void> {
  await db.update(newsletterSubscribers).set({ mailedAt }).where(eq(newsletterSubscribers.email, email));
}

export async function insertToken(db: Db, row: TokenRow): Promise<void> {
  await db.insert(newsletterTokens).values(row);
}

type Wanted = Pick<TokenRow, 'hash' | 'purpose'> & { now: Date };

/** Whom a token was sent to, if it still holds. */
export async function selectByToken(db: Db, { hash, purpose, now }: Wanted): Promise<Subscriber | null> {
  const [found] = await db
    .select({ subscriber: newsletterSubscribers })
    .from(newsletterTokens)
    .innerJoin(newsletterSubscribers, eq(newsletterSubscribers.email, newsletterTokens.email))
    .where(
      and(eq(newsletterTokens.hash, hash), eq(newsletterTokens.purpose, purpose), gt(newsletterTokens.expiresAt, now)),
    );
  return found?.subscriber ?? null;
}

/** True if this call was the one that confirmed. */
export async function confirmSubscriber(db: Db, { email, now }: { email: string; now: Date }): Promise<boolean> {
  const rows = await db
    .update(newsletterSubscribers)
    .set({ confirmedAt: now })
    .where(and(eq(newsletterSubscribers.email, email), isNull(newsletterSubscribers.confirmedAt)))
    .returning({ email: newsletterSubscribers.email });
  return rows.length > 0;
}

/** The address and every token of it go. */
export async function deleteSubscriber(db: Db, email: string): Promise<void> {
  await db.delete(newsletterSubscribers).where(eq(newsletterSubscribers.email, email));
}
