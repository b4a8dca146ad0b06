import type { FoodTable } from '#core/catalogue/food.ts';
import { householdText } from '#core/units/household.ts';
import type { Meal, MealItem } from '../meal-plan.ts';
import { shownMacros } from '../wording/write-meal.ts';
import type { MealException } from './meal-exceptions.ts';

type Change = Pick<MealException, 'factor' | 'extras'>;

const toTenth = (grams: number): number => Math.max(0.1, Math.round(grams * 10) / 10);

/** A food that the meal holds already weighs more; another one is added. */
function withExtras(items: readonly MealItem[], extras: readonly MealItem[]): MealItem[] {
  const all = new Map(items.map((item) => [item.foodId, item]));
  for (const extra of extras) {
    const grams = toTenth((all.get(extra.foodId)?.grams ?? 0) + extra.grams);
    all.set(extra.foodId, { ...extra, grams });
  }
  return [...all.values()];
}

type Line = { before: string; after: string };

/** The amounts of a meal as its steps have them, before and after. */
function changedLines(meal: Meal, items: readonly MealItem[], table: FoodTable): Line[] {
  return meal.items.flatMap(({ foodId, grams }) => {
    const food = table.foods.get(foodId);
    const now = items.find((item) => item.foodId === foodId);
    return food && now
      ? [{ before: householdText(food, grams, table), after: householdText(food, now.grams, table) }]
      : [];
  });
}

const linesOf = (items: readonly MealItem[], table: FoodTable): string[] =>
  items.flatMap(({ foodId, grams }) => {
    const food = table.foods.get(foodId);
    return food ? [householdText(food, grams, table)] : [];
  });

const inSteps = (steps: readonly string[], lines: readonly Line[]): string[] =>
  steps.map((step) => lines.reduce((text, { before, after }) => text.replaceAll(before, after), step));

/** A meal with other amounts: figures, ingredients and the amounts in its steps come from the table of foods. */
function withItems(meal: Meal, items: MealItem[], table: FoodTable): Meal {
  const lines = changedLines(meal, items, table);
  return {
    ...meal,
    items,
    ...shownMacros(items, table),
    ingredients: linesOf(items, table),
    instructions: inSteps(meal.instructions, lines),
  };
}

/** A meal made bigger or smaller, with foods beside it. */
export function adjustedMeal(meal: Meal, { factor, extras }: Change, table: FoodTable): Meal {
  if (factor === 1 && extras.length === 0) return meal;
  const scaled = meal.items.map((item) => ({ ...item, grams: toTenth(item.grams * factor) }));
  return withItems(meal, withExtras(scaled, extras), table);
}

/** What all who eat need stands in the ingredients and steps; the figures stay those of one. */
export function mealForAll(meal: Meal, servings: number, table: FoodTable): Meal {
  if (servings === 1) return meal;
  const items = meal.items.map((item) => ({ ...item, grams: toTenth(item.grams * servings) }));
  const { ingredients, instructions } = withItems(meal, items, table);
  return { ...meal, ingredients, instructions };
}

const OUT = 'Eating out';

/** The place of a meal that is eaten out: nothing is cooked, its figures are a guide for what is ordered. */
export const mealOut = (meal: Meal): Meal => ({
  ...meal,
  name: OUT,
  description: `In the place of ${meal.name}. Its figures are your guide for what you order.`,
  ingredients: [],
  instructions: [],
  items: [],
  recipeId: null,
  totalMinutes: 0,
});
