import type { Constraints } from '#core/athlete/constraints.ts';
import type { Profile } from '#core/athlete/profile.ts';
import type { FoodTable } from '#core/catalogue/food.ts';
import { nutrientsOfItems } from '#core/nutrition/nutrients.ts';
import { eligibleRecipes, forSlot } from '#core/nutrition/recipes/eligible-recipes.ts';
import type { Recipe } from '#core/nutrition/recipes/recipe.ts';
import { daySlots } from '#core/nutrition/search/day-slots.ts';
import { caloriesOf } from '#core/nutrition/targets/macros.ts';
import { seededRandom } from '#core/seed/random.ts';

/** What a day holds; kcal by 4/4/9, and grams. */
export type EatenDay = { calories: number; protein: number; carbs: number; fat: number };

type Query = {
  profile: Profile;
  constraints: Constraints;
  foods: FoodTable;
  recipes: readonly Recipe[];
  seed: number;
  /** All portions are scaled alike to reach this; as written if null. */
  scaleTo: number | null;
};

/** The plain way: an allowed recipe for each meal, drawn at random. Null where a meal has none. */
export function randomDay({ scaleTo, seed, ...query }: Query): EatenDay | null {
  const random = seededRandom(seed);
  const { recipes } = eligibleRecipes(query);
  const drawn = daySlots(query.profile.mealsPerDay, query.constraints.care.smallMeals).map(({ recipeSlot }) => {
    const pool = forSlot(recipes, recipeSlot);
    return pool[Math.floor(random() * pool.length)];
  });
  const items = drawn.flatMap((known) => known?.recipe.ingredients ?? []);
  if (drawn.some((known) => known === undefined)) return null;
  const { protein, carbs, fat } = nutrientsOfItems(items, query.foods);
  const calories = caloriesOf({ protein, carbs, fat });
  const scale = scaleTo === null ? 1 : scaleTo / calories;
  return { calories: scale * calories, protein: scale * protein, carbs: scale * carbs, fat: scale * fat };
}
