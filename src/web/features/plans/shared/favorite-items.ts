import type { PlanType } from '#contract/common.ts';
import type { addFavorite, Favorite } from '#contract/favorites.ts';
import type { RequestOf } from '#contract/operation.ts';
import type { Meal } from '#core/nutrition/meal-plan.ts';
import type { PlannedExercise } from '#core/training/workout-plan.ts';

export type NewFavorite = RequestOf<typeof addFavorite>['body'];

/** A meal as a favourite, with the plan that it comes from, if it comes from one. */
export const favoriteOfMeal = (meal: Meal, sourcePlanId: string | null): NewFavorite => ({
  type: 'meal',
  name: meal.name,
  sourceType: 'plan',
  sourcePlanId,
  data: {
    mealType: meal.type,
    calories: meal.calories,
    protein: meal.protein,
    prepTime: meal.totalMinutes,
    description: meal.description,
    ...(meal.recipeId !== null && { recipeId: meal.recipeId }),
  },
});

/** An exercise as a favourite, of a plan or of none. */
export const favoriteOfExercise = (exercise: PlannedExercise, sourcePlanId: string | null): NewFavorite => ({
  type: 'workout',
  name: exercise.name,
  sourceType: 'plan',
  sourcePlanId,
  data: {
    sets: exercise.sets,
    reps: exercise.reps,
    rest: exercise.rest,
    description: exercise.description,
    targetMuscles: exercise.targetMuscles,
    exerciseId: exercise.exerciseId,
  },
});

/** The favourite of that kind and name, if there is one. */
export const favoriteNamed = (favorites: readonly Favorite[], type: PlanType, name: string): Favorite | undefined =>
  favorites.find((favorite) => favorite.type === type && favorite.name === name);
