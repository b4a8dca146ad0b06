import { z } from 'zod';

const text = (most: number) => z.string().trim().min(1).max(most);

/** An ingredient as a model writes it: named with its weight, or a line of text ("2 tbsp olive oil"). */
const modelIngredientSchema = z.union([
  text(200),
  z.object({ food: text(120), grams: z.number().positive().max(5000) }),
  z.object({ food: text(120), amount: text(60) }),
]);

const type = z.string().max(40).optional();

/** A dish that the model writes itself. */
const writtenMealSchema = z.object({
  type,
  name: text(120),
  description: z.string().max(400).optional(),
  ingredients: z.array(modelIngredientSchema).min(1).max(40),
  steps: z.array(text(700)).max(30),
  /** What the model claims; noted for comparison, never used. */
  calories: z.number().optional().catch(undefined),
});

/** A dish of our cookbook that the model was offered, named by its id. */
const chosenMealSchema = z.object({ type, recipeId: text(120) });

const modelMealSchema = z.union([chosenMealSchema, writtenMealSchema]);

/** A day of eating as a language model proposes it. Fields that are not named here are dropped, numbers it claims too. */
export const modelPlanSchema = z.object({ meals: z.array(modelMealSchema).min(1).max(10) });

export type ModelIngredient = z.infer<typeof modelIngredientSchema>;
export type WrittenMeal = z.infer<typeof writtenMealSchema>;
export type ModelMeal = z.infer<typeof modelMealSchema>;
export type ModelPlan = z.infer<typeof modelPlanSchema>;
