import { describe, expect, it } from 'vitest';
import { loadFoods, loadRecipes } from '#test/catalogue.ts';
import { foodRulesFor, noConstraints } from '#test/constraints.ts';
import { anAthlete, PERSONAS } from '#test/personas.ts';
import { MEAL_TYPES, type MealType } from '../meal-plan.ts';
import { planSingleMeal, type SingleMealRequest } from './plan-meal.ts';

const foods = loadFoods();
const recipes = loadRecipes();

function planned(wanted: Partial<SingleMealRequest> & { type: MealType }) {
  const profile = wanted.profile ?? anAthlete();
  const constraints = noConstraints({ food: foodRulesFor(profile) });
  const result = planSingleMeal({ profile, constraints, foods, recipes, seed: 3, calories: null, ...wanted });
  if (!result.ok) throw new Error(result.refusal.message);
  return result.draft;
}

describe('a single meal', () => {
  it.each(MEAL_TYPES)('%s holds the calories asked for', (type) => {
    for (const calories of [250, 400, 700]) {
      const { meal, targetCalories } = planned({ type, calories });
      expect(meal.type).toBe(type);
      expect(targetCalories).toBe(calories);
      expect(Math.abs(meal.calories - calories) / calories).toBeLessThanOrEqual(0.03);
    }
  });

  it('is as large as in the person’s own day where no size is asked for', () => {
    const { targetCalories: dinner } = planned({ type: 'dinner' });
    const { targetCalories: snack } = planned({ type: 'afternoon_snack' });
    const { targetCalories: unusual } = planned({ type: 'morning_snack' });
    expect(dinner).toBe(Math.round(0.33 * 1767));
    expect(snack).toBe(Math.round(0.12 * 1767));
    expect(unusual).toBe(Math.round(0.1 * 1767));
  });

  it('is the same for the same request, another from another seed', () => {
    const names = new Set([1, 2, 3, 4, 5].map((seed) => planned({ type: 'lunch', seed }).meal.name));
    expect(planned({ type: 'lunch' })).toEqual(planned({ type: 'lunch' }));
    expect(names.size).toBeGreaterThan(1);
  });

  it('keeps to the rules, and says to read labels', () => {
    const { meal, notes } = planned({ type: 'breakfast', profile: PERSONAS.allergicLena });
    const allergens = meal.items.flatMap(({ foodId }) => foods.foods.get(foodId)?.allergens ?? []);
    expect(allergens.filter((id) => ['milk', 'egg', 'tree_nut'].includes(id))).toEqual([]);
    expect(notes.join(' ')).toMatch(/label/);
  });

  it('is what was asked for wherever the numbers allow it', () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const wishes = { avoidTerms: ['rice'], preferTerms: ['salmon'], maxMinutes: null, cuisines: [] };
      const { meal } = planned({ type: 'dinner', calories: 600, seed, preferences: wishes });
      expect(meal.items.map(({ name }) => name).join()).toMatch(/salmon/i);
      expect(meal.items.map(({ name }) => name).join()).not.toMatch(/rice/i);
      const mexican = { ...wishes, preferTerms: [], cuisines: ['mexican'] };
      const { meal: taco } = planned({ type: 'lunch', seed, preferences: mexican });
      expect(recipes.find(({ id }) => id === taco.recipeId)?.cuisine).toBe('mexican');
    }
  });

  it('tells which wish it did not meet', () => {
    const preferences = { avoidTerms: [], preferTerms: ['unicorn'], maxMinutes: null, cuisines: [] };
    expect(planned({ type: 'dinner', preferences }).notes.join(' ')).toContain('unicorn');
  });

  it('refuses whoever must not have a plan, and a size that no dish has', () => {
    const request = { profile: anAthlete(), foods, recipes, seed: 3, type: 'dinner', calories: null } as const;
    const refused = planSingleMeal({ ...request, constraints: noConstraints({ care: { nutrition: 'refuse' } }) });
    expect(refused).toMatchObject({ ok: false, refusal: { code: 'care_needed' } });
    const few = recipes.filter(({ slots }) => slots.includes('dinner')).slice(0, 1);
    const huge = planSingleMeal({ ...request, recipes: few, constraints: noConstraints(), calories: 4000 });
    expect(huge).toMatchObject({ ok: false, refusal: { code: 'meal_does_not_fit' } });
  });
});
