import { z } from 'zod';
import { profileSchema } from '#core/athlete/profile.ts';
import { JOINTS } from '#core/catalogue/exercise.ts';
import { LEVELS } from '#core/catalogue/level.ts';
import { certificateSchema, checkSchema } from '#core/certificate/certificate.ts';
import { mealExceptionSchema } from '#core/nutrition/exceptions/meal-exceptions.ts';
import { mealPlanDataSchema, mealSchema } from '#core/nutrition/meal-plan.ts';
import { todaySwapSchema } from '#core/training/swap/today-swaps.ts';
import { plannedExerciseSchema, workoutPlanDataSchema } from '#core/training/workout-plan.ts';
import {
  claimedUserId,
  idSchema,
  longText,
  momentSchema,
  okSchema,
  planTypeSchema,
  shortText,
  userIdSchema,
  userParams,
} from './common.ts';
import { operation } from './operation.ts';
import { exerciseTargetSchema } from './training.ts';

const planFields = {
  id: idSchema,
  userId: userIdSchema,
  name: z.string(),
  version: z.number().int(),
  isFavorite: z.boolean(),
  isActive: z.boolean(),
  createdAt: momentSchema,
};

export const mealPlanSchema = z.strictObject({
  ...planFields,
  type: z.literal('meal'),
  data: mealPlanDataSchema,
  /** Meals that are different on one date; `data` is without them. Those of a date that is over no longer count. */
  exceptions: z.array(mealExceptionSchema).default([]),
});
export const workoutPlanSchema = z.strictObject({
  ...planFields,
  type: z.literal('workout'),
  data: workoutPlanDataSchema,
  /** Exercises that stand in for others on one day; `data` is without them. Those of a day that is over no longer count. */
  todaySwaps: z.array(todaySwapSchema).default([]),
});
export const planSchema = z.discriminatedUnion('type', [mealPlanSchema, workoutPlanSchema]);

/** A plan among others: one whose stored data cannot be read is still listed, with `null`, and can be deleted. */
export const listedPlanSchema = z.discriminatedUnion('type', [
  mealPlanSchema.extend({ data: mealPlanDataSchema.nullable() }),
  workoutPlanSchema.extend({ data: workoutPlanDataSchema.nullable() }),
]);

export const planParams = z.strictObject({ planId: idSchema });
const customPreferences = longText.nullish();
/** The place of a meal in its day. */
export const mealIndex = z.number().int().min(0).max(9);
/** The place of an exercise in its week: day × 10 + exercise, both counted from 0. */
export const exerciseIndex = z.number().int().min(0).max(69);
/** The meal that came in, and the plan with it. */
export const mealReplaced = () => z.strictObject({ newMeal: mealSchema, plan: mealPlanSchema });
/** Another try at the place that was replaced last: an undo then goes back to before the first. */
const again = z.boolean().optional();

export const getActiveMealPlan = operation({
  method: 'GET',
  path: '/api/plans/:userId/meal',
  summary: 'The active meal plan; 404 if there is none',
  tag: 'plans',
  params: () => userParams,
  response: () => mealPlanSchema,
});

export const getActiveWorkoutPlan = operation({
  method: 'GET',
  path: '/api/plans/:userId/workout',
  summary: 'The active workout plan; 404 if there is none',
  tag: 'plans',
  params: () => userParams,
  response: () => workoutPlanSchema,
});

export const listPlans = operation({
  method: 'GET',
  path: '/api/plans/:userId',
  summary: 'All plans, newest first, of one type or of both; only the active meal plan comes with its week',
  tag: 'plans',
  params: () => userParams,
  query: () => z.strictObject({ type: planTypeSchema.optional() }),
  response: () => z.array(listedPlanSchema),
});

/** What `generatePlan` tells of itself, in this order, to who asks for `text/event-stream`; meals are solved, workouts built. */
export const PLAN_STEPS = ['reading', 'choosing', 'solving', 'building', 'checking', 'saving'] as const;

/** The events of that stream: `step` with one of the steps; then `plan` with the plan, or `error` as every refusal. */
export const planStepEventSchema = z.strictObject({ step: z.enum(PLAN_STEPS) });

export const generatePlan = operation({
  method: 'POST',
  path: '/api/plans/generate',
  summary: 'Writes, checks, stores and activates a plan; 422 plan_refused says why there is none',
  tag: 'plans',
  uses: 'health',
  requires: 'generations',
  body: () =>
    z.strictObject({
      ...claimedUserId,
      type: planTypeSchema,
      name: shortText.nullish(),
      customPreferences,
      difficulty: z.enum(LEVELS).optional(),
      daysPerWeek: profileSchema.shape.workoutDaysPerWeek.optional(),
    }),
  response: () => planSchema,
});

/** How a stored plan fares against what the person is like today. */
export const planFitSchema = z.strictObject({
  planId: idSchema,
  type: planTypeSchema,
  name: z.string(),
  isActive: z.boolean(),
  fits: z.boolean(),
  /** The checks that fail; empty when it fits. */
  failed: z.array(checkSchema),
});

export const checkPlan = operation({
  method: 'GET',
  path: '/api/plans/:planId/check',
  summary: 'Checks a stored plan again, against today’s profile',
  tag: 'plans',
  params: () => planParams,
  response: () =>
    z.strictObject({
      ...planFitSchema.shape,
      certificate: certificateSchema,
      weekCertificate: certificateSchema.nullable(),
    }),
});

export const checkPlans = operation({
  method: 'GET',
  path: '/api/plans/:userId/checks',
  summary: 'Which stored plans still fit today’s profile, newest first',
  tag: 'plans',
  params: () => userParams,
  response: () => z.array(planFitSchema),
});

export const renamePlan = operation({
  method: 'PATCH',
  path: '/api/plans/:planId',
  summary: 'Gives a plan another name',
  tag: 'plans',
  params: () => planParams,
  body: () => z.strictObject({ name: shortText }),
  response: () => listedPlanSchema,
});

export const activatePlan = operation({
  method: 'PUT',
  path: '/api/plans/:planId/activate',
  summary: 'Makes a plan the current one of its type',
  tag: 'plans',
  params: () => planParams,
  body: () => z.strictObject(claimedUserId).optional(),
  response: () => planSchema,
});

export const toggleFavoritePlan = operation({
  method: 'PUT',
  path: '/api/plans/:planId/favorite',
  summary: 'Adds a plan to the favourites or takes it out',
  tag: 'plans',
  params: () => planParams,
  response: () => listedPlanSchema,
});

export const deletePlan = operation({
  method: 'DELETE',
  path: '/api/plans/:planId',
  summary: 'Deletes a plan; if it was active, the newest other one of its type becomes active',
  tag: 'plans',
  params: () => planParams,
  response: () => okSchema,
});

/** What each swap of the plan asks for. */
const swapping = { tag: 'plans', uses: 'health', requires: 'swaps', params: () => planParams } as const;

export const replaceMeal = operation({
  method: 'POST',
  path: '/api/plans/:planId/replace-meal',
  summary: 'Puts another meal in the place of one; the others stay as they are',
  ...swapping,
  body: () =>
    z.strictObject({
      ...claimedUserId,
      mealIndex,
      customPreferences,
      again,
      /** The dish that was chosen from `meal-choices`; left out, the best one comes in. */
      recipeId: z.string().max(120).optional(),
    }),
  response: mealReplaced,
});

export const replaceExercise = operation({
  method: 'POST',
  path: '/api/plans/:planId/replace-exercise',
  summary: 'Puts another exercise in the place of one (index = day × 10 + exercise)',
  ...swapping,
  body: () =>
    z.strictObject({
      ...claimedUserId,
      exerciseIndex,
      customPreferences,
      again,
      /** The exercise that was chosen from `exercise-choices`; left out, the best one comes in. */
      exerciseId: z.string().max(120).optional(),
      /** `today`: the plan's data stay as they are. Left out, the exercise is replaced in the plan. */
      scope: z.enum(['plan', 'today']).optional(),
      /** How far the person's clock is ahead of UTC: it says when today is over. */
      utcOffsetMinutes: z.number().int().min(-840).max(840).optional(),
    }),
  response: () =>
    z.strictObject({
      newExercise: plannedExerciseSchema,
      plan: workoutPlanSchema,
      /** Why this one, to be shown as it stands. */
      because: z.string(),
      /** Weight and repetitions from the person's own history; null for what has no target. */
      target: exerciseTargetSchema.nullable(),
      /** Joints that the reason said hurt and that are not spared yet: ask whether they shall be from now on. */
      askToProtect: z.array(z.enum(JOINTS)),
    }),
});

export const undoReplace = operation({
  method: 'POST',
  path: '/api/plans/:planId/undo-replace',
  summary: 'Puts back what the last replacement took out, checked again; 409 where there is nothing to put back',
  tag: 'plans',
  params: () => planParams,
  body: () =>
    z
      .strictObject({
        ...claimedUserId,
        /** Ends what stands in this place for today (index = day × 10 + exercise). Left out, the plan itself goes back. */
        todayIndex: exerciseIndex.optional(),
      })
      .optional(),
  response: () => planSchema,
});

const favoriteId = idSchema;

export const putFavorite = operation({
  method: 'POST',
  path: '/api/plans/:planId/use-favorite',
  summary: 'Puts a favourite meal or exercise in the place of one of the plan; 409 where it is none that we know',
  tag: 'plans',
  uses: 'health',
  requires: 'swaps',
  params: () => planParams,
  body: () =>
    z.union([
      z.strictObject({ ...claimedUserId, favoriteId, mealIndex }),
      z.strictObject({ ...claimedUserId, favoriteId, exerciseIndex }),
    ]),
  response: () =>
    z.union([mealReplaced(), z.strictObject({ newExercise: plannedExerciseSchema, plan: workoutPlanSchema })]),
});

export type MealPlan = z.infer<typeof mealPlanSchema>;
export type WorkoutPlan = z.infer<typeof workoutPlanSchema>;
export type Plan = z.infer<typeof planSchema>;
export type ListedPlan = z.infer<typeof listedPlanSchema>;
export type PlanStep = (typeof PLAN_STEPS)[number];
export type PlanFit = z.infer<typeof planFitSchema>;
