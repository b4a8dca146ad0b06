import type { Price } from './prices.ts';
import type { Subscription } from './subscription.ts';

/** A payment as the provider knows it now, whatever was told of it before. */
export type ProviderPayment = {
  id: string;
  periodStart: number;
  periodEnd: number;
  paidAt: number;
  totalCents: number;
  refundedCents: number;
};

/** A subscription as the provider knows it now; moments as milliseconds since 1970. */
export type ProviderState = {
  /** In the provider's words: `active`, `past_due`, `canceled` and others. */
  status: string;
  price: Price;
  nextPrice: Price | null;
  seats: number;
  startedAt: number;
  cancelAtPeriodEnd: boolean;
  /** When it was ended there; null while it runs. */
  endedAt: number | null;
  pausedFrom: number | null;
  pausedUntil: number | null;
  /** How many tries of the open payment have failed. */
  failures: number;
  /** All that was taken for it, in any order. */
  payments: readonly ProviderPayment[];
};

const GONE = new Set(['canceled', 'unpaid', 'incomplete_expired']);

/**
 * What a subscription of the provider gives here. Only its present state counts, so news of it may come in any order, late, or fifty
 * times. What was paid lasts to the end of its period, even when the subscription was ended there before; what went back gives nothing.
 */
export function subscriptionOf(state: ProviderState): Subscription | null {
  const last = [...state.payments].sort((a, b) => a.periodEnd - b.periodEnd || a.paidAt - b.paidAt).at(-1);
  if (last === undefined) return null;
  const isOver = GONE.has(state.status);
  const isBack = last.refundedCents > 0 && (isOver || last.refundedCents >= last.totalCents);
  return {
    price: state.price,
    nextPrice: state.nextPrice === state.price || isOver ? null : state.nextPrice,
    seats: state.seats,
    status: isOver || isBack ? 'canceled' : state.status === 'past_due' ? 'past_due' : 'active',
    startedAt: state.startedAt,
    currentPeriodStart: last.periodStart,
    currentPeriodEnd: last.periodEnd,
    cancelAtPeriodEnd: state.cancelAtPeriodEnd && !isOver && !isBack,
    pausedFrom: isOver ? null : state.pausedFrom,
    pausedUntil: isOver ? null : state.pausedUntil,
    failures: state.status === 'past_due' ? Math.max(1, state.failures) : 0,
    // Of nothing that is paid is anything taken away, unless the money went back.
    endedAt: isBack ? (state.endedAt ?? last.paidAt) : null,
  };
}
