import { describe, expect, it } from 'vitest';
import { seededRandom } from '#core/seed/random.ts';
import { loadFoods, loadRecipes } from '#test/catalogue.ts';
import { foodRulesFor, noConstraints } from '#test/constraints.ts';
import { PERSONAS, randomProfile } from '#test/personas.ts';
import type { MealPlanDraft } from '../meal-plan.ts';
import { type MealDayRequest, planMealDay } from '../search/plan-day.ts';
import { mealTargets } from '../targets/targets.ts';
import { replaceMeal } from './replace-meal.ts';

const foods = loadFoods();
const recipes = loadRecipes();

function requestOf(seed: number): MealDayRequest {
  const profile = randomProfile(seededRandom(seed));
  return { profile, constraints: noConstraints({ food: foodRulesFor(profile) }), foods, recipes, seed };
}

function draftOf(result: ReturnType<typeof planMealDay>): MealPlanDraft {
  if (!result.ok) throw new Error(result.refusal.message);
  return result.draft;
}

function swapped(request: MealDayRequest, plan: MealPlanDraft, mealIndex: number): MealPlanDraft {
  return draftOf(replaceMeal({ ...request, plan, mealIndex, seed: request.seed + 1 }));
}

describe('replacing one meal', () => {
  const cases = Array.from({ length: 60 }, (_, i) => {
    const request = requestOf(i * 31 + 5);
    const before = draftOf(planMealDay(request));
    const index = i % before.meals.length;
    return { request, before, index, after: swapped(request, before, index) };
  });

  it('leaves the other meals byte for byte as they were', () => {
    for (const { before, after, index } of cases) {
      const rest = ({ meals }: MealPlanDraft) => JSON.stringify(meals.filter((_, i) => i !== index));
      expect(rest(after)).toBe(rest(before));
      expect(after.meals[index]?.type).toBe(before.meals[index]?.type);
    }
  });

  it('brings a dish the day did not have', () => {
    for (const { before, after, index } of cases) {
      expect(before.meals.map((meal) => meal.name)).not.toContain(after.meals[index]?.name);
      expect(before.meals.map((meal) => meal.recipeId)).not.toContain(after.meals[index]?.recipeId);
    }
  });

  it('brings nothing back that was tried in this place before', () => {
    for (const { request, before, after, index } of cases.slice(0, 20)) {
      const tried = [before.meals[index]?.recipeId ?? ''];
      const results = [2, 3, 4].map((seed) =>
        replaceMeal({ ...request, plan: after, mealIndex: index, seed: request.seed + seed, triedRecipeIds: tried }),
      );
      for (const result of results) if (result.ok) expect(tried).not.toContain(result.draft.meals[index]?.recipeId);
    }
  });

  it('keeps the day on its targets, with new totals', () => {
    for (const { request, after } of cases) {
      const result = mealTargets(request);
      if (!result.ok) throw new Error('targets');
      expect(Math.abs(after.totalCalories - result.targets.kcal) / result.targets.kcal).toBeLessThanOrEqual(0.03);
      expect(after.totalProtein).toBeGreaterThanOrEqual(result.targets.protein);
      expect(after.totalCalories).toBe(after.meals.reduce((sum, meal) => sum + meal.calories, 0));
    }
  });

  it('works, and is repeatable, beside meals that no recipe of ours made', () => {
    const request: MealDayRequest = { profile: PERSONAS.maya, constraints: noConstraints(), foods, recipes, seed: 3 };
    const plan = draftOf(planMealDay(request));
    const foreign = { ...plan, meals: plan.meals.map((meal) => ({ ...meal, recipeId: null })) };
    const after = swapped(request, foreign, 3);
    expect(after.meals[3]?.name).not.toBe(plan.meals[3]?.name);
    expect(after).toEqual(swapped(request, foreign, 3));
  });

  it('refuses a meal that is not there, and a day that no swap can save', () => {
    const request: MealDayRequest = { profile: PERSONAS.maya, constraints: noConstraints(), foods, recipes, seed: 3 };
    const plan = draftOf(planMealDay(request));
    const absent = replaceMeal({ ...request, plan, mealIndex: 9 });
    expect(absent.ok ? null : absent.refusal.code).toBe('no_such_meal');
    const heavy = {
      ...plan,
      meals: plan.meals.map((meal) => ({ ...meal, fat: meal.fat + 100, calories: meal.calories + 900 })),
    };
    const hopeless = replaceMeal({ ...request, plan: heavy, mealIndex: 0 });
    expect(hopeless.ok ? null : hopeless.refusal.code).toBe('swap_does_not_fit');
  });
});
