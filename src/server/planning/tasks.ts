import type { Profile } from '#core/athlete/profile.ts';
import { mealDayBrief } from '#core/nutrition/adopt/day-brief.ts';
import type { Paper } from '#core/papers/paper.ts';
import { adoptedMealPlan } from '#core/planning/adopted-meal-plan.ts';
import { checkedReading } from '#core/planning/checked-reading.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { readingTables } from '../catalogue/reading-facts.ts';
import { readMessage } from '../chat/read-message.ts';
import { writePdf } from '../papers/write-pdf.ts';
import { chooseMeal } from '../plans/choose-meal.ts';
import { exerciseChoices, mealChoices, swapExercise, swapMeal } from '../plans/swap-in-plan.ts';
import { type MealTask, mealPlanRequest, writeMealPlan, writeMealWeek, writeWorkoutPlan } from '../plans/write-plan.ts';
import { chooseExercise } from '../training/choose-exercise.ts';

type WithCatalogue = { catalogue: Catalogue };

/** What takes long enough to hold up everybody else: each a function of what it is given, which must be plain data, and the catalogue. */
export const TASKS = {
  reading: ({ profile, catalogue }: { profile: Profile } & WithCatalogue) =>
    checkedReading(profile, readingTables(catalogue)),
  understanding: readMessage,
  mealPlan: writeMealPlan,
  mealBrief: (task: MealTask) => mealDayBrief(mealPlanRequest(task)),
  adoptedMealPlan: ({ proposal, ...task }: MealTask & { proposal: unknown }) =>
    adoptedMealPlan({ ...mealPlanRequest(task), proposal }),
  mealWeek: writeMealWeek,
  meal: chooseMeal,
  mealSwap: swapMeal,
  mealChoices,
  workoutPlan: writeWorkoutPlan,
  exercise: chooseExercise,
  exerciseSwap: swapExercise,
  exerciseChoices,
  pdf: ({ paper, date }: { paper: Paper; date: string } & WithCatalogue) => writePdf(paper, { date }),
};

export type TaskName = keyof typeof TASKS;
export type TaskInput<N extends TaskName> = Omit<Parameters<(typeof TASKS)[N]>[0], 'catalogue'>;
export type TaskResult<N extends TaskName> = Awaited<ReturnType<(typeof TASKS)[N]>>;
