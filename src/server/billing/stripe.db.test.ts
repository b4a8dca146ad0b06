import Stripe from 'stripe';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { getMembership } from '#contract/membership.ts';
import * as membership from '#contract/subscription.ts';
import { type Caller, startTestApp } from '#test/app.ts';
import { signUpAthlete } from '#test/athletes.ts';
import { startFakeStripe } from '#test/fake-stripe.ts';
import { mailQueue } from '../db/schema/contact.ts';
import { billingEvents, payments, subscriptions } from '../db/schema/membership.ts';
import { stripeProvider } from './stripe.ts';

const SECRET = 'whsec_only_for_tests';
const fake = await startFakeStripe();
const stripe = new Stripe('sk_test_1');
const provider = stripeProvider({
  secretKey: 'sk_test_1',
  webhookSecret: SECRET,
  now: () => app.clock.now(),
  api: { host: '127.0.0.1', port: fake.port, protocol: 'http' },
});
const app = startTestApp({ billing: { kind: 'stripe', provider } });

beforeEach(() => {
  Object.assign(fake, { calls: [], subscriptions: [], invoices: [], charges: [], customers: [], isDown: false });
});
afterAll(() => fake.close());

type News = { id: string; type: string; customer: string };
const bodyOf = ({ id, type, customer }: News) =>
  JSON.stringify({ id, object: 'event', type, data: { object: { id: 'x', object: 'thing', customer } } });
const signatureOf = (payload: string, { secret = SECRET, late = 0 } = {}) =>
  stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: Math.floor(app.clock.now().getTime() / 1000) - late,
  });
const send = (payload: string, signature: string) =>
  app.app.inject({
    method: 'POST',
    url: '/api/billing/stripe',
    payload,
    headers: { 'content-type': 'application/json', ...(signature !== '' && { 'stripe-signature': signature }) },
  });
const tell = (news: News) => send(bodyOf(news), signatureOf(bodyOf(news)));

/** Somebody on their way to pay, whom Stripe knows. */
async function atCheckout(): Promise<{ ann: Caller; customer: string }> {
  const ann = await signUpAthlete(app);
  const { body } = await ann.call(membership.startCheckout, { body: { price: 'monthly', seats: 1 } });
  expect(body.url).toBe('https://checkout.example.com/cs_1');
  return { ann, customer: 'cus_1' };
}
const tierOf = async (person: Caller) => (await person.call(getMembership)).body.tier;

describe('a payment with Stripe', () => {
  it('gives Premium once its news have come, with a receipt; the sum is ours', async () => {
    const { ann, customer } = await atCheckout();
    expect(await tierOf(ann)).toBe('free');
    fake.pay(customer, app.clock.now());
    expect((await tell({ id: 'evt_1', type: 'invoice.paid', customer })).statusCode).toBe(200);
    expect(await tierOf(ann)).toBe('premium');
    const { body } = await ann.call(membership.getSubscription);
    expect(body.payments).toMatchObject([{ isTest: false, totalCents: 2999, cardLast4: '4242' }]);
    expect((await ann.call(membership.startCheckout, { body: { price: 'annual', seats: 1 } })).status).toBe(409);
  });

  it('has one effect, though its news come fifty times at once', async () => {
    const { customer } = await atCheckout();
    fake.pay(customer, app.clock.now());
    const news = { id: 'evt_1', type: 'invoice.paid', customer };
    const answers = await Promise.all(Array.from({ length: 50 }, () => tell(news)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const { db } = app.database;
    expect(await db.select().from(payments)).toHaveLength(1);
    expect(await db.select().from(billingEvents)).toHaveLength(1);
    expect((await db.select().from(mailQueue)).filter(({ subject }) => subject.includes('receipt'))).toHaveLength(1);
  });

  it('comes to the same in each of 24 orders of its news', async () => {
    const { ann, customer } = await atCheckout();
    const { subscription } = fake.pay(customer, app.clock.now());
    Object.assign(fake.subscriptions[0] ?? {}, {
      status: 'canceled',
      ended_at: Math.floor(app.clock.now().getTime() / 1000),
    });
    Object.assign(fake.charges[0] ?? {}, { amount_refunded: 2999 });
    const types = ['customer.subscription.created', 'invoice.paid', 'charge.refunded', 'customer.subscription.deleted'];
    const ends = new Set<string>();
    for (const [turn, order] of orders(types).entries()) {
      await app.database.db.delete(subscriptions);
      await app.database.db.delete(payments);
      for (const type of order) await tell({ id: `evt_${turn}_${type}`, type, customer });
      const [row] = await app.database.db.select().from(subscriptions);
      ends.add(JSON.stringify({ ...row, updatedAt: null }));
    }
    expect(orders(types)).toHaveLength(24);
    expect(ends.size).toBe(1);
    expect([...ends][0]).toContain(subscription);
    expect(await tierOf(ann)).toBe('free');
  });

  it('is asked for again where Stripe could not be reached, and nothing is noted as done', async () => {
    const { ann, customer } = await atCheckout();
    fake.pay(customer, app.clock.now());
    fake.isDown = true;
    app.expectErrors();
    const news = { id: 'evt_1', type: 'invoice.paid', customer };
    expect((await tell(news)).statusCode).toBe(503);
    expect(await app.database.db.select().from(billingEvents)).toEqual([]);
    fake.isDown = false;
    expect((await tell(news)).statusCode).toBe(200);
    expect(await tierOf(ann)).toBe('premium');
  });

  it('is cancelled and given back at Stripe, by our rules', async () => {
    const { ann, customer } = await atCheckout();
    fake.pay(customer, app.clock.now());
    await tell({ id: 'evt_1', type: 'invoice.paid', customer });
    const ending = await ann.call(membership.commandSubscription, { body: { do: 'cancel' } });
    expect(ending.body).toMatchObject({ tier: 'premium', subscription: { state: 'ending' } });
    const { body } = await ann.call(membership.refundSubscription);
    expect(body).toMatchObject({ tier: 'free', payments: [{ refundedCents: 2999 }] });
    expect(fake.calls.filter((call) => call === 'POST /v1/refunds')).toHaveLength(1);
  });
});

describe('news', () => {
  it.each([
    { what: 'without a signature', of: () => '' },
    { what: 'signed with another secret', of: (body: string) => signatureOf(body, { secret: 'whsec_other' }) },
    { what: 'signed six minutes ago', of: (body: string) => signatureOf(body, { late: 360 }) },
    { what: 'signed six minutes from now', of: (body: string) => signatureOf(body, { late: -360 }) },
    { what: 'changed on the way', of: (body: string) => signatureOf(`${body} `) },
  ])('$what are refused, and nothing is asked or written', async ({ of }) => {
    const { ann, customer } = await atCheckout();
    fake.pay(customer, app.clock.now());
    fake.calls = [];
    const body = bodyOf({ id: 'evt_1', type: 'invoice.paid', customer });
    expect((await send(body, of(body))).statusCode).toBe(400);
    expect(fake.calls).toEqual([]);
    expect(await tierOf(ann)).toBe('free');
  });

  it('of nobody whom we know are taken and forgotten', async () => {
    expect((await tell({ id: 'evt_1', type: 'invoice.paid', customer: 'cus_9' })).statusCode).toBe(200);
    expect(fake.calls).toEqual([]);
  });
});

function orders<T>(items: readonly T[]): T[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, at) => orders(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));
}
