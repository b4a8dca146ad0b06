import { z } from 'zod';
import { certificateSchema } from '#core/certificate/certificate.ts';
import { groceryListSchema } from '#core/nutrition/groceries/grocery-list.ts';
import { MEAL_TYPES, mealSchema } from '#core/nutrition/meal-plan.ts';
import { claimedUserId, idSchema, longText } from './common.ts';
import { operation } from './operation.ts';
import { mealIndex, mealPlanSchema, mealReplaced, planParams } from './plans.ts';

/** A single meal is not smaller than a snack and not larger than a feast; kcal. */
export const MEAL_CALORIES = { min: 100, max: 1500 } as const;

export const planWeek = operation({
  method: 'POST',
  path: '/api/plans/:planId/week',
  summary: 'Plans seven days from the plan’s own day, each of them checked; with leftovers, dinners become lunches',
  tag: 'plans',
  uses: 'health',
  params: () => planParams,
  body: () => z.strictObject({ ...claimedUserId, leftovers: z.boolean() }),
  response: () => mealPlanSchema,
});

export const getGroceries = operation({
  method: 'GET',
  path: '/api/plans/:planId/groceries',
  summary: 'What to buy for today (1) or for the week (7; 409 before the week is planned), aisle by aisle',
  tag: 'plans',
  params: () => planParams,
  query: () =>
    z.strictObject({
      days: z.enum(['1', '7']).optional(),
      /** The date of the person who shops: meals that are different on a date are bought for as they will be eaten. */
      today: z.iso.date().optional(),
    }),
  response: () =>
    z.strictObject({
      planId: idSchema,
      days: z.union([z.literal(1), z.literal(7)]),
      aisles: groceryListSchema,
      notes: z.array(z.string()),
    }),
});

export const generateMeal = operation({
  method: 'POST',
  path: '/api/meals/generate',
  summary: 'One checked meal outside of any plan; 422 plan_refused says why there is none',
  tag: 'plans',
  uses: 'health',
  body: () =>
    z.strictObject({
      ...claimedUserId,
      type: z.enum(MEAL_TYPES),
      calories: z.number().int().min(MEAL_CALORIES.min).max(MEAL_CALORIES.max).nullish(),
      customPreferences: longText.nullish(),
      /** What was shown just now: another dish is wanted. */
      shownRecipeIds: z.array(z.string().min(1).max(120)).max(60).optional(),
    }),
  response: () =>
    z.strictObject({
      meal: mealSchema,
      targetCalories: z.number().int(),
      notes: z.array(z.string()),
      certificate: certificateSchema,
    }),
});

export const putMeal = operation({
  method: 'POST',
  path: '/api/plans/:planId/use-meal',
  summary: 'Puts a dish of the cookbook in the place of a meal, in the portion that fits the day',
  tag: 'plans',
  uses: 'health',
  requires: 'swaps',
  params: () => planParams,
  body: () => z.strictObject({ ...claimedUserId, mealIndex, recipeId: z.string().min(1).max(120) }),
  response: mealReplaced,
});

export type Groceries = z.infer<typeof getGroceries.response>;
export type GeneratedMeal = z.infer<typeof generateMeal.response>;
