import { z } from 'zod';
import eatenData from '#data/eaten-foods.json' with { type: 'json' };
import type { Food, FoodTable } from './food.ts';

const amount = z.number().nonnegative();

const eatenRow = z.strictObject({
  id: z.string().startsWith('eaten-'),
  name: z.string(),
  names: z.array(z.string()).min(1),
  source: z.string(),
  kcal: amount,
  protein: amount,
  carbs: amount,
  fat: amount,
  /** Household weights; the first is what one of it is. */
  portions: z.array(z.strictObject({ unit: z.string(), grams: z.number().positive() })).min(1),
});
type EatenRow = z.infer<typeof eatenRow>;

const { foods: ROWS, alsoCalled } = z
  .strictObject({
    about: z.string(),
    alsoCalled: z.record(z.string(), z.array(z.string())),
    foods: z.array(eatenRow),
  })
  .parse(eatenData);

/** No rule of a person reads such a food, since no plan serves it: nothing is known of its allergens. */
const asFood = ({ id, name, source, kcal, protein, carbs, fat, portions: [first] }: EatenRow): Food => ({
  ...{ id, name, source, kcal, protein, carbs, fat },
  ...{ group: 'eaten', state: 'ready', usdaDescription: name, allergens: [], flags: [] },
  ...{ fiber: null, sugar: null, satFat: null, sodiumMg: null, potassiumMg: null },
  ...{ vitaminKUg: null, calciumMg: null, ironMg: null },
  portion: `1 ${first?.unit ?? 'portion'}`,
  portionGrams: first?.grams ?? null,
});

const portionsOf = ({ portions }: EatenRow) => portions.map(({ unit, grams }) => ({ amount: 1, unit, grams }));

/** What people eat and drink beside a plan: for the log alone. */
const EATEN_FOODS: FoodTable = {
  foods: new Map(ROWS.map((row) => [row.id, asFood(row)])),
  portions: new Map(ROWS.map((row) => [row.id, portionsOf(row)])),
};

/** What those foods are called, and some of plans beside their own names, with their ids. */
export const EATEN_NAMES: readonly (readonly [string, string])[] = [
  ...ROWS.map(({ id, names }) => [id, names] as const),
  ...Object.entries(alsoCalled),
].flatMap(([id, names]) => names.map((name) => [name, id] as const));

/** Whether a food is only for the log: no plan and no meal may hold it. */
export const isOnlyEaten = ({ id }: Pick<Food, 'id'>): boolean => EATEN_FOODS.foods.has(id);

/** The foods of plans with those that are only eaten. */
export const withEatenFoods = ({ foods, portions }: FoodTable): FoodTable => ({
  foods: new Map([...foods, ...EATEN_FOODS.foods]),
  portions: new Map([...portions, ...EATEN_FOODS.portions]),
});
