import { describe, expect, it } from 'vitest';
import { giveFeedback } from '#contract/feedback.ts';
import { startTestApp } from '#test/app.ts';
import { storePlan } from '#test/plans.ts';
import { feedback } from '../db/schema/plans.ts';

const app = startTestApp();

describe('feedback', () => {
  it('on an own plan is kept as it was given', async () => {
    const ann = await app.signUp();
    const planId = await storePlan(app, ann, { type: 'workout' });
    const feedbackType = 'disliked_workout' as const;
    const given = { planId, feedbackType, reason: 'Too long', specificItems: ['Burpees'] };
    const { body: kept } = await ann.call(giveFeedback, { body: { ...given, userId: ann.userId } });
    expect(kept).toMatchObject({ ...given, userId: ann.userId, createdAt: '2026-05-04T12:00:00.000Z' });
    const rows = await app.database.db.select().from(feedback);
    expect(rows).toMatchObject([{ ...given, id: kept.id, comment: null }]);
  });

  it('may leave out what was not filled in', async () => {
    const ann = await app.signUp();
    const planId = await storePlan(app, ann);
    const { body: kept } = await ann.call(giveFeedback, { body: { planId, feedbackType: 'liked_meal' } });
    expect(Object.keys(kept).sort()).toEqual(['createdAt', 'feedbackType', 'id', 'planId', 'userId']);
  });

  it.each([
    { whose: "another person's plan", owner: 'bob', feedbackType: 'liked_meal' },
    { whose: 'a plan of the other type', owner: 'ann', feedbackType: 'liked_workout' },
  ] as const)('on $whose finds none', async ({ owner, feedbackType }) => {
    const people = { ann: await app.signUp(), bob: await app.signUp() };
    const planId = await storePlan(app, people[owner], { type: 'meal' });
    const answer = await people.ann.call(giveFeedback, { body: { planId, feedbackType } });
    expect([answer.status, answer.error.message]).toEqual([404, 'We could not find that plan.']);
    expect(await app.database.db.select().from(feedback)).toEqual([]);
  });
});
