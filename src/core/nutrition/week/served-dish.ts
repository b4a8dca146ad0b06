import { z } from 'zod';
import type { Food, FoodTable } from '#core/catalogue/food.ts';
import notForFreezing from '#data/not-for-freezing.json' with { type: 'json' };
import type { Meal } from '../meal-plan.ts';
import type { KnownRecipe } from '../recipes/eligible-recipes.ts';
import type { RecipeSlot } from '../recipes/recipe.ts';
import { type Dish, mainProteinGroup } from '../swap/meal-wishes.ts';

/** What a week remembers of a dish, served or not. */
export type DishTraits = {
  /** The group of the food that brings most of the protein. */
  protein: string;
  isFish: boolean;
  isRedMeat: boolean;
  hasLegumes: boolean;
  /** Fresh foods of which an opened pack soon has to be used up. */
  perishables: ReadonlySet<string>;
  /** Nothing in it goes limp, mealy or rubbery in a freezer. */
  freezes: boolean;
};

/** A dish that was eaten on a day of the week. */
export type ServedDish = DishTraits & { slot: RecipeSlot; recipeId: string | null; name: string };

const FISH = ['fish', 'shellfish'];
const RED_MEAT = ['beef', 'pork', 'lamb-game', 'processed-meat'];
const LEGUMES = ['legume', 'plant-protein'];
/** Less than this is a garnish; grams. Tofu and beans hold more protein than soy milk does; grams per 100 g. */
const LEGUME_PORTION = { grams: 40, protein: 5 };
const SOON_TO_USE = ['vegetable', 'dairy', 'cheese', 'plant-protein', 'legume'];
/** Weighs as much as a garlic clove or a pinch of herbs: nobody plans a week around it; grams. */
const PERISHABLE_GRAMS = 25;

const NOT_FOR_FREEZING = z
  .strictObject({ source: z.string(), groups: z.array(z.string()), foods: z.array(z.string()) })
  .parse(notForFreezing);

const freezesWell = (food: Food): boolean =>
  !NOT_FOR_FREEZING.foods.includes(food.id) && !NOT_FOR_FREEZING.groups.includes(food.group);

/** What kind of dish this is. */
export function traitsOf(dish: Dish): DishTraits {
  const protein = mainProteinGroup(dish);
  const perishables = new Set<string>();
  let hasLegumes = false;
  for (const { foodId, grams } of dish.recipe.ingredients) {
    const food = dish.foods.get(foodId);
    if (!food) continue;
    if (grams >= PERISHABLE_GRAMS && SOON_TO_USE.includes(food.group)) perishables.add(foodId);
    if (LEGUMES.includes(food.group) && grams >= LEGUME_PORTION.grams && food.protein >= LEGUME_PORTION.protein) {
      hasLegumes = true;
    }
  }
  const isFish = FISH.includes(protein);
  const freezes = dish.recipe.ingredients.every(({ foodId }) => {
    const food = dish.foods.get(foodId);
    return food !== undefined && freezesWell(food);
  });
  return { protein, isFish, isRedMeat: RED_MEAT.includes(protein), hasLegumes, perishables, freezes };
}

export function recipeSlotOf(type: Meal['type']): RecipeSlot {
  return type === 'breakfast' || type === 'lunch' || type === 'dinner' ? type : 'snack';
}

/** A meal as the week remembers it: by its recipe where that is known, else by what is on the plate. */
export function servedDish(meal: Meal, recipes: ReadonlyMap<string, KnownRecipe>, table: FoodTable): ServedDish {
  const known = meal.recipeId === null ? undefined : recipes.get(meal.recipeId);
  const dish = known ?? { recipe: { ingredients: meal.items }, foods: table.foods };
  return { ...traitsOf(dish), slot: recipeSlotOf(meal.type), recipeId: meal.recipeId, name: meal.name };
}
