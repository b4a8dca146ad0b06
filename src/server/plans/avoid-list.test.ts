import { describe, expect, it } from 'vitest';
import type { MealPlan, WorkoutPlan } from '#contract/plans.ts';
import { aMealPlan, aWorkoutPlan } from '#test/plans.ts';
import { avoidList } from './avoid-list.ts';

const stored = { userId: 'ann', name: 'Plan', version: 1, isFavorite: false, isActive: true, createdAt: '2026-05-04T12:00:00Z' };

function mealPlan(id: string, recipeIds: (string | null)[]): MealPlan {
  const data = aMealPlan();
  const meals = recipeIds.flatMap((recipeId) => data.meals.map((meal) => ({ ...meal, recipeId, name: `My ${recipeId}` })));
  return { ...stored, id, type: 'meal', data: { ...data, meals } };
}

const workoutPlan: WorkoutPlan = { ...stored, id: 'w', type: 'workout', data: aWorkoutPlan() };
const catalogue = ['oats', 'soup', 'stew', 'curry'].map((id) => ({ id, name: `Plain ${id}` }));

describe('what a new plan does without', () => {
  const recent = [mealPlan('new', ['oats', 'soup']), mealPlan('old', ['soup', null])];

  it('is what the last plans had, once each', () => {
    expect(avoidList({ recent, dislikes: [], catalogue })).toEqual(['oats', 'soup']);
    expect(avoidList({ recent: [workoutPlan], dislikes: [], catalogue })).toEqual(['bodyweight-squat']);
  });

  it.each([
    { said: ['plain CURRY '], avoided: ['curry'], how: 'by its name in the catalogue' },
    { said: ['my soup'], avoided: ['soup'], how: 'by its name in a plan' },
    { said: ['meal-1-dislike'], avoided: ['soup'], how: 'by its place' },
    { said: ['meal-7-dislike', 'too salty'], avoided: [], how: 'by nothing that is there' },
    { said: [], avoided: ['oats', 'soup'], how: 'with the whole plan' },
    { said: ['plan-dislike'], avoided: ['oats', 'soup'], how: 'with the whole plan, as the form says it' },
  ])('is also what was disliked, named $how', ({ said, avoided }) => {
    const dislikes = [{ planId: 'new', specificItems: said }];
    const only = avoidList({ recent: recent.slice(0, 1), dislikes, catalogue }).filter((id) => avoided.includes(id));
    expect(only.sort()).toEqual(avoided);
    const others = avoidList({ recent: [], dislikes, catalogue });
    expect(others).toEqual(said.includes('plain CURRY ') ? ['curry'] : []);
  });
});
