import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  activatePlan,
  deletePlan,
  getActiveMealPlan,
  getActiveWorkoutPlan,
  listPlans,
  renamePlan,
  toggleFavoritePlan,
} from '#contract/plans.ts';
import { type Caller, startTestApp } from '#test/app.ts';
import { aMealPlan, storePlan } from '#test/plans.ts';
import { plans } from '../db/schema/plans.ts';

const app = startTestApp();

const activeIds = async () =>
  (await app.database.db.select().from(plans)).filter(({ isActive }) => isActive).map(({ id }) => id);

const listed = async (person: Caller, query = {}) =>
  (await person.call(listPlans, { params: { userId: person.userId }, query })).body.map(({ id }) => id);

/** Three plans of a type, a day apart, the last one active; oldest first. */
async function threePlans(person: Caller, type: 'meal' | 'workout' = 'meal'): Promise<[string, string, string]> {
  const ids: string[] = [];
  for (const version of [1, 2, 3]) {
    ids.push(await storePlan(app, person, { type, version, isActive: version === 3 }));
    app.clock.advance({ days: 1 });
  }
  return ids as [string, string, string];
}

describe('plans', () => {
  it('are listed newest first, of one type or of both', async () => {
    const ann = await app.signUp();
    const [m1, m2, m3] = await threePlans(ann, 'meal');
    const [w1, w2, w3] = await threePlans(ann, 'workout');
    expect(await listed(ann)).toEqual([w3, w2, w1, m3, m2, m1]);
    expect(await listed(ann, { type: 'meal' })).toEqual([m3, m2, m1]);
  });

  it('have one current of each type, or none', async () => {
    const ann = await app.signUp();
    const [, , meal] = await threePlans(ann, 'meal');
    const params = { userId: ann.userId };
    const { body: current } = await ann.call(getActiveMealPlan, { params });
    expect(current).toMatchObject({ id: meal, type: 'meal', isActive: true, data: aMealPlan() });
    const none = await ann.call(getActiveWorkoutPlan, { params });
    expect([none.status, none.error.message]).toEqual([404, 'We could not find that plan.']);
  });

  it('get another name and nothing else', async () => {
    const ann = await app.signUp();
    const planId = await storePlan(app, ann);
    const [before] = await app.database.db.select().from(plans);
    app.clock.advance({ minutes: 1 });
    const { body: renamed } = await ann.call(renamePlan, { params: { planId }, body: { name: '  Lean May ' } });
    expect(renamed.name).toBe('Lean May');
    const [after] = await app.database.db.select().from(plans);
    expect(after).toEqual({ ...before, name: 'Lean May', updatedAt: app.clock.now() });
  });

  it.each([
    ['an empty name', { name: '   ' }],
    ['a name of 121 characters', { name: 'x'.repeat(121) }],
    ['more than a name', { name: 'x', isActive: true, data: {}, version: 9 }],
  ])('refuse %s', async (_what, body) => {
    const ann = await app.signUp();
    const planId = await storePlan(app, ann);
    const answer = await ann.call(renamePlan, { params: { planId }, body });
    expect(answer.status).toBe(400);
    expect((await app.database.db.select().from(plans))[0]?.name).toBe('Plan 1');
  });

  it('become favourites and no longer so', async () => {
    const ann = await app.signUp();
    const planId = await storePlan(app, ann);
    const toggle = async () => (await ann.call(toggleFavoritePlan, { params: { planId } })).body.isFavorite;
    expect([await toggle(), await toggle()]).toEqual([true, false]);
  });

  it('that cannot be read any more are listed without data, and can be renamed and deleted, but not followed', async () => {
    const ann = await app.signUp();
    const planId = await storePlan(app, ann, { isActive: true, data: { meals: 'gone' } });
    const { body: all } = await ann.call(listPlans, { params: { userId: ann.userId } });
    expect(all).toMatchObject([{ id: planId, name: 'Plan 1', data: null }]);
    const active = await ann.call(getActiveMealPlan, { params: { userId: ann.userId } });
    expect([active.status, active.error.message]).toEqual([
      409,
      'The data of this plan is missing. Delete it and generate a new one.',
    ]);
    const { body: renamed } = await ann.call(renamePlan, { params: { planId }, body: { name: 'Lost' } });
    expect(renamed).toMatchObject({ name: 'Lost', data: null });
    expect((await ann.call(deletePlan, { params: { planId } })).status).toBe(200);
  });
});

describe('activating', () => {
  it('makes a plan the only current one of its type', async () => {
    const ann = await app.signUp();
    const [first] = await threePlans(ann, 'meal');
    const workout = await storePlan(app, ann, { type: 'workout', isActive: true });
    const { body: plan } = await ann.call(activatePlan, { params: { planId: first }, body: { userId: ann.userId } });
    expect(plan).toMatchObject({ id: first, isActive: true });
    expect((await activeIds()).sort()).toEqual([first, workout].sort());
  });

  it('changes nothing when the plan is the current one already', async () => {
    const ann = await app.signUp();
    const [, , current] = await threePlans(ann);
    expect((await ann.call(activatePlan, { params: { planId: current } })).body.isActive).toBe(true);
    expect(await activeIds()).toEqual([current]);
  });

  it("finds neither another person's plan nor one that was deleted, and leaves the current one", async () => {
    const [ann, bob] = [await app.signUp(), await app.signUp()];
    const [deleted, , current] = await threePlans(ann);
    const his = await storePlan(app, bob);
    await ann.call(deletePlan, { params: { planId: deleted } });
    for (const planId of [his, deleted, randomUUID()]) {
      const answer = await ann.call(activatePlan, { params: { planId } });
      expect([answer.status, answer.error.message]).toEqual([404, 'We could not find that plan.']);
    }
    expect(await activeIds()).toEqual([current]);
  });

  it('fifty times at once leaves exactly one current plan', async () => {
    const ann = await app.signUp();
    const ids = await threePlans(ann);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        ann.call(activatePlan, { params: { planId: ids[i % 3] ?? '' }, idempotencyKey: randomUUID() }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await activeIds()).toHaveLength(1);
  });
});

describe('deleting', () => {
  it('the current plan makes the newest other one of its type current', async () => {
    const ann = await app.signUp();
    const [first, second, current] = await threePlans(ann, 'workout');
    await storePlan(app, ann, { type: 'meal' });
    await ann.call(deletePlan, { params: { planId: current } });
    expect(await activeIds()).toEqual([second]);
    await ann.call(deletePlan, { params: { planId: second } });
    expect(await activeIds()).toEqual([first]);
    await ann.call(deletePlan, { params: { planId: first } });
    expect(await activeIds()).toEqual([]);
  });

  it('another plan leaves the current one', async () => {
    const ann = await app.signUp();
    const [first, , current] = await threePlans(ann);
    await ann.call(deletePlan, { params: { planId: first } });
    expect(await activeIds()).toEqual([current]);
  });

  it('all but one at once leaves that one as the current plan', async () => {
    const ann = await app.signUp();
    const [first, second, third] = await threePlans(ann);
    const answers = await Promise.all(
      [second, third, third].map((planId) => ann.call(deletePlan, { params: { planId } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 404]);
    expect(await activeIds()).toEqual([first]);
  });
});
