import { z } from 'zod';
import { LEVELS } from '#core/catalogue/level.ts';
import { versionedDocument } from '#core/documents/versioned-document.ts';
import { MEAL_TYPES, type MealPlanData } from '#core/nutrition/meal-plan.ts';
import type { WorkoutPlanData } from '#core/training/workout-plan.ts';

/**
 * What a post shares, as it was when it was shared. Of a plan only what is done and eaten: targets, certificate and notes would tell of
 * the person's weight, illnesses and allergies.
 */
export const sharedItemSchema = z.lazy(() =>
  z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('record'),
      exerciseId: z.string(),
      name: z.string(),
      /** Pounds; null where no weight is counted. */
      lbs: z.number().nullable(),
      /** Repetitions, or seconds of a hold. */
      reps: z.number(),
      isHold: z.boolean(),
    }),
    z.strictObject({
      kind: z.literal('workout'),
      name: z.string(),
      difficulty: z.enum(LEVELS),
      minutes: z.number().int(),
      days: z.array(
        z.strictObject({
          name: z.string(),
          exercises: z.array(
            z.strictObject({ exerciseId: z.string(), name: z.string(), sets: z.number().int(), reps: z.string() }),
          ),
        }),
      ),
    }),
    z.strictObject({
      kind: z.literal('meal'),
      name: z.string(),
      meals: z.array(
        z.strictObject({
          type: z.enum(MEAL_TYPES),
          name: z.string(),
          recipeId: z.string().nullable(),
          minutes: z.number().int(),
          ingredients: z.array(z.string()),
          instructions: z.array(z.string()),
        }),
      ),
    }),
  ]),
);

export type SharedItem = z.infer<typeof sharedItemSchema>;
export type SharedPlan = Exclude<SharedItem, { kind: 'record' }>;

/** What a row of the posts holds beside its text. */
export const sharedItemDocument = versionedDocument({
  name: 'shared-item',
  schema: () => sharedItemSchema,
  upgrades: [],
});

export const sharedWorkout = (name: string, data: WorkoutPlanData): SharedItem => ({
  kind: 'workout',
  name,
  difficulty: data.difficulty,
  minutes: data.estimatedDuration,
  days: data.days.map((day) => ({
    name: day.name,
    exercises: day.exercises.map(({ exerciseId, name: exercise, sets, reps }) => ({
      exerciseId,
      name: exercise,
      sets,
      reps,
    })),
  })),
});

export const sharedMeals = (name: string, data: MealPlanData): SharedItem => ({
  kind: 'meal',
  name,
  meals: data.meals.map(({ type, name: dish, recipeId, totalMinutes, ingredients, instructions }) => ({
    type,
    name: dish,
    recipeId,
    minutes: totalMinutes,
    ingredients,
    instructions,
  })),
});

/** The names of what a shared plan is made of, each once. */
export const namesIn = (shared: SharedPlan): string[] => [
  ...new Set(
    shared.kind === 'meal'
      ? shared.meals.map(({ name }) => name)
      : shared.days.flatMap(({ exercises }) => exercises.map(({ name }) => name)),
  ),
];
