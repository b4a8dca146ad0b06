import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { generateMeal, getGroceries, planWeek, putMeal } from '#contract/meals.ts';
import { checkPlan, checkPlans, generatePlan, getActiveMealPlan, listPlans, replaceMeal } from '#contract/plans.ts';
import { updateProfile } from '#contract/profile.ts';
import type { Profile } from '#core/athlete/profile.ts';
import { isCertified } from '#core/certificate/certificate.ts';
import { MEAL_TYPES } from '#core/nutrition/meal-plan.ts';
import { type Caller, startTestApp } from '#test/app.ts';
import { signUpAthlete } from '#test/athletes.ts';
import { PERSONAS } from '#test/personas.ts';
import { storePlan } from '#test/plans.ts';
import { loadCatalogue } from '../catalogue/catalogue.ts';
import { profiles } from '../db/schema/people.ts';
import { plans } from '../db/schema/plans.ts';
import { createLog } from '../log.ts';
import { planWeek as planStoredWeek } from './plan-week.ts';

const app = startTestApp();
const catalogue = loadCatalogue();

async function withMeals(answers: Partial<Profile> = {}): Promise<{ person: Caller; planId: string }> {
  const person = await signUpAthlete(app, answers);
  const { body: plan } = await person.call(generatePlan, { body: { type: 'meal' } });
  return { person, planId: plan.id };
}

const mealsOf = async ({ call, userId }: Caller) => (await call(getActiveMealPlan, { params: { userId } })).body;

/** The person's answers change behind the plans' back. */
async function changeProfile(answers: Partial<Profile>): Promise<void> {
  const [row] = await app.database.db.select().from(profiles);
  await app.database.db.update(profiles).set({ data: { ...(row?.data as Profile), ...answers } });
}

const weekOf = async (person: Caller, planId: string, leftovers = false) => {
  const { body } = await person.call(planWeek, { params: { planId }, body: { leftovers } });
  if (!body.data.week || !body.data.weekCertificate) throw new Error('no week came back');
  return { plan: body, week: body.data.week, weekCertificate: body.data.weekCertificate };
};

const swapFirst = (person: Caller, planId: string) =>
  person.call(replaceMeal, { params: { planId }, body: { mealIndex: 0 } });
const tellOfAllergies = (person: Caller) =>
  person.call(updateProfile, { body: { foodAllergies: 'Milk, egg, wheat, soy, fish, tree nuts' } });

describe('planning a week', () => {
  it('keeps seven proved days with the plan, the first of them the plan’s own', async () => {
    const { person, planId } = await withMeals();
    const before = await mealsOf(person);
    const { plan, week, weekCertificate } = await weekOf(person, planId, true);
    expect(await mealsOf(person)).toEqual(plan);
    expect(plan.data.meals).toEqual(before.data.meals);
    expect(week.map(({ day }) => day)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(week[0]?.meals).toEqual(before.data.meals);
    expect(isCertified(weekCertificate)).toBe(true);
    expect(weekCertificate.checks.map(({ id }) => id)).toContain('day-7');
  });

  it('plans it anew when asked again, with or without leftovers', async () => {
    const { person, planId } = await withMeals();
    const { week: first } = await weekOf(person, planId, false);
    app.clock.advance({ minutes: 1 });
    const { week: second } = await weekOf(person, planId, true);
    expect(first.some(({ leftoversFromDay }) => leftoversFromDay !== null)).toBe(false);
    expect(second.some(({ leftoversFromDay }) => leftoversFromDay !== null)).toBe(true);
    expect(second).not.toEqual(first);
  });

  it.each(Object.entries(PERSONAS))('finds one for %s', async (_, profile) => {
    const { person, planId } = await withMeals(profile);
    expect((await weekOf(person, planId)).week).toHaveLength(7);
  });

  it('refuses a plan that the person has outgrown, and a workout plan', async () => {
    const { person, planId } = await withMeals();
    const { body: workouts } = await person.call(generatePlan, { body: { type: 'workout' } });
    const body = { leftovers: false };
    const wrong = await person.call(planWeek, { params: { planId: workouts.id }, body });
    expect([wrong.status, wrong.error.code]).toEqual([409, 'conflict']);
    await changeProfile({ dietaryPrefs: ['Vegan'], mealsPerDay: 3 });
    const outgrown = await person.call(planWeek, { params: { planId }, body });
    expect([outgrown.status, outgrown.error.code]).toEqual([422, 'plan_refused']);
    expect(outgrown.error.message).toMatch(/new plan/i);
    expect((await mealsOf(person)).data.week).toBeUndefined();
  });

  it('stands in the list of plans with the plan that is followed, and weighs little with the others', async () => {
    const { person, planId } = await withMeals();
    await weekOf(person, planId);
    const [stored] = await app.database.db.select().from(plans);
    if (!stored) throw new Error('no plan was stored');
    const copies = Array.from({ length: 9 }, () => ({ ...stored, id: randomUUID(), isActive: false }));
    await app.database.db.insert(plans).values(copies);
    const { body } = await person.call(listPlans, { params: { userId: person.userId } });
    expect(body).toHaveLength(10);
    const withWeek = body.filter((plan) => plan.type === 'meal' && plan.data?.week);
    expect(withWeek.map(({ id }) => id)).toEqual([planId]);
    // Ten plans and the one week: between 190 and 206 KB, as the dishes have long or short recipes.
    expect(JSON.stringify(body).length).toBeLessThan(230_000);
  });

  it.each([
    { what: 'a meal was swapped', change: swapFirst },
    { what: 'an allergy was told', change: tellOfAllergies },
  ])('keeps nothing if meanwhile $what', async ({ change }) => {
    const { person, planId } = await withMeals();
    const { db } = app.database;
    const input = { userId: person.userId, planId, leftovers: false, catalogue, now: app.clock.now() };
    const keep = await planStoredWeek(db, { ...input, log: createLog('silent') });
    await change(person, planId);
    await expect(db.transaction(keep)).rejects.toThrow(/changed while the week was being planned/);
    expect((await mealsOf(person)).data.week).toBeUndefined();
  });

  it('outlives the swap of a meal: the other days stay, and are proved again', async () => {
    const { person, planId } = await withMeals();
    const { week } = await weekOf(person, planId, false);
    const { body } = await person.call(replaceMeal, { params: { planId }, body: { mealIndex: 0 } });
    const after = body.plan.data;
    expect(after.week?.[0]?.meals).toEqual(after.meals);
    expect(after.week?.slice(1)).toEqual(week.slice(1));
    expect(after.weekCertificate && isCertified(after.weekCertificate)).toBe(true);
  });

  it('gets another lunch where tomorrow was to eat what is swapped away; the rest stays', async () => {
    for (let attempt = 0; attempt < 20; attempt++) {
      const { person, planId } = await withMeals();
      const { week } = await weekOf(person, planId, true);
      if (week[1]?.leftoversFromDay !== 1) continue;
      const dinner = (week[0]?.meals.length ?? 1) - 1;
      const { body } = await person.call(replaceMeal, { params: { planId }, body: { mealIndex: dinner } });
      const after = body.plan.data;
      expect(after.week?.[0]?.meals).toEqual(after.meals);
      const isLunch = ({ type }: { type: string }) => type === 'lunch';
      expect(after.week?.[1]?.meals.find(isLunch)).not.toEqual(week[1].meals.find(isLunch));
      expect(after.weekCertificate && isCertified(after.weekCertificate)).toBe(true);
      // Where no other lunch fits beside that day's meals, the week is planned anew.
      if (JSON.stringify(after.week?.[2]) !== JSON.stringify(week[2])) continue;
      const others = week[1].meals.filter((meal) => !isLunch(meal));
      expect(after.week?.[1]?.meals.filter((meal) => !isLunch(meal))).toEqual(others);
      expect(after.week?.slice(2)).toEqual(week.slice(2));
      return;
    }
    expect.fail('twenty weeks, and none warms up the first dinner and takes another lunch in its place');
  });
});

describe('groceries', () => {
  it('hold exactly what the day or the week eats', async () => {
    const { person, planId } = await withMeals();
    const params = { planId };
    const early = await person.call(getGroceries, { params, query: { days: '7' } });
    expect([early.status, early.error.code]).toEqual([409, 'conflict']);
    const { plan, week } = await weekOf(person, planId);
    for (const [days, eaten] of [
      ['1', [plan.data]],
      ['7', week],
    ] as const) {
      const { body } = await person.call(getGroceries, { params, query: { days } });
      expect(body.days).toBe(Number(days));
      const tenths = (grams: number) => Math.round(grams * 10);
      const bought = body.aisles.flatMap(({ items }) => items.flatMap(({ amounts }) => amounts));
      const served = eaten.flatMap(({ meals }) => meals.flatMap(({ items }) => items));
      for (const { foodId, grams } of bought) {
        const sum = served.reduce((total, item) => total + (item.foodId === foodId ? tenths(item.grams) : 0), 0);
        expect(tenths(grams), foodId).toBe(sum);
      }
      expect(new Set(bought.map(({ foodId }) => foodId))).toEqual(new Set(served.map(({ foodId }) => foodId)));
    }
    const { body: today } = await person.call(getGroceries, { params });
    expect(today.days).toBe(1);
  });

  it('say what to look for on the label', async () => {
    const { person, planId } = await withMeals({ foodAllergies: 'Peanuts', dietaryPrefs: ['Halal'] });
    const { body } = await person.call(getGroceries, { params: { planId } });
    expect(body.notes.join(' ')).toMatch(/halal-certified.*peanut/i);
  });

  it('are not bought for a workout', async () => {
    const { person } = await withMeals();
    const { body: workouts } = await person.call(generatePlan, { body: { type: 'workout' } });
    const answer = await person.call(getGroceries, { params: { planId: workouts.id } });
    expect([answer.status, answer.error.code]).toEqual([409, 'conflict']);
  });
});

describe('a single meal', () => {
  it.each(MEAL_TYPES)('%s of the size asked for, checked', async (type) => {
    const { person } = await withMeals({ foodAllergies: 'Milk and eggs' });
    for (const calories of [null, 350]) {
      const { body } = await person.call(generateMeal, { body: { type, calories } });
      expect(body.meal.type).toBe(type);
      expect(Math.abs(body.meal.calories - body.targetCalories) / body.targetCalories).toBeLessThanOrEqual(0.05);
      if (calories !== null) expect(body.targetCalories).toBe(calories);
      expect(isCertified(body.certificate)).toBe(true);
      const allergens = body.meal.items.flatMap(({ foodId }) => catalogue.foods.foods.get(foodId)?.allergens ?? []);
      expect(allergens).not.toContain('milk');
      expect(allergens).not.toContain('egg');
      expect(body.notes.join(' ')).toMatch(/label/);
    }
  });

  it('follows a wish, and refuses one against the rules', async () => {
    const { person } = await withMeals({ foodAllergies: 'Peanuts' });
    const body = { type: 'dinner', calories: 600, customPreferences: 'with salmon, no rice' } as const;
    const { body: answer } = await person.call(generateMeal, { body });
    const names = answer.meal.items.map(({ name }) => name.toLowerCase()).join();
    expect(names).toContain('salmon');
    expect(names).not.toContain('rice');
    const refused = await person.call(generateMeal, { body: { ...body, customPreferences: 'peanut noodles' } });
    expect([refused.status, refused.error.code]).toEqual([422, 'plan_refused']);
  });

  it('is not made for someone who has not answered the questionnaire, nor of any size', async () => {
    const person = await app.signUp();
    const answer = await person.call(generateMeal, { body: { type: 'lunch' } });
    expect([answer.status, answer.error.code]).toEqual([409, 'conflict']);
    const { person: known } = await withMeals();
    for (const calories of [99, 1501, 300.5]) {
      expect((await known.call(generateMeal, { body: { type: 'lunch', calories } })).status).toBe(400);
    }
  });
});

describe('putting a meal into the plan', () => {
  it('takes a generated meal in, in the portion that fits, and leaves the others', async () => {
    const { person, planId } = await withMeals();
    const before = await mealsOf(person);
    const taken = before.data.meals.map(({ recipeId }) => recipeId);
    const dish = catalogue.recipes.find(
      ({ id, slots, skill }) => slots.includes('dinner') && skill === 'beginner' && !taken.includes(id),
    );
    const mealIndex = before.data.meals.length - 1;
    const { body } = await person.call(putMeal, {
      params: { planId },
      body: { mealIndex, recipeId: dish?.id ?? '' },
    });
    expect(body.newMeal.recipeId).toBe(dish?.id);
    expect(body.plan.data.meals.toSpliced(mealIndex, 1)).toEqual(before.data.meals.toSpliced(mealIndex, 1));
    expect(isCertified(body.plan.data.certificate)).toBe(true);
    expect(await mealsOf(person)).toEqual(body.plan);
  });

  it('refuses what the rules forbid, what is there already, and what nobody knows', async () => {
    const { person, planId } = await withMeals({ dietaryPrefs: ['Vegan'] });
    const { data } = await mealsOf(person);
    const params = { planId };
    const put = async (body: { mealIndex: number; recipeId: string }) => {
      const answer = await person.call(putMeal, { params, body });
      return [answer.status, answer.error.code];
    };
    const meaty = catalogue.recipes.find(({ ingredients }) =>
      ingredients.some(({ foodId }) => foodId === 'chicken-breast-raw'),
    );
    expect(await put({ mealIndex: 0, recipeId: meaty?.id ?? '' })).toEqual([422, 'plan_refused']);
    expect(await put({ mealIndex: 0, recipeId: data.meals[1]?.recipeId ?? '' })).toEqual([422, 'plan_refused']);
    expect(await put({ mealIndex: 0, recipeId: 'unicorn-stew' })).toEqual([400, 'bad_request']);
    expect(await put({ mealIndex: 9, recipeId: meaty?.id ?? '' })).toEqual([400, 'bad_request']);
    expect((await mealsOf(person)).data).toEqual(data);
  });
});

describe('checking stored plans again', () => {
  it('finds them fit until the profile changes, and then names what fails', async () => {
    const { person, planId } = await withMeals();
    app.clock.advance({ minutes: 1 });
    const { body: workouts } = await person.call(generatePlan, { body: { type: 'workout' } });
    await weekOf(person, planId);
    const params = { userId: person.userId };
    const { body: fine } = await person.call(checkPlans, { params });
    expect(fine).toEqual([
      { planId: workouts.id, type: 'workout', name: workouts.name, isActive: true, fits: true, failed: [] },
      { planId, type: 'meal', name: expect.any(String), isActive: true, fits: true, failed: [] },
    ]);

    await changeProfile({ dietaryPrefs: ['Vegan'] });
    const { body: changed } = await person.call(checkPlans, { params });
    expect(changed.map(({ fits }) => fits)).toEqual([true, false]);
    const { body: meals } = await person.call(checkPlan, { params: { planId } });
    expect(meals).toMatchObject({ planId, type: 'meal', fits: false, failed: changed[1]?.failed });
    expect(meals.failed.map(({ id }) => id)).toContain('diet');
    expect(isCertified(meals.certificate)).toBe(false);
    expect(meals.weekCertificate && isCertified(meals.weekCertificate)).toBe(false);
  });

  it('leaves out a plan that cannot be read', async () => {
    const { person, planId } = await withMeals();
    await storePlan(app, person, { data: { odd: true }, version: 9 });
    const { body } = await person.call(checkPlans, { params: { userId: person.userId } });
    expect(body.map(({ planId: id }) => id)).toEqual([planId]);
  });
});
