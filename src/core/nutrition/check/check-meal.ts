import { type Certificate, certify } from '#core/certificate/certificate.ts';
import { verdict } from '#core/certificate/verdict.ts';
import type { Meal, MealPlanDraft } from '#core/nutrition/meal-plan.ts';
import { checkMealPlan, type MealCheckFor } from './check-meal-plan.ts';
import { FOOD_RULE_CHECKS } from './meal-promises.ts';

/** Raised whenever a check of a single meal is added, dropped or made stricter. */
const MEAL_CHECKER_VERSION = 'single-meal-4';

/** The checks of a day that hold for one meal of it as well: what is on the plate, what is written, what adds up. */
const OF_ONE_MEAL: readonly string[] = [
  ...FOOD_RULE_CHECKS,
  'schema',
  'text-limits',
  'text-safety',
  'ingredients',
  'instructions',
  'portions',
  'care',
  'macros',
  'calorie-sum',
  'totals',
  'usda-energy',
  'protein-cap',
  'net-carbs',
  'sodium',
  'vitamin-k-foods',
  'vitamin-k-most',
  'small-meals',
  'protein-first',
  'one-side',
  'dish-bounds',
  'kitchen-units',
];
/** What a meal of one date may not break, however much more or less the day then holds than was planned. */
const OF_A_CHANGED_DAY: readonly string[] = [...OF_ONE_MEAL, 'even-carbs'];
const CALORIE_TOLERANCE = 0.05;

/** Proves or disproves a day of which some meals were changed for a date: all that may be on its plates, not how much they add up to. */
export function checkPlates(day: MealPlanDraft, person: MealCheckFor): Certificate {
  const { checks } = checkMealPlan(day, person);
  return certify(
    MEAL_CHECKER_VERSION,
    checks.filter(({ id }) => OF_A_CHANGED_DAY.includes(id)),
  );
}

/** Proves or disproves a single meal: every rule of the person about food, and that it holds the calories asked for. */
export function checkMeal(meal: Meal, targetCalories: number, person: MealCheckFor): Certificate {
  const { calories, protein, carbs, fat } = meal;
  const totals = { totalCalories: calories, totalProtein: protein, totalCarbs: carbs, totalFat: fat };
  const { checks } = checkMealPlan({ ...totals, meals: [meal], notes: [], basis: [] }, person);
  const off = Math.abs(calories - targetCalories) / Math.max(1, targetCalories);
  const size = off > CALORIE_TOLERANCE ? [`The meal holds ${calories} kcal, ${targetCalories} were asked for.`] : [];
  return certify(MEAL_CHECKER_VERSION, [
    ...checks.filter(({ id }) => OF_ONE_MEAL.includes(id)),
    verdict('meal-size', size, `${calories} kcal lie within 5 % of the ${targetCalories} asked for.`),
  ]);
}
