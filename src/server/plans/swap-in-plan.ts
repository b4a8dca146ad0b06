import type { MealPlanData } from '#core/nutrition/meal-plan.ts';
import { certifiedMealCandidates } from '#core/planning/certified-meal-candidates.ts';
import { certifiedMealSwap } from '#core/planning/certified-meal-plan.ts';
import { certifiedExerciseSwap } from '#core/planning/certified-workout-plan.ts';
import { keepingWeek } from '#core/planning/week-after-swap.ts';
import type { ReplaceExerciseInput } from '#core/training/swap/replace-exercise.ts';
import type { WorkoutPlanData } from '#core/training/workout-plan.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { chosenMeal } from './chosen-meal.ts';
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

/** So many are compared at once. */
const MOST_CHOICES = 3;

type MealChoices = Omit<MealSwap, 'recipeId' | 'triedRecipeIds'> & { planId: string };
type MealChoice = { data: MealPlanData; because: string };

/** The plan with each of the dishes that fit best in one place, just as keeping it would make it; throws the refusal if there is none. */
export function mealChoices({ planId, plan, mealIndex, ...task }: MealChoices): MealChoice[] {
  const { preferences, ...request } = mealPlanRequest(task);
  const wanted = { ...request, ...(preferences && { preferences }), plan, mealIndex };
  const { athlete, catalogue } = task;
  return provedOrRefused(certifiedMealCandidates(wanted)).flatMap(({ recipeId, reason }) => {
    const chosen = chosenMeal({ planId, plan, mealIndex, athlete, recipeId });
    const kept = certifiedMealSwap({ ...mealPlanRequest({ ...chosen, catalogue }), plan, mealIndex, recipeId });
    return kept.ok ? [{ data: kept.data, because: reason }] : [];
  });
}

/** The plan with each of the exercises that fit best in one place; throws the refusal if there is none. */
export function exerciseChoices({
  rejectedExerciseIds = [],
  ...task
}: ExerciseSwap): ReturnType<typeof swapExercise>[] {
  const { dayIndex, exerciseIndex } = task.place;
  return inTurn((found) => {
    const shown = found.flatMap(({ data }) => data.days[dayIndex]?.exercises[exerciseIndex]?.exerciseId ?? []);
    return swapExercise({ ...task, rejectedExerciseIds: [...rejectedExerciseIds, ...shown] });
  });
}

/** One after the other, each knowing those before it, until there is no more; the refusal of the first is that of all. */
function inTurn<One>(next: (found: readonly One[]) => One | null): One[] {
  const found: One[] = [];
  while (found.length < MOST_CHOICES) {
    try {
      const one = next(found);
      if (one === null) break;
      found.push(one);
    } catch (refusal) {
      if (found.length === 0) throw refusal;
      break;
    }
  }
  return found;
}
