import type { Food } from '#core/catalogue/food.ts';
import type { Level } from '#core/catalogue/level.ts';
import { hashSeed, seededRandom } from '#core/seed/random.ts';
import type { KnownRecipe } from '../recipes/eligible-recipes.ts';
import { termPattern } from '../recipes/food-rules.ts';
import { type MealDemands, NO_DEMANDS, unmetDemands } from './meal-demands.ts';
import { foodNamed } from './wanted-food.ts';

/** What a person would like, this time. Only `avoidTerms` is binding. */
export type MealPreferences = {
  avoidTerms: string[];
  preferTerms: string[];
  maxMinutes: number | null;
  cuisines: string[];
  /** What is asked of the meal beside foods, cuisine and time. */
  demands?: MealDemands;
};

/** A food or dish that is wanted, ready to be looked for. */
type WantedTerm = { name: RegExp; isNamed: (food: Food) => boolean };

/** The wishes that shape the choice of recipes, none of them binding. */
export type MealWishes = {
  wanted: readonly WantedTerm[];
  cuisines: ReadonlySet<string>;
  demands: MealDemands;
  maxMinutes: number;
  recent: ReadonlySet<string>;
  /** Of the recipes that the person liked, those whose turn it is to come back. */
  liked: ReadonlySet<string>;
  /** What a week would like of its next day, by recipe id: under zero is welcome, above zero is not; unit of the costs. */
  leanings: ReadonlyMap<string, number>;
};

/** What a cook of each level will gladly spend on a meal; minutes. */
const PATIENCE: Record<Level, number> = { beginner: 30, intermediate: 45, advanced: 75 };
const COSTS = {
  recent: 0.12,
  preferred: -0.12,
  liked: -0.08,
  cuisine: -0.08,
  unmetDemand: 0.08,
  tenMinutesOver: 0.02,
  sameProtein: 0.03,
  sameCuisine: 0.008,
};
const ODDS = { recent: 0.08, preferred: 8, liked: 5, cuisine: 5, demands: 5, tooSlow: 0.3 };
/** How often a liked dish has its turn: more than others, yet not every day. */
const LIKED_SHARE = 0.4;
/** How fast the odds of a recipe fall with its leaning; fits the odds and costs above. */
const LEANING_STEEPNESS = 18;

type Wanted = {
  preferences: MealPreferences | null;
  avoidRecipeIds?: readonly string[] | undefined;
  likedRecipeIds?: readonly string[] | undefined;
  seed: number;
};

export function wishesOf(
  cookingLevel: Level,
  { preferences, avoidRecipeIds = [], likedRecipeIds = [], seed }: Wanted,
): MealWishes {
  const liked = likedRecipeIds.filter((id) => seededRandom(hashSeed(`${seed}:liked:${id}`))() < LIKED_SHARE);
  return {
    wanted: (preferences?.preferTerms ?? []).map((term) => ({ name: termPattern(term), isNamed: foodNamed(term) })),
    demands: preferences?.demands ?? NO_DEMANDS,
    cuisines: new Set(preferences?.cuisines ?? []),
    maxMinutes: preferences?.maxMinutes ?? PATIENCE[cookingLevel],
    recent: new Set(avoidRecipeIds.filter((id) => !liked.includes(id))),
    liked: new Set(liked),
    leanings: new Map(),
  };
}

/** True when a wanted food or dish occurs in the recipe. */
function isPreferred({ recipe, foods }: KnownRecipe, wanted: readonly WantedTerm[]): boolean {
  return wanted.some(({ name, isNamed }) => name.test(recipe.name) || [...foods.values()].some(isNamed));
}

/**
 * The recipes that are what was asked for: a wanted food or dish, of a wanted cuisine, that meets each demand. All of
 * them where nothing was.
 */
export function askedFor(pool: readonly KnownRecipe[], { wanted, cuisines, demands }: MealWishes): KnownRecipe[] {
  return pool.filter(
    (known) =>
      (wanted.length === 0 || isPreferred(known, wanted)) &&
      (cuisines.size === 0 || cuisines.has(known.recipe.cuisine)) &&
      unmetDemands(known, demands).length === 0,
  );
}

/** How much likelier than an indifferent recipe this one is to be tried. */
export function oddsOf(known: KnownRecipe, wishes: MealWishes): number {
  const { recipe } = known;
  let odds = 1;
  if (wishes.recent.has(recipe.id)) odds *= ODDS.recent;
  if (wishes.liked.has(recipe.id)) odds *= ODDS.liked;
  if (wishes.wanted.length > 0 && isPreferred(known, wishes.wanted)) odds *= ODDS.preferred;
  if (wishes.cuisines.has(recipe.cuisine)) odds *= ODDS.cuisine;
  if (wishes.demands.kinds.length > 0 && unmetDemands(known, wishes.demands).length === 0) odds *= ODDS.demands;
  if (recipe.totalMinutes > wishes.maxMinutes) odds *= ODDS.tooSlow;
  return odds * Math.exp(-LEANING_STEEPNESS * (wishes.leanings.get(recipe.id) ?? 0));
}

/** What serving this recipe costs in wishes left open; comparable with the cost of missed numbers. */
export function wishCost(known: KnownRecipe, wishes: MealWishes): number {
  const { recipe } = known;
  const over = Math.max(0, recipe.totalMinutes - wishes.maxMinutes);
  return (
    (wishes.recent.has(recipe.id) ? COSTS.recent : 0) +
    (wishes.liked.has(recipe.id) ? COSTS.liked : 0) +
    (wishes.leanings.get(recipe.id) ?? 0) +
    (wishes.wanted.length > 0 && isPreferred(known, wishes.wanted) ? COSTS.preferred : 0) +
    (wishes.cuisines.has(recipe.cuisine) ? COSTS.cuisine : 0) +
    COSTS.unmetDemand * unmetDemands(known, wishes.demands).length +
    (COSTS.tenMinutesOver * over) / 10
  );
}

/** As much of a dish as its main protein can be told from: a recipe, or a meal with its items for ingredients. */
export type Dish = {
  recipe: { ingredients: readonly { foodId: string; grams: number }[] };
  foods: ReadonlyMap<string, Food>;
};

/** The group of the ingredient that brings most of the protein: "poultry", "legume". */
export function mainProteinGroup({ recipe, foods }: Dish): string {
  let best = { group: '', protein: -1 };
  for (const { foodId, grams } of recipe.ingredients) {
    const food = foods.get(foodId);
    const protein = food ? food.protein * grams : -1;
    if (food && protein > best.protein) best = { group: food.group, protein };
  }
  return best.group;
}

/** Cost of a day that eats the same protein or cuisine again and again. */
export function monotonyCost(groups: readonly string[], cuisines: readonly string[]): number {
  const repeats = (values: readonly string[]) => values.length - new Set(values).size;
  return COSTS.sameProtein * repeats(groups) + COSTS.sameCuisine * repeats(cuisines);
}
