import { describe, expect, it } from 'vitest';
import { deletePlan, generatePlan, listPlans, replaceExercise, replaceMeal, undoReplace } from '#contract/plans.ts';
import type { Profile } from '#core/athlete/profile.ts';
import { type Caller, startTestApp } from '#test/app.ts';
import { signUpAthlete } from '#test/athletes.ts';
import { profiles } from '../db/schema/people.ts';

const app = startTestApp();

async function withPlan(type: 'meal' | 'workout') {
  const person = await signUpAthlete(app);
  const { body: plan } = await person.call(generatePlan, { body: { type } });
  app.clock.advance({ minutes: 1 });
  return { person, planId: plan.id, data: plan.data };
}

const dataOf = async ({ call, userId }: Caller) => (await call(listPlans, { params: { userId } })).body[0]?.data;
const undo = (person: Caller, planId: string) => person.call(undoReplace, { params: { planId } });

describe('undoing a replacement', () => {
  it.each(['meal', 'workout'] as const)('puts a %s plan back as it was, once', async (type) => {
    const { person, planId, data } = await withPlan(type);
    const params = { planId };
    if (type === 'meal') await person.call(replaceMeal, { params, body: { mealIndex: 1 } });
    else await person.call(replaceExercise, { params, body: { exerciseIndex: 2, customPreferences: 'boring' } });
    expect(await dataOf(person)).not.toEqual(data);
    const { body: back } = await undo(person, planId);
    expect(back.data).toEqual(data);
    expect(await dataOf(person)).toEqual(data);
    const again = await undo(person, planId);
    expect([again.status, again.error.message]).toEqual([409, 'There is nothing to undo in this plan any more.']);
  });

  it('goes back to before the first of several tries, or before the last of several replacements', async () => {
    const { person, planId, data } = await withPlan('meal');
    const swap = (mealIndex: number, again?: boolean) =>
      person.call(replaceMeal, { params: { planId }, body: { mealIndex, ...(again && { again }) } });
    for (const again of [false, true, true]) await swap(0, again);
    expect((await undo(person, planId)).body.data).toEqual(data);
    const { body: first } = await swap(0);
    await swap(1);
    expect((await undo(person, planId)).body.data).toEqual(first.plan.data);
  });

  it('leaves out what no longer fits the profile, and changes nothing', async () => {
    const { person, planId } = await withPlan('meal');
    await person.call(replaceMeal, { params: { planId }, body: { mealIndex: 0 } });
    const swapped = await dataOf(person);
    const [row] = await app.database.db.select().from(profiles);
    await app.database.db.update(profiles).set({ data: { ...(row?.data as Profile), dietaryPrefs: ['Vegan'] } });
    const answer = await undo(person, planId);
    expect([answer.status, answer.error.code]).toEqual([409, 'conflict']);
    expect(await dataOf(person)).toEqual(swapped);
  });

  it('finds no plan that was deleted', async () => {
    const { person, planId } = await withPlan('meal');
    await person.call(deletePlan, { params: { planId } });
    expect((await undo(person, planId)).status).toBe(404);
  });
});
