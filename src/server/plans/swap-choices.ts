import type { FastifyBaseLogger } from 'fastify';
import type { ResponseOf } from '#contract/operation.ts';
import type { listExerciseChoices, listMealChoices } from '#contract/swap-choices.ts';
import type { MealPlanData } from '#core/nutrition/meal-plan.ts';
import { hashSeed } from '#core/seed/random.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Db } from '../db/database.ts';
import { inWorker } from '../planning/in-worker.ts';
import { exerciseAt, placeIn, workoutPlanToSwapIn } from './exercise-place.ts';
import { loadAthlete } from './load-athlete.ts';
import { loadMealTastes, loadTastes } from './load-tastes.ts';
import { planWithMeal } from './replace-meal.ts';
import { selectPlan } from './store.ts';

type Input = {
  userId: string;
  planId: string;
  /** What the person would like instead, in their own words; may be empty. */
  wishes: string;
  catalogue: Catalogue;
  log: FastifyBaseLogger;
};

const sumsOf = ({ totalCalories, totalProtein, totalCarbs, totalFat }: MealPlanData) => ({
  ...{ calories: totalCalories, protein: totalProtein, carbs: totalCarbs, fat: totalFat },
});

/** The meals that fit best in one place, each proved beside the rest of the day. The plan stays as it is. */
export async function findMealChoices(
  db: Db,
  { userId, planId, mealIndex, wishes, catalogue, log }: Input & { mealIndex: number },
): Promise<ResponseOf<typeof listMealChoices>> {
  const plan = planWithMeal(await selectPlan(db, { userId, id: planId }), mealIndex, log).data;
  const athlete = await loadAthlete(db, { userId, catalogue, log });
  const tastes = await loadMealTastes(db, { userId, catalogue, log });
  const seed = hashSeed(`${planId}:${mealIndex}:choices`);
  const found = await inWorker('mealChoices', { planId, plan, mealIndex, athlete, wishes, tastes, seed });
  const choices = found.flatMap(({ data, because }) => {
    const meal = data.meals[mealIndex];
    return meal?.recipeId ? [{ meal, recipeId: meal.recipeId, because, day: sumsOf(data) }] : [];
  });
  return { now: sumsOf(plan), choices };
}

/** The exercises that fit best in one place, each proved with the rest of the week. The plan stays as it is. */
export async function findExerciseChoices(
  db: Db,
  { userId, planId, exerciseIndex, wishes, catalogue, log }: Input & { exerciseIndex: number },
): Promise<ResponseOf<typeof listExerciseChoices>> {
  const plan = workoutPlanToSwapIn(await selectPlan(db, { userId, id: planId }), log).data;
  const place = placeIn(plan, exerciseIndex);
  const athlete = await loadAthlete(db, { userId, catalogue, log });
  const { dislikedIds } = await loadTastes(db, { userId, type: 'workout', catalogue, log });
  const seed = hashSeed(`${planId}:${exerciseIndex}:choices`);
  const asked = { plan, place, athlete, reason: wishes, seed, rejectedExerciseIds: dislikedIds };
  const found = await inWorker('exerciseChoices', asked);
  const choices = found.map(({ data, because }) => ({
    ...{ exercise: exerciseAt(data, place), because },
    minutes: data.days[place.dayIndex]?.estimatedMinutes ?? 0,
  }));
  return { minutes: plan.days[place.dayIndex]?.estimatedMinutes ?? 0, choices };
}
