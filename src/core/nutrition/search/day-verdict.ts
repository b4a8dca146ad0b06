import type { FoodTable } from '#core/catalogue/food.ts';
import type { Meal } from '../meal-plan.ts';
import { nutrientsOfItems } from '../nutrients.ts';
import { keepsToMedicines } from '../targets/medicine-rules.ts';
import type { MealTargets } from '../targets/targets.ts';
import { plateLimit } from './day-rows.ts';

/** Day calories the planner aims at, and the widest it will hand out; shares of the target. */
export const KCAL_TOLERANCE = { aim: 0.02, most: 0.028 };
const USDA_TOLERANCE = 0.07;
/** What a capped day may hold over its protein cap, and the least that a main meal gives: g/kg, or a share of the day. */
const PROTEIN_CAP_LEEWAY = 1.05;
const MAIN_MEAL_PROTEIN = { perKg: 0.25, ofDay: 0.2 };
/** Small meals must not mean little protein. */
const SMALL_MEAL_PROTEIN = { perKg: 0.3, ofDay: 0.25 };
const MAIN_MEALS: readonly string[] = ['breakfast', 'lunch', 'dinner'];

/** What one meal can hold of foods that an extra may double; grams. Dry foods swell, so they are not counted. */
const MOST_OF_GROUP: Record<string, number> = { dairy: 700, legume: 500, 'starchy-vegetable': 750, 'nut-seed': 60 };
const LIQUID_NUT = 'coconut-milk-canned';

function isHeaped({ items }: Meal, { foods }: FoodTable): boolean {
  const sums = new Map<string, number>();
  for (const { foodId, grams } of items) {
    const food = foods.get(foodId);
    if (!food || food.state === 'dry' || foodId === LIQUID_NUT) continue;
    sums.set(food.group, (sums.get(food.group) ?? 0) + grams);
  }
  return [...sums].some(([group, grams]) => grams > (MOST_OF_GROUP[group] ?? Number.POSITIVE_INFINITY));
}

export type Totals = { calories: number; protein: number; carbs: number; fat: number };

/** Sums of the meals' whole grams and of their calories. */
export function totalsOf(meals: readonly Meal[]): Totals {
  const totals = { calories: 0, protein: 0, carbs: 0, fat: 0 };
  for (const meal of meals) {
    totals.calories += meal.calories;
    totals.protein += meal.protein;
    totals.carbs += meal.carbs;
    totals.fat += meal.fat;
  }
  return totals;
}

/** `good`: as aimed, salt too. `fair`: inside what the product promises. `poor`: not to be handed out. */
export type DayGrade = 'good' | 'fair' | 'poor';

/** Grades a written day by the numbers a person will see. */
export function gradeDay(meals: readonly Meal[], targets: MealTargets, table: FoodTable): DayGrade {
  const totals = totalsOf(meals);
  const exact = nutrientsOfItems(
    meals.flatMap((meal) => meal.items),
    table,
  );
  const netCarbs = exact.carbs - exact.fiber;
  const { perKg, ofDay } = targets.smallMeals ? SMALL_MEAL_PROTEIN : MAIN_MEAL_PROTEIN;
  const mainMealLeast = Math.min(perKg * targets.referenceKg, ofDay * targets.protein);
  const plate = plateLimit(targets);
  const holds =
    totals.calories >= targets.floorKcal &&
    totals.protein >= targets.protein &&
    totals.protein <= PROTEIN_CAP_LEEWAY * (targets.proteinMaxGrams ?? Number.POSITIVE_INFINITY) &&
    meals.every((meal) => !MAIN_MEALS.includes(meal.type) || meal.protein >= Math.floor(mainMealLeast)) &&
    (targets.netCarbsMaxGrams === null || netCarbs <= targets.netCarbsMaxGrams) &&
    totals.carbs >= (targets.carbsMinGrams ?? 0) &&
    Math.abs(totals.calories - exact.kcal) <= USDA_TOLERANCE * exact.kcal &&
    keepsToMedicines(meals, targets, { table, vitaminKUg: exact.vitaminKUg }) &&
    meals.every((meal) => !isHeaped(meal, table)) &&
    meals.every((meal) => meal.items.reduce((sum, item) => sum + item.grams, 0) <= plate);
  const miss = Math.abs(totals.calories - targets.kcal) / targets.kcal;
  if (!holds || miss > KCAL_TOLERANCE.most) return 'poor';
  return miss <= KCAL_TOLERANCE.aim && exact.sodiumMg <= targets.sodiumMaxMg ? 'good' : 'fair';
}
