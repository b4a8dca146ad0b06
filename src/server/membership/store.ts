import { and, eq, gt, inArray, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { familySeats, subscriptions, usageCounters } from '../db/schema/membership.ts';

export type Counter = { userId: string; name: string; periodStart: string };

/** A person's own subscription. */
export async function selectSubscription(db: Db, userId: string) {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId));
  return row;
}

/** What can give a person Premium: their own subscription, and the one that pays for their seat in a family. */
export function selectPremiumOf(db: Db, userId: string) {
  const payer = db.select({ id: familySeats.userId }).from(familySeats).where(eq(familySeats.memberId, userId));
  return db
    .select()
    .from(subscriptions)
    .where(or(eq(subscriptions.userId, userId), and(inArray(subscriptions.userId, payer), gt(subscriptions.seats, 1))));
}

export function selectCounters(db: Db, { userId, names }: { userId: string; names: string[] }) {
  return db
    .select()
    .from(usageCounters)
    .where(and(eq(usageCounters.userId, userId), inArray(usageCounters.name, names)));
}

/** Counts one use, unless that would be more than `limit`; whether it was counted. One statement, exact among parallel ones. */
export async function countUpTo(db: Db, { limit, ...counter }: Counter & { limit: number }): Promise<boolean> {
  const counted = await db
    .insert(usageCounters)
    .values({ ...counter, count: 1 })
    .onConflictDoUpdate({
      target: [usageCounters.userId, usageCounters.name, usageCounters.periodStart],
      set: { count: sql`${usageCounters.count} + 1` },
      setWhere: lt(usageCounters.count, limit),
    })
    .returning({ count: usageCounters.count });
  return counted.length > 0;
}

/** Takes one use back, if any was counted. */
export async function countBack(db: Db, { userId, name, periodStart }: Counter): Promise<void> {
  await db
    .update(usageCounters)
    .set({ count: sql`greatest(${usageCounters.count} - 1, 0)` })
    .where(
      and(eq(usageCounters.userId, userId), eq(usageCounters.name, name), eq(usageCounters.periodStart, periodStart)),
    );
}

export async function deleteCounter(db: Db, { userId, name, periodStart }: Counter): Promise<void> {
  await db
    .delete(usageCounters)
    .where(
      and(eq(usageCounters.userId, userId), eq(usageCounters.name, name), eq(usageCounters.periodStart, periodStart)),
    );
}
