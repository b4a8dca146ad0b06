import { describe, expect, it } from 'vitest';
import { addFavorite } from '#contract/favorites.ts';
import { giveFeedback } from '#contract/feedback.ts';
import { planWeek, putMeal } from '#contract/meals.ts';
import * as contract from '#contract/plans.ts';
import { type Caller, startTestApp } from '#test/app.ts';
import { signUpAthlete } from '#test/athletes.ts';
import { plans } from '../db/schema/plans.ts';

const app = startTestApp();

async function withPlan(type: 'meal' | 'workout') {
  const person = await signUpAthlete(app);
  const { body: plan } = await person.call(contract.generatePlan, { body: { type } });
  return { person, planId: plan.id };
}

const remove = (person: Caller, planId: string) => person.call(contract.deletePlan, { params: { planId } });

describe('a plan that was deleted in another tab', () => {
  it.each([
    {
      what: 'renamed',
      ask: (p: Caller, params: { planId: string }) => p.call(contract.renamePlan, { params, body: { name: 'A' } }),
    },
    { what: 'activated', ask: (p: Caller, params: { planId: string }) => p.call(contract.activatePlan, { params }) },
    {
      what: 'made a favourite',
      ask: (p: Caller, params: { planId: string }) => p.call(contract.toggleFavoritePlan, { params }),
    },
    { what: 'deleted', ask: (p: Caller, { planId }: { planId: string }) => remove(p, planId) },
    {
      what: 'changed',
      ask: (p: Caller, params: { planId: string }) => p.call(contract.replaceMeal, { params, body: { mealIndex: 0 } }),
    },
    {
      what: 'given a dish',
      ask: (p: Caller, params: { planId: string }) =>
        p.call(putMeal, { params, body: { mealIndex: 0, recipeId: 'x' } }),
    },
    {
      what: 'made a week',
      ask: (p: Caller, params: { planId: string }) => p.call(planWeek, { params, body: { leftovers: true } }),
    },
    {
      what: 'judged',
      ask: (p: Caller, { planId }: { planId: string }) =>
        p.call(giveFeedback, { body: { planId, feedbackType: 'liked_meal' } }),
    },
    {
      what: 'named as where a favourite is from',
      ask: (p: Caller, { planId }: { planId: string }) =>
        p.call(addFavorite, {
          body: { type: 'meal', name: 'Oats', data: {}, sourceType: 'plan', sourcePlanId: planId },
        }),
    },
  ])('cannot be $what: the message says that it is not there', async ({ ask }) => {
    const { person, planId } = await withPlan('meal');
    const { body: other } = await person.call(contract.generatePlan, { body: { type: 'meal' } });
    await remove(person, planId);
    const before = await app.database.db.select().from(plans);
    const answer = await ask(person, { planId });
    expect([answer.status, answer.error.message]).toEqual([404, 'We could not find that plan.']);
    expect(await app.database.db.select().from(plans)).toEqual(before);
    expect(before).toMatchObject([{ id: other.id, isActive: true }]);
  });
});

describe('a plan that is changed in two tabs', () => {
  it('refuses a place that it does not have any more, and says what it has', async () => {
    const { person, planId } = await withPlan('workout');
    const swap = (exerciseIndex: number) =>
      person.call(contract.replaceExercise, { params: { planId }, body: { exerciseIndex } });
    const { body: all } = await person.call(contract.listPlans, { params: { userId: person.userId } });
    const [plan] = all;
    if (plan?.type !== 'workout' || !plan.data) throw new Error('there is one workout plan');
    const data = { ...plan.data, days: plan.data.days.slice(0, 1) };
    await app.database.db.update(plans).set({ data });
    const answer = await swap(20);
    expect([answer.status, answer.error.message]).toEqual([400, 'There is no day 3 in this plan: it has 1.']);
  });

  it('keeps the change of both when they change different meals at once', async () => {
    const { person, planId } = await withPlan('meal');
    const { body: before } = await person.call(contract.getActiveMealPlan, { params: { userId: person.userId } });
    const answers = await Promise.all(
      [0, 2].map((mealIndex) => person.call(contract.replaceMeal, { params: { planId }, body: { mealIndex } })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { body: after } = await person.call(contract.getActiveMealPlan, { params: { userId: person.userId } });
    const changed = after.data.meals.flatMap((meal, at) => (meal.name === before.data.meals[at]?.name ? [] : [at]));
    expect(changed).toEqual([0, 2]);
  });
});
