import { describe, expect, it } from 'vitest';
import type { MealPlan, WorkoutPlan } from '#contract/plans.ts';
import { aMealPlan, aWorkoutPlan } from '#test/plans.ts';
import { avoidList } from './avoid-list.ts';

const stored = {
  userId: 'ann',
  name: 'Plan',
  version: 1,
  isFavorite: false,
  isActive: true,
  createdAt: '2026-05-04T12:00:00.000Z',
};

function mealPlan(id: string, recipeIds: (string | null)[]): MealPlan {
  const data = aMealPlan();
  const meals = recipeIds.flatMap((recipeId) =>
    data.meals.map((meal) => ({ ...meal, recipeId, name: `My ${recipeId}` })),
  );
  return { ...stored, id, type: 'meal', data: { ...data, meals } };
}

const workoutPlan: WorkoutPlan = { ...stored, id: 'w', type: 'workout', data: aWorkoutPlan() };
const catalogue = ['oats', 'soup', 'stew', 'curry'].map((id) => ({ id, name: `Plain ${id}` }));
const recent = [mealPlan('new', ['oats', 'soup']), mealPlan('old', ['stew', null])];

describe('what a new plan does without', () => {
  it('is what the last plans had, where that is wanted', () => {
    expect(avoidList({ recent, avoidsServed: true, dislikes: [], catalogue })).toEqual(['oats', 'soup', 'stew']);
    expect(avoidList({ recent, avoidsServed: false, dislikes: [], catalogue })).toEqual([]);
  });

  it.each([
    { how: 'by its name in the catalogue', said: ['plain CURRY '], avoided: ['curry'] },
    { how: 'by its name in a plan', said: ['my soup'], avoided: ['soup'] },
    { how: 'by its place', said: ['meal-1-dislike'], avoided: ['soup'] },
    { how: 'twice', said: ['meal-1-dislike', 'plain soup'], avoided: ['soup'] },
    { how: 'by nothing that is there', said: ['meal-7-dislike', 'too salty'], avoided: [] },
    { how: 'with the whole plan', said: [], avoided: ['oats', 'soup'] },
    { how: 'with the whole plan, as the form says it', said: ['plan-dislike'], avoided: ['oats', 'soup'] },
  ])('is what was disliked, named $how', ({ said, avoided }) => {
    const dislikes = [{ planId: 'new', specificItems: said }];
    expect(avoidList({ recent, avoidsServed: false, dislikes, catalogue })).toEqual(avoided);
  });

  it('is nothing of a plan that is gone, unless it is named', () => {
    const dislikes = [
      { planId: 'gone', specificItems: [] },
      { planId: 'gone', specificItems: ['meal-0-dislike', 'Plain stew'] },
    ];
    expect(avoidList({ recent: [], avoidsServed: true, dislikes, catalogue })).toEqual(['stew']);
  });

  it('is an exercise as well as a recipe', () => {
    const dislikes = [{ planId: 'w', specificItems: ['bodyweight SQUAT'] }];
    const avoided = avoidList({ recent: [workoutPlan], avoidsServed: false, dislikes, catalogue: [] });
    expect(avoided).toEqual(['bodyweight-squat']);
  });
});
