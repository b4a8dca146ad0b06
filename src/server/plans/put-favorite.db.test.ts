import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addFavorite, type Favorite } from '#contract/favorites.ts';
import { getMembership } from '#contract/membership.ts';
import { type MealPlan, putFavorite } from '#contract/plans.ts';
import type { Profile } from '#core/athlete/profile.ts';
import { isCertified } from '#core/certificate/certificate.ts';
import { type Caller, startTestApp } from '#test/app.ts';
import { generateMealPlan, generateWorkoutPlan, signUpAthlete } from '#test/athletes.ts';
import { loadCatalogue } from '../catalogue/catalogue.ts';

const app = startTestApp();
const catalogue = loadCatalogue();

const settle = (answers: Partial<Profile> = {}): Promise<Caller> => signUpAthlete(app, answers);

const keepMeal = async (person: Caller, name: string, recipeId?: string): Promise<Favorite> => {
  const data = recipeId === undefined ? {} : { recipeId };
  return (await person.call(addFavorite, { body: { type: 'meal', name, data, sourceType: 'plan' } })).body;
};
const keepExercise = async (person: Caller, name: string, exerciseId?: string): Promise<Favorite> => {
  const data = exerciseId === undefined ? {} : { exerciseId };
  return (await person.call(addFavorite, { body: { type: 'workout', name, data, sourceType: 'plan' } })).body;
};
const put = (person: Caller, plan: { id: string }, body: object) =>
  person.call(putFavorite, { params: { planId: plan.id }, body: body as never });

/** A dinner that the plan does not have. */
const otherDinner = (plan: MealPlan) => {
  const taken = plan.data.meals.map(({ recipeId }) => recipeId);
  const dish = catalogue.recipes.find(({ id, slots }) => slots.includes('dinner') && !taken.includes(id));
  if (!dish) throw new Error('no other dinner');
  return dish;
};
const placeOf = ({ data }: MealPlan) => data.meals.findIndex(({ type }) => type === 'dinner');

describe('a favourite meal', () => {
  it.each([
    { how: 'by the id it was kept with', name: 'My own name for it', hasId: true },
    { how: 'by its name', name: null, hasId: false },
    { how: 'by its name, though it was kept as leftovers', name: 'Leftovers: ', hasId: false },
  ])('goes into the plan, found $how, and the day is proved again', async ({ name, hasId }) => {
    const ann = await settle();
    const before = await generateMealPlan(ann);
    const dish = otherDinner(before);
    const kept = name?.endsWith(': ') ? `${name}${dish.name}` : (name ?? dish.name);
    const favorite = await keepMeal(ann, kept, hasId ? dish.id : undefined);
    const mealIndex = placeOf(before);
    const { body } = await put(ann, before, { favoriteId: favorite.id, mealIndex });
    if (!('newMeal' in body)) throw new Error('asked for a meal');
    expect(body.newMeal).toMatchObject({ recipeId: dish.id, name: dish.name, type: 'dinner' });
    expect(body.plan.data.meals.toSpliced(mealIndex, 1)).toEqual(before.data.meals.toSpliced(mealIndex, 1));
    expect(isCertified(body.plan.data.certificate)).toBe(true);
    expect((await ann.call(getMembership)).body.swaps.used).toBe(1);
  });

  it('stays out where an allergy forbids it, whatever it is called', async () => {
    const ann = await settle({ foodAllergies: 'Peanuts' });
    const plan = await generateMealPlan(ann);
    const nutty = catalogue.recipes.filter(({ ingredients }) =>
      ingredients.some(({ foodId }) => catalogue.foods.foods.get(foodId)?.allergens.includes('peanut')),
    );
    expect(nutty.length).toBeGreaterThan(0);
    for (const { id } of nutty.slice(0, 3)) {
      const favorite = await keepMeal(ann, 'Harmless salad', id);
      const answer = await put(ann, plan, { favoriteId: favorite.id, mealIndex: placeOf(plan) });
      expect([answer.status, answer.error.code]).toEqual([422, 'plan_refused']);
      expect(answer.error.message).toMatch(/profile rules out/);
    }
    expect((await ann.call(getMembership)).body.swaps.used).toBe(0);
  });
});

describe('a favourite exercise', () => {
  it('goes into the plan, and the week is proved again', async () => {
    const ann = await settle({ experienceLevel: 'intermediate', equipmentAccess: 'Full gym' });
    const before = await generateWorkoutPlan(ann);
    const [day] = before.data.days;
    const exerciseIndex = day?.exercises.findIndex(({ category }) => category === 'strength') ?? -1;
    const old = catalogue.exercises.exercises.get(day?.exercises[exerciseIndex]?.exerciseId ?? '');
    const planned = new Set(before.data.days.flatMap(({ exercises }) => exercises.map(({ exerciseId }) => exerciseId)));
    const alike = [...catalogue.exercises.exercises.values()].filter(
      ({ id, pattern, category, level, mechanic }) =>
        pattern === old?.pattern &&
        category === 'strength' &&
        level !== 'advanced' &&
        mechanic === old.mechanic &&
        !planned.has(id),
    );
    const statuses: number[] = [];
    for (const { id, name } of alike) {
      const favorite = await keepExercise(ann, name, id);
      const answer = await put(ann, before, { favoriteId: favorite.id, exerciseIndex });
      statuses.push(answer.status);
      if (answer.status !== 200) continue;
      if (!('newExercise' in answer.body)) throw new Error('asked for an exercise');
      expect(answer.body.newExercise.exerciseId).toBe(id);
      expect(answer.body.plan.data.days[0]?.exercises[exerciseIndex]).toEqual(answer.body.newExercise);
      expect(answer.body.plan.data.days.slice(1)).toEqual(before.data.days.slice(1));
      expect(isCertified(answer.body.plan.data.certificate)).toBe(true);
      break;
    }
    expect(statuses).toContain(200);
  });

  it('stays out where an injury or the day forbids it', async () => {
    const ann = await settle({ injuries: ['Bad knee'], equipmentAccess: 'Full gym', experienceLevel: 'intermediate' });
    const plan = await generateWorkoutPlan(ann);
    const exerciseIndex = plan.data.days[0]?.exercises.findIndex(({ category }) => category === 'strength') ?? 0;
    const hard = [...catalogue.exercises.exercises.values()].find(
      ({ jointStress, category }) => jointStress.includes('knee') && category === 'strength',
    );
    const there = plan.data.days[0]?.exercises.find(
      ({ category }, at) => category === 'strength' && at !== exerciseIndex,
    );
    for (const id of [hard?.id, there?.exerciseId]) {
      const favorite = await keepExercise(ann, 'Anything', id);
      const answer = await put(ann, plan, { favoriteId: favorite.id, exerciseIndex });
      expect([answer.status, answer.error.code]).toEqual([422, 'plan_refused']);
      expect(answer.error.message).toMatch(/does not fit in this place.*unchanged/);
    }
  });
});

describe('a favourite that cannot be used', () => {
  it('is refused with the reason', async () => {
    const [ann, bob] = [await settle(), await settle()];
    const [meals, workouts] = [await generateMealPlan(ann), await generateWorkoutPlan(ann)];
    const mine = await keepMeal(ann, 'Grandma’s pie');
    const known = await keepMeal(ann, otherDinner(meals).name);
    const move = await keepExercise(ann, 'My own jump');
    const theirs = await keepMeal(bob, otherDinner(meals).name);
    const said = async (plan: { id: string }, body: object) => {
      const answer = await put(ann, plan, body);
      return [answer.status, answer.error.message];
    };
    const notThere = 'We could not find that favourite.';
    expect(await said(meals, { favoriteId: theirs.id, mealIndex: 0 })).toEqual([404, notThere]);
    expect(await said(meals, { favoriteId: randomUUID(), mealIndex: 0 })).toEqual([404, notThere]);
    expect(await said({ id: randomUUID() }, { favoriteId: known.id, mealIndex: 0 })).toEqual([
      404,
      'We could not find that plan.',
    ]);
    expect(await said(meals, { favoriteId: mine.id, mealIndex: 0 })).toEqual([
      409,
      expect.stringContaining('not a dish of our cookbook'),
    ]);
    expect(await said(workouts, { favoriteId: move.id, exerciseIndex: 1 })).toEqual([
      409,
      expect.stringContaining('not in our exercise library'),
    ]);
    expect(await said(meals, { favoriteId: move.id, mealIndex: 0 })).toEqual([
      409,
      expect.stringContaining('is an exercise'),
    ]);
    expect(await said(workouts, { favoriteId: known.id, exerciseIndex: 1 })).toEqual([
      409,
      expect.stringContaining('is a meal'),
    ]);
    expect(await said(workouts, { favoriteId: known.id, mealIndex: 0 })).toEqual([
      409,
      'That is a workout plan: it has no meals to replace.',
    ]);
    expect(await said(meals, { favoriteId: known.id, mealIndex: 9 })).toEqual([
      400,
      expect.stringContaining('There is no meal 10 in this plan'),
    ]);
    expect((await put(ann, meals, { favoriteId: known.id })).status).toBe(400);
    expect((await put(ann, meals, { favoriteId: known.id, mealIndex: 0, exerciseIndex: 0 })).status).toBe(400);
  });
});
