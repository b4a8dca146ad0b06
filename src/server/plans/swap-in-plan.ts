import type { MealPlanData } from '#core/nutrition/meal-plan.ts';
import { certifiedMealSwap } from '#core/planning/certified-meal-plan.ts';
import { certifiedExerciseSwap } from '#core/planning/certified-workout-plan.ts';
import { keepingWeek } from '#core/planning/week-after-swap.ts';
import type { ReplaceExerciseInput } from '#core/training/swap/replace-exercise.ts';
import type { WorkoutPlanData } from '#core/training/workout-plan.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Place } from './exercise-place.ts';
import type { Athlete } from './load-athlete.ts';
import { provedOrRefused } from './refuse-plan.ts';
import { type MealTask, mealPlanRequest } from './write-plan.ts';

type MealSwap = MealTask & {
  plan: MealPlanData;
  mealIndex: number;
  /** The dish that is wanted; any that fits unless it is given. */
  recipeId?: string;
  triedRecipeIds?: readonly string[];
};

/** The plan with one meal changed and proved again, its week kept; throws the refusal if there is none. */
export function swapMeal({ plan, mealIndex, recipeId, triedRecipeIds = [], ...task }: MealSwap): MealPlanData {
  const { preferences, ...request } = mealPlanRequest(task);
  const place = { mealIndex, triedRecipeIds, ...(recipeId !== undefined && { recipeId }) };
  const after = provedOrRefused(certifiedMealSwap({ ...request, ...(preferences && { preferences }), plan, ...place }));
  return keepingWeek({ ...request, before: plan, after });
}

type ExerciseSwap = Pick<ReplaceExerciseInput, 'reason' | 'seed' | 'rejectedExerciseIds' | 'wantedExerciseId'> & {
  plan: WorkoutPlanData;
  place: Place;
  athlete: Athlete;
  catalogue: Catalogue;
};

/** The plan with one exercise changed and proved again; throws the refusal if there is none. */
export function swapExercise({
  plan: { certificate: _, ...plan },
  place,
  athlete,
  catalogue,
  ...swapped
}: ExerciseSwap) {
  const swap = certifiedExerciseSwap({ ...athlete, ...place, ...swapped, catalogue: catalogue.exercises, plan });
  return { data: provedOrRefused(swap), because: swap.ok ? swap.because : '' };
}
