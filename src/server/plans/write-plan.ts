import type { Level } from '#core/athlete/profile.ts';
import type { MealPlanData } from '#core/nutrition/meal-plan.ts';
import { certifiedMealPlan } from '#core/planning/certified-meal-plan.ts';
import { certifiedWorkoutPlan } from '#core/planning/certified-workout-plan.ts';
import { readSwapReason } from '#core/training/swap-reason.ts';
import type { WorkoutPlanData } from '#core/training/workout-plan.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Athlete } from './know-athlete.ts';
import { mealWishes } from './meal-wishes.ts';
import { provedOrRefused } from './refuse-plan.ts';
import { workoutWishes } from './workout-wishes.ts';

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
  const { foods, recipes } = catalogue;
  const allergenTerms = catalogue.lexicon.allergens;
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
  const wanted = {
    ...sparingSoreJoints(athlete, wishes),
    catalogue: catalogue.exercises,
    request: { difficulty: difficulty ?? experienceLevel, daysPerWeek: daysPerWeek ?? workoutDaysPerWeek },
    seed,
    preferences: workoutWishes(wishes, catalogue.trainingLexicon),
  };
  const result = certifiedWorkoutPlan({ ...wanted, avoidExerciseIds: avoidIds });
  // Someone who owns little and dislikes much still gets a plan: the builder leaves out strictly what it is told to.
  const isDislikeInTheWay = !result.ok && avoidIds.length > 0;
  return provedOrRefused(isDislikeInTheWay ? certifiedWorkoutPlan(wanted) : result);
}

/** A joint that hurts this week is spared like an injured one, by builder and checker alike. */
export function sparingSoreJoints({ profile, constraints }: Athlete, wishes: string): Athlete {
  const sore = readSwapReason(wishes).joints.map((joint) => [joint, 'mild'] as const);
  const injuries = { ...Object.fromEntries(sore), ...constraints.training.injuries };
  return { profile, constraints: { ...constraints, training: { ...constraints.training, injuries } } };
}
