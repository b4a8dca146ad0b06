import { DAY_MS } from '../units/calendar-day.ts';
import { PRICES, type Price } from './prices.ts';
import { addMonths, ended, givesPremium, type Subscription } from './subscription.ts';

/** What a person can do about their subscription. */
export type Command =
  | { do: 'change'; price: Price }
  | { do: 'pause'; months: 1 | 2 | 3 }
  | { do: 'resume' }
  | { do: 'cancel' }
  | { do: 'keep' };

/** What comes of a command: the subscription after it, or why it cannot be, fit for a toast. */
export type Outcome = { next: Subscription } | { refused: string };

const OVER = { refused: 'Your membership is over. You can begin a new one at any time.' };
const ENDING = { refused: 'Your membership is to end. Keep it first, then do this once more.' };

export const isOver = ({ status, currentPeriodEnd, endedAt }: Subscription, now: number): boolean =>
  (status === 'canceled' && now >= currentPeriodEnd) || (endedAt !== null && now >= endedAt);

export function command(subscription: Subscription, asked: Command, now: number): Outcome {
  if (subscription.status === 'canceled' || isOver(subscription, now)) return OVER;
  switch (asked.do) {
    case 'cancel':
      return { next: canceled(subscription, now) };
    case 'keep':
      return kept(subscription, now);
    case 'resume':
      return resumed(subscription, now);
    case 'change':
      return changed(subscription, asked.price);
    case 'pause':
      return paused(subscription, asked.months, now);
  }
}

/** At the end of the paid time; at once where none is left. */
function canceled(subscription: Subscription, now: number): Subscription {
  if (now >= subscription.currentPeriodEnd) return ended(subscription, now);
  return { ...subscription, cancelAtPeriodEnd: true, nextPrice: null, pausedFrom: null, pausedUntil: null };
}

function kept(subscription: Subscription, now: number): Outcome {
  if (now >= subscription.currentPeriodEnd && subscription.cancelAtPeriodEnd) return OVER;
  return { next: { ...subscription, cancelAtPeriodEnd: false } };
}

/** A change either way holds from the next period on: what is paid stays as it was paid. */
function changed(subscription: Subscription, price: Price): Outcome {
  if (subscription.cancelAtPeriodEnd) return ENDING;
  return { next: { ...subscription, nextPrice: price === subscription.price ? null : price } };
}

function paused(subscription: Subscription, months: number, now: number): Outcome {
  if (subscription.cancelAtPeriodEnd) return ENDING;
  const { status, currentPeriodEnd, pausedFrom, startedAt } = subscription;
  if (status === 'past_due' || now >= currentPeriodEnd) {
    const because = pausedFrom === null ? 'A payment is still open' : 'Your membership is paused already';
    return { refused: `${because}. Settle that first, then pause.` };
  }
  const pausedUntil = addMonths(currentPeriodEnd, months, new Date(startedAt).getUTCDate());
  return { next: { ...subscription, pausedFrom: currentPeriodEnd, pausedUntil } };
}

/** Before the pause has begun it is called off; within it, the next period begins now. */
function resumed(subscription: Subscription, now: number): Outcome {
  const { pausedFrom, pausedUntil } = subscription;
  if (pausedFrom === null || pausedUntil === null) return { refused: 'Your membership is not paused.' };
  if (now < pausedFrom) return { next: { ...subscription, pausedFrom: null, pausedUntil: null } };
  return { next: { ...subscription, pausedUntil: Math.min(now, pausedUntil) } };
}

/** A payment as far as it decides what goes back. */
export type Paid = { price: Price; totalCents: number; refundedCents: number; periodEnd: number };

/**
 * What goes back of the last payment when the membership is ended now, in cents. All of it in the first 30 days of the membership; after
 * that, of a year the whole months that are left; of a month nothing.
 */
export function refundCents(subscription: Subscription, paid: Paid | null, now: number): number {
  if (paid === null || paid.refundedCents > 0 || !givesPremium(subscription, now)) return 0;
  if (now < moneyBackUntil(subscription)) return paid.totalCents;
  if (paid.price === 'monthly') return 0;
  let left = 0;
  while (left < 11 && addMonths(now, left + 1) <= paid.periodEnd) left++;
  return Math.round((paid.totalCents * left) / 12);
}

/** Until then all of the money goes back. */
export const moneyBackUntil = ({ startedAt }: Pick<Subscription, 'startedAt'>): number =>
  startedAt + PRICES.moneyBackDays * DAY_MS;
