import type { Food, FoodTable } from '#core/catalogue/food.ts';
import { nutrientsOf } from '../nutrients.ts';
import type { KnownRecipe } from '../recipes/eligible-recipes.ts';
import type { Ingredient } from '../recipes/recipe.ts';
import { caloriesOf } from '../targets/macros.ts';

/** How far a whole recipe may be scaled to the place that it is served in. */
const PLATE_SCALE = { min: 0.55, max: 2.4 };
/** How far each part may then leave the rest of the plate, so that the dish stays itself (decision). */
const ROLE_SCALE: Record<Ingredient['role'], { min: number; max: number }> = {
  protein: { min: 0.7, max: 1.5 },
  carb: { min: 0.5, max: 1.5 },
  veg: { min: 0.75, max: 2 },
  fat: { min: 0.5, max: 1.5 },
  flavour: { min: 1, max: 1 },
};
/** Only where rules leave few dishes, and within these no other portions meet the numbers. */
const LOOSE_SCALE = { min: 0.4, max: 2 };
const OUNCE = 28.35;

/** Sensible portions of one meal, in grams (portions in docs/domain.md). */
const MEAT_COOKED = { min: 2 * OUNCE, max: 8 * OUNCE };
/** Meat loses about a quarter of its weight in the pan (USDA Table of Cooking Yields). */
const COOKING_YIELD = 0.75;
const OIL_MAX = 27;
const NUTS_MAX = 2 * OUNCE;
const CHEESE_MAX = 3 * OUNCE;
const EGGS_MAX = 5 * 50;
const POWDER_MAX = 68;
/** Tofu, tempeh and the like; soy milk and soy yogurt hold less protein than this. */
const TOFU_MAX = 450;
const TOFU_PROTEIN = 5;
const COOKED_GRAIN_CUPS_MAX = 2;
const COOKED_CUP_FALLBACK = 160;
const DRY_GRAIN_MAX = 130;
/** Six slices: three sandwiches for someone who needs very much energy. */
const BREAD_MAX = 192;
const DRY_BEANS_MAX = 150;

const LIQUID_NUT = 'coconut-milk-canned';
const FAT_FOODS = new Set(['olive-oil', 'avocado-oil', 'canola-oil', 'soybean-oil', 'coconut-oil', 'sesame-oil']);

/** From and to how many steps an amount may go. */
type StepBounds = { lo: number; hi: number };

function isMeatOrFish(food: Food): boolean {
  return ['meat', 'poultry', 'seafood'].some((flag) => food.flags.includes(flag)) && food.group !== 'condiment-sauce';
}

/** The kind of food whose amounts count together in one meal: two oils share two tablespoons. */
function sharedLimitOf(food: Food): 'meat' | 'oil' | 'nut' | 'cheese' | null {
  if (isMeatOrFish(food)) return 'meat';
  if (FAT_FOODS.has(food.id)) return 'oil';
  if (food.group === 'nut-seed' && food.id !== LIQUID_NUT) return 'nut';
  if (food.group === 'cheese') return 'cheese';
  return null;
}

function cupGrams(food: Food, table: FoodTable): number {
  const cup = table.portions.get(food.id)?.find((portion) => portion.unit.startsWith('cup'));
  return cup ? cup.grams / cup.amount : COOKED_CUP_FALLBACK;
}

/** The most of `food` that one meal may hold; grams. */
function mostGrams(food: Food, table: FoodTable): number {
  switch (sharedLimitOf(food)) {
    case 'meat':
      return food.state === 'raw' ? MEAT_COOKED.max / COOKING_YIELD : MEAT_COOKED.max;
    case 'oil':
      return OIL_MAX;
    case 'nut':
      return NUTS_MAX;
    case 'cheese':
      return CHEESE_MAX;
    case null:
      break;
  }
  if (food.group === 'egg') return EGGS_MAX;
  if (food.group === 'bread') return BREAD_MAX;
  if (food.group === 'legume' && food.state === 'dry') return DRY_BEANS_MAX;
  if (food.group === 'supplement') return POWDER_MAX;
  if (food.group === 'plant-protein' && food.protein >= TOFU_PROTEIN) return TOFU_MAX;
  if (food.group === 'grain' || food.group === 'pasta-noodle') {
    return food.state === 'dry' ? DRY_GRAIN_MAX : COOKED_GRAIN_CUPS_MAX * cupGrams(food, table);
  }
  return Number.POSITIVE_INFINITY;
}

/** Least sensible portion of a food that carries the meal; grams. Bacon bits stay bacon bits. */
function leastGrams(food: Food, ingredient: Ingredient): number {
  if (ingredient.role !== 'protein' || !isMeatOrFish(food)) return 0;
  const least = food.state === 'raw' ? MEAT_COOKED.min / COOKING_YIELD : MEAT_COOKED.min;
  return ingredient.grams >= least ? least : 0;
}

/** How large a plate of the recipe is that brings about `kcal`, against the recipe as written. */
export function plateScale({ recipe, foods }: KnownRecipe, kcal: number): number {
  const written = recipe.ingredients.reduce((sum, { foodId, grams }) => {
    const food = foods.get(foodId);
    return food ? sum + caloriesOf(nutrientsOf(food, grams)) : sum;
  }, 0);
  return Math.min(PLATE_SCALE.max, Math.max(PLATE_SCALE.min, kcal / Math.max(1, written)));
}

/** The bounds of one ingredient of a recipe on a plate of that scale, in its own kitchen steps. */
export function ingredientBounds(
  ingredient: Ingredient,
  known: KnownRecipe,
  { table, scale, loose }: { table: FoodTable; scale: number; loose: boolean },
): StepBounds {
  const food = known.foods.get(ingredient.foodId);
  const steps = Math.round(ingredient.grams / ingredient.step);
  if (!food || ingredient.role === 'flavour') return { lo: steps, hi: steps };
  const kind = sharedLimitOf(food);
  const together =
    kind === null
      ? ingredient.grams
      : known.recipe.ingredients.reduce((sum, other) => {
          const otherFood = known.foods.get(other.foodId);
          return otherFood && sharedLimitOf(otherFood) === kind ? sum + other.grams : sum;
        }, 0);
  const cap = (mostGrams(food, table) * ingredient.grams) / together;
  const { min, max } = loose ? LOOSE_SCALE : ROLE_SCALE[ingredient.role];
  const hi = Math.max(1, Math.floor(Math.min(max * scale * ingredient.grams, cap) / ingredient.step + 1e-9));
  const wanted = Math.max(min * scale * ingredient.grams, leastGrams(food, ingredient));
  return { lo: Math.min(hi, Math.max(1, Math.ceil(wanted / ingredient.step - 1e-9))), hi };
}
