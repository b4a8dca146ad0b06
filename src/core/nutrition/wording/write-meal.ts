import type { Food, FoodTable } from '#core/catalogue/food.ts';
import { householdText, kitchenName } from '#core/units/household.ts';
import type { Meal, MealItem } from '../meal-plan.ts';
import { nutrientsOfItems } from '../nutrients.ts';
import { type KnownSide, nameWithSide } from '../recipes/sides.ts';
import type { SolvedMeal } from '../search/search-day.ts';
import { caloriesOf } from '../targets/macros.ts';
import type { MealTargets } from '../targets/targets.ts';

/** More than this nobody follows at the stove. */
const MOST_STEPS = 10;

type Served = { food: Food; grams: number };

function toTenth(grams: number): number {
  return Math.round(grams * 10) / 10;
}

/** What is eaten, merged per food, in the recipe's order with the extras last. */
function servedFoods({ block, amounts }: SolvedMeal): Served[] {
  const grams = new Map<string, number>();
  const foods = new Map<string, Food>();
  const serve = (food: Food, amount: number) => {
    if (amount <= 0) return;
    foods.set(food.id, food);
    grams.set(food.id, (grams.get(food.id) ?? 0) + amount);
  };
  for (const { food, grams: amount } of block.fixedPortions) serve(food, amount);
  block.portions.forEach(({ parts }, i) => {
    for (const { food, grams: step } of parts) serve(food, step * (amounts[i] ?? 0));
  });
  const order = new Map(block.known.recipe.ingredients.map(({ foodId }, i) => [foodId, i]));
  const place = (id: string) => order.get(id) ?? order.size;
  return [...foods.values()]
    .sort((a, b) => place(a.id) - place(b.id))
    .map((food) => ({ food, grams: toTenth(grams.get(food.id) ?? 0) }));
}

/** Replaces `{foodId}` by amount and name where it first occurs, by the name alone after that. */
function fillSteps(steps: readonly string[], served: readonly Served[], table: FoodTable): string[] {
  const byId = new Map(served.map((one) => [one.food.id, one]));
  const told = new Set<string>();
  return steps.map((step) =>
    step.replaceAll(/\{([a-z0-9-]+)\}/g, (_, id: string) => {
      const one = byId.get(id);
      if (!one) return id.replaceAll('-', ' ');
      if (told.has(id)) return kitchenName(one.food);
      told.add(id);
      return householdText(one.food, one.grams, table);
    }),
  );
}

/** The side on the plate, if there is one. */
function sidesOn({ block, amounts }: SolvedMeal): KnownSide[] {
  return block.portions.flatMap(({ side }, i) => (side && (amounts[i] ?? 0) > 0 ? [side] : []));
}

/** How to serve the extras: a step each, or one for all where the recipe has many steps of its own. */
function servingSteps({ block, amounts }: SolvedMeal, last: readonly string[]): string[] {
  const extras = sidesOn({ block, amounts }).map(({ serve, food }) => serve.replace('{food}', `{${food.id}}`));
  const steps = [...extras, ...last];
  return block.known.recipe.steps.length + steps.length > MOST_STEPS ? [steps.join(' ')] : steps;
}

/** Said of a main meal where medicine makes people full early: what matters most is eaten while there is room for it. */
function proteinFirst({ block }: SolvedMeal, served: readonly Served[], { smallMeals }: MealTargets): string[] {
  if (smallMeals === null || !block.slot.isMain) return [];
  const proteinOf = ({ food, grams }: Served) => food.protein * grams;
  const [first] = served.toSorted((a, b) => proteinOf(b) - proteinOf(a));
  if (!first) return [];
  return [`Protein first: begin with the ${kitchenName(first.food)}. Eat slowly, and stop when you are full.`];
}

/** Whole-gram macros of some items; calories are 4 × protein + 4 × carbs + 9 × fat of exactly those grams. */
export function shownMacros(
  items: readonly MealItem[],
  table: FoodTable,
): Pick<Meal, 'calories' | 'protein' | 'carbs' | 'fat'> {
  const exact = nutrientsOfItems(items, table);
  const macros = {
    protein: Math.round(exact.protein),
    carbs: Math.round(exact.carbs),
    fat: Math.round(exact.fat),
  };
  return { calories: caloriesOf(macros), ...macros };
}

/** The meal as a person reads it: items with their USDA source, kitchen amounts, steps with those amounts in them. */
export function writeMeal(solved: SolvedMeal, table: FoodTable, targets: MealTargets): Meal {
  const { recipe } = solved.block.known;
  const served = servedFoods(solved);
  const items = served.map(
    ({ food, grams }): MealItem => ({ foodId: food.id, name: food.name, grams, source: food.source }),
  );
  return {
    type: solved.block.slot.type,
    name: sidesOn(solved).reduce(nameWithSide, recipe.name),
    description: recipe.description,
    ...shownMacros(items, table),
    ingredients: served.map(({ food, grams }) => householdText(food, grams, table)),
    instructions: fillSteps(
      [...recipe.steps, ...servingSteps(solved, proteinFirst(solved, served, targets))],
      served,
      table,
    ),
    items,
    recipeId: recipe.id,
    totalMinutes: recipe.totalMinutes,
  };
}
