import { describe, expect, it } from 'vitest';
import { loadFoods, loadRecipes } from '#test/catalogue.ts';
import { noConstraints } from '#test/constraints.ts';
import { PERSONAS } from '#test/personas.ts';
import { type MealDayRequest, planMealDay } from '../search/plan-day.ts';
import { planSingleMeal } from '../search/plan-meal.ts';
import { mealCandidates } from './meal-candidates.ts';
import { readMealDemands } from './meal-demands.ts';
import type { MealPreferences } from './meal-wishes.ts';
import { replaceMeal } from './replace-meal.ts';
import { foodNamed } from './wanted-food.ts';

const foods = loadFoods();
const recipes = loadRecipes();
const base: MealDayRequest = { profile: PERSONAS.maya, constraints: noConstraints(), foods, recipes, seed: 3 };
const day = planMealDay(base);
if (!day.ok) throw new Error(day.refusal.message);
const plan = day.draft;
const DINNER = plan.meals.findIndex(({ type }) => type === 'dinner');

function wishing(wish: Partial<MealPreferences>): MealPreferences {
  return { avoidTerms: [], preferTerms: [], maxMinutes: null, cuisines: [], ...wish };
}

describe('candidates for the place of a meal', () => {
  const result = mealCandidates({ ...base, plan, mealIndex: DINNER });
  const candidates = result.ok ? result.draft : [];

  it('are three different dishes, none of them on the day already, each with a reason', () => {
    expect(new Set(candidates.map(({ recipeId }) => recipeId)).size).toBe(3);
    for (const { recipeId, reason } of candidates) {
      expect(plan.meals.map((meal) => meal.recipeId)).not.toContain(recipeId);
      expect(reason).toMatch(/^[A-Z0-9].*\.$/);
    }
  });

  it('can each be put into the plan, where the rest of the day stays as it is', () => {
    for (const { recipeId, draft } of candidates) {
      const put = replaceMeal({ ...base, plan, mealIndex: DINNER, recipeId });
      expect(put.ok && put.draft.meals[DINNER]?.recipeId).toBe(recipeId);
      expect(draft.meals.filter((_, i) => i !== DINNER)).toEqual(plan.meals.filter((_, i) => i !== DINNER));
    }
  });

  it('hold what was asked for, and say so', () => {
    const preferences = wishing({ preferTerms: ['fish'] });
    const fish = mealCandidates({ ...base, plan, mealIndex: DINNER, preferences });
    const isFish = foodNamed('fish');
    for (const { meal, reason } of fish.ok ? fish.draft : []) {
      expect(meal.items.some(({ foodId }) => foods.foods.get(foodId)?.group === 'fish')).toBe(true);
      expect(reason).toBe('With fish, as you asked.');
    }
    const sauce = foods.foods.get('fish-sauce');
    expect(sauce && isFish(sauce)).toBe(false);
  });

  it('take nothing that is said of meals that stay for a note on the new one', () => {
    const recent = plan.meals.flatMap(({ recipeId }) => recipeId ?? []);
    const put = replaceMeal({ ...base, plan, mealIndex: DINNER, avoidRecipeIds: recent });
    expect(put.ok && put.draft.notes.join(' ')).not.toContain('from a recent plan');
  });
});

describe('demands', () => {
  it.each([
    ['more protein please', ['more_protein'], null],
    ['not too spicy', ['mild'], null],
    ['something spicy with chicken', ['spicy'], null],
    ['under 400 kcal', [], 400],
    ['500 calories or less, lighter', ['lighter'], 500],
    ['at least 400 kcal', [], null],
    ['no fish', [], null],
  ])('are read from “%s”', (text, kinds, kcalMost) => {
    expect(readMealDemands(text)).toEqual({ kinds, kcalMost });
  });

  it('shape a meal by itself', () => {
    const alone = (text: string) => {
      const preferences = wishing({ demands: readMealDemands(text) });
      const found = planSingleMeal({ ...base, type: 'dinner', calories: null, preferences });
      if (!found.ok) throw new Error(found.refusal.message);
      return found.draft.meal;
    };
    expect(alone('under 400 kcal').calories).toBeLessThanOrEqual(400);
    const rich = alone('high protein');
    expect((4 * rich.protein) / rich.calories).toBeGreaterThan(0.25);
    expect(alone('lighter').calories).toBeLessThan(0.85 * alone('').calories);
  });
});
