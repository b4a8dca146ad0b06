import { randomUUID } from 'node:crypto';
import { subscriptionOf } from '#core/membership/from-provider.ts';
import { PAYMENT_GRACE_DAYS, paymentDueAt, RETRY_DAYS, type Subscription } from '#core/membership/subscription.ts';
import { DAY_MS } from '#core/units/calendar-day.ts';
import { selectUser } from '../account/store.ts';
import type { Look, LookedPayment, Provider } from '../billing/billing.ts';
import type { Database, Db } from '../db/database.ts';
import { inTransaction } from '../http/transaction.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { failedMail, movedToFreeMail, receiptMail, refundMail } from './membership-mails.ts';
import {
  beginLook,
  holdSubscription,
  insertPayment,
  isLatestLook,
  noteRefund,
  putSubscription,
  selectCustomer,
  subscriptionOfRow,
} from './subscription-store.ts';
import { fitSeats } from './test-checkout.ts';

type Syncing = { database: Database; provider: Provider; now: Date };
type Found = { userId: string; email: string; look: Look; now: Date };

/**
 * Asks the provider how things stand with a person and keeps that. `beside` runs in the same transaction. What was asked before somebody
 * else asked is not kept: theirs is newer, in whatever order the two are written.
 */
export async function syncPerson(
  { database, provider, now }: Syncing,
  userId: string,
  beside: (tx: Db) => Promise<void> = async () => {},
): Promise<void> {
  const customerId = await selectCustomer(database.db, userId);
  const asked = await beginLook(database.db, userId);
  const look = customerId === null ? null : await provider.look(customerId);
  await inTransaction(database.db, async (tx) => {
    const user = await selectUser(tx, userId);
    if (user && look && (await isLatestLook(tx, { userId, look: asked }))) {
      await keepLook(tx, { userId, email: user.email, look, now });
    }
    await beside(tx);
  });
}

async function keepLook(tx: Db, found: Found): Promise<void> {
  const { userId, look, now } = found;
  const before = await holdSubscription(tx, userId);
  for (const payment of look.payments) await keepPayment(tx, found, payment);
  const subscription = subscriptionOf(look.state);
  // What is older than the one that runs is told of in vain: its payments are kept, and nothing else.
  if (subscription === null) return;
  if (before?.provider === 'stripe' && before.createdAt.getTime() > subscription.startedAt) return;
  await putSubscription(
    tx,
    { userId, provider: 'stripe', subscriptionId: look.subscriptionId, cardLast4: look.cardLast4 },
    { subscription, now },
  );
  await fitSeats(tx, { userId, seats: subscription.seats });
  await tellOfFailure(tx, found, { before: before ? subscriptionOfRow(before) : null, after: subscription });
}

async function keepPayment(tx: Db, { userId, email, now }: Found, payment: LookedPayment): Promise<void> {
  const { id, totalCents, refundedCents, listCents, discountCents, taxCents, cardLast4, seats } = payment;
  const span = payment.periodEnd - payment.periodStart;
  const row = await insertPayment(tx, {
    id: randomUUID(),
    userId,
    provider: 'stripe',
    providerId: id,
    price: span > 60 * DAY_MS ? 'annual' : 'monthly',
    seats,
    listCents,
    discountCents,
    taxCents,
    totalCents,
    cardLast4,
    periodStart: new Date(payment.periodStart),
    periodEnd: new Date(payment.periodEnd),
    paidAt: new Date(payment.paidAt),
  });
  if (row) await queueMail(tx, { message: receiptMail(email, row), id: randomUUID(), now });
  if (refundedCents === 0) return;
  const refunded = await noteRefund(tx, { userId, providerId: id, cents: refundedCents, now });
  if (refunded) await queueMail(tx, { message: refundMail(email, refunded), id: randomUUID(), now });
}

type Change = { before: Subscription | null; after: Subscription };

/** Once for each try that failed, however often it is told. */
async function tellOfFailure(tx: Db, { email, now }: Found, { before, after }: Change): Promise<void> {
  const wasOpen = before?.status === 'past_due';
  if (after.status === 'past_due' && after.failures > (wasOpen ? before.failures : 0)) {
    const triesLeft = Math.max(1, RETRY_DAYS.length + 1 - after.failures);
    const lastTry = new Date(paymentDueAt(after) + PAYMENT_GRACE_DAYS * DAY_MS);
    await queueMail(tx, { message: failedMail(email, { triesLeft, lastTry }), id: randomUUID(), now });
  }
  if (wasOpen && after.status === 'canceled' && after.endedAt === null) {
    await queueMail(tx, { message: movedToFreeMail(email), id: randomUUID(), now });
  }
}
