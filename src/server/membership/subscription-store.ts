import { and, asc, desc, eq, gt, isNull, lt, lte, ne, sql } from 'drizzle-orm';
import { nextStepAt, type Subscription } from '#core/membership/subscription.ts';
import type { Db } from '../db/database.ts';
import { billingAccounts, billingEvents, payments, subscriptions } from '../db/schema/membership.ts';
import { users } from '../db/schema/people.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;
export type PaymentRow = typeof payments.$inferSelect;
export type NewPayment = Omit<typeof payments.$inferInsert, 'place'>;

const msOf = (moment: Date | null): number | null => moment?.getTime() ?? null;
const dateOf = (ms: number | null): Date | null => (ms === null ? null : new Date(ms));

/** The row as the rules know it. */
export const subscriptionOfRow = (row: SubscriptionRow): Subscription => ({
  price: row.price,
  nextPrice: row.nextPrice,
  seats: row.seats,
  status: row.status,
  startedAt: row.createdAt.getTime(),
  currentPeriodStart: row.currentPeriodStart.getTime(),
  currentPeriodEnd: row.currentPeriodEnd.getTime(),
  cancelAtPeriodEnd: row.cancelAtPeriodEnd,
  pausedFrom: msOf(row.pausedFrom),
  pausedUntil: msOf(row.pausedUntil),
  failures: row.failures,
  endedAt: msOf(row.endedAt),
});

const columnsOf = (subscription: Subscription) => ({
  price: subscription.price,
  nextPrice: subscription.nextPrice,
  seats: subscription.seats,
  status: subscription.status,
  currentPeriodStart: new Date(subscription.currentPeriodStart),
  currentPeriodEnd: new Date(subscription.currentPeriodEnd),
  cancelAtPeriodEnd: subscription.cancelAtPeriodEnd,
  pausedFrom: dateOf(subscription.pausedFrom),
  pausedUntil: dateOf(subscription.pausedUntil),
  failures: subscription.failures,
  endedAt: dateOf(subscription.endedAt),
});

/** What stands beside the rules: who takes the money, and by which card. */
type Beside = Pick<SubscriptionRow, 'userId' | 'provider'> &
  Partial<Pick<SubscriptionRow, 'customerId' | 'subscriptionId' | 'cardLast4' | 'isCardFailing'>>;

/** When the jobs look at it again. Of Stripe's a day later, by when its own news should have come. */
const dueAtOf = (subscription: Subscription, provider: SubscriptionRow['provider']): Date | null => {
  const at = nextStepAt(subscription);
  return at === null ? null : new Date(provider === 'stripe' ? at + 86_400_000 : at);
};

/** Puts a person's subscription in the place of the one that there was. */
export async function putSubscription(db: Db, beside: Beside, kept: { subscription: Subscription; now: Date }) {
  const { subscription, now } = kept;
  const columns = {
    customerId: null,
    subscriptionId: null,
    cardLast4: null,
    isCardFailing: false,
    ...beside,
    ...columnsOf(subscription),
    dueAt: dueAtOf(subscription, beside.provider),
    createdAt: new Date(subscription.startedAt),
    updatedAt: now,
  };
  await db.insert(subscriptions).values(columns).onConflictDoUpdate({ target: subscriptions.userId, set: columns });
}

/** A person's subscription; no other transaction changes it, or begins one, until this one ends. */
export async function holdSubscription(db: Db, userId: string): Promise<SubscriptionRow | undefined> {
  // Who has none yet has no row to hold: without this, two first payments at once would both be taken.
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId)).for('update');
  return row;
}

/** Whose subscription has something to be done about it. */
export function selectDue(db: Db, { now, limit }: { now: Date; limit: number }) {
  const { userId, provider, dueAt } = subscriptions;
  return db.select({ userId, provider }).from(subscriptions).where(lte(dueAt, now)).orderBy(asc(dueAt)).limit(limit);
}

/** Looks again later, where looking itself did not work. */
export async function postponeDue(db: Db, { userId, dueAt }: { userId: string; dueAt: Date }): Promise<void> {
  await db.update(subscriptions).set({ dueAt }).where(eq(subscriptions.userId, userId));
}

/** Years that renew before `before` and of which no mail has told yet. */
export function selectToNotice(db: Db, { now, before, limit }: { now: Date; before: Date; limit: number }) {
  const { price, nextPrice, status, cancelAtPeriodEnd, currentPeriodEnd, noticedFor, pausedFrom, provider } =
    subscriptions;
  return db
    .select({ row: subscriptions, email: users.email })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .where(
      and(
        sql`coalesce(${nextPrice}, ${price}) = 'annual'`,
        eq(status, 'active'),
        ne(provider, 'granted'),
        eq(cancelAtPeriodEnd, false),
        isNull(pausedFrom),
        gt(currentPeriodEnd, now),
        lte(currentPeriodEnd, before),
        sql`${noticedFor} is distinct from ${currentPeriodEnd}`,
      ),
    )
    .limit(limit);
}

/** Whether this server is the one that tells of it. */
export async function noteNoticed(db: Db, { userId, end }: { userId: string; end: Date }): Promise<boolean> {
  const { noticedFor } = subscriptions;
  const noted = await db
    .update(subscriptions)
    .set({ noticedFor: end })
    .where(and(eq(subscriptions.userId, userId), sql`${noticedFor} is distinct from ${end.toISOString()}::timestamptz`))
    .returning({ userId: subscriptions.userId });
  return noted.length > 0;
}

/** Keeps a payment; null where it is kept already. */
export async function insertPayment(db: Db, row: NewPayment): Promise<PaymentRow | null> {
  const [kept] = await db.insert(payments).values(row).onConflictDoNothing({ target: payments.providerId }).returning();
  return kept ?? null;
}

/** Notes what went back of a payment; null where that is known already. */
export async function noteRefund(
  db: Db,
  { userId, providerId, cents, now }: { userId: string; providerId: string; cents: number; now: Date },
): Promise<PaymentRow | null> {
  const [row] = await db
    .update(payments)
    .set({ refundedCents: cents, refundedAt: now })
    .where(and(eq(payments.userId, userId), eq(payments.providerId, providerId), lt(payments.refundedCents, cents)))
    .returning();
  return row ?? null;
}

/** A person's receipts, the newest first. */
export const selectPayments = (db: Db, userId: string): Promise<PaymentRow[]> =>
  db.select().from(payments).where(eq(payments.userId, userId)).orderBy(desc(payments.place));

export async function selectPayment(db: Db, { userId, id }: { userId: string; id: string }) {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.userId, userId), eq(payments.id, id)));
  return row;
}

export async function selectCustomer(db: Db, userId: string): Promise<string | null> {
  const [row] = await db.select().from(billingAccounts).where(eq(billingAccounts.userId, userId));
  return row?.customerId ?? null;
}

export async function selectPersonOfCustomer(db: Db, customerId: string): Promise<string | undefined> {
  const [row] = await db.select().from(billingAccounts).where(eq(billingAccounts.customerId, customerId));
  return row?.userId;
}

export async function keepCustomer(db: Db, { userId, customerId }: { userId: string; customerId: string }) {
  await db
    .insert(billingAccounts)
    .values({ userId, customerId })
    .onConflictDoUpdate({ target: billingAccounts.userId, set: { customerId } });
}

/** Counts that the provider is asked now; the number says whether what it answers is still the latest. */
export async function beginLook(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .update(billingAccounts)
    .set({ looks: sql`${billingAccounts.looks} + 1` })
    .where(eq(billingAccounts.userId, userId))
    .returning({ looks: billingAccounts.looks });
  return row?.looks ?? 0;
}

/** Whether nobody has asked since; until the transaction ends nobody does. */
export async function isLatestLook(db: Db, { userId, look }: { userId: string; look: number }): Promise<boolean> {
  const [row] = await db.select().from(billingAccounts).where(eq(billingAccounts.userId, userId)).for('update');
  return row?.looks === look;
}

export async function isKnownEvent(db: Db, id: string): Promise<boolean> {
  const rows = await db.select({ id: billingEvents.id }).from(billingEvents).where(eq(billingEvents.id, id));
  return rows.length > 0;
}

export async function keepEvent(db: Db, { id, now }: { id: string; now: Date }): Promise<void> {
  await db.insert(billingEvents).values({ id, receivedAt: now }).onConflictDoNothing();
}

/** Forgets news that the provider sends no more. */
export async function sweepEvents(db: Db, before: Date): Promise<void> {
  await db.delete(billingEvents).where(lt(billingEvents.receivedAt, before));
}

/** Everybody with a subscription, for the operator. */
export const selectMembers = (db: Db) =>
  db
    .select({ email: users.email, suspendedAt: users.suspendedAt, row: subscriptions })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .orderBy(asc(users.email));
