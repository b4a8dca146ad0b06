import { describe, expect, it } from 'vitest';
import type { Favorite } from '#contract/favorites.ts';
import type { Meal } from '#core/nutrition/meal-plan.ts';
import type { ListedPlan } from '#web/parts/plan/listed-plan.ts';
import { exerciseFigures, isDish, matching, mealInPlans, mealSlot } from './favorite-view.ts';

const stored = {
  id: 'f',
  userId: 'ann',
  createdAt: '2026-05-04T12:00:00.000Z',
  sourceType: 'plan',
  sourcePlanId: 'second',
} as const;
const oats: Extract<Favorite, { type: 'meal' }> = { ...stored, type: 'meal', name: 'Oats', data: {} };
const squat: Extract<Favorite, { type: 'workout' }> = { ...stored, type: 'workout', name: 'Squat', data: {} };

function aMeal(name: string, calories: number): Meal {
  return {
    type: 'breakfast',
    name,
    description: '',
    calories,
    protein: 0,
    carbs: 0,
    fat: 0,
    ingredients: [],
    instructions: [],
    items: [],
    recipeId: null,
    totalMinutes: 5,
  };
}

function aPlan(id: string, meals: Meal[]): ListedPlan {
  const certificate = { version: '1', checks: [], passed: 0, total: 0 };
  const totals = { totalCalories: 0, totalProtein: 0, totalCarbs: 0, totalFat: 0 };
  return {
    id,
    userId: 'ann',
    type: 'meal',
    exceptions: [],
    name: id,
    version: 1,
    isFavorite: false,
    isActive: false,
    createdAt: stored.createdAt,
    data: { ...totals, notes: [], meals, certificate, basis: [] },
  };
}

describe('the search', () => {
  it.each([
    { search: 'oat', found: ['Oats', 'Goat cheese salad'] },
    { search: ' OATS ', found: ['Oats'] },
    { search: '', found: ['Oats', 'Goat cheese salad', 'Soup'] },
    { search: 'x', found: [] },
  ])('for "$search" finds $found', ({ search, found }) => {
    const items = ['Oats', 'Goat cheese salad', 'Soup'].map((name) => ({ name }));
    expect(matching(items, search).map(({ name }) => name)).toEqual(found);
  });
});

describe('a favourite', () => {
  it('meal takes 15 minutes where nothing is known', () => {
    expect(mealSlot(oats)).toBe('Meal, 15 min');
    expect(mealSlot({ ...oats, data: { mealType: 'afternoon_snack', prepTime: 5 } })).toBe('Afternoon snack, 5 min');
  });

  it('exercise has 3 sets of 8-12 with 60s rest where nothing is known', () => {
    expect(exerciseFigures(squat)).toEqual({ sets: 3, reps: '8-12', rest: '60s' });
    expect(exerciseFigures({ ...squat, data: { sets: 5, reps: '5' } })).toEqual({ sets: 5, reps: '5', rest: '60s' });
  });

  it('meal is looked up in the plan that it comes from, then in the others', () => {
    const plans = [aPlan('first', [aMeal('Oats', 300)]), aPlan('second', [aMeal('Oats', 400)])];
    expect(mealInPlans(oats, plans)?.calories).toBe(400);
    expect(mealInPlans({ ...oats, sourcePlanId: null }, plans)?.calories).toBe(300);
    expect(mealInPlans({ ...oats, name: 'Soup' }, plans)).toBeUndefined();
  });

  it('meal is known by its recipe, whatever side the portion of a day brings', () => {
    const planned = { ...aMeal('Oats with berries', 400), recipeId: 'oats' };
    expect(isDish({ ...oats, data: { recipeId: 'oats' } }, planned)).toBe(true);
    expect(isDish({ ...oats, name: planned.name, data: { recipeId: 'porridge' } }, planned)).toBe(false);
    expect(isDish({ ...oats, name: planned.name }, planned)).toBe(true);
  });
});
