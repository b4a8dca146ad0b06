import { z } from 'zod';
import { basisLineSchema, certificateSchema } from '#core/certificate.ts';

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

/** A day of eating. Totals are the sums of the meals. */
export const mealPlanDataSchema = z.strictObject({
  totalCalories: wholeGrams,
  totalProtein: wholeGrams,
  totalCarbs: wholeGrams,
  totalFat: wholeGrams,
  notes: z.array(z.string()),
  meals: z.array(mealSchema),
  certificate: certificateSchema,
  basis: z.array(basisLineSchema),
});

export type MealType = (typeof MEAL_TYPES)[number];
export type MealItem = z.infer<typeof mealItemSchema>;
export type Meal = z.infer<typeof mealSchema>;
export type MealPlanData = z.infer<typeof mealPlanDataSchema>;
/** What a planner, a model or a person proposes: everything but the certificate, which only the checker writes. */
export type MealPlanDraft = Omit<MealPlanData, 'certificate'>;
