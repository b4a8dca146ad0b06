import type { Meal } from '#core/nutrition/meal-plan.ts';
import { grouped } from './plan-words.ts';

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
