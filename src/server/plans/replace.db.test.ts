import { describe, expect, it } from 'vitest';
import {
  generatePlan,
  getActiveMealPlan,
  getActiveWorkoutPlan,
  replaceExercise,
  replaceMeal,
} from '#contract/plans.ts';
import { listExerciseChoices, listMealChoices } from '#contract/swap-choices.ts';
import type { Profile } from '#core/athlete/profile.ts';
import { isCertified } from '#core/certificate/certificate.ts';
import { type Caller, startTestApp } from '#test/app.ts';
import { signUpAthlete } from '#test/athletes.ts';
import { profiles } from '../db/schema/people.ts';

const app = startTestApp();

async function withPlan(type: 'meal' | 'workout', answers: Partial<Profile> = {}) {
  const person = await signUpAthlete(app, answers);
  const { body: plan } = await person.call(generatePlan, { body: { type } });
  app.clock.advance({ minutes: 1 });
  return { person, planId: plan.id };
}

const mealsOf = async ({ userId, call }: Caller) => (await call(getActiveMealPlan, { params: { userId } })).body;
const workoutsOf = async ({ userId, call }: Caller) => (await call(getActiveWorkoutPlan, { params: { userId } })).body;

describe('replacing a meal', () => {
  it('puts another one in its place, leaves the others as they are, and proves the day again', async () => {
    const { person, planId } = await withPlan('meal');
    for (const mealIndex of [0, 1, 2, 3]) {
      const before = await mealsOf(person);
      const { body } = await person.call(replaceMeal, {
        params: { planId },
        body: { mealIndex, customPreferences: null, userId: person.userId },
      });
      const after = await mealsOf(person);
      expect(body).toEqual({ newMeal: after.data.meals[mealIndex], plan: after });
      expect(body.newMeal.name).not.toBe(before.data.meals[mealIndex]?.name);
      expect(body.newMeal.type).toBe(before.data.meals[mealIndex]?.type);
      expect(after.data.meals.toSpliced(mealIndex, 1)).toEqual(before.data.meals.toSpliced(mealIndex, 1));
      expect(isCertified(after.data.certificate)).toBe(true);
    }
  });

  it('shows three before anything is changed, and keeps the chosen one just as it was shown', async () => {
    const { person, planId } = await withPlan('meal');
    const before = await mealsOf(person);
    const { body: shown } = await person.call(listMealChoices, { params: { planId }, body: { mealIndex: 1 } });
    expect(new Set(shown.choices.map(({ recipeId }) => recipeId)).size).toBe(3);
    expect(await mealsOf(person)).toEqual(before);
    const chosen = shown.choices[2];
    const { recipeId = '' } = chosen ?? {};
    const { body } = await person.call(replaceMeal, { params: { planId }, body: { mealIndex: 1, recipeId } });
    expect(body.newMeal).toEqual(chosen?.meal);
    expect(body.plan.data.totalCalories).toBe(chosen?.day.calories);
  });

  it('refuses a meal that is not there, and a workout plan', async () => {
    const { person, planId } = await withPlan('meal');
    const beyond = await person.call(replaceMeal, { params: { planId }, body: { mealIndex: 4 } });
    expect([beyond.status, beyond.error.message]).toEqual([400, 'There is no meal 5 in this plan: it has 4.']);
    for (const mealIndex of [-1, 1.5, 1e9]) {
      expect((await person.call(replaceMeal, { params: { planId }, body: { mealIndex } })).status).toBe(400);
    }
    const { body: workouts } = await person.call(generatePlan, { body: { type: 'workout' } });
    const wrong = await person.call(replaceMeal, { params: { planId: workouts.id }, body: { mealIndex: 0 } });
    expect([wrong.status, wrong.error.code]).toEqual([409, 'conflict']);
  });

  it('refuses what must be left out, and changes nothing', async () => {
    const { person, planId } = await withPlan('meal', { foodAllergies: 'Peanuts' });
    const before = await mealsOf(person);
    const body = { mealIndex: 0, customPreferences: 'something with peanut butter' };
    const answer = await person.call(replaceMeal, { params: { planId }, body });
    expect([answer.status, answer.error.code]).toEqual([422, 'plan_refused']);
    expect(answer.error.message).toMatch(/peanut/i);
    expect(await mealsOf(person)).toEqual(before);
  });

  it('does not mend one meal of a plan that the person has outgrown', async () => {
    const { person, planId } = await withPlan('meal');
    const before = await mealsOf(person);
    const [row] = await app.database.db.select().from(profiles);
    await app.database.db.update(profiles).set({ data: { ...(row?.data as Profile), dietaryPrefs: ['Vegan'] } });
    const answer = await person.call(replaceMeal, { params: { planId }, body: { mealIndex: 0 } });
    expect([answer.status, answer.error.code]).toEqual([422, 'plan_refused']);
    expect(answer.error.message).toMatch(/new plan/i);
    expect(await mealsOf(person)).toEqual(before);
  });
});

describe('replacing an exercise', () => {
  it('shows three before anything is changed, and keeps the chosen one', async () => {
    const { person, planId } = await withPlan('workout');
    const before = await workoutsOf(person);
    const { body: shown } = await person.call(listExerciseChoices, { params: { planId }, body: { exerciseIndex: 3 } });
    const ids = shown.choices.map(({ exercise }) => exercise.exerciseId);
    expect([new Set(ids).size, await workoutsOf(person)]).toEqual([3, before]);
    const wanted = { exerciseIndex: 3, exerciseId: ids[1] ?? '' };
    const { body } = await person.call(replaceExercise, { params: { planId }, body: wanted });
    expect(body.newExercise).toEqual(shown.choices[1]?.exercise);
  });

  it('puts another one in its place, leaves the others as they are, and proves the week again', async () => {
    const { person, planId } = await withPlan('workout', { experienceLevel: 'intermediate' });
    const { data } = await workoutsOf(person);
    const days = data.days.map(({ exercises }) => exercises.findIndex(({ category }) => category === 'strength'));
    for (const [day, exercise] of days.entries()) {
      const before = (await workoutsOf(person)).data.days;
      const { body } = await person.call(replaceExercise, {
        params: { planId },
        body: { exerciseIndex: day * 10 + exercise, customPreferences: 'I find it boring', userId: person.userId },
      });
      const after = await workoutsOf(person);
      expect(body).toMatchObject({ newExercise: after.data.days[day]?.exercises[exercise], plan: after });
      expect(body.newExercise.exerciseId).not.toBe(before[day]?.exercises[exercise]?.exerciseId);
      const others = (week: typeof before) =>
        week.map(({ exercises }, at) => (at === day ? exercises.toSpliced(exercise, 1) : exercises));
      expect(others(after.data.days)).toEqual(others(before));
      expect(isCertified(after.data.certificate)).toBe(true);
    }
  });

  it('refuses a place that is not there, and a meal plan', async () => {
    const { person, planId } = await withPlan('workout');
    const { data } = await workoutsOf(person);
    const call = (exerciseIndex: number) =>
      person.call(replaceExercise, { params: { planId }, body: { exerciseIndex } });
    const noDay = await call(69);
    expect([noDay.status, noDay.error.message]).toEqual([400, 'There is no day 7 in this plan: it has 3.']);
    for (const [day, { exercises }] of data.days.entries()) {
      if (exercises.length < 10) expect((await call(day * 10 + 9)).status).toBe(400);
    }
    for (const index of [-1, 1.5, 1e9]) expect((await call(index)).status).toBe(400);
    const { body: meals } = await person.call(generatePlan, { body: { type: 'meal' } });
    const wrong = await person.call(replaceExercise, { params: { planId: meals.id }, body: { exerciseIndex: 0 } });
    expect([wrong.status, wrong.error.code]).toEqual([409, 'conflict']);
  });

  it('at once with another one loses neither', async () => {
    const { person, planId } = await withPlan('workout', { experienceLevel: 'intermediate' });
    const before = (await workoutsOf(person)).data.days;
    const places = [0, 1].map(
      (day) => before[day]?.exercises.findIndex(({ category }) => category === 'strength') ?? 0,
    );
    const answers = await Promise.all(
      places.map((place, day) =>
        person.call(replaceExercise, { params: { planId }, body: { exerciseIndex: day * 10 + place } }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const after = (await workoutsOf(person)).data.days;
    for (const [day, place] of places.entries()) {
      expect(after[day]?.exercises[place]?.exerciseId).not.toBe(before[day]?.exercises[place]?.exerciseId);
    }
  });
});
