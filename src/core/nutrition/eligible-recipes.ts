import type { Constraints } from '#core/athlete/constraints.ts';
import type { Level, Profile } from '#core/athlete/profile.ts';
import type { Food, FoodTable } from './food.ts';
import { type HardRule, hardRulesOf, mixesMeatAndDairy } from './food-rules.ts';
import type { Recipe, RecipeSlot } from './recipe.ts';

/** A recipe with its foods looked up. */
export type KnownRecipe = { recipe: Recipe; foods: ReadonlyMap<string, Food> };

/** A recipe that some rules forbid, and which. */
type BlockedRecipe = { recipe: Recipe; ruleIds: string[] };

/** What may be cooked, what may be added, and why the rest may not. */
export type Eligibility = {
  rules: HardRule[];
  recipes: KnownRecipe[];
  /** Fit in all but cooking skill: used only where a meal has nothing else. */
  harder: KnownRecipe[];
  blocked: BlockedRecipe[];
  isFoodAllowed: (food: Food) => boolean;
};

type EligibilityQuery = {
  profile: Profile;
  constraints: Constraints;
  foods: FoodTable;
  recipes: readonly Recipe[];
  avoidTerms?: readonly string[];
};

const SKILL_RANK: Record<Level, number> = { beginner: 0, intermediate: 1, advanced: 2 };
/** A single meal may not take more than this share of the day's net carbohydrate at its smallest portion. */
const NET_CARBS_MEAL_SHARE = 0.5;
const SMALLEST_PORTION = 0.4;

const KOSHER_RULE = 'meat_and_dairy';
const NET_CARBS_RULE = 'net_carbs';

/** Carbohydrate minus fibre of the smallest portion the planner may serve; grams. */
function leastNetCarbs({ recipe, foods }: KnownRecipe): number {
  let net = 0;
  for (const { foodId, grams, role } of recipe.ingredients) {
    const food = foods.get(foodId);
    const served = role === 'flavour' ? grams : grams * SMALLEST_PORTION;
    if (food) net += (Math.max(0, food.carbs - (food.fiber ?? 0)) * served) / 100;
  }
  return net;
}

function withFoods(recipe: Recipe, table: FoodTable): KnownRecipe | null {
  const foods = new Map<string, Food>();
  for (const { foodId } of recipe.ingredients) {
    const food = table.foods.get(foodId);
    if (!food) return null;
    foods.set(foodId, food);
  }
  return { recipe, foods };
}

function textOf(recipe: Recipe): string {
  return [recipe.name, recipe.description, ...recipe.steps].join('\n').replaceAll(/\{[^}]*\}/g, ' ');
}

function mealRules(constraints: Constraints): { id: string; label: string; blocks: (known: KnownRecipe) => boolean }[] {
  const { separateMeatAndDairy, netCarbsMaxGrams } = constraints.food;
  const list = [];
  if (separateMeatAndDairy) {
    list.push({
      id: KOSHER_RULE,
      label: 'keeping meat and dairy apart',
      blocks: ({ foods }: KnownRecipe) => mixesMeatAndDairy([...foods.values()]),
    });
  }
  if (netCarbsMaxGrams !== null) {
    list.push({
      id: NET_CARBS_RULE,
      label: `at most ${netCarbsMaxGrams} g of net carbs`,
      blocks: (known: KnownRecipe) => leastNetCarbs(known) > NET_CARBS_MEAL_SHARE * netCarbsMaxGrams,
    });
  }
  return list;
}

/**
 * The hard filter: allergens, flags, ids and words of the food rules on every food, words on names and steps, meat and
 * dairy apart, net carbohydrate, cooking skill. Nothing of it is ever a penalty.
 */
export function eligibleRecipes(query: EligibilityQuery): Eligibility {
  const rules = hardRulesOf(query.constraints.food, query.avoidTerms);
  const blockersOfFood = new Map<string, string[]>();
  const foodBlockers = (food: Food): string[] => {
    const known = blockersOfFood.get(food.id);
    if (known) return known;
    const found = rules.filter((rule) => rule.blocksFood(food)).map((rule) => rule.id);
    blockersOfFood.set(food.id, found);
    return found;
  };
  const textRules = rules.filter((rule) => /^(forbidden|dislike|avoid):/.test(rule.id));
  const perMeal = mealRules(query.constraints);
  const skill = SKILL_RANK[query.profile.cookingLevel];
  const result: Eligibility = {
    rules: [
      ...rules,
      ...perMeal.map(({ id, label }) => ({
        id,
        label,
        protective: true,
        blocksFood: () => false,
        blocksText: () => false,
      })),
    ],
    recipes: [],
    harder: [],
    blocked: [],
    isFoodAllowed: (food) => foodBlockers(food).length === 0,
  };
  for (const recipe of query.recipes) {
    const known = withFoods(recipe, query.foods);
    if (!known) continue;
    const ruleIds = new Set([...known.foods.values()].flatMap(foodBlockers));
    if (textRules.length > 0) {
      const text = textOf(recipe);
      for (const rule of textRules) if (rule.blocksText(text)) ruleIds.add(rule.id);
    }
    for (const rule of perMeal) if (rule.blocks(known)) ruleIds.add(rule.id);
    if (ruleIds.size > 0) result.blocked.push({ recipe, ruleIds: [...ruleIds] });
    else if (SKILL_RANK[recipe.skill] > skill) result.harder.push(known);
    else result.recipes.push(known);
  }
  return result;
}

/** Recipes meant for `slot`. */
export function forSlot(recipes: readonly KnownRecipe[], slot: RecipeSlot): KnownRecipe[] {
  return recipes.filter(({ recipe }) => recipe.slots.includes(slot));
}
