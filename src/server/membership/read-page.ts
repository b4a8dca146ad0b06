import type { MembershipPage, Payment } from '#contract/subscription.ts';
import { isOver, moneyBackUntil, refundCents } from '#core/membership/commands.ts';
import { sumOf } from '#core/membership/prices.ts';
import { studentUntil } from '#core/membership/school-address.ts';
import { nextStepAt, priceDue, type Subscription } from '#core/membership/subscription.ts';
import type { Billing } from '../billing/billing.ts';
import type { Db } from '../db/database.ts';
import { selectProof, selectSeatOf, selectSeats } from './family-store.ts';
import { receiptNumber } from './membership-mails.ts';
import { isStudent } from './membership-person.ts';
import { readTier } from './spend-allowance.ts';
import { selectSubscription } from './store.ts';
import { type PaymentRow, type SubscriptionRow, selectPayments, subscriptionOfRow } from './subscription-store.ts';

type Reading = { userId: string; now: Date; billing: Billing };

/** Everything that the page Membership tells. */
export async function readPage(db: Db, { userId, now, billing }: Reading): Promise<MembershipPage> {
  const [row, paid, proof, seats, seat] = [
    await selectSubscription(db, userId),
    await selectPayments(db, userId),
    await selectProof(db, userId),
    await selectSeats(db, userId),
    await selectSeatOf(db, userId),
  ];
  const student = await isStudent(db, { userId, now });
  return {
    checkout: billing?.kind ?? null,
    tier: await readTier(db, { userId, now }),
    subscription: row === undefined ? null : subscriptionView(row, { last: paid[0] ?? null, student, now }),
    payments: paid.map(paymentView),
    student: proof
      ? {
          email: proof.email,
          verifiedUntil:
            proof.verifiedAt === null ? null : new Date(studentUntil(proof.verifiedAt.getTime())).toISOString(),
        }
      : null,
    family: seats.map(({ id, email, memberId }) => ({ id, email, hasJoined: memberId !== null })),
    paidBy: seat?.payer ?? null,
  };
}

type Shown = NonNullable<MembershipPage['subscription']>;

function stateOf(subscription: Subscription, now: number): Shown['state'] {
  const { status, cancelAtPeriodEnd, pausedFrom, currentPeriodEnd } = subscription;
  if (isOver(subscription, now)) return 'over';
  if (status === 'canceled') return 'ending';
  if (cancelAtPeriodEnd) return now < currentPeriodEnd ? 'ending' : 'over';
  if (pausedFrom !== null && status === 'active') return now < pausedFrom ? 'pausing' : 'paused';
  return status;
}

const isoOf = (ms: number) => new Date(ms).toISOString();

function subscriptionView(
  row: SubscriptionRow,
  beside: { last: PaymentRow | null; student: boolean; now: Date },
): Shown {
  const subscription = subscriptionOfRow(row);
  const now = beside.now.getTime();
  const state = stateOf(subscription, now);
  const stepAt = nextStepAt(subscription);
  const isPaying = row.provider !== 'granted' && stepAt !== null && state !== 'over' && state !== 'ending';
  const order = { price: priceDue(subscription), seats: row.seats, isStudent: beside.student };
  return {
    provider: row.provider === 'embedded' ? 'test' : row.provider,
    price: row.price,
    nextPrice: row.nextPrice,
    seats: row.seats,
    state,
    startedAt: isoOf(subscription.startedAt),
    currentPeriodEnd: isoOf(subscription.currentPeriodEnd),
    pausedUntil: subscription.pausedUntil === null ? null : isoOf(subscription.pausedUntil),
    nextPayment: isPaying ? { at: isoOf(stepAt), totalCents: sumOf(order).totalCents } : null,
    refundCents: refundCents(subscription, paidOf(beside.last), now),
    moneyBackUntil: isoOf(moneyBackUntil(subscription)),
    cardLast4: row.cardLast4,
  };
}

/** A payment as the rules of refunds know it. */
export const paidOf = (row: PaymentRow | null) =>
  row && {
    price: row.price,
    totalCents: row.totalCents,
    refundedCents: row.refundedCents,
    periodEnd: row.periodEnd.getTime(),
  };

const paymentView = (row: PaymentRow): Payment => ({
  id: row.id,
  number: receiptNumber(row),
  isTest: row.provider === 'embedded',
  price: row.price,
  seats: row.seats,
  listCents: row.listCents,
  discountCents: row.discountCents,
  taxCents: row.taxCents,
  totalCents: row.totalCents,
  cardLast4: row.cardLast4,
  periodStart: row.periodStart.toISOString(),
  periodEnd: row.periodEnd.toISOString(),
  paidAt: row.paidAt.toISOString(),
  refundedCents: row.refundedCents,
  refundedAt: row.refundedAt?.toISOString() ?? null,
});
