import { describe, expect, it } from 'vitest';
import { addFavorite, listFavorites, removeFavorite } from '#contract/favorites.ts';
import { deletePlan } from '#contract/plans.ts';
import { startTestApp } from '#test/app.ts';
import { storePlan } from '#test/plans.ts';
import { favorites } from '../db/schema/plans.ts';

const app = startTestApp();

const oats = {
  type: 'meal',
  name: 'Oats',
  sourceType: 'plan',
  data: { mealType: 'breakfast', calories: 380 },
} as const;
const squat = { type: 'workout', name: 'Squat', sourceType: 'plan', data: { sets: 3, reps: '8-12' } } as const;

describe('favourites', () => {
  it('are kept, listed newest first and by type, and taken out', async () => {
    const ann = await app.signUp();
    const params = { userId: ann.userId };
    const { body: first } = await ann.call(addFavorite, { body: oats });
    app.clock.advance({ minutes: 1 });
    const { body: second } = await ann.call(addFavorite, { body: { ...squat, userId: ann.userId } });
    expect(first).toMatchObject({ ...oats, userId: ann.userId, sourcePlanId: null });
    expect((await ann.call(listFavorites, { params })).body).toEqual([second, first]);
    expect((await ann.call(listFavorites, { params, query: { type: 'meal' } })).body).toEqual([first]);

    const removed = await ann.call(removeFavorite, { params: { favoriteId: first.id } });
    expect(removed.body).toEqual({ ok: true });
    expect((await ann.call(listFavorites, { params })).body).toEqual([second]);
    expect((await ann.call(removeFavorite, { params: { favoriteId: first.id } })).status).toBe(404);
  });

  it('name the plan they come from, and outlive it', async () => {
    const ann = await app.signUp();
    const planId = await storePlan(app, ann);
    const { body: kept } = await ann.call(addFavorite, { body: { ...oats, sourcePlanId: planId } });
    expect(kept.sourcePlanId).toBe(planId);
    await ann.call(deletePlan, { params: { planId } });
    const { body: listed } = await ann.call(listFavorites, { params: { userId: ann.userId } });
    expect(listed).toEqual([{ ...kept, sourcePlanId: null }]);
  });

  it("cannot name another person's plan", async () => {
    const [ann, bob] = [await app.signUp(), await app.signUp()];
    const planId = await storePlan(app, bob);
    const answer = await ann.call(addFavorite, { body: { ...oats, sourcePlanId: planId } });
    expect([answer.status, answer.error.message]).toEqual([404, 'We could not find that plan.']);
    expect(await app.database.db.select().from(favorites)).toEqual([]);
  });

  it('are one for ten requests with one key', async () => {
    const ann = await app.signUp();
    const idempotencyKey = '4f0f8f0e-9a75-4f2b-9a35-0c2a4c1b7e01';
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => ann.call(addFavorite, { body: oats, idempotencyKey })),
    );
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await app.database.db.select().from(favorites)).toHaveLength(1);
  });
});
