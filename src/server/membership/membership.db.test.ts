import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { getMembership } from '#contract/membership.ts';
import { deletePlan, generatePlan, replaceExercise, replaceMeal } from '#contract/plans.ts';
import type { Profile } from '#core/athlete/profile.ts';
import { buildTestApp, type Caller, startTestApp } from '#test/app.ts';
import { signUpAthlete } from '#test/athletes.ts';
import { captureLog } from '#test/capture-log.ts';
import { makePremium } from '#test/membership.ts';
import { aWorkoutPlan, storePlan } from '#test/plans.ts';
import { openPostgres } from '../db/postgres.ts';
import { subscriptions, usageCounters } from '../db/schema/membership.ts';
import { profiles } from '../db/schema/people.ts';
import { plans } from '../db/schema/plans.ts';

const app = startTestApp();

const settle = (answers: Partial<Profile> = {}): Promise<Caller> => signUpAthlete(app, answers);

const generate = (person: Caller, type: 'meal' | 'workout' = 'meal') => person.call(generatePlan, { body: { type } });
const membershipOf = async (person: Caller) => (await person.call(getMembership)).body;
const times = <T>(count: number, work: () => Promise<T>) => Promise.all(Array.from({ length: count }, work));
const tally = (answers: { status: number }[]) => {
  const count = (status: number) => answers.filter((answer) => answer.status === status).length;
  return { ok: count(200), refused: count(403), others: answers.length - count(200) - count(403) };
};

describe('new plans on the free tier', () => {
  it('are the first of each type and three more in a month, and a kind word after that', async () => {
    const ann = await settle();
    expect(await membershipOf(ann)).toMatchObject({ firstPlans: { meal: true, workout: true } });
    for (const type of ['meal', 'workout', 'meal', 'workout', 'meal'] as const) {
      expect((await generate(ann, type)).status).toBe(200);
    }
    const refused = await generate(ann, 'workout');
    expect([refused.status, refused.error.code]).toEqual([403, 'limit_reached']);
    expect(refused.error.message).toBe(
      'You have used your 3 free new plans for this month. You get 3 more on June 1, and Premium has no such limit.',
    );
    expect(await membershipOf(ann)).toEqual({
      tier: 'free',
      generations: { used: 3, limit: 3, left: 0, resetsAt: '2026-06-01T00:00:00.000Z' },
      swaps: { used: 0, limit: 10, left: 10, resetsAt: '2026-06-01T00:00:00.000Z' },
      chatMessages: { used: 0, limit: 5, left: 5, resetsAt: '2026-05-05T00:00:00.000Z' },
      firstPlans: { meal: false, workout: false },
      communityPosting: false,
      dataExport: false,
    });
    expect(await app.database.db.select().from(plans)).toHaveLength(5);

    app.clock.set('2026-06-01T00:00:00.000Z');
    expect((await generate(ann)).status).toBe(200);
    expect((await membershipOf(ann)).generations).toMatchObject({ used: 1, left: 2 });
  });

  it('do not become free again by deleting the first', async () => {
    const ann = await settle();
    for (let n = 0; n < 4; n++) {
      const { body: plan } = await generate(ann);
      await ann.call(deletePlan, { params: { planId: plan.id } });
    }
    expect((await generate(ann)).status).toBe(403);
  });

  it('are not counted in the place of one without data', async () => {
    const ann = await settle();
    await generate(ann, 'workout');
    const planId = await storePlan(app, ann, { type: 'workout', data: { ...aWorkoutPlan(), days: [] }, version: 2 });
    await ann.call(deletePlan, { params: { planId } });
    expect((await generate(ann, 'workout')).status).toBe(200);
    expect((await membershipOf(ann)).generations.used).toBe(0);
    expect((await generate(ann, 'workout')).status).toBe(200);
    expect((await membershipOf(ann)).generations.used).toBe(1);
  });

  it('are not counted where there is none: a refusal costs nothing, nor does the same request again', async () => {
    const ann = await settle({ foodAllergies: 'Peanuts' });
    const body = { type: 'meal' as const, customPreferences: 'add peanuts' };
    expect((await ann.call(generatePlan, { body })).status).toBe(422);
    expect(await app.database.db.select().from(usageCounters)).toEqual([]);
    await generate(ann);
    const again = { body: { type: 'meal' as const }, idempotencyKey: randomUUID() };
    for (let n = 0; n < 5; n++) expect((await ann.call(generatePlan, again)).status).toBe(200);
    expect((await membershipOf(ann)).generations.used).toBe(1);
  });

  it('of someone else are not mine', async () => {
    const [ann, bob] = [await settle(), await settle()];
    for (let n = 0; n < 4; n++) await generate(ann);
    expect((await membershipOf(bob)).generations.used).toBe(0);
    expect((await generate(bob)).status).toBe(200);
  });
});

describe('twenty requests at once', () => {
  /** Asks for a plan through a second server on the same database, which has one connection, where there can be one. */
  async function secondServer(
    person: Caller,
  ): Promise<{ ask: () => Promise<{ status: number }>; close: () => unknown }> {
    if (app.url === null) return { ask: () => generate(person), close: () => {} };
    const database = openPostgres({ url: app.url, maxConnections: 1, onFault: () => {} });
    await database.ready();
    const log = captureLog().logger;
    const server = await buildTestApp({ database, now: app.clock.now, limits: {}, options: {}, log });
    const request = { method: 'POST', url: generatePlan.path, payload: { type: 'meal' } } as const;
    const ask = async () => {
      const { statusCode } = await server.inject({ ...request, headers: { cookie: person.cookie } });
      return { status: statusCode };
    };
    return { ask, close: () => server.close().then(() => database.close()) };
  }

  it('make exactly as many plans as are free', async () => {
    const ann = await settle();
    const second = await secondServer(ann);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, turn) => (turn % 2 === 0 ? generate(ann) : second.ask())),
    );
    await second.close();
    expect(tally(answers)).toEqual({ ok: 4, refused: 16, others: 0 });
    expect(await app.database.db.select().from(plans)).toHaveLength(4);
    expect((await membershipOf(ann)).generations.used).toBe(3);
  });

  it('make exactly as many swaps as are free', async () => {
    const ann = await settle();
    const { body: plan } = await generate(ann);
    const answers = await times(20, () =>
      ann.call(replaceMeal, { params: { planId: plan.id }, body: { mealIndex: 3, customPreferences: null } }),
    );
    expect(tally(answers)).toEqual({ ok: 10, refused: 10, others: 0 });
    expect((await membershipOf(ann)).swaps).toMatchObject({ used: 10, left: 0 });
  });
});

describe('a swap', () => {
  const strengthOf = async (person: Caller) => {
    const { body: plan } = await generate(person, 'workout');
    if (plan.type !== 'workout') throw new Error('asked for a workout plan');
    const exerciseIndex = plan.data.days[0]?.exercises.findIndex(({ category }) => category === 'strength') ?? 0;
    return { planId: plan.id, exerciseIndex };
  };

  it.each([
    { why: 'for what hurts', body: { customPreferences: 'my knee hurts' }, used: 0 },
    { why: 'for today alone', body: { scope: 'today' }, used: 0 },
    { why: 'for a change', body: { customPreferences: 'I find it boring' }, used: 1 },
  ] as const)('$why counts $used', async ({ body, used }) => {
    const ann = await settle();
    const { planId, exerciseIndex } = await strengthOf(ann);
    const answer = await ann.call(replaceExercise, { params: { planId }, body: { exerciseIndex, ...body } });
    expect(answer.status).toBe(200);
    expect((await membershipOf(ann)).swaps.used).toBe(used);
  });

  it('that cannot be made counts nothing', async () => {
    const ann = await settle({ foodAllergies: 'Peanuts' });
    const { body: plan } = await generate(ann);
    const swap = (mealIndex: number, customPreferences: string | null) =>
      ann.call(replaceMeal, { params: { planId: plan.id }, body: { mealIndex, customPreferences } });
    expect((await swap(0, 'add peanuts')).status).toBe(422);
    expect((await swap(9, null)).status).toBe(400);
    expect((await membershipOf(ann)).swaps.used).toBe(0);
  });
});

describe('Premium', () => {
  it('has no limits until it ends', async () => {
    const ann = await settle();
    await makePremium(app, ann);
    for (let n = 0; n < 6; n++) expect((await generate(ann)).status).toBe(200);
    expect(await membershipOf(ann)).toMatchObject({
      tier: 'premium',
      generations: { used: 0, limit: null, left: null },
      swaps: { limit: null },
      communityPosting: true,
      dataExport: true,
    });
    await app.database.db.update(subscriptions).set({ status: 'canceled', currentPeriodEnd: app.clock.now() });
    expect((await membershipOf(ann)).tier).toBe('free');
    for (let n = 0; n < 3; n++) expect((await generate(ann)).status).toBe(200);
    expect((await generate(ann)).status).toBe(403);
  });

  it('does not come with a profile that says so', async () => {
    const ann = await settle();
    const [row] = await app.database.db.select().from(profiles);
    await app.database.db.update(profiles).set({ data: { ...(row?.data as Profile), tier: 'premium' } });
    expect((await membershipOf(ann)).tier).toBe('free');
  });
});
