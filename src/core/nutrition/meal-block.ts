import type { Food, FoodTable } from '../catalogue/food.ts';
import { nutrientsOf, sumNutrients } from './nutrients.ts';
import type { KnownRecipe } from './recipes/eligible-recipes.ts';
import type { Ingredient } from './recipes/recipe.ts';
import { type KnownSide, sideOf } from './recipes/sides.ts';
import { addShares, type RowShares, rowShares } from './search/day-rows.ts';
import type { DaySlot } from './search/day-slots.ts';
import type { Row, Variable } from './search/least-squares.ts';
import { ingredientBounds, plateScale } from './search/portion-bounds.ts';
import { caloriesOf } from './targets/macros.ts';
import { isRichServing, stepsUnderRich } from './targets/medicine-rules.ts';
import type { MealTargets } from './targets/targets.ts';

/** Grams of each food of a recipe. */
export type UsualPortions = ReadonlyMap<string, ReadonlyMap<string, number>>;

type Part = { food: Food; grams: number };

/** One amount of a meal that the solver may choose, and what one step of it holds; `side` where the recipe does not have it. */
export type Portion = { parts: readonly Part[]; variable: Variable; side: KnownSide | null };

/** What of a dinner that was cooked already is eaten later: all of its parts together, in shares of the portion eaten then. */
export type Pot = { slotType: DaySlot['type']; parts: readonly Part[] };

/** A recipe placed in a slot: what stays as written, and what may be scaled. */
export type MealBlock = {
  known: KnownRecipe;
  slot: DaySlot;
  fixed: Float64Array;
  fixedPortions: Part[];
  portions: Portion[];
  /** Servings rich in vitamin K as the recipe is written; counted only where that matters. */
  rich: number;
};

export type BlockContext = {
  rows: readonly Row[];
  targets: MealTargets;
  foods: FoodTable;
  sides: readonly KnownSide[];
  seed: number;
  placed: PlacedDishes;
  /** Where a meal is a box from a pot: that pot. */
  pot?: Pot | undefined;
  /** Portions as they were eaten before in this week, by recipe and food: the same again, as far as the day lets it. */
  usual?: UsualPortions | undefined;
  keepMeatAndDairyApart: boolean;
  /** Whether parts may leave the bounds of their roles: the last resort. */
  loose: boolean;
  /** Salt may be cut where a doctor asked for less sodium. */
  saltIsFlexible: boolean;
};

const SALT = 'salt';
const SALT_STEPS = 4;
/** From this plate on, herbs and spices are doubled; what is salty stays as it is written. */
const DOUBLED_FROM = 1.75;
const SALTY_MG = 1000;

function scalable(ingredient: Ingredient, context: BlockContext): { step: number; salt: boolean } | null {
  if (ingredient.role !== 'flavour') return { step: ingredient.step, salt: false };
  if (ingredient.foodId !== SALT || !context.saltIsFlexible) return null;
  return { step: ingredient.grams / SALT_STEPS, salt: true };
}

/** What is no serving rich in vitamin K as it is written does not become one by its size. */
function notRich({ lo, hi }: { lo: number; hi: number }, food: Food, step: number): { lo: number; hi: number } {
  return { lo, hi: Math.max(lo, Math.min(hi, stepsUnderRich(food, step))) };
}

type Measured = { food: Food; step: number; bounds: { lo: number; hi: number }; base: number; shares: RowShares };

function portionOf({ food, step, bounds, base, shares }: Measured, side: KnownSide | null): Portion {
  return { parts: [{ food, grams: step }], side, variable: { ...bounds, base, optional: side !== null, ...shares } };
}

function seasoningGrams({ grams }: Ingredient, { sodiumMg }: Food, scale: number): number {
  return scale >= DOUBLED_FROM && (sodiumMg ?? 0) < SALTY_MG ? 2 * grams : grams;
}

/** The dishes of a kitchen as they were placed once: by the place, and the dish with what its bounds hang on. */
export type PlacedDishes = Map<DaySlot, Map<string, MealBlock>>;

/** The whole recipe as large as its place is, each of its parts within the bounds of its role around that. */
function dishBlock(known: KnownRecipe, slot: DaySlot, slotIndex: number, context: BlockContext): MealBlock {
  const { rows, foods } = context;
  const fixed = new Float64Array(rows.length);
  const block: MealBlock = { known, slot, fixed, fixedPortions: [], portions: [], rich: 0 };
  const countsVitaminK = context.targets.vitaminK !== null;
  const scale = plateScale(known, slot.share * context.targets.kcal);
  const sharesOf = (food: Food, grams: number) => rowShares(rows, nutrientsOf(food, grams), slotIndex);
  for (const ingredient of known.recipe.ingredients) {
    const food = known.foods.get(ingredient.foodId);
    if (!food) continue;
    const isRich = countsVitaminK && isRichServing(food, ingredient.grams);
    if (isRich) block.rich += 1;
    const scaled = scalable(ingredient, context);
    if (scaled === null) {
      const grams = countsVitaminK ? ingredient.grams : seasoningGrams(ingredient, food, scale);
      block.fixedPortions.push({ food, grams });
      addShares(fixed, sharesOf(food, grams));
      continue;
    }
    const { step, salt } = scaled;
    const wide = salt
      ? { lo: 1, hi: SALT_STEPS }
      : ingredientBounds(ingredient, known, { table: foods, scale, loose: context.loose });
    const bounds = countsVitaminK && !isRich ? notRich(wide, food, step) : wide;
    const base = Math.max(1, Math.round(((salt ? 1 : scale) * ingredient.grams) / step));
    block.portions.push(portionOf({ food, step, bounds, base, shares: sharesOf(food, step) }, null));
  }
  return block;
}

function placedDish(known: KnownRecipe, slot: DaySlot, slotIndex: number, context: BlockContext): MealBlock {
  const here = context.placed.get(slot) ?? new Map<string, MealBlock>();
  context.placed.set(slot, here);
  // Two snacks may be one and the same slot; protein is what a day eases of its targets.
  const key = `${slotIndex}:${context.loose}:${context.targets.protein}:${known.recipe.id}`;
  const block = here.get(key) ?? dishBlock(known, slot, slotIndex, context);
  here.set(key, block);
  return block;
}

/** How much dearer it is to leave the portions of yesterday than those of the recipe. */
const KEEP_USUAL = 25;

/** The same dish, drawn to the portions in which it was eaten before. */
function asUsual(block: MealBlock, usual: ReadonlyMap<string, number>): MealBlock {
  const portions = block.portions.map((portion) => {
    const { parts, variable } = portion;
    const grams = usual.get(parts[0]?.food.id ?? '');
    const step = parts[0]?.grams ?? 1;
    if (grams === undefined) return portion;
    const base = Math.min(variable.hi, Math.max(variable.lo, Math.round(grams / step)));
    return { ...portion, variable: { ...variable, base, keep: KEEP_USUAL } };
  });
  return { ...block, portions };
}

/** A box holds from five eighths of what was on the plate to as much again. */
const POT_STEPS = { lo: 5, hi: 8 };
/** These come in pieces: the box gets as many as the plate, for nobody packs seven eighths of an egg. */
const IN_PIECES = new Set(['bread', 'egg']);

/** A box from a pot: nobody can take more of the chicken and less of the rice out of one stew. */
function boxBlock(
  known: KnownRecipe,
  slot: DaySlot,
  slotIndex: number,
  context: BlockContext & { pot: Pot },
): MealBlock {
  const { rows, pot, targets } = context;
  const parts = pot.parts.map(({ food, grams }) => ({ food, grams: grams / POT_STEPS.hi }));
  const step = sumNutrients(parts.map(({ food, grams }) => nutrientsOf(food, grams)));
  const wanted = Math.round((slot.share * targets.kcal) / Math.max(1, caloriesOf(step)));
  const lo = parts.some(({ food }) => IN_PIECES.has(food.group)) ? POT_STEPS.hi : POT_STEPS.lo;
  const base = Math.min(POT_STEPS.hi, Math.max(lo, wanted));
  const variable = { lo, hi: POT_STEPS.hi, base, optional: false, ...rowShares(rows, step, slotIndex) };
  const rich = targets.vitaminK === null ? 0 : pot.parts.filter(({ food, grams }) => isRichServing(food, grams)).length;
  return {
    known,
    slot,
    fixed: new Float64Array(rows.length),
    fixedPortions: [],
    portions: [{ parts, variable, side: null }],
    rich,
  };
}

/** Places `known` in the slot at `slotIndex`, with at most one side that belongs to it. */
export function mealBlock(
  known: KnownRecipe,
  slot: DaySlot,
  { slotIndex, variant }: { slotIndex: number; variant: number },
  context: BlockContext,
): MealBlock {
  const { pot } = context;
  const usual = context.usual?.get(known.recipe.id);
  const placed =
    pot?.slotType === slot.type
      ? boxBlock(known, slot, slotIndex, { ...context, pot })
      : placedDish(known, slot, slotIndex, context);
  const repeats = slot.recipeSlot === 'breakfast' || slot.recipeSlot === 'snack';
  const dish = usual && repeats ? asUsual(placed, usual) : placed;
  const side = sideOf(known, slot.recipeSlot, { ...context, variant });
  if (!side) return dish;
  const { food, step } = side;
  const wide = { lo: Math.round(side.min / step), hi: Math.round(side.max / step) };
  const bounds = context.targets.vitaminK === null ? wide : notRich(wide, food, step);
  const shares = rowShares(context.rows, nutrientsOf(food, step), slotIndex);
  return { ...dish, portions: [...dish.portions, portionOf({ food, step, bounds, base: 0, shares }, side)] };
}
