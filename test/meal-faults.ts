import type { Constraints } from '#core/athlete/constraints.ts';
import type { Profile } from '#core/athlete/profile.ts';
import type { Food } from '#core/catalogue/food.ts';
import { checkMealPlan } from '#core/nutrition/check/check-meal-plan.ts';
import type { AllergenTerms } from '#core/nutrition/check/text-net.ts';
import type { Meal, MealPlanDraft } from '#core/nutrition/meal-plan.ts';
import { planMealDay } from '#core/nutrition/search/plan-day.ts';
import { loadFoods, loadRecipes } from './catalogue.ts';
import { type ConstraintOverrides, foodRulesFor, noConstraints } from './constraints.ts';

const foods = loadFoods();
const recipes = loadRecipes();

/** A few words of each allergen, so that a test of the checker does not hang on the whole lexicon. */
const ALLERGEN_WORDS: AllergenTerms = {
  milk: { terms: ['milk', 'butter', 'cheese'], exceptions: ['coconut milk', 'peanut butter', 'butternut'] },
  peanut: { terms: ['peanut', 'peanuts', 'satay'], exceptions: ['peanut-free'] },
  egg: { terms: ['egg', 'eggs', 'mayonnaise'], exceptions: ['eggplant'] },
  tree_nut: { terms: ['almond', 'walnut', 'pesto', 'nuts'], exceptions: ['coconut'] },
};

export type Eater = { profile: Profile; constraints: Constraints };

/** A person with the food rules of their texts, and whatever else a test names. */
export function eater(profile: Profile, overrides: ConstraintOverrides = {}): Eater {
  return {
    profile,
    constraints: noConstraints({ ...overrides, food: { ...foodRulesFor(profile), ...overrides.food } }),
  };
}

/** An honest day from the planner, free to be spoiled. */
export function honestDay({ profile, constraints }: Eater): MealPlanDraft {
  const result = planMealDay({ profile, constraints, foods, recipes, seed: 3 });
  if (!result.ok) throw new Error(result.refusal.message);
  return structuredClone(result.draft);
}

export function mealCertificate(draft: MealPlanDraft, who: Eater) {
  return checkMealPlan(draft, { ...who, foods, recipes, allergenTerms: ALLERGEN_WORDS });
}

export function failedMealChecks(draft: MealPlanDraft, who: Eater): string[] {
  return mealCertificate(draft, who).checks.flatMap(({ id, ok }) => (ok ? [] : [id]));
}

export function foodOf(id: string): Food {
  const food = foods.foods.get(id);
  if (!food) throw new Error(`No food ${id} in the table.`);
  return food;
}

export function mealAt(plan: MealPlanDraft, index: number): Meal {
  const meal = plan.meals[index];
  if (!meal) throw new Error(`The day has no meal ${index}.`);
  return meal;
}

/** Makes all sums fit the items again, so that only the planted fault is left to find. */
export function balance(plan: MealPlanDraft): void {
  for (const meal of plan.meals) {
    const grams = (macro: 'protein' | 'carbs' | 'fat') =>
      Math.round(meal.items.reduce((sum, item) => sum + (foodOf(item.foodId)[macro] * item.grams) / 100, 0));
    Object.assign(meal, { protein: grams('protein'), carbs: grams('carbs'), fat: grams('fat') });
    meal.calories = 4 * meal.protein + 4 * meal.carbs + 9 * meal.fat;
  }
  const total = (of: 'calories' | 'protein' | 'carbs' | 'fat') => plan.meals.reduce((sum, meal) => sum + meal[of], 0);
  plan.totalCalories = total('calories');
  plan.totalProtein = total('protein');
  plan.totalCarbs = total('carbs');
  plan.totalFat = total('fat');
}

export type PlantInDay = (plan: MealPlanDraft) => void;

/** Serves foods on top of a meal, openly: in the items, the ingredients and all sums. */
export function serve(index: number, amounts: Record<string, number>): PlantInDay {
  return (plan) => {
    const meal = mealAt(plan, index);
    for (const [foodId, grams] of Object.entries(amounts)) {
      const { name, source } = foodOf(foodId);
      meal.items = [...meal.items.filter((item) => item.foodId !== foodId), { foodId, name, grams, source }];
      meal.ingredients.push(`${name} (${grams} g)`);
    }
    balance(plan);
  };
}

/** Eats the same foods, `factor` times as much of each, with honest sums. */
export function scaleDay(factor: number): PlantInDay {
  return (plan) => {
    for (const item of plan.meals.flatMap((meal) => meal.items)) item.grams *= factor;
    balance(plan);
  };
}

/** Takes the foods out that `unwanted` picks, with honest sums. */
export function takeOut(unwanted: (food: Food, meal: Meal) => boolean): PlantInDay {
  return (plan) => {
    for (const meal of plan.meals) meal.items = meal.items.filter((item) => !unwanted(foodOf(item.foodId), meal));
    balance(plan);
  };
}

export function changeMeal(index: number, changed: Partial<Record<keyof Meal, unknown>>): PlantInDay {
  return (plan) => void Object.assign(mealAt(plan, index), changed);
}

export function changeItem(index: number, changed: Partial<Meal['items'][number]>): PlantInDay {
  return (plan) => void Object.assign(mealAt(plan, index).items[0] ?? {}, changed);
}

export function sayInStep(text: string): PlantInDay {
  return (plan) => void mealAt(plan, 0).instructions.splice(0, 1, text);
}

export function sayInNotes(...notes: string[]): PlantInDay {
  return (plan) => void plan.notes.splice(0, plan.notes.length, ...notes);
}
