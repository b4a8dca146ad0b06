import type { Food, FoodTable } from '../catalogue/food.ts';
import { nutrientsOf } from './nutrients.ts';
import { type Generosity, type KnownAddOn, offerAddOns } from './recipes/add-ons.ts';
import type { KnownRecipe } from './recipes/eligible-recipes.ts';
import type { Ingredient } from './recipes/recipe.ts';
import { addShares, type RowShares, rowShares } from './search/day-rows.ts';
import type { DaySlot } from './search/day-slots.ts';
import type { Row, Variable } from './search/least-squares.ts';
import { ingredientBounds } from './search/portion-bounds.ts';
import { isRichServing, stepsUnderRich } from './targets/medicine-rules.ts';
import type { MealTargets } from './targets/targets.ts';

/** One amount of a meal that the solver may choose, and which food it is. */
export type Portion = { food: Food; step: number; variable: Variable; addOn: KnownAddOn | null };

/** A recipe placed in a slot: what stays as written, and what may be scaled. */
export type MealBlock = {
  known: KnownRecipe;
  slot: DaySlot;
  fixed: Float64Array;
  fixedPortions: { food: Food; grams: number }[];
  portions: Portion[];
  /** Servings rich in vitamin K as the recipe is written; counted only where that matters. */
  rich: number;
};

export type BlockContext = {
  rows: readonly Row[];
  targets: MealTargets;
  foods: FoodTable;
  addOns: readonly KnownAddOn[];
  seed: number;
  generosity: Generosity;
  keepMeatAndDairyApart: boolean;
  /** Salt may be cut where a doctor asked for less sodium. */
  saltIsFlexible: boolean;
};

const SALT = 'salt';
const SALT_STEPS = 4;

function portionOf(
  food: Food,
  step: number,
  { bounds, base, addOn }: { bounds: { lo: number; hi: number }; base: number; addOn: KnownAddOn | null },
  shares: RowShares,
): Portion {
  return { food, step, addOn, variable: { ...bounds, base, optional: addOn !== null, ...shares } };
}

function scalable(ingredient: Ingredient, context: BlockContext): { step: number; salt: boolean } | null {
  if (ingredient.role !== 'flavour') return { step: ingredient.step, salt: false };
  if (ingredient.foodId !== SALT || !context.saltIsFlexible) return null;
  return { step: ingredient.grams / SALT_STEPS, salt: true };
}

/** What is no serving rich in vitamin K as it is written does not become one by its size. */
function notRich({ lo, hi }: { lo: number; hi: number }, food: Food, step: number): { lo: number; hi: number } {
  return { lo, hi: Math.max(lo, Math.min(hi, stepsUnderRich(food, step))) };
}

/** Places `known` in the slot at `slotIndex`, with a few seeded extras beside it. */
export function mealBlock(known: KnownRecipe, slot: DaySlot, slotIndex: number, context: BlockContext): MealBlock {
  const { rows, foods } = context;
  const fixed = new Float64Array(rows.length);
  const block: MealBlock = { known, slot, fixed, fixedPortions: [], portions: [], rich: 0 };
  const countsVitaminK = context.targets.vitaminK !== null;
  for (const ingredient of known.recipe.ingredients) {
    const food = known.foods.get(ingredient.foodId);
    if (!food) continue;
    const isRich = countsVitaminK && isRichServing(food, ingredient.grams);
    if (isRich) block.rich += 1;
    const scale = scalable(ingredient, context);
    if (scale === null) {
      block.fixedPortions.push({ food, grams: ingredient.grams });
      addShares(fixed, rowShares(rows, nutrientsOf(food, ingredient.grams), slotIndex));
      continue;
    }
    const wide = scale.salt ? { lo: 1, hi: SALT_STEPS } : ingredientBounds(ingredient, known, foods);
    const bounds = countsVitaminK && !isRich ? notRich(wide, food, scale.step) : wide;
    const shares = rowShares(rows, nutrientsOf(food, scale.step), slotIndex);
    const base = Math.round(ingredient.grams / scale.step);
    block.portions.push(portionOf(food, scale.step, { bounds, base, addOn: null }, shares));
  }
  for (const addOn of offerAddOns(known, slot.recipeSlot, context)) {
    const { food, step } = addOn;
    const wide = { lo: Math.round(addOn.min / step), hi: Math.round(addOn.max / step) };
    const bounds = countsVitaminK ? notRich(wide, food, step) : wide;
    const shares = rowShares(rows, nutrientsOf(food, step), slotIndex);
    block.portions.push(portionOf(food, step, { bounds, base: 0, addOn }, shares));
  }
  return block;
}
