import type { Constraints } from '#core/athlete/constraints.ts';
import type { Profile } from '#core/athlete/profile.ts';
import type { Food, FoodTable } from '#core/catalogue/food.ts';
import type { Level } from '#core/catalogue/level.ts';
import { isRichServing, vitaminKBand } from '../targets/medicine-rules.ts';
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
  /** Ids of the only rules that shall count, to find out which of them are in each other's way. */
  only?: ReadonlySet<string>;
};

const SKILL_RANK: Record<Level, number> = { beginner: 0, intermediate: 1, advanced: 2 };
/** A single meal may not take more than this share of the day's net carbohydrate at its smallest portion. */
const NET_CARBS_MEAL_SHARE = 0.5;
const SMALLEST_PORTION = 0.4;

const KOSHER_RULE = 'meat_and_dairy';
const NET_CARBS_RULE = 'net_carbs';

/** A recipe's foods in the smallest amounts that the planner may serve; grams. */
function smallestPortions({ recipe, foods }: KnownRecipe): { food: Food; grams: number }[] {
  return recipe.ingredients.flatMap(({ foodId, grams, role }) => {
    const food = foods.get(foodId);
    return food ? [{ food, grams: role === 'flavour' ? grams : grams * SMALLEST_PORTION }] : [];
  });
}

/** Carbohydrate minus fibre of the smallest portion the planner may serve; grams. */
function leastNetCarbs(known: KnownRecipe): number {
  return smallestPortions(known).reduce(
    (net, { food, grams }) => net + (Math.max(0, food.carbs - (food.fiber ?? 0)) * grams) / 100,
    0,
  );
}

/** Whether even the smallest portion holds two servings rich in vitamin K, or more of it than a day may. */
function isOverVitaminK(known: KnownRecipe, most: number): boolean {
  const portions = smallestPortions(known);
  const micrograms = portions.reduce((sum, { food, grams }) => sum + ((food.vitaminKUg ?? 0) * grams) / 100, 0);
  return micrograms > most || portions.filter(({ food, grams }) => isRichServing(food, grams)).length > 1;
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
  return [recipe.name, recipe.description, ...recipe.steps].join('\n').replaceAll(/\{[^{}]*\}/g, ' ');
}

/** What it is cooked with and after whose kitchen: a wish may refuse that, too ("no oven", "not Italian"). */
const kitchenOf = ({ cuisine, equipment }: Recipe): string => [cuisine, ...equipment].join('\n').replaceAll('_', ' ');

type MealRule = { id: string; label: string; blocks: (known: KnownRecipe) => boolean };

/** What medicines ask of meals. Evenness and size are met by portions, so no recipe breaks them by itself. */
function medicineRules({ care }: Constraints, profile: Profile): MealRule[] {
  const band = vitaminKBand(profile, care);
  return [
    ...(band
      ? [
          {
            id: 'vitamin_k',
            label: 'vitamin K that stays the same',
            blocks: (known: KnownRecipe) => isOverVitaminK(known, band.most),
          },
        ]
      : []),
    ...(care.evenCarbs ? [{ id: 'even_carbs', label: 'even carbs in your main meals', blocks: () => false }] : []),
    ...(care.smallMeals ? [{ id: 'small_meals', label: 'small meals', blocks: () => false }] : []),
  ];
}

/** Nobody has measured the vitamin K of some foods: they are not for someone whose vitamin K must stay steady. */
function knownVitaminK({ care }: Constraints): HardRule[] {
  if (!care.steadyVitaminK) return [];
  return [
    {
      id: 'vitamin_k_known',
      label: 'only foods whose vitamin K is known',
      protective: true,
      blocksFood: (food) => food.vitaminKUg === null,
      blocksText: () => false,
    },
  ];
}

function mealRules(constraints: Constraints, profile: Profile): MealRule[] {
  const { separateMeatAndDairy, netCarbsMaxGrams } = constraints.food;
  const list = medicineRules(constraints, profile);
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
  const counts = ({ id }: { id: string }) => query.only?.has(id) ?? true;
  const { constraints, profile } = query;
  const rules = [...hardRulesOf(constraints.food, query.avoidTerms), ...knownVitaminK(constraints)].filter(counts);
  const blockersOfFood = new Map<string, string[]>();
  const foodBlockers = (food: Food): string[] => {
    const known = blockersOfFood.get(food.id);
    if (known) return known;
    const found = rules.filter((rule) => rule.blocksFood(food)).map((rule) => rule.id);
    blockersOfFood.set(food.id, found);
    return found;
  };
  const textRules = rules.filter((rule) => /^(forbidden|dislike|avoid):/.test(rule.id));
  const perMeal = mealRules(constraints, profile).filter(counts);
  const skill = SKILL_RANK[profile.cookingLevel];
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
      const kitchen = `${text}\n${kitchenOf(recipe)}`;
      for (const rule of textRules)
        if (rule.blocksText(rule.id.startsWith('avoid:') ? kitchen : text)) ruleIds.add(rule.id);
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
