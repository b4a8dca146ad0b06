import { describe, expect, it } from 'vitest';
import { loadFoods, loadRecipes } from '#test/catalogue.ts';
import { noConstraints } from '#test/constraints.ts';
import { anAthlete } from '#test/personas.ts';
import type { Meal, WeekDay } from '../meal-plan.ts';
import { planMealDay } from '../search/plan-day.ts';
import { planSingleMeal } from '../search/plan-meal.ts';
import { planMealWeek } from '../week/plan-week.ts';
import { checkMeal } from './check-meal.ts';
import { checkMealWeek } from './check-meal-week.ts';

const person = {
  profile: anAthlete(),
  constraints: noConstraints({ food: { allergens: ['peanut'] } }),
  foods: loadFoods(),
  recipes: loadRecipes(),
  allergenTerms: { peanut: { terms: ['peanut', 'peanuts'], exceptions: [] } },
};
const request = { ...person, seed: 11 };
const failed = ({ checks }: { checks: { id: string; ok: boolean }[] }) =>
  checks.flatMap(({ id, ok }) => (ok ? [] : [id]));

function honest() {
  const day = planMealDay(request);
  if (!day.ok) throw new Error(day.refusal.message);
  const week = planMealWeek({ ...request, plan: day.draft, leftovers: true });
  if (!week.ok) throw new Error(week.refusal.message);
  return { plan: structuredClone(day.draft), week: structuredClone(week.draft) };
}

const doubled = (item: { grams: number } | undefined) => Object.assign(item ?? {}, { grams: 2 * (item?.grams ?? 0) });

type Week = ReturnType<typeof honest>;
const dayOf = ({ week }: Week, number: number): WeekDay => week[number - 1] ?? week[0] ?? expect.fail();
const mealOf = ({ meals }: WeekDay, type: Meal['type']): Meal =>
  meals.find((one) => one.type === type) ?? expect.fail();
const leftoverDay = (week: Week) =>
  week.week.find(({ leftoversFromDay }) => leftoversFromDay !== null) ?? expect.fail();

const FAULTS: { why: string; plant: (week: Week) => void; caughtBy: string }[] = [
  { why: 'a day is missing', plant: ({ week }) => void week.pop(), caughtBy: 'week-days' },
  { why: 'two days changed places', plant: ({ week }) => void week.reverse(), caughtBy: 'week-days' },
  {
    why: 'the first day is another one',
    plant: (week) => void Object.assign(mealOf(dayOf(week, 1), 'lunch'), { name: 'Else' }),
    caughtBy: 'week-first-day',
  },
  { why: 'a total is off by one', plant: (week) => void dayOf(week, 4).totalCalories++, caughtBy: 'day-4' },
  {
    why: 'grams are doubled',
    plant: (week) => void doubled(dayOf(week, 6).meals[0]?.items[0]),
    caughtBy: 'day-6',
  },
  {
    why: 'a step names an allergen',
    plant: (week) => void dayOf(week, 7).meals[0]?.instructions.splice(0, 1, 'Add peanuts.'),
    caughtBy: 'day-7',
  },
  { why: 'a meal is gone', plant: (week) => void dayOf(week, 3).meals.pop(), caughtBy: 'day-3' },
  {
    why: 'the label note is gone',
    plant: (week) => void Object.assign(dayOf(week, 5), { notes: [] }),
    caughtBy: 'day-5',
  },
  {
    why: 'less protein is claimed to be enough',
    plant: (week) => void Object.assign(dayOf(week, 2), { proteinTarget: dayOf(week, 2).proteinTarget - 30 }),
    caughtBy: 'day-2',
  },
  {
    why: 'leftovers are of another dish',
    plant: (week) => void Object.assign(mealOf(leftoverDay(week), 'lunch'), { recipeId: 'other' }),
    caughtBy: 'week-leftovers',
  },
  {
    why: 'the box has more of one part than the pot',
    plant: (week) => void doubled(mealOf(leftoverDay(week), 'lunch').items[0]),
    caughtBy: 'week-boxes',
  },
  {
    why: 'leftovers are two days old',
    plant: (week) => void Object.assign(leftoverDay(week), { leftoversFromDay: 6 }),
    caughtBy: 'week-leftovers',
  },
  {
    why: 'a dinner comes back the next day without a word',
    plant: (week) => void dayOf(week, 5).meals.splice(-1, 1, structuredClone(mealOf(dayOf(week, 4), 'dinner'))),
    caughtBy: 'week-repeats',
  },
  {
    why: 'leftovers are not called so',
    plant: (week) => void Object.assign(leftoverDay(week), { leftoversFromDay: null }),
    caughtBy: 'week-repeats',
  },
];

describe('the check of a week', () => {
  it('passes an honest one', () => {
    const { plan, week } = honest();
    expect(failed(checkMealWeek(week, plan, person))).toEqual([]);
  });

  it.each(FAULTS)('catches it when $why', ({ plant, caughtBy }) => {
    const spoiled = honest();
    plant(spoiled);
    expect(failed(checkMealWeek(spoiled.week, spoiled.plan, person))).toContain(caughtBy);
  });
});

describe('the check of a single meal', () => {
  const planned = () => {
    const result = planSingleMeal({ ...request, type: 'dinner', calories: 600 });
    if (!result.ok) throw new Error(result.refusal.message);
    return structuredClone(result.draft.meal);
  };

  it('passes an honest one', () => {
    expect(failed(checkMeal(planned(), 600, person))).toEqual([]);
  });

  it.each([
    { why: 'calories are off', plant: (meal: Meal) => void meal.calories++, caughtBy: 'calorie-sum' },
    {
      why: 'grams are doubled',
      plant: (meal: Meal) => void doubled(meal.items[0]),
      caughtBy: 'ingredients',
    },
    {
      why: 'a food is unknown',
      plant: (meal: Meal) => void Object.assign(meal.items[0] ?? {}, { foodId: 'unicorn' }),
      caughtBy: 'foods-known',
    },
    {
      why: 'the name holds an allergen',
      plant: (meal: Meal) => void Object.assign(meal, { name: 'Peanut stew' }),
      caughtBy: 'text-net',
    },
    {
      why: 'a step is unfinished',
      plant: (meal: Meal) => void meal.instructions.push('Add {salt}.'),
      caughtBy: 'instructions',
    },
    {
      why: 'the name is markup',
      plant: (meal: Meal) => void Object.assign(meal, { name: '<i>Stew</i>' }),
      caughtBy: 'text-limits',
    },
  ])('catches it when $why', ({ plant, caughtBy }) => {
    const meal = planned();
    plant(meal);
    expect(failed(checkMeal(meal, 600, person))).toContain(caughtBy);
  });

  it('catches a meal of another size', () => {
    expect(failed(checkMeal(planned(), 400, person))).toEqual(['meal-size']);
  });
});
