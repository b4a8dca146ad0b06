import type { Level } from '#core/athlete/profile.ts';
import type { MealPlanData } from '#core/nutrition/meal-plan.ts';
import { certifiedMealPlan } from '#core/planning/certified-meal-plan.ts';
import { certifiedWorkoutPlan } from '#core/planning/certified-workout-plan.ts';
import type { WorkoutPlanData } from '#core/training/workout-plan.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Athlete } from './know-athlete.ts';
import { provedOrRefused } from './refuse-plan.ts';
import { mealWishes, workoutWishes } from './understand-wishes.ts';

export type Task = {
  athlete: Athlete;
  catalogue: Catalogue;
  /** What the person would like this time, in their own words; may be empty. */
  wishes: string;
  /** Recipes or exercises they had lately or did not like. */
  avoidIds: readonly string[];
  seed: number;
};

/** A day of meals that passed every check; throws the refusal if there is none. */
export function writeMealPlan({ athlete, catalogue, wishes, avoidIds, seed }: Task): MealPlanData {
  const { foods, recipes, allergenTerms } = catalogue;
  const preferences = mealWishes(wishes, athlete, catalogue);
  const avoidRecipeIds = avoidIds;
  const request = { ...athlete, foods, recipes, allergenTerms, seed, avoidRecipeIds, preferences };
  return provedOrRefused(certifiedMealPlan(request));
}

type Program = { difficulty?: Level | undefined; daysPerWeek?: number | undefined };

/** A week of training that passed every check; what is not asked for is as the profile has it. */
export function writeWorkoutPlan(task: Task, { difficulty, daysPerWeek }: Program): WorkoutPlanData {
  const { athlete, catalogue, wishes, avoidIds, seed } = task;
  const { experienceLevel, workoutDaysPerWeek } = athlete.profile;
  return provedOrRefused(
    certifiedWorkoutPlan({
      ...athlete,
      catalogue: catalogue.exercises,
      request: { difficulty: difficulty ?? experienceLevel, daysPerWeek: daysPerWeek ?? workoutDaysPerWeek },
      seed,
      avoidExerciseIds: avoidIds,
      preferences: workoutWishes(wishes, athlete, catalogue),
    }),
  );
}
