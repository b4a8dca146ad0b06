import type { FoodTable } from '#core/catalogue/food.ts';
import type { Meal } from '../meal-plan.ts';
import { nutrientsOfItems } from '../nutrients.ts';
import { keepsToMedicines } from '../targets/medicine-rules.ts';
import { FIBER_CEILING } from '../targets/nutrient-floors.ts';
import type { MealTargets } from '../targets/targets.ts';
import { plateLimit } from './day-rows.ts';

/** Day calories the planner aims at, and the widest it will hand out; shares of the target. */
export const KCAL_TOLERANCE = { aim: 0.02, most: 0.028 };
/** A good day meets protein, carbohydrate and fat within this share of each. */
const MACRO_TOLERANCE = 0.05;
const USDA_TOLERANCE = 0.07;
/** What a capped day may hold over its protein cap, and the least that a main meal gives: g/kg, or a share of the day. */
const PROTEIN_CAP_LEEWAY = 1.05;
const MAIN_MEAL_PROTEIN = { perKg: 0.25, ofDay: 0.2 };
/** Small meals must not mean little protein. */
const SMALL_MEAL_PROTEIN = { perKg: 0.3, ofDay: 0.25 };
const MAIN_MEALS: readonly string[] = ['breakfast', 'lunch', 'dinner'];

/** What one meal can hold of foods that an extra may double; grams. Dry foods swell, so they are not counted, but for dried fruit. */
const MOST_OF_GROUP: Record<string, number> = {
  dairy: 700,
  legume: 500,
  vegetable: 690,
  'starchy-vegetable': 750,
  bread: 255,
  fruit: 590,
  egg: 325,
  'plant milk': 690,
  'nut-seed': 60,
};
/** Soy milk and soy yogurt stand in one group with tofu, which holds more protein; grams per 100 g. */
const TOFU_PROTEIN = 5;
const LIQUID_NUT = 'coconut-milk-canned';

function isHeaped({ items }: Meal, { foods }: FoodTable): boolean {
  const sums = new Map<string, number>();
  for (const { foodId, grams } of items) {
    const food = foods.get(foodId);
    if (!food || (food.state === 'dry' && food.group !== 'fruit') || foodId === LIQUID_NUT) continue;
    const kind = food.group === 'plant-protein' && food.protein < TOFU_PROTEIN ? 'plant milk' : food.group;
    sums.set(kind, (sums.get(kind) ?? 0) + grams);
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

/** `good`: as aimed, fiber and calcium too. `near`: macros and salt as aimed. `fair`: calories as aimed. `far`: inside what the product promises. `poor`: not to be handed out. */
export type DayGrade = 'good' | 'near' | 'fair' | 'far' | 'poor';

/** Grades a written day by the numbers a person will see; it may miss its calories by the share `kcalMost`. */
export function gradeDay(
  meals: readonly Meal[],
  targets: MealTargets,
  table: FoodTable,
  kcalMost = KCAL_TOLERANCE.most,
): DayGrade {
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
  if (!holds || miss > kcalMost) return 'poor';
  const isNear = (['protein', 'carbs', 'fat'] as const).every(
    (macro) => Math.abs(totals[macro] - targets[macro]) <= MACRO_TOLERANCE * targets[macro],
  );
  if (miss > KCAL_TOLERANCE.aim) return 'far';
  if (!isNear || exact.sodiumMg > targets.sodiumMaxMg) return 'fair';
  return exact.fiber <= FIBER_CEILING && exact.calciumMg >= targets.floors.calciumMg ? 'good' : 'near';
}
