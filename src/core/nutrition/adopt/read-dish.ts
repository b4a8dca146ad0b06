import type { Food, FoodTable } from '#core/catalogue/food.ts';
import type { Ingredient, Recipe } from '../recipes/recipe.ts';
import type { ModelIngredient, WrittenMeal } from './model-plan.ts';
import { gramsOf, readAmount } from './parse-amount.ts';
import { type FoodIndex, resolveFood } from './resolve-food.ts';

/** A dish of a model in our own terms. What could not be understood is `unresolved`, and is not in the recipe. */
export type ModelDish = { recipe: Recipe; unresolved: string[]; unresolvedGrams: number };

const ROLE_OF_GROUP: Record<string, Ingredient['role']> = {
  ...Object.fromEntries(
    'poultry beef pork lamb-game processed-meat fish shellfish egg dairy cheese plant-protein legume supplement'
      .split(' ')
      .map((group) => [group, 'protein' as const]),
  ),
  ...Object.fromEntries(
    'grain pasta-noodle bread cereal starchy-vegetable fruit snack'.split(' ').map((group) => [group, 'carb' as const]),
  ),
  'nut-seed': 'fat',
  'oil-fat': 'fat',
  vegetable: 'veg',
};
/** The most of what only seasons a dish; grams. */
const FLAVOUR_MOST: Record<string, number> = { 'spice-herb': 10, sweetener: 25, 'condiment-sauce': 60, baking: 10 };
const SALT = { id: 'salt', most: 2 };
const FLAVOUR_GRAMS = 5;
/** One kitchen step, by group; grams. Others move in tenths of their amount. */
const STEP_OF_GROUP: Record<string, number> = {
  'oil-fat': 2.25,
  'nut-seed': 7,
  egg: 50,
  vegetable: 25,
  fruit: 25,
  supplement: 8,
};
const MEATS = ['poultry', 'beef', 'pork', 'lamb-game', 'processed-meat', 'fish', 'shellfish'];
const MEAT_STEP = 14.2;
const STEPS_OF_OTHERS = 10;
/** What an ingredient without a readable amount is taken to weigh when it is asked how much of the day is not understood. */
const UNKNOWN_GRAMS = 60;
const LEAST_STEPS = 3;
const MOST_STEPS = 8;
const TIMELESS_MINUTES = 30;

const AMOUNT_IN_STEP =
  /(?:about\s{1,4})?(?:\d{1,4}\s{1,4}\d{1,4}\/\d{1,4}|\d{1,4}\/\d{1,4}|\d{1,6}(?:[.,]\d{1,4})?\s{0,4}[¼½¾⅓⅔]?|[¼½¾⅓⅔])\s{0,4}(?:g|grams?|kg|oz|ounces?|lbs?|pounds?|ml|cups?|tbsp|tablespoons?|tsp|teaspoons?|slices?|cans?|scoops?|cloves?|pieces?)\b\.?\s{0,4}(?:\([^()]{0,60}\)\s{0,4})?(?:of\s{1,4})?/gi;

function lineOf(ingredient: ModelIngredient): string {
  if (typeof ingredient === 'string') return ingredient;
  return 'grams' in ingredient ? `${ingredient.grams} g ${ingredient.food}` : `${ingredient.amount} ${ingredient.food}`;
}

function stepOf(food: Food, grams: number): number {
  const step = MEATS.includes(food.group) ? MEAT_STEP : STEP_OF_GROUP[food.group];
  return step ?? Math.max(1, Math.round(grams / STEPS_OF_OTHERS));
}

function ingredientOf(food: Food, grams: number): Ingredient {
  const role = ROLE_OF_GROUP[food.group] ?? 'flavour';
  if (role === 'flavour') {
    const most = food.id === SALT.id ? SALT.most : (FLAVOUR_MOST[food.group] ?? Number.POSITIVE_INFINITY);
    const served = Math.min(most, grams);
    return { foodId: food.id, grams: served, role, step: served };
  }
  const step = stepOf(food, grams);
  return { foodId: food.id, grams: step * Math.max(1, Math.round(grams / step)), role, step };
}

/** Sentences of the steps without the amounts, which the portions will overrule; three to eight of them. */
function stepsOf(meal: WrittenMeal): string[] {
  const plain = meal.steps.map((step) =>
    step
      .replaceAll(/[{}<>]/g, ' ')
      .replace(/^\s*(?:step\s*)?\d+\s*[.):]\s*/i, '')
      .replaceAll(AMOUNT_IN_STEP, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
  const steps = plain.filter((step) => step !== '');
  const sentences =
    steps.length < LEAST_STEPS
      ? steps.flatMap((step) => step.replace(/([.!])\s+/g, '$1\n').split('\n')).filter((one) => one !== '')
      : steps;
  if (sentences.length <= MOST_STEPS) return sentences;
  return [...sentences.slice(0, MOST_STEPS - 1), sentences.slice(MOST_STEPS - 1).join(' ')];
}

/** Whether a dish tells how it is made. */
export const isExplained = ({ recipe }: ModelDish): boolean => recipe.steps.length >= LEAST_STEPS;

/** A dish of a model as a recipe that our solver can portion: foods of the table, roles, kitchen steps. Its own numbers are not read. */
export function readDish(
  meal: WrittenMeal,
  at: number,
  { index, table }: { index: FoodIndex; table: FoodTable },
): ModelDish {
  const amounts = new Map<string, { food: Food; grams: number }>();
  const unresolved: string[] = [];
  let unresolvedGrams = 0;
  for (const ingredient of meal.ingredients) {
    const line = lineOf(ingredient);
    const amount = readAmount(line);
    const resolved = resolveFood(amount.name, index);
    const isSeasoning = resolved !== null && ROLE_OF_GROUP[resolved.food.group] === undefined;
    const grams = resolved && (gramsOf(amount, resolved.food, table) ?? (isSeasoning ? FLAVOUR_GRAMS : null));
    if (!resolved || !grams) {
      unresolved.push(typeof ingredient === 'string' ? ingredient : ingredient.food);
      unresolvedGrams += amount.unit === 'g' && amount.amount !== null ? amount.amount : UNKNOWN_GRAMS;
      continue;
    }
    const { food } = resolved;
    amounts.set(food.id, { food, grams: (amounts.get(food.id)?.grams ?? 0) + grams });
  }
  const recipe: Recipe = {
    id: `model-${at + 1}`,
    name: meal.name,
    slots: ['snack'],
    cuisine: 'model',
    description: meal.description?.trim() || meal.name,
    skill: 'beginner',
    activeMinutes: TIMELESS_MINUTES,
    totalMinutes: TIMELESS_MINUTES,
    equipment: [],
    ingredients: [...amounts.values()].map(({ food, grams }) => ingredientOf(food, grams)),
    steps: stepsOf(meal),
  };
  return { recipe, unresolved, unresolvedGrams };
}
