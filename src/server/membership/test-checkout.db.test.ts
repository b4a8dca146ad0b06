import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sendChatMessage } from '#contract/chat.ts';
import { getMembership } from '#contract/membership.ts';
import { listPlans } from '#contract/plans.ts';
import * as membership from '#contract/subscription.ts';
import { type Caller, startTestApp } from '#test/app.ts';
import { generateMealPlan, signUpAthlete } from '#test/athletes.ts';
import { captureLog } from '#test/capture-log.ts';
import { TEST_CARD } from '#test/membership.ts';
import { mailQueue } from '../db/schema/contact.ts';
import { payments } from '../db/schema/membership.ts';
import { renewDue } from './renew-due.ts';

const app = startTestApp();
const log = captureLog();

const pageOf = async (person: Caller) => (await person.call(membership.getSubscription)).body;
const tierOf = async (person: Caller) => (await person.call(getMembership)).body.tier;
const pay = (person: Caller, order: { price?: 'monthly' | 'annual'; seats?: number; number?: string } = {}) => {
  const { price = 'monthly', seats = 1, number = TEST_CARD.number } = order;
  return person.call(membership.payTest, { body: { price, seats, card: { ...TEST_CARD, number } } });
};
const does = (
  person: Caller,
  body: NonNullable<Parameters<typeof person.call<typeof membership.commandSubscription>>[1]>['body'],
) => person.call(membership.commandSubscription, { body: body as never });
const renewing = () => ({
  database: app.database,
  billing: { kind: 'test' } as const,
  now: app.clock.now,
  newId: () => randomUUID(),
  log: log.logger,
});
/** So many days later, once the jobs have run. */
async function pass(...days: number[]): Promise<void> {
  for (const each of days) {
    app.clock.advance({ days: each });
    await renewDue(renewing());
  }
}
const subjects = async (to: string) =>
  (await app.database.db.select().from(mailQueue))
    // The mail of signing up is of no matter here.
    .filter(({ recipient, subject }) => recipient === to && !subject.startsWith('Please confirm'))
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
    .map(({ subject }) => subject);

describe('a whole life with test cards', () => {
  it('goes from the limit to Premium and back to Free, with everything there to read', async () => {
    const ann = await signUpAthlete(app);
    const plan = await generateMealPlan(ann);
    const say = () => ann.call(sendChatMessage, { body: { message: 'how much protein is in an egg' } });
    for (let n = 0; n < 5; n++) expect((await say()).status).toBe(200);
    expect((await say()).error.code).toBe('limit_reached');

    expect((await ann.call(membership.startCheckout, { body: { price: 'monthly', seats: 1 } })).body.url).toBeNull();
    const { body: page } = await pay(ann);
    expect(page).toMatchObject({
      checkout: 'test',
      tier: 'premium',
      subscription: {
        provider: 'test',
        state: 'active',
        nextPayment: { at: '2026-06-04T12:00:00.000Z', totalCents: 2999 },
      },
      payments: [{ number: expect.stringMatching(/^T-\d{6}$/), isTest: true, totalCents: 2999, cardLast4: '4242' }],
    });
    expect((await say()).status).toBe(200);

    expect((await does(ann, { do: 'cancel' })).body.subscription).toMatchObject({ state: 'ending', nextPayment: null });
    await pass(30);
    expect(await tierOf(ann)).toBe('premium');
    await pass(1);
    expect(await tierOf(ann)).toBe('free');
    expect((await pageOf(ann)).subscription?.state).toBe('over');
    const { body: kept } = await ann.call(listPlans, { params: { userId: ann.userId } });
    expect(kept.map(({ id }) => id)).toEqual([plan.id]);
    expect(await subjects(ann.email)).toEqual([expect.stringMatching(/receipt T-/), 'Your Premium has ended']);
    expect((await pay(ann)).status).toBe(200);
  });

  it('renews by itself, once, whoever runs the jobs', async () => {
    const ann = await signUpAthlete(app);
    await pay(ann);
    app.clock.set('2026-06-04T12:00:00.000Z');
    await Promise.all(Array.from({ length: 4 }, () => renewDue(renewing())));
    const { payments: paid, subscription } = await pageOf(ann);
    expect(paid.map(({ periodStart }) => periodStart)).toEqual([
      '2026-06-04T12:00:00.000Z',
      '2026-05-04T12:00:00.000Z',
    ]);
    expect(subscription?.currentPeriodEnd).toBe('2026-07-04T12:00:00.000Z');
    expect(await subjects(ann.email)).toHaveLength(2);
  });

  it('tries a card that fails four times, tells of each, and moves to Free', async () => {
    const ann = await signUpAthlete(app);
    await pay(ann, { number: '4000 0000 0000 0341' });
    await pass(31, 3, 3, 3);
    expect(await tierOf(ann)).toBe('premium');
    expect((await pageOf(ann)).subscription?.state).toBe('past_due');
    await pass(1);
    expect(await tierOf(ann)).toBe('free');
    const failed = 'Your payment to Ironleaf did not go through';
    expect((await subjects(ann.email)).slice(1)).toEqual([failed, failed, failed, 'You are on Free now']);
  });

  it('goes on at once with another card', async () => {
    const ann = await signUpAthlete(app);
    await pay(ann, { number: '4000000000000341' });
    await pass(32);
    const { body } = await ann.call(membership.changeTestCard, { body: { card: TEST_CARD } });
    expect(body.subscription).toMatchObject({ state: 'active', currentPeriodEnd: '2026-07-04T12:00:00.000Z' });
  });

  it('tells of a year that renews, once, 14 days before', async () => {
    const ann = await signUpAthlete(app);
    await pay(ann, { price: 'annual' });
    app.clock.advance({ days: 350 });
    await pass(1, 1);
    expect((await subjects(ann.email)).slice(1)).toEqual(['Your Premium renews on 4 May 2027']);
  });

  it('gives all of it back within 30 days, and nothing is Premium from then on', async () => {
    const ann = await signUpAthlete(app);
    await pay(ann, { price: 'annual' });
    app.clock.advance({ days: 29 });
    const { body } = await ann.call(membership.refundSubscription);
    expect(body).toMatchObject({
      tier: 'free',
      payments: [{ refundedCents: 19_999 }],
      subscription: { state: 'over' },
    });
    expect((await ann.call(membership.refundSubscription)).status).toBe(409);
    expect((await subjects(ann.email)).at(-1)).toBe('$199.99 goes back to you');
  });
});

describe('a payment', () => {
  it.each([
    { what: 'a card that may be real', order: { number: '4111 1111 1111 1111' }, status: 400 },
    { what: 'one that is declined', order: { number: '4000 0000 0000 0002' }, status: 409 },
    { what: 'a family of two', order: { seats: 2 }, status: 400 },
  ])('with $what is refused, and nothing is kept', async ({ order, status }) => {
    const ann = await signUpAthlete(app);
    expect((await pay(ann, order)).status).toBe(status);
    expect(await app.database.db.select().from(payments)).toEqual([]);
    expect(await tierOf(ann)).toBe('free');
  });

  it('at a price of the browser’s own is refused', async () => {
    const ann = await signUpAthlete(app);
    const body = { price: 'monthly', seats: 1, card: TEST_CARD } as const;
    for (const more of [{ totalCents: 1 }, { coupon: 'FREE' }, { userId: ann.userId, amount: 0 }]) {
      expect((await ann.call(membership.payTest, { body: { ...body, ...more } as typeof body })).status).toBe(400);
    }
    expect(await tierOf(ann)).toBe('free');
  });

  it('that is sent twenty times at once is one', async () => {
    const ann = await signUpAthlete(app);
    const answers = await Promise.all(Array.from({ length: 20 }, () => pay(ann)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await app.database.db.select().from(payments)).toHaveLength(1);
  });
});

describe('students', () => {
  it('pay less for a year after a link to their school address', async () => {
    const ann = await signUpAthlete(app);
    expect((await ann.call(membership.askStudent, { body: { email: 'ann@example.com' } })).status).toBe(400);
    const token = await studentToken(ann);
    expect((await ann.call(membership.confirmStudent, { body: { token } })).body.student?.verifiedUntil).not.toBeNull();
    expect((await pay(ann)).body.payments[0]).toMatchObject({ discountCents: 600, totalCents: 2399 });
    await pass(364, 32);
    expect((await pageOf(ann)).payments[0]).toMatchObject({ discountCents: 0 });
  });

  it('cannot share an address, nor a link', async () => {
    const [ann, bob] = [await signUpAthlete(app), await signUpAthlete(app)];
    const token = await studentToken(ann);
    expect((await bob.call(membership.confirmStudent, { body: { token } })).status).toBe(404);
    await ann.call(membership.confirmStudent, { body: { token } });
    const again = await studentToken(bob);
    expect((await bob.call(membership.confirmStudent, { body: { token: again } })).status).toBe(409);
  });

  async function studentToken(person: Caller): Promise<string> {
    await app.database.db.delete(mailQueue);
    expect((await person.call(membership.askStudent, { body: { email: 'ann@uni.edu' } })).status).toBe(200);
    return tokenIn('student');
  }
});

async function tokenIn(purpose: string): Promise<string> {
  const bodies = (await app.database.db.select().from(mailQueue)).map(({ body }) => body).join('\n');
  return new RegExp(`#${purpose}=([\\w-]+)`).exec(bodies)?.[1] ?? '';
}

describe('a family', () => {
  it('has seats for who was invited, until they are taken back or not paid for', async () => {
    const [ann, bob, cem] = [await signUpAthlete(app), await signUpAthlete(app), await signUpAthlete(app)];
    await pay(ann, { seats: 3 });
    await ann.call(membership.inviteToFamily, { body: { email: 'bob@example.com' } });
    const token = await tokenIn('family');
    const joined = await bob.call(membership.joinFamily, { body: { token } });
    expect(joined.body).toMatchObject({ tier: 'premium', paidBy: ann.email });
    expect((await cem.call(membership.joinFamily, { body: { token } })).status).toBe(404);
    for (const email of ['cem@example.com', 'dee@example.com']) {
      await ann.call(membership.inviteToFamily, { body: { email } });
    }
    const { family } = await pageOf(ann);
    expect(family.map(({ email, hasJoined }) => [email, hasJoined])).toEqual([
      [bob.email, true],
      ['cem@example.com', false],
    ]);
    await ann.call(membership.removeSeat, { params: { seatId: family[0]?.id ?? '' } });
    expect(await tierOf(bob)).toBe('free');
  });

  it('is Free where its payer is', async () => {
    const [ann, bob] = [await signUpAthlete(app), await signUpAthlete(app)];
    await pay(ann, { seats: 3 });
    await ann.call(membership.inviteToFamily, { body: { email: 'bob@example.com' } });
    await bob.call(membership.joinFamily, { body: { token: await tokenIn('family') } });
    await ann.call(membership.refundSubscription);
    expect(await tierOf(bob)).toBe('free');
  });
});
