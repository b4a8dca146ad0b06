import { describe, expect, it } from 'vitest';
import type { MealPlan, WorkoutPlan } from '#contract/plans.ts';
import { aMealPlan, aWorkoutPlan } from '#test/plans.ts';
import { itemsMeant } from './items-meant.ts';

const stored = {
  userId: 'ann',
  name: 'Plan',
  version: 1,
  isFavorite: false,
  isActive: true,
  createdAt: '2026-05-04T12:00:00.000Z',
};

function mealPlan(recipeIds: (string | null)[]): MealPlan {
  const data = aMealPlan();
  const meals = recipeIds.flatMap((recipeId) =>
    data.meals.map((meal) => ({ ...meal, recipeId, name: `My ${recipeId}` })),
  );
  return { ...stored, id: 'm', type: 'meal', data: { ...data, meals }, exceptions: [] };
}

const plan = mealPlan(['oats', 'soup', null]);
const workoutPlan: WorkoutPlan = { ...stored, id: 'w', type: 'workout', data: aWorkoutPlan(), todaySwaps: [] };
const catalogue = ['oats', 'soup', 'stew', 'curry'].map((id) => ({ id, name: `Plain ${id}` }));

describe('what feedback is about', () => {
  it.each([
    { how: 'by its name in the catalogue', said: ['plain CURRY '], meant: ['curry'] },
    { how: 'by its name in the plan', said: ['my soup'], meant: ['soup'] },
    { how: 'by its place', said: ['meal-1-dislike'], meant: ['soup'] },
    { how: 'by the place that was liked', said: ['meal-0-like'], meant: ['oats'] },
    { how: 'twice', said: ['meal-1-dislike', 'plain soup'], meant: ['soup'] },
    { how: 'by a word of its name', said: ['soups'], meant: ['soup'] },
    { how: 'by name with a word that only describes it', said: ['My oats', 'soup'], meant: ['oats'] },
    { how: 'by nothing that is there', said: ['meal-7-dislike', 'too salty'], meant: [] },
    { how: 'with the whole plan', said: [], meant: ['oats', 'soup'] },
    { how: 'with the whole plan, as the form says it', said: ['plan-dislike'], meant: ['oats', 'soup'] },
  ])('is found $how', ({ said, meant }) => {
    expect(itemsMeant({ plan, said, catalogue })).toEqual(meant);
  });

  it('may be an exercise', () => {
    const said = ['bodyweight SQUAT'];
    expect(itemsMeant({ plan: workoutPlan, said, catalogue: [] })).toEqual(['bodyweight-squat']);
  });
});
