import type { FoodTable } from '#core/catalogue/food.ts';
import type { PlanResult } from '#core/certificate/plan-result.ts';
import { hashSeed, seededRandom } from '#core/seed/random.ts';
import type { MealType } from '../meal-plan.ts';
import { nutrientsOfItems } from '../nutrients.ts';
import type { KnownRecipe } from '../recipes/eligible-recipes.ts';
import { poolsFor } from '../recipes/recipe-pools.ts';
import { daySlots } from '../search/day-slots.ts';
import { type MealDayRequest, openKitchen } from '../search/plan-day.ts';
import { caloriesOf } from '../targets/macros.ts';

/** A dish of the cookbook that may be chosen; kcal and grams of protein at its base portion. */
type OfferedDish = { id: string; name: string; cuisine: string; minutes: number; kcal: number; protein: number };

/**
 * What a language model is told when it is to write a day of meals: what the day aims at, which dishes fit all the
 * person's rules, and what must not be in a dish of its own. It holds rules, never what was said about health.
 */
export type MealDayBrief = {
  /** Kilocalories, and grams of the three. */
  targets: { kcal: number; protein: number; carbs: number; fat: number };
  meals: { type: MealType; kcal: number; dishes: OfferedDish[] }[];
  leftOut: string[];
};

/** Enough to choose from, few enough to be read. */
const OFFERED = 12;

function offer({ recipe }: KnownRecipe, table: FoodTable): OfferedDish {
  const nutrients = nutrientsOfItems(recipe.ingredients, table);
  const { id, name, cuisine, totalMinutes: minutes } = recipe;
  return {
    id,
    name,
    cuisine,
    minutes,
    kcal: Math.round(caloriesOf(nutrients)),
    protein: Math.round(nutrients.protein),
  };
}

/** Liked dishes first and recent ones last, otherwise in the order of the seed; ids as a last resort against ties. */
function shortlist(pool: readonly KnownRecipe[], request: MealDayRequest): KnownRecipe[] {
  const liked = new Set(request.likedRecipeIds);
  const recent = new Set(request.avoidRecipeIds);
  const rank = (id: string) =>
    (liked.has(id) ? -1 : 0) + (recent.has(id) ? 2 : 0) + seededRandom(hashSeed(`${request.seed}:offer:${id}`))();
  const ranked = pool.map((known) => ({ known, at: rank(known.recipe.id) }));
  return ranked
    .toSorted((a, b) => a.at - b.at)
    .slice(0, OFFERED)
    .map(({ known }) => known);
}

/** The brief for a day, or the refusal to plan one at all; null where no dish of ours fits a place. */
export function mealDayBrief(request: MealDayRequest): PlanResult<MealDayBrief> | null {
  const opened = openKitchen(request);
  if (!opened.ok) return opened;
  const { targets, eligibility } = opened.kitchen;
  const slots = daySlots(request.profile.mealsPerDay, request.constraints.care.smallMeals);
  const chosen = poolsFor(eligibility, slots);
  if (!chosen.ok) return null;
  const { kcal, protein, carbs, fat } = targets;
  const meals = slots.map(({ type, share }, i) => ({
    type,
    kcal: Math.round(kcal * share),
    dishes: shortlist(chosen.pools[i] ?? [], request).map((known) => offer(known, request.foods)),
  }));
  const leftOut = [...new Set(eligibility.rules.map(({ label }) => label))];
  return { ok: true, draft: { targets: { kcal, protein, carbs, fat }, meals, leftOut } };
}
