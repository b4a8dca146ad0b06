import type { FoodTable } from '#core/catalogue/food.ts';
import { groceryList } from '#core/nutrition/groceries/grocery-list.ts';
import type { Meal } from '#core/nutrition/meal-plan.ts';
import { nutrientsOfItems } from '#core/nutrition/nutrients.ts';
import type { Recipe } from '#core/nutrition/recipes/recipe.ts';
import { shareOf } from './statistics.ts';

/** What a dietitian and a cook count on days that were planned. */
export type PlateCounts = { sides: number[]; unnamed: number; fiber: number[]; calciumMg: number[] };

export const plateCounts = (): PlateCounts => ({ sides: [], unnamed: 0, fiber: [], calciumMg: [] });

type Kitchen = { foods: FoodTable; recipes: ReadonlyMap<string, Recipe> };

/** The foods of a meal that its recipe does not have. */
function sidesOf({ items, recipeId }: Meal, { recipes }: Kitchen): string[] {
  const own = new Set(recipes.get(recipeId ?? '')?.ingredients.map(({ foodId }) => foodId));
  return own.size === 0 ? [] : items.map(({ foodId }) => foodId).filter((id) => !own.has(id));
}

/** Counts the sides of each meal, those that its title does not name, and what the day holds. */
export function countPlates(meals: readonly Meal[], kitchen: Kitchen, counts: PlateCounts): void {
  for (const meal of meals) {
    const sides = sidesOf(meal, kitchen);
    counts.sides.push(sides.length);
    const isNamed = meal.name !== (kitchen.recipes.get(meal.recipeId ?? '')?.name ?? meal.name);
    if (sides.length > 0 && !isNamed) counts.unnamed += 1;
  }
  const items = meals.flatMap((meal) => meal.items);
  counts.fiber.push(nutrientsOfItems(items, kitchen.foods).fiber);
  counts.calciumMg.push(
    items.reduce(
      (sum, { foodId, grams }) => sum + ((kitchen.foods.foods.get(foodId)?.calciumMg ?? 0) * grams) / 100,
      0,
    ),
  );
}

/** Things to buy for some days, without what is probably in the pantry. */
export function itemsToBuy(days: readonly { meals: readonly Meal[] }[], foods: FoodTable): number {
  return groceryList(days, foods)
    .flatMap(({ items }) => items)
    .filter(({ staple }) => !staple).length;
}

/** What the counts say, in lines. */
export function plateLines({ sides, unnamed, fiber, calciumMg }: PlateCounts): string[] {
  const percent = (value: number) => `${value.toFixed(1)} %`;
  return [
    `meals with a side: ${percent(shareOf(sides, (count) => count > 0))}; with two or more: ${percent(shareOf(sides, (count) => count > 1))}; with one that the title does not name: ${percent((100 * unnamed) / sides.length)}`,
    `fiber at most 60 g on ${percent(shareOf(fiber, (grams) => grams <= 60))} of days; calcium at least 1,000 mg on ${percent(shareOf(calciumMg, (mg) => mg >= 1000))}`,
  ];
}
