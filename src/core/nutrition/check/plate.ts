import type { Food, FoodTable } from '#core/catalogue/food.ts';
import type { Meal, MealItem, MealPlanDraft } from '#core/nutrition/meal-plan.ts';

/** Grams (kcal, milligrams of sodium) of what lies on the plate, from USDA figures per 100 g. */
type Amounts = { kcal: number; protein: number; carbs: number; fat: number; fiber: number; sodiumMg: number };

export type Portion = { item: MealItem; food: Food };

/** One meal as the checker sees it: only foods of the table count, everything else is `unknown`. */
export type Plate = { meal: Meal; label: string; portions: Portion[]; unknown: MealItem[]; eaten: Amounts };

const NOTHING: Amounts = { kcal: 0, protein: 0, carbs: 0, fat: 0, fiber: 0, sodiumMg: 0 };

function addAmounts(a: Amounts, b: Amounts): Amounts {
  return {
    kcal: a.kcal + b.kcal,
    protein: a.protein + b.protein,
    carbs: a.carbs + b.carbs,
    fat: a.fat + b.fat,
    fiber: a.fiber + b.fiber,
    sodiumMg: a.sodiumMg + b.sodiumMg,
  };
}

function amountsOf({ item, food }: Portion): Amounts {
  const share = item.grams / 100;
  return {
    kcal: food.kcal * share,
    protein: food.protein * share,
    carbs: food.carbs * share,
    fat: food.fat * share,
    fiber: (food.fiber ?? 0) * share,
    sodiumMg: (food.sodiumMg ?? 0) * share,
  };
}

/** Looks every item up in the table of foods and adds up what is eaten, without believing any stated number. */
export function platesOf(plan: MealPlanDraft, foods: FoodTable): Plate[] {
  return plan.meals.map((meal, index) => {
    const portions: Portion[] = [];
    const unknown: MealItem[] = [];
    for (const item of meal.items) {
      const food = foods.foods.get(item.foodId);
      if (food) portions.push({ item, food });
      else unknown.push(item);
    }
    const eaten = portions.map(amountsOf).reduce(addAmounts, NOTHING);
    return { meal, label: `Meal ${index + 1} ("${meal.name}")`, portions, unknown, eaten };
  });
}

/** What the whole day amounts to. */
export function dayAmounts(plates: readonly Plate[]): Amounts {
  return plates.map((plate) => plate.eaten).reduce(addAmounts, NOTHING);
}
