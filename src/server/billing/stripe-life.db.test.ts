import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Command } from '#core/membership/commands.ts';
import type { Caller } from '#test/app.ts';
import { signUpAthlete } from '#test/athletes.ts';
import { bill, dispute, secondsOf, subscribe, type Thing } from '#test/fake-stripe-state.ts';
import { type News, openStripeShop, orders } from '#test/stripe-shop.ts';
import { billingAccounts, billingEvents, payments, subscriptions } from '../db/schema/membership.ts';
import { HttpError } from '../http/http-error.ts';
import { commandSubscription } from '../membership/command-subscription.ts';
import { readTier } from '../membership/spend-allowance.ts';

const shop = await openStripeShop();
const { app, fake, provider, tell } = shop;
const START = '2026-05-04T12:00:00.000Z';
const DAY = 86_400_000;

/** How everything of a life stands here, but for ids of our own. */
async function kept() {
  const { db } = app.database;
  const [row] = await db.select().from(subscriptions);
  const paid = await db.select().from(payments);
  const plain = paid.map(({ providerId, totalCents, refundedCents, periodEnd }) => ({
    providerId,
    totalCents,
    refundedCents,
    periodEnd,
  }));
  return JSON.stringify([
    { ...row, userId: '', updatedAt: null },
    plain.sort((a, b) => a.providerId.localeCompare(b.providerId)),
  ]);
}

const CUSTOMER = 'cus_1';

/** A person who has never paid, at the beginning of time. */
async function beginAnew({ userId }: Pick<Caller, 'userId'>): Promise<void> {
  fake.reset();
  app.clock.set(START);
  const { db } = app.database;
  for (const table of [subscriptions, payments, billingAccounts, billingEvents]) await db.delete(table);
  await db.insert(billingAccounts).values({ userId, customerId: CUSTOMER });
}

const pass = (days: number) => app.clock.set(new Date(app.clock.now().getTime() + days * DAY).toISOString());
const charged = (subscription: Thing, isPaid: boolean) => bill(fake, subscription, { at: app.clock.now(), isPaid });

describe('the news of a life', () => {
  it('come to the same in each of 24 orders, told while it goes on or long after', async () => {
    const types = ['customer.subscription.created', 'invoice.payment_failed', 'invoice.paid', 'charge.refunded'];
    const ends = new Set<string>();
    const ann = await signUpAthlete(app);
    for (const [turn, order] of orders([0, 1, 2, 3]).entries()) {
      await beginAnew(ann);
      let subscription: Thing | undefined;
      const changes = [
        () => (subscription = subscribe(fake, { customer: CUSTOMER, at: app.clock.now() })),
        () => subscription && charged(subscription, false),
        () => subscription && charged(subscription, true),
        () => Object.assign(fake.charges.at(-1) ?? {}, { amount_refunded: 2999 }),
      ];
      const waiting = order.map((at) => ({ at, id: `evt_${turn}_${at}`, type: types[at] ?? '', customer: CUSTOMER }));
      for (const [done, change] of changes.entries()) {
        change();
        // What has happened is told at once, unless something that has not is to be told before it.
        while (waiting[0] && waiting[0].at <= done) await tell(withoutPlace(waiting.shift()));
        pass(done === 0 ? 31 : 2);
      }
      for (const news of waiting) await tell(withoutPlace(news));
      ends.add(await kept());
    }
    expect(ends.size).toBe(1);
    expect([...ends][0]).toContain('"refundedCents":2999');
  });
});

const withoutPlace = ({ at: _, ...news }: News & { at?: number } = { id: '', type: '' }): News => news;

type Event = { kind: number; days: number; tellsNow: boolean; twice: boolean };
const event: fc.Arbitrary<Event> = fc.record({
  kind: fc.integer({ min: 0, max: 9 }),
  days: fc.integer({ min: 0, max: 20 }),
  tellsNow: fc.boolean(),
  twice: fc.boolean(),
});

describe('whatever happens at Stripe, in whatever order it is told', () => {
  it('nothing that is paid is cut short, and nothing is kept of what went back', async () => {
    const ann = await signUpAthlete(app);
    const life = fc.tuple(fc.array(event, { minLength: 4, maxLength: 14 }), fc.integer());
    await fc.assert(
      fc.asyncProperty(life, ([events, seed]) => liveThrough(ann, events, seed)),
      { numRuns: 12 },
    );
  });
});

async function liveThrough(ann: Caller, events: readonly Event[], seed: number): Promise<void> {
  await beginAnew(ann);
  const subscription = subscribe(fake, { customer: CUSTOMER, at: app.clock.now() });
  const person = { userId: ann.userId, email: ann.email, now: app.clock.now(), newId: () => crypto.randomUUID() };
  // As a route asks it, but for the session, which is over before such a life is.
  const ask = (asked: Command) =>
    commandSubscription(
      {
        database: app.database,
        billing: { kind: 'stripe', provider },
        person: { ...person, now: app.clock.now() },
        key: '',
      },
      asked,
    ).catch((error: unknown) => {
      if (!(error instanceof HttpError && error.code === 'conflict')) throw error;
    });
  const tier = () => readTier(app.database.db, { userId: ann.userId, now: app.clock.now() });
  const last = () => fake.charges.at(-1) ?? { id: '' };
  let untold: News[] = [{ id: `evt_${ann.userId}`, type: 'customer.subscription.created', customer: CUSTOMER }];
  const news = (type: string, of: Partial<News> = { customer: CUSTOMER }) =>
    untold.push({ id: `evt_${ann.userId}_${untold.length}_${fake.calls.length}`, type, ...of });
  const isDue = () =>
    subscription.status !== 'canceled' && secondsOf(app.clock.now()) >= Number(subscription.period_end);
  const happens = [
    () => isDue() && charged(subscription, true),
    () => isDue() && charged(subscription, true),
    () => isDue() && charged(subscription, false),
    () => ask({ do: 'cancel' }),
    () => ask({ do: 'keep' }),
    () => ask({ do: 'pause', months: 1 }),
    () => ask({ do: 'resume' }),
    () => Object.assign(last(), { amount_refunded: 2999 }),
    () => dispute(fake, last(), 'needs_response') && news('charge.dispute.created', { charge: last().id }),
    () => dispute(fake, last(), 'won') && news('charge.dispute.closed', { charge: last().id }),
  ];
  for (const { kind, days, tellsNow, twice } of events) {
    pass(days);
    await happens[kind]?.();
    news('customer.subscription.updated');
    if (!tellsNow) continue;
    const order = shuffled(untold, seed);
    for (const each of twice ? [...order, ...order] : order) await tell(each);
    untold = [];
    const at = secondsOf(app.clock.now());
    const paid = fake.invoices.filter(({ status }) => status === 'paid');
    const until = Math.max(...paid.map((invoice) => Number(periodOf(invoice).end)));
    const isBack = fake.charges.at(-1)?.amount_refunded === 2999;
    if (isBack) expect(await tier()).toBe('free');
    else if (at < until) expect(await tier()).toBe('premium');
  }
}

const periodOf = (invoice: Thing) =>
  (invoice.lines as { data: { period: { start: number; end: number } }[] }).data[0]?.period ?? { end: 0 };

/** The same order for the same seed. */
function shuffled<T>(items: readonly T[], seed: number): T[] {
  return items
    .map((item, place) => ({ item, key: Math.sin(seed + place * 7.13) }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}
