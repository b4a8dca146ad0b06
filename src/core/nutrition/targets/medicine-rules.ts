import type { CareRules } from '#core/athlete/constraints.ts';
import type { Profile, Sex } from '#core/athlete/profile.ts';
import type { Food, FoodTable } from '#core/catalogue/food.ts';
import type { Meal, MealItem } from '../meal-plan.ts';

/** From and to, both allowed. */
export type Band = { least: number; most: number };

/** What a day may hold for a medicine's sake; part of the day's targets. */
export type MedicineTargets = {
  /** Micrograms a day; null where vitamin K does not matter. */
  vitaminK: Band | null;
  /** Whether the main meals hold much the same carbohydrate. */
  evenCarbs: boolean;
  /** The largest meal, in kcal and in grams on the plate; null where meals may be of any size. */
  smallMeals: { kcalMost: number; plateGrams: number } | null;
};

/** Adequate intake of vitamin K (NASEM 2001), µg a day; the mean of both where sex is "other". */
const ADEQUATE_VITAMIN_K: Record<Sex, number> = { male: 120, female: 90, other: 105 };
/** 100 µg a day more lowered the INR by 0.2 (Khan 2004): no two days lie farther apart. */
const VITAMIN_K_WIDTH = 100;
/** A serving with this many µg counts as rich in vitamin K. */
const RICH_SERVING = 50;

/** One carbohydrate choice, or a quarter of a larger amount. */
const EVEN_CARBS = { grams: 15, share: 0.25 };

/** The largest share of the day's energy for one meal, by meals a day. */
const LARGEST_SMALL_MEAL: Record<number, number> = { 3: 0.38, 4: 0.33, 5: 0.29, 6: 0.26 };
const SMALL_PLATE = { grams: 700, kcal: 2400 };

const MAIN_MEALS: readonly string[] = ['breakfast', 'lunch', 'dinner'];

/** Micrograms that each day keeps to, or null. */
export function vitaminKBand({ sex }: Profile, care: CareRules): Band | null {
  if (!care.steadyVitaminK) return null;
  const least = ADEQUATE_VITAMIN_K[sex];
  return { least, most: least + VITAMIN_K_WIDTH };
}

export function medicineTargets(profile: Profile, care: CareRules, kcal: number): MedicineTargets {
  const share = LARGEST_SMALL_MEAL[profile.mealsPerDay] ?? LARGEST_SMALL_MEAL[3] ?? 1;
  const plateGrams = SMALL_PLATE.grams * Math.max(1, kcal / SMALL_PLATE.kcal);
  return {
    vitaminK: vitaminKBand(profile, care),
    evenCarbs: care.evenCarbs,
    smallMeals: care.smallMeals ? { kcalMost: share * kcal, plateGrams } : null,
  };
}

/** Whether so much of a food is rich in vitamin K. */
export function isRichServing(food: Food, grams: number): boolean {
  return ((food.vitaminKUg ?? 0) * grams) / 100 >= RICH_SERVING;
}

/** The most whole steps of a food that are not yet rich in vitamin K. */
export function stepsUnderRich(food: Food, step: number): number {
  const perStep = ((food.vitaminKUg ?? 0) * step) / 100;
  return perStep === 0 ? Number.POSITIVE_INFINITY : Math.ceil(RICH_SERVING / perStep) - 1;
}

/** How many of the items are servings rich in vitamin K. */
export function richServings(items: readonly MealItem[], { foods }: FoodTable): number {
  return items.filter(({ foodId, grams }) => {
    const food = foods.get(foodId);
    return food !== undefined && isRichServing(food, grams);
  }).length;
}

/** Carbohydrate that counts as even beside main meals of `mean` grams. */
export function evenBand(mean: number): Band {
  const away = Math.max(EVEN_CARBS.grams, EVEN_CARBS.share * mean);
  return { least: mean - away, most: mean + away };
}

function areEven(carbs: readonly number[]): boolean {
  const mean = carbs.reduce((sum, one) => sum + one, 0) / Math.max(1, carbs.length);
  const { least, most } = evenBand(mean);
  return carbs.every((one) => one >= least && one <= most);
}

/** More carbohydrate than one meal ever holds; grams. */
const MEAL_CARBS_MOST = 400;

/** What a main meal may hold beside the others so that all are even; null where nothing makes them so. */
export function carbsBeside(others: readonly number[]): Band | null {
  const fitting = Array.from({ length: MEAL_CARBS_MOST }, (_, grams) => grams).filter((grams) =>
    areEven([...others, grams]),
  );
  const [least] = fitting;
  const most = fitting.at(-1);
  return least === undefined || most === undefined ? null : { least, most };
}

/** Carbohydrate of the main meals; whole grams, as a person sees them. */
export function mainCarbs(meals: readonly Meal[]): number[] {
  return meals.filter(({ type }) => MAIN_MEALS.includes(type)).map(({ carbs }) => carbs);
}

/** Whether written meals keep to what medicines ask of a day. */
export function keepsToMedicines(
  meals: readonly Meal[],
  { vitaminK, evenCarbs, smallMeals }: MedicineTargets,
  { table, vitaminKUg }: { table: FoodTable; vitaminKUg: number },
): boolean {
  const items = meals.flatMap((meal) => meal.items);
  const isSteady =
    vitaminK === null ||
    (vitaminKUg >= vitaminK.least && vitaminKUg <= vitaminK.most && richServings(items, table) <= 1);
  const isSmall = smallMeals === null || meals.every(({ calories }) => calories <= smallMeals.kcalMost);
  return isSteady && isSmall && (!evenCarbs || areEven(mainCarbs(meals)));
}
