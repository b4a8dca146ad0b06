import type { Meal, MealItem } from '#core/nutrition/meal-plan.ts';
import { grouped } from './plan-labels.ts';

export type Figure = 'calories' | 'protein' | 'carbs' | 'fat';

const UNITS: Record<Figure, string> = { calories: 'kcal', protein: 'g', carbs: 'g', fat: 'g' };

/** How a total of the day comes about: "420 + 610 + 770 = 1,800 kcal". */
export function sumOfMeals(meals: readonly Meal[], figure: Figure): string {
  const parts = meals.map((meal) => meal[figure]);
  const total = parts.reduce((sum, part) => sum + part, 0);
  return `${parts.map(grouped).join(' + ')} = ${grouped(total)} ${UNITS[figure]}`;
}

/** How the energy of a meal comes about: "4 × 30 + 4 × 40 + 9 × 10 = 370 kcal". */
export const sumOfMacros = ({ protein, carbs, fat, calories }: Pick<Meal, Figure>): string =>
  `4 × ${protein} + 4 × ${carbs} + 9 × ${fat} = ${grouped(calories)} kcal`;

/** "USDA 05062" of "NDB:05062": the number under which the food's figures are published. */
export const usdaNumber = (source: string): string => source.replace(/^NDB:/, 'USDA ');

/** "150 g"; under ten grams with one decimal, "2.5 g". */
export const gramsOf = (grams: number): string => `${grams < 10 ? Math.round(grams * 10) / 10 : Math.round(grams)} g`;

/** The food behind an ingredient line: they stand in the same order, where a meal has both. */
export const itemOf = (
  { items, ingredients }: Pick<Meal, 'items' | 'ingredients'>,
  at: number,
): MealItem | undefined => (items.length === ingredients.length ? items[at] : undefined);

/** Why there is so much of a food, and how its household measure and its grams belong together. */
export const reasonOfAmount = ({ name, grams, source }: MealItem): string =>
  `Counted as ${gramsOf(grams)} of ${name} (${usdaNumber(source)}). It is the recipe’s amount, moved in kitchen steps until the whole day meets your targets; seasoning stays as written. Spoons, cups and pieces weigh what the USDA says.`;

/** What a dish's minutes stand for. */
export function reasonOfMinutes({ recipeId, name }: Pick<Meal, 'recipeId' | 'name'>): string {
  if (recipeId === null) return 'Nobody has timed this dish; half an hour is our guess.';
  if (name.startsWith('Leftovers: ')) return 'Only the warming up: you cooked it the evening before.';
  return 'From the first cut to the plate, with the time that it cooks or cools by itself. It belongs to the recipe; a larger portion changes little.';
}
