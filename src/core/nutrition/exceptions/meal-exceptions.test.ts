import { describe, expect, it } from 'vitest';
import { ALLERGEN_TERMS } from '#core/catalogue/allergen-terms.ts';
import { certifiedException, exceptionsStillProved, type WantedException } from '#core/planning/certified-exception.ts';
import { certifiedMealPlan } from '#core/planning/certified-meal-plan.ts';
import { seededRandom } from '#core/seed/random.ts';
import { loadFoods, loadRecipes } from '#test/catalogue.ts';
import { foodRulesFor, noConstraints } from '#test/constraints.ts';
import { randomProfile } from '#test/personas.ts';
import type { Meal, MealPlanData } from '../meal-plan.ts';
import { nutrientsOfItems } from '../nutrients.ts';
import { adjustedMeal, mealForAll } from './adjust-meal.ts';
import {
  dayAsEaten,
  exceptionLabels,
  type MealException,
  planAsEaten,
  servedDays,
  withException,
} from './meal-exceptions.ts';

const foods = loadFoods();
const recipes = loadRecipes();
const DATE = '2026-11-25';

type Case = { data: MealPlanData; person: Parameters<typeof certifiedException>[0]['person'] };

const cases: Case[] = Array.from({ length: 12 }, (_, i) => {
  const profile = randomProfile(seededRandom(i * 37 + 11));
  const constraints = noConstraints({ food: foodRulesFor(profile) });
  const person = { profile, constraints, foods, allergenTerms: ALLERGEN_TERMS };
  const plan = certifiedMealPlan({ ...person, recipes, seed: i });
  return plan.ok ? [{ data: plan.data, person }] : [];
}).flat();

const draft = ({ certificate: _, week: __, weekCertificate: ___, ...day }: MealPlanData) => day;
const plain: Omit<WantedException, 'mealIndex'> = {
  ...{ date: DATE, isOut: false, factor: 1, servings: 1, extras: [], dish: null },
};
const item = (foodId: string, grams: number) => {
  const food = foods.foods.get(foodId);
  if (!food) throw new Error(`no ${foodId}`);
  return { foodId, name: food.name, grams, source: food.source };
};

function excepted({ data, person }: Case, wanted: Partial<WantedException>, exceptions: MealException[] = []) {
  return certifiedException({ day: draft(data), exceptions, person, wanted: { ...plain, mealIndex: 0, ...wanted } });
}

function made(one: Case, wanted: Partial<WantedException>): MealException {
  const answer = excepted(one, wanted);
  if (!answer.ok) throw new Error(answer.refusal.message);
  return answer.data;
}

/** Whether the figures of a meal are those of its foods. */
function addsUp({ items, protein, carbs, fat, calories }: Meal): boolean {
  const exact = nutrientsOfItems(items, foods);
  const isNear = [
    [exact.protein, protein],
    [exact.carbs, carbs],
    [exact.fat, fat],
  ].every(([real = 0, shown = 0]) => Math.abs(real - shown) <= 0.5);
  return isNear && calories === 4 * protein + 4 * carbs + 9 * fat;
}

describe('a meal that is bigger or smaller, with foods beside it', () => {
  it('is recomputed from the table of foods: items, figures, lines and the amounts in its steps', () => {
    for (const { data } of cases)
      for (const meal of data.meals)
        for (const factor of [0.5, 0.7, 1.3, 2]) {
          const sized = adjustedMeal(meal, { factor, extras: [item('banana', 118)] }, foods);
          expect(addsUp(sized)).toBe(true);
          expect(sized.ingredients).toHaveLength(sized.items.length);
          for (const { foodId, grams } of meal.items) {
            const more = foodId === 'banana' ? 118 : 0;
            const now = sized.items.find((each) => each.foodId === foodId)?.grams ?? 0;
            expect(Math.abs(now - (grams * factor + more))).toBeLessThanOrEqual(0.11);
          }
          const amounts = new Set(meal.ingredients);
          const isOld = (step: string) =>
            [...amounts].some((line) => step.includes(line) && !sized.ingredients.includes(line));
          expect(sized.instructions.filter(isOld)).toEqual([]);
        }
  });

  it('is cooked for all who eat, and is one portion still', () => {
    const [{ data } = cases[0] as Case] = cases;
    const [meal] = data.meals;
    if (!meal) throw new Error('no meal');
    const forAll = mealForAll(meal, 3, foods);
    expect({ ...forAll, ingredients: [], instructions: [] }).toEqual({ ...meal, ingredients: [], instructions: [] });
    expect(forAll.ingredients).not.toEqual(meal.ingredients);
    expect(mealForAll(meal, 1, foods)).toEqual(meal);
  });

  it('gives way towards the plan’s own size where so much makes no sense', () => {
    for (const one of cases) {
      const answer = excepted(one, { factor: 2 });
      if (answer.ok) expect(answer.data.factor).toBeGreaterThan(1);
      else expect(answer.refusal.code).toBe('exception_unproved');
    }
  });
});

describe('the rules of the person', () => {
  it('hold for every exception: no allergen comes in', () => {
    for (const { data, person } of cases) {
      const allergic = {
        ...person,
        constraints: { ...person.constraints, food: { ...person.constraints.food, allergens: ['peanut' as const] } },
      };
      const answer = excepted({ data, person: allergic }, { extras: [item('peanut-butter', 32)] });
      expect(answer.ok).toBe(false);
    }
  });

  it('end what they have come to forbid, and nothing else', () => {
    const [one] = cases;
    if (!one) throw new Error('no case');
    const eaten = [made(one, { extras: [item('banana', 118)] }), made(one, { mealIndex: 1, isOut: true })];
    const { person, data } = one;
    expect(exceptionsStillProved(eaten, () => draft(data), person)).toEqual(eaten);
    const food = { ...person.constraints.food, forbiddenFoodIds: ['banana'] };
    const careful = { ...person, constraints: { ...person.constraints, food } };
    expect(exceptionsStillProved(eaten, () => draft(data), careful)).toEqual(eaten.slice(1));
  });

  it('refuse a meal that the day does not have', () => {
    const answer = excepted(cases[0] as Case, { mealIndex: 9, isOut: true });
    expect(answer.ok ? null : answer.refusal.code).toBe('no_such_meal');
  });
});

describe('a day with exceptions', () => {
  const one = cases[0] as Case;
  const out = made(one, { isOut: true });
  const extra = made(one, { mealIndex: 1, extras: [item('banana', 118)], servings: 2 });
  const both = [out, extra];

  it('adds up anew, on its date alone', () => {
    const day = dayAsEaten(one.data, both, DATE);
    expect(day.totalCalories).toBe(day.meals.reduce((sum, { calories }) => sum + calories, 0));
    expect(day.meals[0]).toMatchObject({ name: 'Eating out', items: [], calories: one.data.meals[0]?.calories });
    expect(dayAsEaten(one.data, both, '2026-11-26')).toBe(one.data);
    expect(planAsEaten(one.data, both, DATE).meals).toEqual(day.meals);
  });

  it('is bought for as it is eaten', () => {
    const [day] = servedDays(one.data, both, { today: DATE, days: 1 });
    expect(day?.meals[0]?.items).toEqual([]);
    for (const { foodId, grams } of extra.meal.items)
      expect(day?.meals[1]?.items).toContainEqual({ foodId, grams: 2 * grams });
  });

  it('says in a word what is different', () => {
    expect(both.map(exceptionLabels)).toEqual([['Eating out'], ['+ banana', 'For 2']]);
    expect(withException(both, out, null)).toEqual([extra]);
  });
});
