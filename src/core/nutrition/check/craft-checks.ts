import { z } from 'zod';
import type { Check } from '#core/certificate/certificate.ts';
import { verdict } from '#core/certificate/verdict.ts';
import type { Meal } from '#core/nutrition/meal-plan.ts';
import type { Ingredient, Recipe } from '#core/nutrition/recipes/recipe.ts';
import sideRows from '#data/sides.json' with { type: 'json' };
import type { Plate, Portion } from './plate.ts';

/** The dishes that a proposal says it serves, and what of it need not be looked at again. */
export type CraftFacts = {
  recipes: readonly Recipe[];
  /** Meals that stood in the plan before, of whatever recipes there were then. */
  kept: readonly Meal[];
  /** Whether lunch is a box from a pot: its amounts are shares of the dinner's, which the check of the week proves. */
  lunchIsBox: boolean;
};

/** A plate and the recipe that it says it is. */
type Dish = { plate: Plate; recipe: Recipe; own: Portion[]; beside: Portion[] };

const sideSchema = z.object({
  foodId: z.string(),
  title: z.string(),
  slots: z.array(z.string()),
  step: z.number(),
  min: z.number(),
  max: z.number(),
});
const SIDES = new Map(
  z
    .array(sideSchema)
    .parse(sideRows)
    .map((side) => [side.foodId, side]),
);

/** Items are written to a tenth of a gram. */
const ROUNDING = 0.06;
/** How much larger than the rest of its dish a part may be, and how much smaller (decisions; as a last resort a narrow diet gets all of it). */
const PART_OF_DISH = { least: 0.2, most: 5 };
/** From how far to how far a whole dish may be scaled (decisions): a bowl for a child, a bowl for who eats 4,000 kcal. */
const WHOLE_DISH = { least: 0.22, most: 4.8 };
/** Seasoning is as it is written, or doubled for a double plate; salt may be less. */
const DOUBLED = 2;
const SALT = 'salt';

function dishesOf(plates: readonly Plate[], { recipes, kept }: CraftFacts): Dish[] {
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]));
  const stood = new Set(kept.map((meal) => JSON.stringify(meal)));
  return plates.flatMap((plate) => {
    const recipe = byId.get(plate.meal.recipeId ?? '');
    if (!recipe || stood.has(JSON.stringify(plate.meal))) return [];
    const ids = new Set(recipe.ingredients.map(({ foodId }) => foodId));
    const own = plate.portions.filter(({ food }) => ids.has(food.id));
    return [{ plate, recipe, own, beside: plate.portions.filter(({ food }) => !ids.has(food.id)) }];
  });
}

const slotOf = ({ type }: Meal): string => (type.endsWith('snack') ? 'snack' : type);

/** At most one food that the recipe does not have, one that belongs to such a meal, in its portion, and named in the title. */
function oneSide({ plate: { label, meal }, beside }: Dish): string[] {
  if (beside.length > 1) return [`${label} has ${beside.length} things on the side, at most one belongs to a dish.`];
  return beside.flatMap(({ food, item: { grams } }) => {
    const side = SIDES.get(food.id);
    if (!side?.slots.includes(slotOf(meal))) return [`${label} has ${food.name} on the side, which is no side of it.`];
    if (grams < side.min - ROUNDING || grams > side.max + ROUNDING)
      return [`${label} has ${grams} g of ${food.name} on the side.`];
    return meal.name.includes(side.title) ? [] : [`${label} does not name the ${food.name} on its side.`];
  });
}

const middle = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 1;

/** How many times the recipe's amount each part is. */
function scales({ own, recipe }: Dish): { ingredient: Ingredient; times: number }[] {
  const grams = new Map(own.map(({ food, item }) => [food.id, item.grams]));
  return recipe.ingredients.map((ingredient) => ({
    ingredient,
    times: (grams.get(ingredient.foodId) ?? 0) / ingredient.grams,
  }));
}

/** A dish stays itself: all of its parts are there, none of them dwarfs or drowns the rest. */
function inBounds(dish: Dish): string[] {
  const { label } = dish.plate;
  const all = scales(dish);
  const missing = all.filter(({ times }) => times === 0).map(({ ingredient: { foodId } }) => foodId);
  if (missing.length > 0) return [`${label} lacks ${missing.join(', ')} of its recipe.`];
  const parts = all.filter(({ ingredient }) => ingredient.role !== 'flavour');
  const whole = middle(parts.map(({ times }) => times));
  if (whole < WHOLE_DISH.least || whole > WHOLE_DISH.most) return [`${label} is ${whole.toFixed(1)} times its recipe.`];
  return parts.flatMap(({ ingredient: { foodId, grams, step }, times }) => {
    // One step of the kitchen may be a large share of a small amount.
    const spare = step / grams;
    const isFine = times >= PART_OF_DISH.least * whole && times <= PART_OF_DISH.most * whole + spare;
    return isFine ? [] : [`${label} holds ${times.toFixed(1)} times the ${foodId} of its recipe.`];
  });
}

const isWhole = (grams: number, step: number): boolean =>
  Math.abs(grams - Math.round(grams / step) * step) <= ROUNDING && grams > step / 2;

/** What a kitchen measures: whole steps of each part, seasoning as it is written. */
function inKitchenUnits(dish: Dish, { lunchIsBox }: CraftFacts): string[] {
  const { label, meal } = dish.plate;
  if (lunchIsBox && meal.type === 'lunch') return [];
  const grams = new Map(dish.own.map(({ food, item }) => [food.id, item.grams]));
  const own = dish.recipe.ingredients.flatMap(({ foodId, role, step, grams: written }) => {
    const amount = grams.get(foodId) ?? written;
    const times = amount / written;
    const near = (wanted: number) => Math.abs(amount - wanted) <= ROUNDING;
    const isFine =
      role !== 'flavour'
        ? isWhole(amount, step)
        : near(written) || near(DOUBLED * written) || (foodId === SALT && times < 1);
    return isFine ? [] : [`${label} asks for ${amount} g of ${foodId}, which no kitchen measures.`];
  });
  const beside = dish.beside.flatMap(({ food, item }) => {
    const side = SIDES.get(food.id);
    return side && !isWhole(item.grams, side.step) ? [`${label} asks for ${item.grams} g of ${food.name}.`] : [];
  });
  return [...own, ...beside];
}

/** Whether each dish of ours is the dish that it says it is, in portions that can be measured, with no more than one thing beside it. */
export function craftChecks(plates: readonly Plate[], facts: CraftFacts): Check[] {
  const dishes = dishesOf(plates, facts);
  return [
    verdict('one-side', dishes.flatMap(oneSide), 'No dish has more than one side, and its name tells which.'),
    verdict('dish-bounds', dishes.flatMap(inBounds), 'Every dish keeps the proportions of its recipe.'),
    verdict(
      'kitchen-units',
      dishes.flatMap((dish) => inKitchenUnits(dish, facts)),
      'Every amount can be measured in a kitchen.',
    ),
  ];
}
