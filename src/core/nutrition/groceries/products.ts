import { z } from 'zod';
import type { Food } from '#core/catalogue/food.ts';
import groceries from '#data/groceries.json' with { type: 'json' };

const bought = { aisle: z.string(), staple: z.boolean() };

/** How a shop sells something: loose by the pound, or in units that hold `grams` of the food. */
const productSchema = z.union([
  z.strictObject({ ...bought, pounds: z.string() }),
  z.strictObject({ ...bought, one: z.string(), many: z.string(), grams: z.number().positive() }),
]);
/** Bought as another food: a gram of it takes `factor` grams of that (cooking yields; the juice of a fruit). */
const boughtAsSchema = z.strictObject({ as: z.string(), factor: z.number().positive() });

const SHOP = z
  .strictObject({
    aisles: z.array(z.strictObject({ id: z.string(), label: z.string(), groups: z.array(z.string()) })),
    products: z.record(z.string(), z.union([boughtAsSchema, productSchema])),
  })
  .parse(groceries);

export type Product = z.infer<typeof productSchema>;

/** In the order in which a shop is walked through. */
export const AISLES = SHOP.aisles;

const LAST_AISLE = AISLES.at(-1)?.id ?? '';

function soldAs(foodId: string): Product | null {
  const product = SHOP.products[foodId];
  return product === undefined || 'as' in product ? null : product;
}

/** What is bought for a food, and how much of it one gram takes; a food that no row names is bought as it is. */
export function productOf(foodId: string): { id: string; factor: number; product: Product | null } {
  const product = SHOP.products[foodId];
  if (product !== undefined && 'as' in product) {
    return { id: product.as, factor: product.factor, product: soldAs(product.as) };
  }
  return { id: foodId, factor: 1, product: soldAs(foodId) };
}

/** The aisle of a product, or the one of the food's group. */
export function aisleOf(product: Product | null, food: Food): string {
  return product?.aisle ?? AISLES.find(({ groups }) => groups.includes(food.group))?.id ?? LAST_AISLE;
}
