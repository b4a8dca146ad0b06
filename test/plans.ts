import { randomUUID } from 'node:crypto';
import type { PlanType } from '#contract/common.ts';
import { createUser } from '#contract/user.ts';
import type { Meal, MealPlanData } from '#core/nutrition/meal-plan.ts';
import type { PlannedExercise, WorkoutPlanData } from '#core/training/workout-plan.ts';
import { plans } from '#server/db/schema/plans.ts';
import type { Caller, TestApp } from './app.ts';

const certificate = { version: 'by-hand', checks: [{ id: 'by_hand', ok: true, detail: 'Fine.' }], passed: 1, total: 1 };

const oats: Meal = {
  type: 'breakfast',
  name: 'Oats',
  description: 'A bowl of oats.',
  calories: 152,
  protein: 5,
  carbs: 26,
  fat: 3,
  ingredients: ['½ cup oats (40 g)'],
  instructions: ['Cook the oats.'],
  items: [{ foodId: 'oats-dry', name: 'Oats', grams: 40, source: 'NDB:08120' }],
  recipeId: 'oats',
  totalMinutes: 5,
};

const squat: PlannedExercise = {
  exerciseId: 'bodyweight-squat',
  name: 'Bodyweight squat',
  description: 'Trains the legs.',
  sets: 3,
  reps: '8-12',
  rest: '90 seconds',
  category: 'strength',
  duration: null,
  equipment: 'Body weight',
  targetMuscles: ['quads'],
  instructions: ['Stand.', 'Sit back.', 'Stand up.'],
};

/** A meal plan of one meal: enough to be stored, listed and renamed; not one that the checker would let pass. */
export const aMealPlan = (): MealPlanData => ({
  totalCalories: oats.calories,
  totalProtein: oats.protein,
  totalCarbs: oats.carbs,
  totalFat: oats.fat,
  notes: ['Drink water.'],
  meals: [oats],
  certificate,
  basis: [],
});

/** A workout plan of one exercise; as little as `aMealPlan`. */
export const aWorkoutPlan = (): WorkoutPlanData => ({
  days: [{ name: 'Day 1', focus: 'Legs', estimatedMinutes: 30, exercises: [squat] }],
  estimatedDuration: 30,
  difficulty: 'beginner',
  daysPerWeek: 3,
  estimatedCalories: 150,
  notes: ['Stop if it hurts.'],
  certificate,
  basis: [],
});

type Given = { type?: PlanType; isActive?: boolean; name?: string; version?: number; data?: unknown };

/** Puts a plan of a person straight into the database; answers its id. */
export async function storePlan(app: TestApp, owner: Caller, given: Given = {}): Promise<string> {
  const { type = 'meal', isActive = false, version = 1, name = `Plan ${version}`, data } = given;
  const id = randomUUID();
  const now = app.clock.now();
  await owner.call(createUser, { body: {} });
  await app.database.db.insert(plans).values({
    id,
    userId: owner.userId,
    type,
    name,
    version,
    isActive,
    data: data ?? (type === 'meal' ? aMealPlan() : aWorkoutPlan()),
    createdAt: now,
    updatedAt: now,
  });
  return id;
}
