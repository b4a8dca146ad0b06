import { ALLERGEN_TERMS } from '#core/catalogue/allergen-terms.ts';
import type { Level } from '#core/catalogue/level.ts';
import type { MealPlanData, MealPlanDraft } from '#core/nutrition/meal-plan.ts';
import type { Certified } from '#core/planning/certified.ts';
import { certifiedMealPlan, type MealPlanRequest } from '#core/planning/certified-meal-plan.ts';
import { certifiedMealWeek } from '#core/planning/certified-meal-week.ts';
import { certifiedWorkoutPlan } from '#core/planning/certified-workout-plan.ts';
import { readSwapReason } from '#core/training/swap/swap-reason.ts';
import type { WorkoutPlanData } from '#core/training/workout-plan.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Athlete } from './load-athlete.ts';
import type { MealTastes } from './load-tastes.ts';
import { mealWishes } from './meal-wishes.ts';
import { provedOrRefused } from './refuse-plan.ts';
import type { Tastes } from './tastes.ts';
import { workoutWishes } from './workout-wishes.ts';

type Task = {
  athlete: Athlete;
  catalogue: Catalogue;
  /** What the person would like this time, in their own words; may be empty. */
  wishes: string;
  seed: number;
};
export type MealTask = Task & { tastes: Partial<MealTastes> };
export type WorkoutTask = Task & {
  tastes: Tastes;
  /** Asked for this time; what is not is as the profile has it. */
  difficulty?: Level | undefined;
  daysPerWeek?: number | undefined;
};

/** Keeps out what was not liked; someone whose rules leave nothing else still gets a plan, with it as the last choice. */
function withTastes<Data>(
  tastes: Partial<MealTastes>,
  ask: (withThem: Partial<MealTastes>) => Certified<Data>,
): Certified<Data> {
  const { dislikedRecipeIds = [], avoidRecipeIds = [] } = tastes;
  const withThem = ask(tastes);
  if (withThem.ok || dislikedRecipeIds.length === 0) return withThem;
  return ask({ ...tastes, dislikedRecipeIds: [], avoidRecipeIds: [...dislikedRecipeIds, ...avoidRecipeIds] });
}

/** What the planner of meals is asked; throws the refusal of a wish that the person's own rules forbid. */
export function mealPlanRequest({ athlete, catalogue, wishes, tastes, seed }: MealTask): MealPlanRequest {
  const { foods, recipes } = catalogue;
  const preferences = mealWishes(wishes, athlete, catalogue);
  return { ...athlete, ...tastes, foods, recipes, allergenTerms: ALLERGEN_TERMS, seed, preferences };
}

/** A day of meals that passed every check; throws the refusal if there is none. */
export function writeMealPlan(task: MealTask): MealPlanData {
  const request = mealPlanRequest(task);
  return provedOrRefused(withTastes(task.tastes, (withThem) => certifiedMealPlan({ ...request, ...withThem })));
}

type WeekTask = Omit<MealTask, 'wishes'> & { plan: MealPlanDraft; leftovers: boolean };

/** The six days after a day of meals, each of them checked; throws the refusal if there are none. */
export function writeMealWeek({ athlete, catalogue, tastes, seed, ...asked }: WeekTask) {
  const { foods, recipes } = catalogue;
  const request = { ...athlete, foods, recipes, allergenTerms: ALLERGEN_TERMS, seed, ...asked };
  return provedOrRefused(withTastes(tastes, (withThem) => certifiedMealWeek({ ...request, ...withThem })));
}

/** A week of training that passed every check; throws the refusal if there is none. */
export function writeWorkoutPlan({ difficulty, daysPerWeek, ...task }: WorkoutTask): WorkoutPlanData {
  const { athlete, catalogue, wishes, tastes, seed } = task;
  const { experienceLevel, workoutDaysPerWeek } = athlete.profile;
  const { avoidExerciseIds, ...liked } = workoutWishes(wishes, catalogue);
  const wanted = {
    ...athlete,
    soreJoints: readSwapReason(wishes).joints,
    catalogue: catalogue.exercises,
    request: { difficulty: difficulty ?? experienceLevel, daysPerWeek: daysPerWeek ?? workoutDaysPerWeek },
    seed,
    avoidExerciseIds,
    preferences: {
      ...liked,
      favouriteExerciseIds: tastes.likedIds,
      unwelcomeExerciseIds: tastes.unwelcomeIds,
    },
  };
  const { dislikedIds } = tastes;
  const result = certifiedWorkoutPlan({ ...wanted, avoidExerciseIds: [...avoidExerciseIds, ...dislikedIds] });
  // Someone who owns little and dislikes much still gets a plan: the builder leaves out strictly what it is told to.
  const isDislikeInTheWay = !result.ok && dislikedIds.length > 0;
  return provedOrRefused(isDislikeInTheWay ? certifiedWorkoutPlan(wanted) : result);
}
