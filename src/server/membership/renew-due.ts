import type { FastifyBaseLogger } from 'fastify';
import { sumOf } from '#core/membership/prices.ts';
import { ended, priceDue, stepDue } from '#core/membership/subscription.ts';
import { DAY_MS } from '#core/units/calendar-day.ts';
import { selectUser } from '../account/store.ts';
import type { Billing } from '../billing/billing.ts';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../http/transaction.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { startRepeating } from '../start-repeating.ts';
import { sweepInvitations } from './family-store.ts';
import { endedMail, renewalMail } from './membership-mails.ts';
import { isStudent } from './membership-person.ts';
import {
  holdSubscription,
  noteNoticed,
  postponeDue,
  putSubscription,
  selectDue,
  selectToNotice,
  subscriptionOfRow,
  sweepEvents,
} from './subscription-store.ts';
import { syncPerson } from './sync-stripe.ts';
import { chargeTest } from './test-checkout.ts';

const EVERY_MS = 30_000;
const AT_ONCE = 50;
/** How long before a year renews a mail tells of it. */
const NOTICE_DAYS = 14;
const INVITED_DAYS = 14;
const EVENTS_KEPT_DAYS = 60;
const LOOK_AGAIN_MS = 3_600_000;

export type Renewing = {
  database: Database;
  billing: Billing;
  now: () => Date;
  newId: () => string;
  log: FastifyBaseLogger;
};

/**
 * Does what is due about subscriptions: takes money, tries it again, ends them, tells of renewals. When something is due stands in the
 * row itself and changes with what was done, in one transaction that holds the row: so a server that is killed at any moment, or a
 * second one beside it, leaves nothing out and does nothing twice.
 */
export async function renewDue(renewing: Renewing): Promise<void> {
  const { database, now, log } = renewing;
  for (const { userId, provider } of await selectDue(database.db, { now: now(), limit: AT_ONCE })) {
    try {
      await (provider === 'stripe' ? lookAgain(renewing, userId) : stepPerson(renewing, userId));
    } catch (err) {
      log.error({ err }, 'a subscription could not be renewed yet');
    }
  }
  await tellOfRenewals(renewing);
  await sweepInvitations(database.db, new Date(now().getTime() - INVITED_DAYS * DAY_MS));
  await sweepEvents(database.db, new Date(now().getTime() - EVENTS_KEPT_DAYS * DAY_MS));
}

/** News of it should have come by now: asks for it. */
async function lookAgain({ database, billing, now }: Renewing, userId: string): Promise<void> {
  const dueAt = new Date(now().getTime() + LOOK_AGAIN_MS);
  await postponeDue(database.db, { userId, dueAt });
  if (billing?.kind !== 'stripe') return;
  await syncPerson({ database, provider: billing.provider, now: now() }, userId);
}

async function stepPerson({ database, now, newId }: Renewing, userId: string): Promise<void> {
  await inTransaction(database.db, async (tx) => {
    const row = await holdSubscription(tx, userId);
    const user = await selectUser(tx, userId);
    if (!row || !user) return;
    const subscription = subscriptionOfRow(row);
    const at = now();
    const step = stepDue(subscription, at.getTime());
    if (step === null) return;
    const { email } = user;
    if (step === 'charge' && row.provider === 'embedded') {
      return chargeTest(tx, { userId, email, now: at, newId }, row, { isPaid: !row.isCardFailing });
    }
    const { provider, cardLast4 } = row;
    await putSubscription(tx, { userId, provider, cardLast4 }, { subscription: ended(subscription, null), now: at });
    await queueMail(tx, { message: endedMail(email), id: newId(), now: at });
  });
}

/** A year that renews by itself is told of before, so that nobody pays for one that they forgot. */
async function tellOfRenewals({ database, now, newId }: Renewing): Promise<void> {
  const at = now();
  const before = new Date(at.getTime() + NOTICE_DAYS * DAY_MS);
  for (const { row, email } of await selectToNotice(database.db, { now: at, before, limit: AT_ONCE })) {
    const { userId, seats, currentPeriodEnd: end } = row;
    await inTransaction(database.db, async (tx) => {
      if (!(await noteNoticed(tx, { userId, end }))) return;
      const price = priceDue(subscriptionOfRow(row));
      const { totalCents } = sumOf({ price, seats, isStudent: await isStudent(tx, { userId, now: end }) });
      await queueMail(tx, { message: renewalMail(email, { price, at: end, totalCents }), id: newId(), now: at });
    });
  }
}

/** Renews until it is stopped; stopping waits for what is under way. */
export const startRenewing = (renewing: Renewing): { stop: () => Promise<void> } =>
  startRepeating({
    everyMs: EVERY_MS,
    isReady: () => renewing.database.isReady(),
    work: () => renewDue(renewing),
    failed: (err) => renewing.log.error({ err }, 'renewing subscriptions failed'),
  });
