import Stripe from 'stripe';
import type { Command } from '#core/membership/commands.ts';
import { PRICE_CENTS, PRICES, type Price } from '#core/membership/prices.ts';
import type { Subscription } from '#core/membership/subscription.ts';
import { PRODUCT } from '#core/product.ts';
import type { News, Provider } from './billing.ts';
import { moneyStillHere, paymentsAway } from './payments-away.ts';
import { idOf, readLook } from './read-stripe.ts';

export type StripeSettings = {
  secretKey: string;
  webhookSecret: string;
  now: () => Date;
  /** Where the API is, if not at Stripe: tests have one of their own. */
  api?: Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'>;
};

const PRODUCT_ID = 'ironleaf-premium';
const STUDENT_COUPON = 'ironleaf-student';
const INTERVAL = { monthly: 'month', annual: 'year' } as const;
const TOLERANCE_SECONDS = 300;

/** Takes payments with Stripe's own library. Its pages ask for the card: none of it ever comes here. */
export function stripeProvider({ secretKey, webhookSecret, now, api = {} }: StripeSettings): Provider {
  const stripe = new Stripe(secretKey, { ...api, maxNetworkRetries: 2, timeout: 15_000, telemetry: false });
  const asked = <T>(call: () => Promise<T>): Promise<T> => call().catch(refuse);
  return {
    customerFor: ({ userId, email, key }) =>
      asked(async () => {
        const customer = await stripe.customers.create(
          { email, metadata: { userId } },
          { idempotencyKey: `${key}-customer` },
        );
        return customer.id;
      }),
    openCheckout: (order) => asked(() => openCheckout(stripe, order)),
    look: (customerId) => asked(() => readLook(stripe, customerId)),
    command: (subscriptionId, command, next) => asked(() => carryOut(stripe, { subscriptionId, command, next })),
    refund: (paid) => asked(() => refund(stripe, paid)),
    openPortal: ({ customerId, backTo }) =>
      asked(async () => {
        const session = await stripe.billingPortal.sessions.create({ customer: customerId, return_url: backTo });
        return session.url;
      }),
    giveStudentPrice: (subscriptionId) =>
      asked(async () => {
        await ensureCoupon(stripe);
        await stripe.subscriptions.update(subscriptionId, { discounts: [{ coupon: STUDENT_COUPON }] });
      }),
    // Ends the subscriptions, too.
    forget: (customerId) =>
      asked(async () => {
        await stripe.customers.del(customerId).catch(ignoring('resource_missing'));
      }),
    customerOfCharge: (chargeId) => asked(async () => idOf((await stripe.charges.retrieve(chargeId)).customer)),
    readNews: (body, signature) => readNews(stripe, { body, signature, webhookSecret, now: now() }),
  };
}

/** What is wrong at the provider is no mistake of the person's, and passes. */
function refuse(error: unknown): never {
  throw error instanceof Stripe.errors.StripeError ? paymentsAway({ type: error.type, code: error.code }) : error;
}

/** Lets pass that something is there, or gone, already. */
const ignoring = (code: string) => (error: unknown) => {
  if (!(error instanceof Stripe.errors.StripeError) || error.code !== code) throw error;
};

async function ensureProduct(stripe: Stripe): Promise<void> {
  await stripe.products
    .create({ id: PRODUCT_ID, name: `${PRODUCT.name} Premium` })
    .catch(ignoring('resource_already_exists'));
}

/** It holds for a year: after that the school address is asked for again. */
async function ensureCoupon(stripe: Stripe): Promise<void> {
  const rule = { percent_off: PRICES.studentPercentOff, duration: 'repeating', duration_in_months: 12 } as const;
  await stripe.coupons
    .create({ id: STUDENT_COUPON, name: 'Students', ...rule })
    .catch(ignoring('resource_already_exists'));
}

const priceData = (price: Price) => ({
  currency: 'usd',
  product: PRODUCT_ID,
  unit_amount: PRICE_CENTS[price],
  recurring: { interval: INTERVAL[price] },
});

async function openCheckout(stripe: Stripe, order: Parameters<Provider['openCheckout']>[0]): Promise<string> {
  const { price, seats, isStudent, customerId, userId, backTo, over, key } = order;
  await ensureProduct(stripe);
  const hasDiscount = isStudent && seats === 1;
  if (hasDiscount) await ensureCoupon(stripe);
  // Where its money went back, it may run on there, and would be charged beside the new one.
  if (over !== null) await stripe.subscriptions.cancel(over).catch(ignoring('resource_missing'));
  // A page that was opened before, in another tab, must not be paid as well.
  const open = await stripe.checkout.sessions.list({ customer: customerId, status: 'open', limit: 10 });
  for (const { id } of open.data) await stripe.checkout.sessions.expire(id).catch(() => {});
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'subscription',
      customer: customerId,
      client_reference_id: userId,
      line_items: [{ quantity: seats, price_data: priceData(price) }],
      ...(hasDiscount && { discounts: [{ coupon: STUDENT_COUPON }] }),
      subscription_data: { metadata: { userId } },
      success_url: `${backTo}#paid`,
      cancel_url: backTo,
    },
    { idempotencyKey: `${key}-checkout` },
  );
  if (session.url === null) throw paymentsAway({ session: session.id });
  return session.url;
}

type Carrying = { subscriptionId: string; command: Command; next: Subscription };

async function carryOut(stripe: Stripe, { subscriptionId, command, next }: Carrying): Promise<void> {
  const { subscriptions } = stripe;
  const seconds = (ms: number | null) => (ms === null ? '' : String(Math.floor(ms / 1000)));
  switch (command.do) {
    case 'cancel':
      await dropSchedule(stripe, subscriptionId);
      if (next.status === 'canceled') await subscriptions.cancel(subscriptionId);
      else {
        const metadata = { nextPrice: '', pausedFrom: '', pausedUntil: '' };
        await subscriptions.update(subscriptionId, { cancel_at_period_end: true, pause_collection: '', metadata });
      }
      return;
    case 'keep':
      await subscriptions.update(subscriptionId, { cancel_at_period_end: false });
      return;
    case 'pause':
      await subscriptions.update(subscriptionId, {
        pause_collection: { behavior: 'void', resumes_at: Math.floor((next.pausedUntil ?? 0) / 1000) },
        metadata: { pausedFrom: seconds(next.pausedFrom), pausedUntil: seconds(next.pausedUntil) },
      });
      return;
    case 'resume':
      await resume(stripe, { subscriptionId, next });
      return;
    case 'change':
      await changePrice(stripe, { subscriptionId, price: next.nextPrice });
  }
}

/** Before the pause began nothing is due; within it the next period begins, and is paid, now. */
async function resume(stripe: Stripe, { subscriptionId, next }: Omit<Carrying, 'command'>): Promise<void> {
  const goesOn: Stripe.SubscriptionUpdateParams = {
    pause_collection: '',
    metadata: { pausedFrom: '', pausedUntil: '' },
  };
  if (next.pausedUntil !== null) {
    // A change of price has taken place by now; its schedule would not let the period begin anew.
    await dropSchedule(stripe, subscriptionId);
    Object.assign(goesOn, { billing_cycle_anchor: 'now', proration_behavior: 'none' });
  }
  await stripe.subscriptions.update(subscriptionId, goesOn);
}

/** A schedule would change the subscription back. */
async function dropSchedule(stripe: Stripe, subscriptionId: string): Promise<void> {
  const { schedule } = await stripe.subscriptions.retrieve(subscriptionId);
  if (schedule === null) return;
  await stripe.subscriptionSchedules.release(typeof schedule === 'string' ? schedule : schedule.id);
}

/** From the next period on: a schedule with what runs now, and after it the new price. */
async function changePrice(stripe: Stripe, change: { subscriptionId: string; price: Price | null }): Promise<void> {
  const { subscriptionId, price } = change;
  await dropSchedule(stripe, subscriptionId);
  await stripe.subscriptions.update(subscriptionId, { metadata: { nextPrice: price ?? '' } });
  if (price === null) return;
  const schedule = await stripe.subscriptionSchedules.create({ from_subscription: subscriptionId });
  const [now] = schedule.phases;
  if (now === undefined) throw paymentsAway({ schedule: schedule.id });
  const items = now.items.map((item) => ({
    price: typeof item.price === 'string' ? item.price : item.price.id,
    quantity: item.quantity ?? 1,
  }));
  const quantity = items[0]?.quantity ?? 1;
  // A phase that names none has none: a student would pay the whole price from here on.
  const held = now.discounts.map(({ discount, coupon }) =>
    discount ? { discount: idOf(discount) ?? '' } : { coupon: idOf(coupon) ?? '' },
  );
  const discounts = held.length > 0 ? held : '';
  await stripe.subscriptionSchedules.update(schedule.id, {
    end_behavior: 'release',
    proration_behavior: 'none',
    phases: [
      { items, discounts, start_date: now.start_date, end_date: now.end_date },
      { items: [{ quantity, price_data: priceData(price) }], discounts, duration: { interval: INTERVAL[price] } },
    ],
  });
}

/**
 * It is ended first: should the second step not be reached, nothing is charged again, what is paid lasts, and the money can be asked for
 * once more. The other way round, somebody whose money went back could be charged anew.
 */
async function refund(stripe: Stripe, paid: Parameters<Provider['refund']>[0]): Promise<void> {
  const { subscriptionId, invoiceId, cents, key } = paid;
  const { data } = await stripe.invoicePayments.list({ invoice: invoiceId, status: 'paid' });
  const intent = idOf(data[0]?.payment.payment_intent);
  if (intent === null) throw paymentsAway({ invoice: invoiceId });
  await stripe.subscriptions.cancel(subscriptionId).catch(ignoring('resource_missing'));
  await stripe.refunds
    .create({ payment_intent: intent, amount: cents }, { idempotencyKey: `${key}-refund` })
    .catch(ignoring('charge_already_refunded'))
    .catch((error: unknown) => {
      throw moneyStillHere(error);
    });
}

type Sent = { body: Uint8Array; signature: string; webhookSecret: string; now: Date };

function readNews(stripe: Stripe, { body, signature, webhookSecret, now }: Sent): News | null {
  try {
    const payload = Buffer.from(body);
    const at = now.getTime();
    const event = stripe.webhooks.constructEvent(payload, signature, webhookSecret, TOLERANCE_SECONDS, undefined, at);
    // The library takes any moment to come as a fresh one.
    const stamped = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1] ?? 0);
    if (stamped - at / 1000 > TOLERANCE_SECONDS) return null;
    const { object } = event.data;
    return { id: event.id, customerId: referred(object, 'customer'), chargeId: referred(object, 'charge') };
  } catch {
    return null;
  }
}

/** Whom the news are of. What they say is not read: how things stand is asked. */
function referred(object: object, to: 'customer' | 'charge'): string | null {
  const of: unknown = to in object ? object[to as keyof typeof object] : null;
  return typeof of === 'string' || (typeof of === 'object' && of !== null && 'id' in of) ? idOf(of as string) : null;
}
