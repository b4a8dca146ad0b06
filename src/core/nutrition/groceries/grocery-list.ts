import { z } from 'zod';
import type { Food, FoodTable } from '#core/catalogue/food.ts';
import { kitchenName, kitchenNumber } from '#core/units/household.ts';
import type { MealItem } from '../meal-plan.ts';
import { AISLES, aisleOf, type Product, productOf } from './products.ts';

/** What the plan eats of one food: exactly the sum of its servings, in the food's own state (cooked rice stays cooked rice). */
const groceryAmountSchema = z.strictObject({ foodId: z.string(), name: z.string(), grams: z.number().positive() });

/** One thing to buy. `buy` is what to put in the cart; a `staple` is probably in the pantry already. */
const groceryItemSchema = z.strictObject({
  id: z.string(),
  buy: z.string(),
  staple: z.boolean(),
  amounts: z.array(groceryAmountSchema).min(1),
});

export const groceryListSchema = z.array(
  z.strictObject({ id: z.string(), label: z.string(), items: z.array(groceryItemSchema).min(1) }),
);

export type GroceryItem = z.infer<typeof groceryItemSchema>;
export type GroceryList = z.infer<typeof groceryListSchema>;

type Amount = { food: Food; grams: number };
/** A line in the making: what is bought, and every food of the plan that it becomes. */
type Line = { id: string; food: Food; product: Product | null; needGrams: number; amounts: Amount[] };

const GRAMS_PER_POUND = 453.59237;
const GRAMS_PER_OUNCE = GRAMS_PER_POUND / 16;
/** Under this, ounces are what a counter understands. */
const LEAST_POUNDS = 0.25;
/** Nobody opens a second can for this share of it. */
const UNIT_SLACK = 0.03;
/** Sums run over thousandths of a gram, so that they are exact. */
const PER_GRAM = 1000;

/** The exact sum per food over all items, in the order in which foods first come up. */
function eatenFoods(items: readonly Pick<MealItem, 'foodId' | 'grams'>[], table: FoodTable): Amount[] {
  const sums = new Map<string, number>();
  for (const { foodId, grams } of items) sums.set(foodId, (sums.get(foodId) ?? 0) + Math.round(grams * PER_GRAM));
  return [...sums].flatMap(([foodId, sum]) => {
    const food = table.foods.get(foodId);
    return food ? [{ food, grams: sum / PER_GRAM }] : [];
  });
}

/** Foods that are bought as the same thing become one line: cooked and dry rice are one bag. */
function linesOf(eaten: readonly Amount[], table: FoodTable): Line[] {
  const lines = new Map<string, Line>();
  for (const amount of eaten) {
    const { id, factor, product } = productOf(amount.food.id);
    const line = lines.get(id) ?? {
      id,
      food: table.foods.get(id) ?? amount.food,
      product,
      needGrams: 0,
      amounts: [],
    };
    line.needGrams += amount.grams * factor;
    line.amounts.push(amount);
    lines.set(id, line);
  }
  return [...lines.values()];
}

/** "1½ lb", rounded up to a quarter; "3 oz" where that is less than a quarter of a pound. */
function weightText(grams: number): string {
  const pounds = grams / GRAMS_PER_POUND;
  if (pounds < LEAST_POUNDS) return `${Math.max(1, Math.ceil(grams / GRAMS_PER_OUNCE))} oz`;
  return `${kitchenNumber(Math.ceil(pounds * 4) / 4).text} lb`;
}

/** How many of a shop's units hold `grams`. */
export function unitsFor(grams: number, unitGrams: number): number {
  return Math.max(1, Math.ceil(grams / unitGrams - UNIT_SLACK));
}

function buyText({ product, needGrams, food }: Line): string {
  if (product === null) return `${weightText(needGrams)} ${kitchenName(food)}`;
  if ('pounds' in product) return `${weightText(needGrams)} ${product.pounds}`;
  const count = unitsFor(needGrams, product.grams);
  return `${count} ${count === 1 ? product.one : product.many}`;
}

function itemOf(line: Line): GroceryItem {
  return {
    id: line.id,
    buy: buyText(line),
    staple: line.product?.staple ?? false,
    amounts: line.amounts.map(({ food, grams }) => ({ foodId: food.id, name: food.name, grams })),
  };
}

/**
 * What to buy for some days of meals, aisle by aisle, in the units of a shop. The grams beside each thing are exactly
 * what the meals hold. Within an aisle what has to be bought comes before what is probably there, by name.
 */
export function groceryList(
  days: readonly { meals: readonly { items: readonly Pick<MealItem, 'foodId' | 'grams'>[] }[] }[],
  table: FoodTable,
): GroceryList {
  const items = days.flatMap(({ meals }) => meals.flatMap((meal) => meal.items));
  const lines = linesOf(eatenFoods(items, table), table).sort(
    (a, b) =>
      Number(a.product?.staple ?? false) - Number(b.product?.staple ?? false) ||
      kitchenName(a.food).localeCompare(kitchenName(b.food), 'en'),
  );
  return AISLES.flatMap(({ id, label }) => {
    const here = lines.filter((line) => aisleOf(line.product, line.food) === id).map(itemOf);
    return here.length === 0 ? [] : [{ id, label, items: here }];
  });
}
