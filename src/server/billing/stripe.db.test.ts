import { describe, expect, it } from 'vitest';
import * as membership from '#contract/subscription.ts';
import type { Caller } from '#test/app.ts';
import { bill, dispute, subscribe } from '#test/fake-stripe-state.ts';
import { bodyOf, openStripeShop } from '#test/stripe-shop.ts';
import { mailQueue } from '../db/schema/contact.ts';
import { billingEvents, payments, studentProofs } from '../db/schema/membership.ts';

const shop = await openStripeShop();
const { app, fake, signatureOf, send, tell, atCheckout, tierOf, pageOf } = shop;

const pay = (customer: string) => subscribe(fake, { customer, at: app.clock.now() });
const told = (customer: string) => tell({ id: `evt_${fake.calls.length}`, type: 'invoice.paid', customer });

/** Somebody who has paid a month. */
async function member() {
  const { ann, customer } = await atCheckout();
  const subscription = pay(customer);
  await told(customer);
  return { ann, customer, subscription };
}
type Asked = Parameters<typeof commandBody>[0];
const commandBody = (
  asked:
    | { do: 'cancel' | 'keep' | 'resume' }
    | { do: 'pause'; months: 1 | 2 | 3 }
    | { do: 'change'; price: 'annual' | 'monthly' },
) => ({ body: asked });
const ask = async (ann: Caller, asked: Asked) =>
  (await ann.call(membership.commandSubscription, commandBody(asked))).body;
const mails = async (words: string) =>
  (await app.database.db.select().from(mailQueue)).filter(({ subject }) => subject.includes(words));

describe('a payment with Stripe', () => {
  it('gives Premium once its news have come, with a receipt; the sum is ours', async () => {
    const { ann, customer } = await atCheckout();
    pay(customer);
    expect((await tell({ id: 'evt_1', type: 'invoice.paid', customer })).statusCode).toBe(200);
    expect(await tierOf(ann)).toBe('premium');
    expect((await pageOf(ann)).payments).toMatchObject([{ isTest: false, totalCents: 2999, cardLast4: '4242' }]);
    expect((await ann.call(membership.startCheckout, { body: { price: 'annual', seats: 1 } })).status).toBe(409);
    const [sold] = fake.sessions;
    expect(sold?.line_items).toMatchObject({ 0: { quantity: '1', price_data: { unit_amount: '2999' } } });
  });

  it('that no news has told of yet is not taken a second time', async () => {
    const { ann, customer } = await atCheckout();
    pay(customer);
    expect((await ann.call(membership.startCheckout, { body: { price: 'monthly', seats: 1 } })).status).toBe(409);
    expect(await tierOf(ann)).toBe('premium');
  });

  it('has one effect, though its news come fifty times at once', async () => {
    const { customer } = await atCheckout();
    pay(customer);
    const news = { id: 'evt_1', type: 'invoice.paid', customer };
    const answers = await Promise.all(Array.from({ length: 50 }, () => tell(news)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const { db } = app.database;
    expect(await db.select().from(payments)).toHaveLength(1);
    expect(await db.select().from(billingEvents)).toHaveLength(1);
    expect(await mails('receipt')).toHaveLength(1);
  });

  it('is asked for again where Stripe could not be reached, and nothing is noted as done', async () => {
    const { ann, customer } = await atCheckout();
    pay(customer);
    fake.isDown = true;
    app.expectErrors();
    const news = { id: 'evt_1', type: 'invoice.paid', customer };
    expect((await tell(news)).statusCode).toBe(503);
    expect(await app.database.db.select().from(billingEvents)).toEqual([]);
    fake.isDown = false;
    expect((await tell(news)).statusCode).toBe(200);
    expect(await tierOf(ann)).toBe('premium');
  });
});

describe('a subscription at Stripe', () => {
  it('is cancelled and kept there, and ends with what was paid', async () => {
    const { ann, customer, subscription } = await member();
    expect(await ask(ann, { do: 'cancel' })).toMatchObject({ tier: 'premium', subscription: { state: 'ending' } });
    expect(subscription.cancel_at_period_end).toBe(true);
    expect(await ask(ann, { do: 'keep' })).toMatchObject({ subscription: { state: 'active' } });
    await ask(ann, { do: 'cancel' });
    app.clock.set('2026-06-04T11:59:00.000Z');
    expect(await tierOf(ann)).toBe('premium');
    app.clock.set('2026-06-04T12:00:00.000Z');
    expect(await tierOf(ann)).toBe('free');
    Object.assign(subscription, { status: 'canceled', ended_at: 1 });
    await tell({ id: 'evt_9', type: 'customer.subscription.deleted', customer });
    expect(await pageOf(ann)).toMatchObject({ tier: 'free', subscription: { state: 'over' }, payments: [{}] });
  });

  it('pauses where the paid time ends, and its next period begins when it goes on', async () => {
    const { ann, customer, subscription } = await member();
    const paused = await ask(ann, { do: 'pause', months: 2 });
    expect(paused.subscription).toMatchObject({ state: 'pausing', pausedUntil: '2026-08-04T12:00:00.000Z' });
    expect(subscription.pause_collection).toMatchObject({ behavior: 'void' });
    app.clock.set('2026-06-20T12:00:00.000Z');
    expect(await pageOf(ann)).toMatchObject({ tier: 'free', subscription: { state: 'paused' } });
    const on = await ask(ann, { do: 'resume' });
    expect(on).toMatchObject({ tier: 'premium', subscription: { currentPeriodEnd: '2026-07-20T12:00:00.000Z' } });
    expect([subscription.pause_collection, subscription.metadata]).toEqual([null, {}]);
    await told(customer);
    expect((await pageOf(ann)).payments).toHaveLength(2);
  });

  it('changes its price with the next period, and a student stays one', async () => {
    const { ann, customer } = await atCheckout();
    const now = app.clock.now();
    const proof = { userId: ann.userId, email: 'a@school.edu', tokenHash: null, sentAt: now, verifiedAt: now };
    await app.database.db.insert(studentProofs).values(proof);
    await ann.call(membership.startCheckout, { body: { price: 'monthly', seats: 1 } });
    expect(fake.sessions.at(-1)?.discounts).toEqual({ 0: { coupon: 'ironleaf-student' } });
    expect(fake.coupons).toMatchObject([{ percent_off: '20', duration_in_months: '12' }]);
    const subscription = subscribe(fake, { customer, at: now, coupon: 'ironleaf-student' });
    await told(customer);
    const changed = await ask(ann, { do: 'change', price: 'annual' });
    expect(changed.subscription).toMatchObject({
      price: 'monthly',
      nextPrice: 'annual',
      nextPayment: { totalCents: 15_999 },
    });
    app.clock.set('2026-06-04T12:00:00.000Z');
    bill(fake, subscription, { at: app.clock.now(), isPaid: true });
    await told(customer);
    expect(await pageOf(ann)).toMatchObject({
      subscription: { price: 'annual', nextPrice: null, currentPeriodEnd: '2027-06-04T12:00:00.000Z' },
      payments: [{ totalCents: 15_999, discountCents: 4000 }, { totalCents: 2399 }],
    });
  });

  it('has its card changed in the portal', async () => {
    const { ann, customer } = await member();
    expect((await ann.call(membership.openPortal)).body.url).toBe(`https://billing.example.com/${customer}`);
  });

  it('keeps Premium while a payment is tried again, tells of each try, and ends after the fourth', async () => {
    const { ann, customer, subscription } = await member();
    for (const [day, tier] of [
      ['04', 'premium'],
      ['07', 'premium'],
      ['10', 'premium'],
      ['14', 'free'],
    ] as const) {
      app.clock.set(`2026-06-${day}T13:00:00.000Z`);
      bill(fake, subscription, { at: app.clock.now(), isPaid: false });
      await told(customer);
      expect(await tierOf(ann), day).toBe(tier);
    }
    expect((await pageOf(ann)).subscription?.state).toBe('over');
    expect(await mails('payment')).toHaveLength(3);
  });
});

describe('money that goes back', () => {
  it('is given back at Stripe by our rules, and the subscription ended first', async () => {
    const { ann } = await member();
    const { body } = await ann.call(membership.refundSubscription);
    expect(body).toMatchObject({ tier: 'free', payments: [{ refundedCents: 2999 }] });
    const [ended, back] = ['DELETE /v1/subscriptions/sub_1', 'POST /v1/refunds'].map((call) =>
      fake.calls.indexOf(call),
    );
    expect(ended).toBeLessThan(back ?? -1);
    expect((await ann.call(membership.refundSubscription)).status).toBe(409);
    expect(fake.refunds).toHaveLength(1);
  });

  it('can be asked for once more where Stripe refused: what is paid lasts, and nothing more is charged', async () => {
    const { ann, customer, subscription } = await member();
    app.expectErrors();
    fake.failing = ['POST /v1/refunds'];
    const failed = await ann.call(membership.refundSubscription);
    expect([failed.status, failed.error.message]).toEqual([503, expect.stringContaining('You are not charged again')]);
    expect([subscription.status, await tierOf(ann)]).toEqual(['canceled', 'premium']);
    await told(customer);
    expect(await pageOf(ann)).toMatchObject({ tier: 'premium', subscription: { state: 'ending', refundCents: 2999 } });
    expect((await ann.call(membership.refundSubscription)).body.tier).toBe('free');
  });

  it('by a dispute ends Premium when it is lost, not before, and not when it is won', async () => {
    for (const [end, tier] of [
      ['won', 'premium'],
      ['lost', 'free'],
    ] as const) {
      const { ann } = await member();
      const charge = fake.charges.at(-1) ?? { id: '' };
      for (const [status, expected] of [
        ['needs_response', 'premium'],
        [end, tier],
      ] as const) {
        dispute(fake, charge, status);
        await tell({ id: `evt_${end}_${status}`, type: 'charge.dispute.updated', charge: charge.id });
        expect(await tierOf(ann)).toBe(expected);
      }
    }
  });

  it('leaves nothing behind that would be charged beside a new membership', async () => {
    const { ann, customer, subscription } = await member();
    Object.assign(fake.charges[0] ?? {}, { amount_refunded: 2999 });
    await tell({ id: 'evt_r', type: 'charge.refunded', customer });
    expect([await tierOf(ann), subscription.status]).toEqual(['free', 'active']);
    expect((await ann.call(membership.startCheckout, { body: { price: 'annual', seats: 1 } })).status).toBe(200);
    expect(subscription.status).toBe('canceled');
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
    pay(customer);
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

  it.each(['coupon', 'totalCents', 'unit_amount'])('a browser cannot send a %s', async (name) => {
    const { ann } = await atCheckout();
    const body = { price: 'monthly', seats: 1, [name]: 1 };
    expect((await ann.call(membership.startCheckout, { body: body as never })).status).toBe(400);
  });
});
