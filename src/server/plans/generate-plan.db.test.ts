import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { giveFeedback } from '#contract/feedback.ts';
import { generatePlan, getActiveMealPlan, getActiveWorkoutPlan, listPlans } from '#contract/plans.ts';
import type { Profile } from '#core/athlete/profile.ts';
import { ALLERGEN_TERMS } from '#core/catalogue/allergen-terms.ts';
import { certifyMealPlan } from '#core/planning/certified-meal-plan.ts';
import { certifyWorkoutPlan } from '#core/planning/certified-workout-plan.ts';
import { type Caller, startTestApp } from '#test/app.ts';
import { generateMealPlan, generateWorkoutPlan, signUpAthlete } from '#test/athletes.ts';
import { makePremium } from '#test/membership.ts';
import { PERSONAS } from '#test/personas.ts';
import { loadCatalogue } from '../catalogue/catalogue.ts';
import { constraintsFor } from '../catalogue/constraints-for.ts';
import { profiles } from '../db/schema/people.ts';
import { plans } from '../db/schema/plans.ts';

const app = startTestApp();
const catalogue = loadCatalogue();

const settle = (answers: Partial<Profile> = {}): Promise<Caller> => signUpAthlete(app, answers);

const rowsOf = (type: 'meal' | 'workout') =>
  app.database.db
    .select()
    .from(plans)
    .then((rows) => rows.filter((row) => row.type === type));

describe('generating', () => {
  it.each(Object.entries(PERSONAS))(
    'writes both plans for %s, and they pass the checker as they are read',
    async (_, profile) => {
      const person = await settle(profile);
      const params = { userId: person.userId };
      const [meals, workouts] = [await generateMealPlan(person), await generateWorkoutPlan(person)];
      expect((await person.call(getActiveMealPlan, { params })).body).toEqual(meals);
      expect((await person.call(getActiveWorkoutPlan, { params })).body).toEqual(workouts);

      const athlete = { profile, constraints: constraintsFor(profile, catalogue) };
      const { certificate: mealProof, ...day } = meals.data;
      const { foods, recipes } = catalogue;
      const eater = { ...athlete, foods, recipes, allergenTerms: ALLERGEN_TERMS };
      expect(certifyMealPlan(day, eater)).toEqual({ ok: true, data: { ...day, certificate: mealProof } });
      const { certificate: workoutProof, ...week } = workouts.data;
      const request = { difficulty: profile.experienceLevel, daysPerWeek: profile.workoutDaysPerWeek };
      const trainee = { ...athlete, catalogue: catalogue.exercises, request };
      expect(certifyWorkoutPlan(week, trainee)).toEqual({ ok: true, data: { ...week, certificate: workoutProof } });
    },
  );

  it('numbers and names a plan, and makes it the current one of its type', async () => {
    const ann = await settle();
    const first = await generateMealPlan(ann);
    expect(first).toMatchObject({ name: `Meal Plan V${Date.UTC(2026, 4, 4, 12)}`, version: 1, isActive: true });
    app.clock.advance({ days: 1 });
    const second = await generateMealPlan(ann, { name: ' Lean May ', userId: ann.userId });
    expect(second).toMatchObject({ name: 'Lean May', version: 2, isActive: true, isFavorite: false });
    const workout = await generateWorkoutPlan(ann);
    expect(workout).toMatchObject({ name: `Workout Plan V${Date.UTC(2026, 4, 5, 12)}`, version: 1, isActive: true });
    const { body: all } = await ann.call(listPlans, { params: { userId: ann.userId }, query: { type: 'meal' } });
    expect(all).toEqual([second, { ...first, isActive: false }]);
  });

  it('takes level and days from the profile unless they are asked for', async () => {
    const ann = await settle({ experienceLevel: 'intermediate', workoutDaysPerWeek: 4 });
    expect((await generateWorkoutPlan(ann)).data).toMatchObject({ difficulty: 'intermediate', daysPerWeek: 4 });
    const asked = await generateWorkoutPlan(ann, { difficulty: 'beginner', daysPerWeek: 2 });
    expect(asked.data).toMatchObject({ difficulty: 'beginner', daysPerWeek: 2 });
  });

  it('needs the questionnaire to be answered first', async () => {
    const ann = await app.signUp();
    for (const type of ['meal', 'workout'] as const) {
      const answer = await ann.call(generatePlan, { body: { type } });
      expect([answer.status, answer.error.code]).toEqual([409, 'conflict']);
      expect(answer.error.message).toMatch(/questionnaire/);
    }
  });

  it.each([
    { asks: 'one day a week', body: { type: 'workout', daysPerWeek: 1 } },
    { asks: 'seven days a week', body: { type: 'workout', daysPerWeek: 7 } },
    { asks: 'a level that is not there', body: { type: 'workout', difficulty: 'insane' } },
    { asks: 'a plan of another kind', body: { type: 'sleep' } },
    { asks: 'for a plan already made', body: { type: 'meal', data: {} } },
  ])('refuses who asks $asks', async ({ body }) => {
    const ann = await settle();
    const answer = await ann.call(generatePlan, { body: body as never });
    expect(answer.status).toBe(400);
    expect(await app.database.db.select().from(plans)).toEqual([]);
  });
});

describe('a plan that cannot be made safely', () => {
  it('is refused in kind words, and the plans from before stay', async () => {
    const ann = await settle();
    const before = await generateMealPlan(ann);
    const [row] = await app.database.db.select().from(profiles);
    const ill = { ...(row?.data as Profile), medicalConditions: 'Chronic kidney disease' };
    await app.database.db.update(profiles).set({ data: ill });
    const answer = await ann.call(generatePlan, { body: { type: 'meal' } });
    expect([answer.status, answer.error.code]).toEqual([422, 'plan_refused']);
    expect(answer.error.message.length).toBeGreaterThan(40);
    expect(await rowsOf('meal')).toMatchObject([{ id: before.id, isActive: true }]);
  });

  it('is refused when the wish is for what must be left out, and says so', async () => {
    const ann = await settle({ foodAllergies: 'Peanuts' });
    const answer = await ann.call(generatePlan, { body: { type: 'meal', customPreferences: 'Please add peanuts' } });
    expect([answer.status, answer.error.code]).toEqual([422, 'plan_refused']);
    expect(answer.error.message).toMatch(/peanut/i);
    expect(await rowsOf('meal')).toEqual([]);
  });
});

describe('what a person wants', () => {
  it('of meals is heard: what is not wished for this time is not there', async () => {
    const ann = await settle();
    const plan = await generateMealPlan(ann, { customPreferences: 'no chicken, no fish please' });
    const named = plan.data.meals.flatMap(({ name, items }) => [name, ...items.map((item) => item.name)]);
    expect(named.filter((name) => /chicken|salmon|tuna|cod|fish/i.test(name))).toEqual([]);
  });

  it('of exercises is heard, a sore joint too', async () => {
    const ann = await settle({ experienceLevel: 'intermediate' });
    const plan = await generateWorkoutPlan(ann, { customPreferences: 'No squats. My shoulder hurts this week' });
    const done = plan.data.days.flatMap(({ exercises }) => exercises);
    expect(done.filter(({ name }) => /squat/i.test(name))).toEqual([]);
    const known = done.map(({ exerciseId }) => catalogue.exercises.exercises.get(exerciseId));
    expect(known.filter((exercise) => exercise?.jointStress.includes('shoulder'))).toEqual([]);
  });

  it('is remembered from feedback: neither a disliked meal nor a disliked exercise comes again', async () => {
    const ann = await settle();
    await makePremium(app, ann);
    const [meals, workouts] = [await generateMealPlan(ann), await generateWorkoutPlan(ann)];
    const meal = meals.data.meals.at(-1)?.name ?? '';
    const exercise = workouts.data.days[0]?.exercises.find(({ category }) => category === 'strength')?.name ?? '';
    const dislikes = [
      { planId: meals.id, feedbackType: 'disliked_meal' as const, specificItems: [meal] },
      { planId: workouts.id, feedbackType: 'disliked_workout' as const, specificItems: [exercise] },
    ];
    for (const body of dislikes) await ann.call(giveFeedback, { body });
    for (let day = 1; day <= 4; day++) {
      app.clock.advance({ days: 1 });
      expect((await generateMealPlan(ann)).data.meals.map(({ name }) => name)).not.toContain(meal);
      const week = await generateWorkoutPlan(ann);
      expect(week.data.days.flatMap(({ exercises }) => exercises.map(({ name }) => name))).not.toContain(exercise);
    }
  });

  it('is something new: the next day of meals is another one', async () => {
    const ann = await settle();
    const first = new Set((await generateMealPlan(ann)).data.meals.map(({ recipeId }) => recipeId));
    const second = (await generateMealPlan(ann)).data.meals.map(({ recipeId }) => recipeId);
    expect(second.filter((recipeId) => first.has(recipeId)).length).toBeLessThanOrEqual(1);
  });
});

describe('many requests at once', () => {
  it('of twenty plans keep twenty, numbered one to twenty, and one of them is the current one', async () => {
    const ann = await settle();
    await makePremium(app, ann);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        ann.call(generatePlan, { body: { type: 'meal' }, idempotencyKey: randomUUID() }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const rows = await rowsOf('meal');
    const versions = rows.map(({ version }) => version).sort((a, b) => a - b);
    expect(versions).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
    expect(rows.filter(({ isActive }) => isActive)).toHaveLength(1);
  });

  it('that are one and the same, sent ten times, make one plan', async () => {
    const ann = await settle();
    const request = { body: { type: 'workout' as const }, idempotencyKey: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 10 }, () => ann.call(generatePlan, request)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await rowsOf('workout')).toHaveLength(1);
  });
});
