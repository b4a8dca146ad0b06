import { z } from 'zod';
import { basisLineSchema, type Certificate, certificateSchema } from '#core/certificate/certificate.ts';

export const MEAL_TYPES = ['breakfast', 'morning_snack', 'lunch', 'afternoon_snack', 'dinner'] as const;

const wholeGrams = z.number().int().nonnegative();

/** What is really eaten: a food of the table and its weight. `source` is the USDA number (`NDB:05062`). */
export const mealItemSchema = z.strictObject({
  foodId: z.string(),
  name: z.string(),
  grams: z.number().positive(),
  source: z.string(),
});

/** Grams are whole; `calories` is exactly 4 × protein + 4 × carbs + 9 × fat, so that a person can check the sum. */
export const mealSchema = z.strictObject({
  type: z.enum(MEAL_TYPES),
  name: z.string(),
  description: z.string(),
  calories: wholeGrams,
  protein: wholeGrams,
  carbs: wholeGrams,
  fat: wholeGrams,
  ingredients: z.array(z.string()),
  instructions: z.array(z.string()),
  items: z.array(mealItemSchema),
  recipeId: z.string().nullable(),
  totalMinutes: z.number().int().nonnegative(),
});

const dayFields = {
  totalCalories: wholeGrams,
  totalProtein: wholeGrams,
  totalCarbs: wholeGrams,
  totalFat: wholeGrams,
  notes: z.array(z.string()),
  meals: z.array(mealSchema),
};

/**
 * One day of a week. `proteinTarget` is what this day was held to (grams; less than the plan's where the foods allowed
 * give no more). `leftoversFromDay`: lunch is the dinner of that day, cooked twice as much.
 */
export const weekDaySchema = z.strictObject({
  day: z.number().int().min(1).max(7),
  ...dayFields,
  proteinTarget: wholeGrams,
  leftoversFromDay: z.number().int().min(1).max(6).nullable(),
});

/**
 * A day of eating. Totals are the sums of the meals. `week`, once it has been asked for, is seven days within the same
 * targets, the first of them this very day; `weekCertificate` says how each of them was proved.
 */
export const mealPlanDataSchema = z.strictObject({
  ...dayFields,
  certificate: certificateSchema,
  basis: z.array(basisLineSchema),
  week: z.array(weekDaySchema).length(7).optional(),
  weekCertificate: certificateSchema.optional(),
});

/** A day alone, as the checker takes it. */
export const mealPlanDraftSchema = mealPlanDataSchema.omit({ certificate: true, week: true, weekCertificate: true });

export type MealType = (typeof MEAL_TYPES)[number];
export type MealItem = z.infer<typeof mealItemSchema>;
export type Meal = z.infer<typeof mealSchema>;
export type MealPlanData = z.infer<typeof mealPlanDataSchema>;
/** What a planner, a model or a person proposes: everything but the certificate, which only the checker writes. */
export type MealPlanDraft = z.infer<typeof mealPlanDraftSchema>;
export type WeekDay = z.infer<typeof weekDaySchema>;
/** Seven days with the proof of each. */
export type MealWeek = { week: WeekDay[]; weekCertificate: Certificate };
