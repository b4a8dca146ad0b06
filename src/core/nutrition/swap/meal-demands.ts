import { z } from 'zod';
import demandRows from '#data/meal-demands.json' with { type: 'json' };
import { nutrientsOf } from '../nutrients.ts';
import type { KnownRecipe } from '../recipes/eligible-recipes.ts';

const MEAL_DEMANDS = ['more_protein', 'more_fiber', 'spicy', 'mild', 'microwave_only', 'lighter', 'bigger'] as const;
export type MealDemand = (typeof MEAL_DEMANDS)[number];

/** What is asked of a meal beside foods, cuisine and time; `kcalMost`: "under 400 kcal". */
export type MealDemands = { kinds: readonly MealDemand[]; kcalMost: number | null };

export const NO_DEMANDS: MealDemands = { kinds: [], kcalMost: null };

/** How a demand is asked for, and what a sentence calls it. */
const DEMANDS = z
  .record(z.enum(MEAL_DEMANDS), z.strictObject({ said: z.string(), phrases: z.array(z.string()).min(1) }))
  .parse(demandRows);

const CEILING_WORDS = ['under', 'below', 'less than', 'at most', 'max', 'maximum', 'no more than', 'up to', 'within'];
const CALORIE_WORDS = new Set(['kcal', 'cal', 'cals', 'calorie', 'calories', 'kcals']);
/** A meal under this is no meal that was meant; over it, no ceiling. */
const CEILING = { least: 80, most: 2500 };

/** "Under 400 kcal", "max 500 calories", "400 kcal or less": the figure. */
function kcalMostIn(words: readonly string[]): number | null {
  for (const [at, word] of words.entries()) {
    const figure = Number(word);
    if (!CALORIE_WORDS.has(words[at + 1] ?? '') || !(figure >= CEILING.least && figure <= CEILING.most)) continue;
    const before = ` ${words.slice(Math.max(0, at - 3), at).join(' ')} `;
    const after = words.slice(at + 2, at + 4).join(' ');
    if (CEILING_WORDS.some((ceiling) => before.includes(` ${ceiling} `))) return figure;
    if (after === 'or less' || after === 'at most' || after === 'or under') return figure;
  }
  return null;
}

/** What a person asks of a meal, in their own words. "Not spicy" is mild, and nothing else. */
export function readMealDemands(text: string): MealDemands {
  const words = text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  let left = ` ${words.join(' ')} `;
  const kinds: MealDemand[] = [];
  const phrases = MEAL_DEMANDS.flatMap((kind) => DEMANDS[kind].phrases.map((phrase) => ({ kind, phrase })));
  // The longest first, and each word is read once: "not too spicy" holds "spicy".
  for (const { kind, phrase } of phrases.toSorted((a, b) => b.phrase.length - a.phrase.length)) {
    if (!left.includes(` ${phrase} `)) continue;
    left = left.replace(` ${phrase} `, ' | ');
    if (!kinds.includes(kind)) kinds.push(kind);
  }
  return { kinds, kcalMost: kcalMostIn(words) };
}

/** Whether a wished word is a demand and no food: "spicy". */
export const isDemandWord = (term: string): boolean => readMealDemands(term).kinds.length > 0;

/** What demands are called: "much protein". */
export const demandWords = (kinds: readonly MealDemand[]): string[] => kinds.map((kind) => DEMANDS[kind].said);

const HOT = new Set(['cayenne-pepper', 'jalapeno-raw', 'chili-powder', 'hot-sauce', 'sriracha', 'green-chiles-canned']);
const WITHOUT_A_STOVE = new Set(['microwave', 'blender']);
/** Protein that brings a third of the calories, fiber that a supper of beans brings (decisions). */
const MUCH_PROTEIN_SHARE = 0.3;
const MUCH_FIBER_PER_1000_KCAL = 18;

function perKcal({ recipe, foods }: KnownRecipe): { protein: number; fiber: number } {
  const sum = { kcal: 1, protein: 0, fiber: 0 };
  for (const { foodId, grams } of recipe.ingredients) {
    const food = foods.get(foodId);
    if (!food) continue;
    const { kcal, protein, fiber } = nutrientsOf(food, grams);
    sum.kcal += kcal;
    sum.protein += protein;
    sum.fiber += fiber;
  }
  return { protein: sum.protein / sum.kcal, fiber: sum.fiber / sum.kcal };
}

function meets(known: KnownRecipe, kind: MealDemand): boolean {
  const { ingredients, equipment } = known.recipe;
  switch (kind) {
    case 'more_protein':
      return 4 * perKcal(known).protein >= MUCH_PROTEIN_SHARE;
    case 'more_fiber':
      return 1000 * perKcal(known).fiber >= MUCH_FIBER_PER_1000_KCAL;
    case 'spicy':
      return ingredients.some(({ foodId }) => HOT.has(foodId));
    case 'mild':
      return !ingredients.some(({ foodId }) => HOT.has(foodId));
    case 'microwave_only':
      return equipment.every((tool) => WITHOUT_A_STOVE.has(tool));
    // The size of a meal is its portion, whatever the dish.
    case 'lighter':
    case 'bigger':
      return true;
  }
}

/** The demands that a dish does not meet. */
export const unmetDemands = (known: KnownRecipe, { kinds }: MealDemands): MealDemand[] =>
  kinds.filter((kind) => !meets(known, kind));

/** Protein that a portion of `kcal` should hold, grams; null where no more than usual is asked for. */
export const demandedProtein = (kcal: number, { kinds }: MealDemands): number | null =>
  kinds.includes('more_protein') ? (MUCH_PROTEIN_SHARE * kcal) / 4 : null;

const LIGHTER = 0.75;
const BIGGER = 1.25;
const UNDER = 0.97;

/** The calories of a meal by itself that meets the demands, where nothing asked for would have `usual`. */
export function demandedKcal(usual: number, { kinds, kcalMost }: MealDemands): number {
  const sized = usual * (kinds.includes('lighter') ? LIGHTER : kinds.includes('bigger') ? BIGGER : 1);
  return Math.round(kcalMost === null ? sized : Math.min(sized, UNDER * kcalMost));
}
