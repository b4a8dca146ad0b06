import { z } from 'zod';
import { LEVELS } from '#core/catalogue/level.ts';

export const RECIPE_SLOTS = ['breakfast', 'lunch', 'dinner', 'snack'] as const;
export const INGREDIENT_ROLES = ['protein', 'carb', 'fat', 'veg', 'flavour'] as const;

/** `grams` at base portion, scaled by the planner in whole multiples of `step` (one kitchen unit); `flavour` is fixed. */
export const ingredientSchema = z.strictObject({
  foodId: z.string(),
  grams: z.number().positive(),
  role: z.enum(INGREDIENT_ROLES),
  step: z.number().positive(),
});

/** One portion. In `steps`, `{foodId}` stands for the scaled amount and name of that ingredient. */
export const recipeSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  slots: z.array(z.enum(RECIPE_SLOTS)).min(1),
  cuisine: z.string(),
  description: z.string(),
  skill: z.enum(LEVELS),
  activeMinutes: z.number().int().nonnegative(),
  totalMinutes: z.number().int().positive(),
  equipment: z.array(z.string()),
  ingredients: z.array(ingredientSchema).min(1),
  steps: z.array(z.string()).min(1),
});

export type RecipeSlot = (typeof RECIPE_SLOTS)[number];
export type Ingredient = z.infer<typeof ingredientSchema>;
export type Recipe = z.infer<typeof recipeSchema>;
