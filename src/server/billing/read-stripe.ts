import type Stripe from 'stripe';
import type { ProviderState } from '#core/membership/from-provider.ts';
import type { Price } from '#core/membership/prices.ts';
import type { Look, LookedPayment } from './billing.ts';

const MOST = 24;
const ms = (seconds: number): number => seconds * 1000;
export const idOf = (of: string | { id: string } | null | undefined): string | null =>
  typeof of === 'string' ? of : (of?.id ?? null);

/** How things stand with a customer now: their newest subscription, with all that was paid and given back. */
export async function readLook(stripe: Stripe, customer: string): Promise<Look | null> {
  const found = await stripe.subscriptions.list({
    customer,
    status: 'all',
    limit: 10,
    expand: ['data.default_payment_method'],
  });
  const newest = found.data
    .filter(({ status }) => status !== 'incomplete' && status !== 'incomplete_expired')
    .sort((a, b) => b.created - a.created)[0];
  if (newest === undefined) return null;
  const subscription = newest.id;
  const invoices = await stripe.invoices.list({ customer, subscription, limit: MOST, expand: ['data.payments'] });
  const charges = await stripe.charges.list({ customer, limit: 100 });
  const lost = await lostOf(stripe, charges.data);
  const payments = invoices.data.flatMap((invoice) => paymentOf(invoice, { charges: charges.data, lost }));
  const open = invoices.data.find(({ status }) => status === 'open');
  const card = newest.default_payment_method;
  return {
    subscriptionId: newest.id,
    cardLast4: (typeof card === 'object' ? card?.card?.last4 : undefined) ?? payments[0]?.cardLast4 ?? null,
    state: { ...stateOf(newest), failures: open?.attempt_count ?? 0, payments },
    payments,
  };
}

type Taken = { charges: readonly Stripe.Charge[]; lost: ReadonlyMap<string, number> };

/** What a bank took back of each charge, in cents. While a dispute is open, or once it is won, nothing is lost. */
async function lostOf(stripe: Stripe, charges: readonly Stripe.Charge[]): Promise<ReadonlyMap<string, number>> {
  const lost = new Map<string, number>();
  for (const { id } of charges.filter(({ disputed }) => disputed)) {
    const disputes = await stripe.disputes.list({ charge: id, limit: 10 });
    const cents = disputes.data.filter(({ status }) => status === 'lost').reduce((sum, { amount }) => sum + amount, 0);
    lost.set(id, cents);
  }
  return lost;
}

/** What was paid by an invoice; nothing while it is open, or where it came to nothing. */
function paymentOf(invoice: Stripe.Invoice, { charges, lost }: Taken): LookedPayment[] {
  const [line] = invoice.lines.data;
  if (invoice.status !== 'paid' || invoice.amount_paid === 0 || line === undefined) return [];
  const intents = (invoice.payments?.data ?? []).map(({ payment }) => idOf(payment.payment_intent));
  const charge = charges.find(({ payment_intent, paid }) => paid && intents.includes(idOf(payment_intent)));
  const discountCents = (invoice.total_discount_amounts ?? []).reduce((sum, { amount }) => sum + amount, 0);
  return [
    {
      id: invoice.id ?? '',
      periodStart: ms(line.period.start),
      periodEnd: ms(line.period.end),
      paidAt: ms(invoice.status_transitions.paid_at ?? invoice.created),
      listCents: invoice.subtotal,
      discountCents,
      taxCents: invoice.total - invoice.subtotal + discountCents,
      totalCents: invoice.amount_paid,
      refundedCents: Math.min(invoice.amount_paid, (charge?.amount_refunded ?? 0) + (lost.get(charge?.id ?? '') ?? 0)),
      cardLast4: charge?.payment_method_details?.card?.last4 ?? null,
      seats: line.quantity ?? 1,
    },
  ];
}

const priceOf = (interval: string | undefined): Price => (interval === 'year' ? 'annual' : 'monthly');

function stateOf(subscription: Stripe.Subscription): Omit<ProviderState, 'failures' | 'payments'> {
  const { metadata, pause_collection: pause } = subscription;
  const [item] = subscription.items.data;
  // Stripe knows only that no money is taken; from when to when nothing is Premium stands beside it.
  const pauseEnd = (seconds: string | undefined) => (pause !== null && seconds ? ms(Number(seconds)) : null);
  return {
    status: subscription.status,
    price: priceOf(item?.price.recurring?.interval),
    nextPrice: metadata.nextPrice === 'annual' || metadata.nextPrice === 'monthly' ? metadata.nextPrice : null,
    seats: item?.quantity ?? 1,
    startedAt: ms(subscription.start_date),
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
    endedAt: subscription.ended_at === null ? null : ms(subscription.ended_at),
    pausedFrom: pauseEnd(metadata.pausedFrom),
    pausedUntil: pauseEnd(metadata.pausedUntil),
  };
}
