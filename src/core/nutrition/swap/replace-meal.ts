import type { FoodTable } from '#core/catalogue/food.ts';
import type { PlanResult, Refusal } from '#core/certificate/plan-result.ts';
import type { Meal, MealPlanDraft } from '../meal-plan.ts';
import { type Nutrients, nutrientsOfItems } from '../nutrients.ts';
import type { Eligibility, KnownRecipe } from '../recipes/eligible-recipes.ts';
import { type PoolRelaxation, poolsFor } from '../recipes/recipe-pools.ts';
import { conflictRefusal } from '../recipes/rule-conflict.ts';
import { type DaySlot, slotOfMeal } from '../search/day-slots.ts';
import { totalsOf } from '../search/day-verdict.ts';
import { type FoundDay, findMeal } from '../search/find-day.ts';
import { draftOf, type Kitchen, type MealDayRequest, openKitchen } from '../search/plan-day.ts';
import { caloriesOf } from '../targets/macros.ts';
import { carbsBeside, mainCarbs, richServings } from '../targets/medicine-rules.ts';
import type { MealTargets } from '../targets/targets.ts';

/** A plan and the meal of it that shall give way to another one; to this very recipe, if one is named. */
export type ReplaceMealRequest = MealDayRequest & {
  plan: Pick<MealPlanDraft, 'meals'>;
  mealIndex: number;
  recipeId?: string | null;
  /** Dishes that stood in this place before: who tries again wants none of them back. */
  triedRecipeIds?: readonly string[];
};

/** A meal is never sized under this share of the day, however much the others hold. */
const LEAST_SHARE = 0.05;

const NO_SUCH_MEAL: Refusal = {
  code: 'no_such_meal',
  title: 'That meal is not there',
  message:
    'I could not find that meal in your plan. Please open the plan again and choose the meal you want to change.',
};

export const SWAP_REFUSAL: Refusal = {
  code: 'swap_does_not_fit',
  title: 'No other meal fits beside the rest',
  message:
    'With your other meals kept as they are, no other dish brings the day to your calories and protein. A new plan for the whole day will fit. Your current plan is unchanged.',
};

const NOT_FOR_YOU: Refusal = {
  code: 'dish_against_rules',
  title: 'That dish does not fit you',
  message:
    'That dish holds something that your profile rules out, or it is on today’s plan already. Your plan is unchanged.',
};

/** The one dish asked for, if the rules allow it and the day does not have it yet. */
function onlyThis({ recipes, harder }: Eligibility, recipeId: string, taken: ReadonlySet<string>): KnownRecipe | null {
  if (taken.has(recipeId)) return null;
  return [...recipes, ...harder].find(({ recipe }) => recipe.id === recipeId) ?? null;
}

/** What the meals that stay hold: the grams a person sees, and fibre, salt and the like from their items. */
function eatenAlready(meals: readonly Meal[], foods: FoodTable): Nutrients {
  const exact = nutrientsOfItems(
    meals.flatMap((meal) => meal.items),
    foods,
  );
  const { protein, carbs, fat } = totalsOf(meals);
  return { ...exact, protein, carbs, fat, kcal: exact.kcal > 0 ? exact.kcal : caloriesOf({ protein, carbs, fat }) };
}

/** The place with the carbohydrate that keeps the main meals even beside those that stay. */
function evenBeside(slot: DaySlot, others: readonly Meal[], { evenCarbs }: MealTargets): DaySlot {
  const carbs = slot.isMain && evenCarbs ? carbsBeside(mainCarbs(others)) : null;
  return carbs ? { ...slot, carbs } : slot;
}

/** The place of the meal that gives way, and all that may stand in it. */
export type MealPlace = {
  kitchen: Kitchen;
  old: Meal;
  others: readonly Meal[];
  slots: readonly DaySlot[];
  pools: readonly KnownRecipe[][];
  relaxed: readonly PoolRelaxation[];
};

type Refused = Extract<PlanResult<never>, { ok: false }>;

/** Opens the place of one meal. Never offers the meal that is replaced, nor a dish the day already has. */
export function openPlace(request: ReplaceMealRequest): ({ ok: true } & MealPlace) | Refused {
  const { plan, mealIndex, recipeId = null, triedRecipeIds = [] } = request;
  const old = plan.meals[mealIndex];
  if (!old) return { ok: false, refusal: NO_SUCH_MEAL };
  const opened = openKitchen(request);
  if (!opened.ok) return opened;
  const { kitchen } = opened;
  const others = plan.meals.filter((_, i) => i !== mealIndex);
  const share = Math.max(LEAST_SHARE, 1 - caloriesOf(eatenAlready(others, request.foods)) / kitchen.targets.kcal);
  const slots = [evenBeside(slotOfMeal(old.type, share), others, kitchen.targets)];
  const served = plan.meals.flatMap((meal) => [meal.name, ...(meal.recipeId === null ? [] : [meal.recipeId])]);
  const taken = new Set([...served, ...triedRecipeIds]);
  const wanted = recipeId === null ? null : onlyThis(kitchen.eligibility, recipeId, taken);
  if (recipeId !== null && wanted === null) return { ok: false, refusal: NOT_FOR_YOU };
  const chosen = wanted
    ? { ok: true as const, pools: [[wanted]], relaxed: [] }
    : poolsFor(kitchen.eligibility, slots, taken);
  if (!chosen.ok) return { ok: false, refusal: conflictRefusal(kitchen.eligibility, chosen.emptySlot) };
  return { ok: true, kitchen, old, others, slots, pools: chosen.pools, relaxed: chosen.relaxed };
}

/** The day with another meal in the place, portioned to what the others leave; null where none of the pools holds. */
export function findForPlace(
  { plan, mealIndex, foods }: ReplaceMealRequest,
  { kitchen, others, slots }: MealPlace,
  pools: MealPlace['pools'],
): FoundDay | null {
  const wholeDay = (found: Meal[]) => plan.meals.map((meal, i) => (i === mealIndex ? (found[0] ?? meal) : meal));
  const richEaten = richServings(
    others.flatMap(({ items }) => items),
    foods,
  );
  const quest = { ...kitchen.quest, slots, pools, eaten: eatenAlready(others, foods), richEaten };
  const found = findMeal(quest, wholeDay);
  return found && { ...found, meals: wholeDay(found.meals) };
}

/**
 * Replaces one meal: the others stay as they are, byte for byte, and the new one is portioned to what they leave of the
 * day's targets. Where a recipe is named, it is served in the portion that fits.
 */
export function replaceMeal(request: ReplaceMealRequest): PlanResult<MealPlanDraft> {
  const place = openPlace(request);
  if (!place.ok) return place;
  const { kitchen, pools, relaxed } = place;
  const found = findForPlace(request, place, pools);
  if (!found) return { ok: false, refusal: SWAP_REFUSAL };
  const fresh = found.meals.slice(request.mealIndex, request.mealIndex + 1);
  return { ok: true, draft: draftOf(request, kitchen, { ...found, relaxed, fresh }) };
}
