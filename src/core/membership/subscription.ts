import { DAY_MS } from '../units/calendar-day.ts';
import type { Price } from './prices.ts';

/** A subscription, whoever takes the money; moments as milliseconds since 1970. */
export type Subscription = {
  price: Price;
  /** What it is from the next period on, if that is another one. */
  nextPrice: Price | null;
  /** For how many people it is paid. */
  seats: number;
  status: 'active' | 'past_due' | 'canceled';
  startedAt: number;
  currentPeriodStart: number;
  /** Until when it is paid. */
  currentPeriodEnd: number;
  cancelAtPeriodEnd: boolean;
  /** Between these nothing is paid and nothing is Premium; it begins where the paid time ends. */
  pausedFrom: number | null;
  pausedUntil: number | null;
  /** How many tries to take the money that is due have failed. */
  failures: number;
  /** When it ended before its paid time did: the money went back, or all tries to take it failed. */
  endedAt: number | null;
};

/** On these days after the first try a payment that failed is tried again: three times over ten days. */
export const RETRY_DAYS = [3, 6, 10] as const;
/** Until the last try nothing is taken away. */
export const PAYMENT_GRACE_DAYS = RETRY_DAYS[2];
export const PAUSE_MONTHS = [1, 2, 3] as const;

/** When money is due for what comes after the paid time. */
export const paymentDueAt = ({
  currentPeriodEnd,
  pausedUntil,
}: Pick<Subscription, 'currentPeriodEnd' | 'pausedUntil'>) => pausedUntil ?? currentPeriodEnd;

/** Whether it gives Premium at a moment. What is paid for is never cut short; what went back gives nothing. */
export function givesPremium(subscription: Subscription, now: number): boolean {
  const { status, currentPeriodEnd, cancelAtPeriodEnd, pausedFrom, pausedUntil, endedAt } = subscription;
  if (endedAt !== null && now >= endedAt) return false;
  if (now < currentPeriodEnd) return true;
  if (status === 'canceled' || cancelAtPeriodEnd) return false;
  if (pausedFrom !== null && now < (pausedUntil ?? pausedFrom)) return false;
  // What is due may be paid a little later: by the next try, or when the news of the payment comes.
  return now < paymentDueAt(subscription) + PAYMENT_GRACE_DAYS * DAY_MS;
}

/**
 * The same day of the month, so many months on, at the same time of day (UTC); the last of the month where it has no such day. `day` is
 * the day on which the subscription began, so that one of the 31st comes back to the 31st after February.
 */
export function addMonths(from: number, months: number, day = new Date(from).getUTCDate()): number {
  const at = new Date(from);
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(day, lastDay)) + (from % DAY_MS);
}

const MONTHS: Record<Price, number> = { monthly: 1, annual: 12 };

/** Where a period that begins at `from` ends. */
export const periodEnd = (price: Price, from: number, startedAt: number): number =>
  addMonths(from, MONTHS[price], new Date(startedAt).getUTCDate());

/** A new one, paid for its first period. */
export function started({ price, seats, now }: { price: Price; seats: number; now: number }): Subscription {
  return {
    price,
    nextPrice: null,
    seats,
    status: 'active',
    startedAt: now,
    currentPeriodStart: now,
    currentPeriodEnd: periodEnd(price, now, now),
    cancelAtPeriodEnd: false,
    pausedFrom: null,
    pausedUntil: null,
    failures: 0,
    endedAt: null,
  };
}

/** When something is to be done about it next: take money, or end it. Null: it is over. */
export function nextStepAt(subscription: Subscription): number | null {
  const { status, cancelAtPeriodEnd, currentPeriodEnd, failures } = subscription;
  if (status === 'canceled') return null;
  if (cancelAtPeriodEnd) return currentPeriodEnd;
  const wait = failures === 0 ? 0 : (RETRY_DAYS[failures - 1] ?? 0);
  return paymentDueAt(subscription) + wait * DAY_MS;
}

export type Step = 'charge' | 'end';

/** What is to be done about it now. */
export function stepDue(subscription: Subscription, now: number): Step | null {
  const at = nextStepAt(subscription);
  if (at === null || now < at) return null;
  return subscription.cancelAtPeriodEnd ? 'end' : 'charge';
}

/** It is over; nothing of it comes back by itself. */
export const ended = (subscription: Subscription, endedAt: number | null): Subscription => ({
  ...subscription,
  status: 'canceled',
  cancelAtPeriodEnd: false,
  nextPrice: null,
  pausedFrom: null,
  pausedUntil: null,
  endedAt,
});

/** What it is for from the next payment on. */
export const priceDue = ({ nextPrice, price }: Subscription): Price => nextPrice ?? price;

/** The time that a payment made now pays for. It begins where the paid time ended, unless nothing was tried for longer than that is given. */
export function periodDue(subscription: Subscription, now: number): { from: number; to: number } {
  const dueAt = paymentDueAt(subscription);
  const from = now - dueAt > PAYMENT_GRACE_DAYS * DAY_MS ? now : dueAt;
  return { from, to: periodEnd(priceDue(subscription), from, subscription.startedAt) };
}

/** After the money that was due was taken, or could not be. */
export function charged(subscription: Subscription, { isPaid, now }: { isPaid: boolean; now: number }): Subscription {
  if (isPaid) {
    const { from, to } = periodDue(subscription, now);
    return {
      ...subscription,
      price: priceDue(subscription),
      nextPrice: null,
      status: 'active',
      currentPeriodStart: from,
      currentPeriodEnd: to,
      pausedFrom: null,
      pausedUntil: null,
      failures: 0,
    };
  }
  const failures = subscription.failures + 1;
  if (failures > RETRY_DAYS.length) return ended({ ...subscription, failures }, now);
  return { ...subscription, status: 'past_due', failures };
}
