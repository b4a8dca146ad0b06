/** A thing of Stripe's, as its API tells it; moments in seconds. */
export type Thing = Record<string, unknown> & { id: string };

const KINDS = [
  'customers',
  'subscriptions',
  'invoices',
  'charges',
  'disputes',
  'refunds',
  'sessions',
  'schedules',
  'coupons',
] as const;

/** What a shop's account at Stripe holds. */
export type StripeState = Record<(typeof KINDS)[number], Thing[]>;

export const emptyState = (): StripeState =>
  Object.fromEntries(KINDS.map((kind) => [kind, [] as Thing[]])) as StripeState;

export const list = (data: readonly unknown[]) => ({ object: 'list', data, has_more: false });
export const secondsOf = (moment: Date) => Math.floor(moment.getTime() / 1000);

const CENTS = { month: 2999, year: 19999 } as const;
export type Interval = keyof typeof CENTS;

const itemsOf = (interval: Interval, quantity: number) =>
  list([{ id: 'si_1', quantity, price: { id: `price_${interval}`, recurring: { interval } } }]);

type Bought = { customer: string; at: Date; interval?: Interval; seats?: number; coupon?: string };

/** Somebody paid on Stripe's page: a subscription with its first invoice and charge. */
export function subscribe(state: StripeState, { customer, at, interval = 'month', seats = 1, coupon }: Bought): Thing {
  const subscription: Thing = {
    ...{ id: `sub_${state.subscriptions.length + 1}`, object: 'subscription', customer, status: 'active' },
    ...{ created: secondsOf(at), start_date: secondsOf(at), ended_at: null, cancel_at_period_end: false },
    ...{ pause_collection: null, metadata: {}, schedule: null, discounts: coupon ? [{ coupon }] : [] },
    default_payment_method: { id: 'pm_1', card: { last4: '4242' } },
    items: itemsOf(interval, seats),
    period_end: secondsOf(at),
  };
  state.subscriptions.push(subscription);
  bill(state, subscription, { at, isPaid: true });
  return subscription;
}

const intervalOf = (subscription: Thing): Interval =>
  (subscription.items as { data: { price: { recurring: { interval: Interval } } }[] }).data[0]?.price.recurring
    .interval ?? 'month';
const quantityOf = (subscription: Thing): number =>
  (subscription.items as { data: { quantity: number }[] }).data[0]?.quantity ?? 1;

function endOf(interval: Interval, from: number): number {
  const end = new Date(from * 1000);
  end.setUTCMonth(end.getUTCMonth() + (interval === 'year' ? 12 : 1));
  return secondsOf(end);
}

type Bill = { at: Date; isPaid: boolean };

/** The invoice of the next period, with its charge; or another try of the one that is open. */
export function bill(state: StripeState, subscription: Thing, { at, isPaid }: Bill): void {
  const open = state.invoices.find(({ status, subscription: of }) => status === 'open' && of === subscription.id);
  const invoice = open ?? newInvoice(state, subscription, at);
  invoice.attempt_count = Number(invoice.attempt_count) + 1;
  if (!isPaid) {
    Object.assign(subscription, { status: 'past_due' });
    // What our own settings at Stripe say: after the first try three more, then it ends.
    if (invoice.attempt_count === 4) {
      Object.assign(invoice, { status: 'void' });
      Object.assign(subscription, { status: 'canceled', ended_at: secondsOf(at) });
    }
    return;
  }
  Object.assign(invoice, {
    status: 'paid',
    amount_paid: invoice.total,
    status_transitions: { paid_at: secondsOf(at) },
  });
  Object.assign(subscription, { status: 'active' });
  state.charges.push({
    ...{ id: `ch_${state.charges.length + 1}`, object: 'charge', paid: true, disputed: false, amount_refunded: 0 },
    ...{ payment_intent: `pi_${invoice.id}`, amount: invoice.total, customer: subscription.customer },
    payment_method_details: { card: { last4: '4242' } },
  });
}

function newInvoice(state: StripeState, subscription: Thing, at: Date): Thing {
  const schedule = state.schedules.find(({ id }) => id === subscription.schedule);
  // What a change of price left for the next period.
  if (schedule?.next)
    Object.assign(subscription, {
      items: itemsOf(schedule.next as Interval, quantityOf(subscription)),
      ...(schedule.nextDiscounts as object),
    });
  if (schedule) Object.assign(schedule, { next: undefined, nextDiscounts: undefined });
  const [interval, seats] = [intervalOf(subscription), quantityOf(subscription)];
  const start = Number(subscription.period_end);
  const end = endOf(interval, start);
  subscription.period_end = end;
  const subtotal = CENTS[interval] * seats;
  const off = (subscription.discounts as unknown[]).length > 0 ? Math.round(subtotal * 0.2) : 0;
  const id = `in_${state.invoices.length + 1}`;
  const invoice: Thing = {
    ...{ id, object: 'invoice', status: 'open', customer: subscription.customer, subscription: subscription.id },
    ...{ attempt_count: 0, amount_paid: 0, subtotal, total: subtotal - off, created: secondsOf(at) },
    total_discount_amounts: off > 0 ? [{ amount: off }] : [],
    status_transitions: { paid_at: null },
    lines: list([{ id: `il_${id}`, quantity: seats, period: { start, end } }]),
    payments: list([{ id: `inpay_${id}`, payment: { type: 'payment_intent', payment_intent: `pi_${id}` } }]),
  };
  state.invoices.unshift(invoice);
  return invoice;
}

/** A bank takes the money of a charge back, or tries to. */
export function dispute(state: StripeState, charge: Thing, status: 'needs_response' | 'lost' | 'won'): Thing {
  charge.disputed = true;
  const known = state.disputes.find((each) => each.charge === charge.id);
  if (known) return Object.assign(known, { status });
  const made = {
    id: `dp_${state.disputes.length + 1}`,
    object: 'dispute',
    charge: charge.id,
    amount: charge.amount,
    status,
  };
  state.disputes.push(made);
  return made;
}
