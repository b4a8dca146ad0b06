import { z } from 'zod';

/** The nine US allergens, gluten beside wheat; shellfish includes molluscs (FALCPA 2004, FASTER Act 2021). */
export const ALLERGENS = [
  'milk',
  'egg',
  'fish',
  'shellfish',
  'tree_nut',
  'peanut',
  'wheat',
  'gluten',
  'soy',
  'sesame',
] as const;

const amount = z.number().nonnegative();

/** One row of `data/foods.json`: figures per 100 g edible portion; null where USDA has no value. */
export const foodSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  group: z.string(),
  state: z.enum(['raw', 'cooked', 'dry', 'ready']),
  source: z.string(),
  usdaDescription: z.string(),
  kcal: amount,
  protein: amount,
  carbs: amount,
  fat: amount,
  fiber: amount.nullable(),
  sugar: amount.nullable(),
  satFat: amount.nullable(),
  sodiumMg: amount.nullable(),
  potassiumMg: amount.nullable(),
  vitaminKUg: amount.nullable(),
  calciumMg: amount.nullable(),
  ironMg: amount.nullable(),
  portion: z.string(),
  portionGrams: amount.nullable(),
  allergens: z.array(z.enum(ALLERGENS)),
  flags: z.array(z.string()),
});

/** USDA household weight: `amount` `unit` weighs `grams`. */
export const portionSchema = z.strictObject({
  amount: z.number().positive(),
  unit: z.string(),
  grams: z.number().positive(),
});

export type Allergen = (typeof ALLERGENS)[number];
export type Food = z.infer<typeof foodSchema>;
export type Portion = z.infer<typeof portionSchema>;

/** All foods by id, and their household weights by food id. */
export type FoodTable = { foods: ReadonlyMap<string, Food>; portions: ReadonlyMap<string, readonly Portion[]> };
