import type { Food, FoodTable } from '../catalogue/food.ts';

/** What the planner adds up, for some amount of food. `kcal` is the USDA energy, not 4/4/9. */
export type Nutrients = {
  grams: number;
  protein: number;
  carbs: number;
  fat: number;
  fiber: number;
  satFat: number;
  sodiumMg: number;
  vitaminKUg: number;
  calciumMg: number;
  ironMg: number;
  potassiumMg: number;
  kcal: number;
};

/** Figures of `grams` of `food`. Where USDA has no value (fibre, saturated fat, minerals, vitamin K) nothing is counted. */
export function nutrientsOf(food: Food, grams: number): Nutrients {
  const share = grams / 100;
  return {
    grams,
    protein: food.protein * share,
    carbs: food.carbs * share,
    fat: food.fat * share,
    fiber: (food.fiber ?? 0) * share,
    satFat: (food.satFat ?? 0) * share,
    sodiumMg: (food.sodiumMg ?? 0) * share,
    vitaminKUg: (food.vitaminKUg ?? 0) * share,
    calciumMg: (food.calciumMg ?? 0) * share,
    ironMg: (food.ironMg ?? 0) * share,
    potassiumMg: (food.potassiumMg ?? 0) * share,
    kcal: food.kcal * share,
  };
}

/** The sum over some amounts of food. */
export function sumNutrients(parts: readonly Nutrients[]): Nutrients {
  const sum: Nutrients = {
    grams: 0,
    protein: 0,
    carbs: 0,
    fat: 0,
    fiber: 0,
    satFat: 0,
    sodiumMg: 0,
    vitaminKUg: 0,
    calciumMg: 0,
    ironMg: 0,
    potassiumMg: 0,
    kcal: 0,
  };
  for (const part of parts) {
    sum.grams += part.grams;
    sum.protein += part.protein;
    sum.carbs += part.carbs;
    sum.fat += part.fat;
    sum.fiber += part.fiber;
    sum.satFat += part.satFat;
    sum.sodiumMg += part.sodiumMg;
    sum.vitaminKUg += part.vitaminKUg;
    sum.calciumMg += part.calciumMg;
    sum.ironMg += part.ironMg;
    sum.potassiumMg += part.potassiumMg;
    sum.kcal += part.kcal;
  }
  return sum;
}

/** The sum over items of the table; an item whose food is unknown counts nothing. */
export function nutrientsOfItems(items: readonly { foodId: string; grams: number }[], table: FoodTable): Nutrients {
  return sumNutrients(
    items.flatMap(({ foodId, grams }) => {
      const food = table.foods.get(foodId);
      return food ? [nutrientsOf(food, grams)] : [];
    }),
  );
}
