import type { Constraints } from '#core/athlete/constraints.ts';
import type { FoodTable } from '#core/catalogue/food.ts';
import { isPlainText, unsafeClaims } from '#core/certificate/plan-text.ts';
import { hashSeed } from '#core/seed/random.ts';
import type { MealPlanDraft } from '../meal-plan.ts';
import { nutrientsOfItems } from '../nutrients.ts';
import type { KnownRecipe } from '../recipes/eligible-recipes.ts';
import type { Recipe } from '../recipes/recipe.ts';
import { poolsFor } from '../recipes/recipe-pools.ts';
import { type DaySlot, daySlots } from '../search/day-slots.ts';
import { findFullDay } from '../search/find-day.ts';
import { draftOf, type Kitchen, type MealDayRequest, openKitchen } from '../search/plan-day.ts';
import { caloriesOf } from '../targets/macros.ts';
import type { ModelMeal, ModelPlan } from './model-plan.ts';
import { isExplained, type ModelDish, readDish } from './read-dish.ts';
import { type FoodIndex, foodIndex } from './resolve-food.ts';

/** One meal of the day with the dish that a model proposes for it, or why that dish cannot be served. */
export type Placed = { slot: DaySlot; dish: KnownRecipe | null; problems: string[] };

/** A model's day in our own terms: what it really holds by our figures, and what is wrong with it. */
export type ReadPlan = {
  placed: Placed[];
  /** Against the day as a whole. */
  problems: string[];
  /** More of it is unknown than may be left out: the day is not the model's any more. */
  isTooUnknown: boolean;
  /** What was left out, per dish: to be told. */
  leftOut: string[];
  computedKcal: number;
  /** How far that is from the target. */
  energy: 'near' | 'off' | 'far';
  /** The place whose dish is farthest from the calories of its meal; −1 without any dish. */
  oddestPlace: number;
};

/** Kilocalories per gram of what nobody understands: on the rich side, so that little of it is let through. */
const UNKNOWN_KCAL = 3;
const UNRESOLVED_MOST = 0.1;
/** Farther off than `near`, a day is not what the model thought it was; farther than `far`, no portions make it one. */
const ENERGY_OFF = { near: 0.25, far: 0.6 };
const MOST_LEFT_OUT = 200;

function wordsOfSlot({ type }: DaySlot): string[] {
  return type.endsWith('snack') ? [type, 'snack'] : [type];
}

/** Puts the model's meals into the day's places: by type where it names one, in order otherwise. */
function place(meals: readonly ModelMeal[], slots: readonly DaySlot[]): (ModelMeal | null)[] {
  const left = [...meals];
  const take = (fits: (meal: ModelMeal) => boolean) => {
    const at = left.findIndex(fits);
    return at < 0 ? null : (left.splice(at, 1)[0] ?? null);
  };
  const typeOf = ({ type }: ModelMeal) =>
    type
      ?.trim()
      .toLowerCase()
      .replaceAll(/[\s-]+/g, '_') ?? '';
  const exact = slots.map((slot) => take((meal) => typeOf(meal) === slot.type));
  const close = exact.map((meal, i) => {
    const words = slots[i] ? wordsOfSlot(slots[i]) : [];
    return meal ?? take((one) => words.some((word) => typeOf(one).includes(word)));
  });
  return close.map((meal) => meal ?? take((one) => typeOf(one) === ''));
}

/** Someone for whom an unknown food could break a rule that is never broken. */
function isStrict({ food }: Constraints): boolean {
  const { allergens, forbiddenTerms, forbiddenFlags, forbiddenFoodIds } = food;
  return [allergens, forbiddenTerms, forbiddenFlags, forbiddenFoodIds].some(({ length }) => length > 0);
}

/** Neither markup nor a promise that no coach may make, wherever a person would read it. */
function isFitToRead({ recipe }: ModelDish): boolean {
  return [recipe.name, recipe.description, ...recipe.steps].every(
    (text) => isPlainText(text) && unsafeClaims(text).length === 0,
  );
}

function dishProblems(dish: ModelDish, request: MealDayRequest): string[] {
  const { name, ingredients } = dish.recipe;
  return [
    ...(ingredients.length === 0 ? [`Nothing in “${name}” is a food that we know.`] : []),
    ...(dish.unresolved.length > 0 && isStrict(request.constraints)
      ? [`“${name}” holds ${dish.unresolved.join(', ')}, and nobody knows what is in it.`]
      : []),
    ...(isFitToRead(dish) ? [] : [`“${name}” says something that may not be shown.`]),
    ...(isExplained(dish) ? [] : [`“${name}” does not say how it is made.`]),
  ];
}

function knownRecipe({ recipe }: ModelDish, table: FoodTable): KnownRecipe {
  const foods = recipe.ingredients.flatMap(({ foodId }) => table.foods.get(foodId) ?? []);
  return { recipe, foods: new Map(foods.map((food) => [food.id, food])) };
}

/** What the rules forbid of a dish, named by rule. */
function blockedBy(kitchen: Kitchen, id: string): string[] {
  const { blocked, rules } = kitchen.eligibility;
  const ids = blocked.find(({ recipe }) => recipe.id === id)?.ruleIds ?? [];
  return rules.filter((rule) => ids.includes(rule.id)).map(({ label }) => label);
}

/** What a model put in a place: a dish of its own, one of ours by id, or nothing. */
type Proposed = { meal: ModelMeal; written: ModelDish | null } | null;

type Reader = { request: MealDayRequest; kitchen: Kitchen; names: Set<string> };

function placedDish(slot: DaySlot, proposed: Proposed, reader: Reader): Placed {
  if (!proposed) return { slot, dish: null, problems: [`There is no ${slot.type.replace('_', ' ')}.`] };
  const { meal, written } = proposed;
  if ('recipeId' in meal) return chosenDish(slot, meal.recipeId, reader);
  if (!written) return { slot, dish: null, problems: [] };
  const problems = [...dishProblems(written, reader.request), ...faultsOf(written.recipe, reader)];
  return { slot, dish: problems.length === 0 ? knownRecipe(written, reader.request.foods) : null, problems };
}

function chosenDish(slot: DaySlot, id: string, reader: Reader): Placed {
  const recipe = reader.request.recipes.find((one) => one.id === id);
  if (!recipe) return { slot, dish: null, problems: ['A dish was chosen that is not in the cookbook.'] };
  const dish = reader.kitchen.eligibility.recipes.find((known) => known.recipe.id === id) ?? null;
  const faults = faultsOf(recipe, reader);
  const problems = dish || faults.length > 0 ? faults : [`“${recipe.name}” was not offered.`];
  return { slot, dish: problems.length === 0 ? dish : null, problems };
}

/** What speaks against a dish on this day, whoever wrote it. */
function faultsOf({ id, name }: Recipe, { kitchen, names }: Reader): string[] {
  const rules = blockedBy(kitchen, id);
  const isTwice = names.has(name.toLowerCase());
  names.add(name.toLowerCase());
  return [
    ...(rules.length > 0 ? [`“${name}” breaks a rule: ${rules.join(', ')}.`] : []),
    ...(isTwice ? [`“${name}” comes up twice.`] : []),
  ];
}

const indices = new WeakMap<FoodTable, FoodIndex>();

function indexOf(table: FoodTable): FoodIndex {
  const index = indices.get(table) ?? foodIndex(table);
  indices.set(table, index);
  return index;
}

function isTooUnknown(dishes: readonly ModelDish[], computedKcal: number): boolean {
  const lostKcal = UNKNOWN_KCAL * dishes.reduce((sum, { unresolvedGrams }) => sum + unresolvedGrams, 0);
  return lostKcal > UNRESOLVED_MOST * (computedKcal + lostKcal);
}

function energyMiss(computedKcal: number, targetKcal: number): ReadPlan['energy'] {
  const off = Math.abs(computedKcal - targetKcal) / targetKcal;
  return off <= ENERGY_OFF.near ? 'near' : off <= ENERGY_OFF.far ? 'off' : 'far';
}

const plainList = (texts: readonly string[]) =>
  texts
    .join(', ')
    .replaceAll(/[<>{}]/g, ' ')
    .slice(0, MOST_LEFT_OUT);

function leftOutOf({ unresolved, recipe }: ModelDish): string[] {
  return unresolved.length > 0
    ? [`I left ${plainList(unresolved)} out of ${recipe.name}, because it is in no table of foods that I can check.`]
    : [];
}

/** A dish chosen by id comes without a portion: it is served in the one that its place asks for. */
function chosenShare(proposed: readonly Proposed[], slots: readonly DaySlot[]): number {
  return slots.reduce((sum, { share }, i) => {
    const meal = proposed[i]?.meal;
    return meal && 'recipeId' in meal ? sum + share : sum;
  }, 0);
}

function kcalOf({ recipe }: KnownRecipe, table: FoodTable): number {
  return caloriesOf(nutrientsOfItems(recipe.ingredients, table));
}

function oddestPlace(placed: readonly Placed[], targetKcal: number, table: FoodTable): number {
  const misses = placed.map(({ dish, slot }) => (dish ? Math.abs(kcalOf(dish, table) - slot.share * targetKcal) : -1));
  const most = Math.max(...misses);
  return most < 0 ? -1 : misses.indexOf(most);
}

type Reading = { request: MealDayRequest; kitchen: Kitchen; read: ReadPlan };

/** Reads a model's plan: every name looked up, every amount weighed, its own numbers left aside. */
export function readModelPlan(
  plan: ModelPlan,
  request: MealDayRequest,
): ({ ok: true } & Reading) | Extract<ReturnType<typeof openKitchen>, { ok: false }> {
  const slots = daySlots(request.profile.mealsPerDay, request.constraints.care.smallMeals);
  const tools = { index: indexOf(request.foods), table: request.foods };
  const proposed = place(plan.meals, slots).map(
    (meal, at): Proposed => meal && { meal, written: 'recipeId' in meal ? null : readDish(meal, at, tools) },
  );
  const understood = proposed.flatMap((one) => one?.written ?? []);
  const own = understood.map(({ recipe }) => recipe);
  const opened = openKitchen({ ...request, recipes: [...request.recipes, ...own] });
  if (!opened.ok) return opened;
  const { kitchen } = opened;
  const items = own.flatMap(({ ingredients }) => ingredients);
  const chosenKcal = kitchen.targets.kcal * chosenShare(proposed, slots);
  const computedKcal = chosenKcal + caloriesOf(nutrientsOfItems(items, request.foods));
  const names = new Set<string>();
  const placed = slots.map((slot, i) => placedDish(slot, proposed[i] ?? null, { request, kitchen, names }));
  const surplus = plan.meals.length - proposed.filter((one) => one !== null).length;
  const energy = energyMiss(computedKcal, kitchen.targets.kcal);
  const tooUnknown = isTooUnknown(understood, computedKcal);
  const problems = [
    ...(tooUnknown ? ['Too much of the day is food that we do not know.'] : []),
    ...(energy === 'near'
      ? []
      : [`By our figures the day holds ${Math.round(computedKcal)} kcal; ${kitchen.targets.kcal} were wanted.`]),
    ...(surplus > 0 ? [`${surplus} more ${surplus === 1 ? 'meal' : 'meals'} than the day has.`] : []),
  ];
  const read = {
    placed,
    problems,
    isTooUnknown: tooUnknown,
    leftOut: understood.flatMap(leftOutOf),
    computedKcal,
    energy,
    oddestPlace: oddestPlace(placed, kitchen.targets.kcal, request.foods),
  };
  return { ok: true, request, kitchen, read };
}

/** Meals that a model wrote belong to no recipe of ours. */
function withoutModelIds(draft: MealPlanDraft): MealPlanDraft {
  const meals = draft.meals.map((meal) => (meal.recipeId?.startsWith('model-') ? { ...meal, recipeId: null } : meal));
  return { ...draft, meals };
}

/**
 * The day with the model's dishes in portions that meet the targets; a place without a dish, and those in `replaced`, get
 * one of ours. Null where no portions hold.
 */
export function portionedDay(
  { request, kitchen, read }: Reading,
  replaced: readonly number[] = [],
): MealPlanDraft | null {
  const slots = read.placed.map(({ slot }) => slot);
  const ours = request.recipes.map(({ id }) => id);
  const isOurs = new Set(ours);
  const { eligibility } = kitchen;
  const own = { ...eligibility, recipes: eligibility.recipes.filter(({ recipe }) => isOurs.has(recipe.id)) };
  const chosen = poolsFor(own, slots);
  if (!chosen.ok) return null;
  const pools = read.placed.map(({ dish }, i) => (dish && !replaced.includes(i) ? [dish] : (chosen.pools[i] ?? [])));
  const seed = hashSeed(`${request.seed}:adopt:${replaced.join()}`);
  const found = findFullDay({ ...kitchen.quest, seed, slots, pools, eaten: null });
  if (!found) return null;
  const draft = withoutModelIds(draftOf(request, kitchen, { ...found, relaxed: chosen.relaxed }));
  return { ...draft, notes: [...draft.notes, ...read.leftOut] };
}
