import { type Command, command, refundCents } from '#core/membership/commands.ts';
import { ended } from '#core/membership/subscription.ts';
import type { Billing } from '../billing/billing.ts';
import { paymentsAway } from '../billing/payments-away.ts';
import type { Database, Db } from '../db/database.ts';
import { httpError } from '../http/http-error.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { refundMail } from './membership-mails.ts';
import type { MembershipPerson } from './membership-person.ts';
import { paidOf } from './read-page.ts';
import { selectSubscription } from './store.ts';
import {
  holdSubscription,
  noteRefund,
  putSubscription,
  type SubscriptionRow,
  selectPayments,
  subscriptionOfRow,
} from './subscription-store.ts';
import { syncPerson } from './sync-stripe.ts';

const none = () => httpError('conflict', 'You have no membership that could be changed.');

const besideOf = ({ userId, provider, subscriptionId, cardLast4, isCardFailing }: SubscriptionRow) => ({
  userId,
  provider,
  subscriptionId,
  cardLast4,
  isCardFailing,
});

function afterCommand(row: SubscriptionRow | undefined, asked: Command, now: Date) {
  // What the operator granted ends by itself; there is nothing to pay or to pause.
  if (row === undefined || row.provider === 'granted') throw none();
  const outcome = command(subscriptionOfRow(row), asked, now.getTime());
  if ('refused' in outcome) throw httpError('conflict', outcome.refused);
  return { row, next: outcome.next };
}

type Doing = { database: Database; billing: Billing; person: MembershipPerson; key: string };

/** Does what was asked of a subscription: at the provider, or here where nobody is paid. Answers what is left to be kept. */
export async function commandSubscription({ database, billing, person }: Doing, asked: Command) {
  const { userId, now } = person;
  const { row, next } = afterCommand(await selectSubscription(database.db, userId), asked, now);
  if (row.provider === 'embedded') {
    return async (tx: Db): Promise<void> => {
      const held = afterCommand(await holdSubscription(tx, userId), asked, now);
      await putSubscription(tx, besideOf(held.row), { subscription: held.next, now });
    };
  }
  const provider = providerOf(billing);
  await provider.command(row.subscriptionId ?? '', asked, next);
  await syncPerson({ database, provider, now }, userId);
  return async () => {};
}

function providerOf(billing: Billing) {
  if (billing?.kind === 'stripe') return billing.provider;
  throw paymentsAway();
}

async function refundable(db: Db, row: SubscriptionRow | undefined, { userId, now }: MembershipPerson) {
  if (row === undefined || row.provider === 'granted') throw none();
  const [payment] = await selectPayments(db, userId);
  const cents = refundCents(subscriptionOfRow(row), paidOf(payment ?? null), now.getTime());
  if (payment === undefined || cents === 0) {
    throw httpError('conflict', 'There is nothing to give back. You can cancel and keep what you paid for.');
  }
  return { row, payment, cents };
}

/** Ends a subscription now and gives back what the rules say. Answers what is left to be kept. */
export async function refundSubscription({ database, billing, person, key }: Doing) {
  const { userId, now } = person;
  const { db } = database;
  const { row, payment, cents } = await refundable(db, await selectSubscription(db, userId), person);
  if (row.provider === 'embedded') return (tx: Db) => refundTest(tx, person);
  const provider = providerOf(billing);
  const { subscriptionId } = row;
  await provider.refund({ subscriptionId: subscriptionId ?? '', invoiceId: payment.providerId, cents, key });
  await syncPerson({ database, provider, now }, userId);
  return async () => {};
}

async function refundTest(tx: Db, person: MembershipPerson): Promise<void> {
  const { userId, email, now, newId } = person;
  const { row, payment, cents } = await refundable(tx, await holdSubscription(tx, userId), person);
  const refunded = await noteRefund(tx, { userId, providerId: payment.providerId, cents, now });
  await putSubscription(tx, besideOf(row), { subscription: ended(subscriptionOfRow(row), now.getTime()), now });
  if (refunded) await queueMail(tx, { message: refundMail(email, refunded), id: newId(), now });
}
