import type { Food, FoodTable } from '#core/catalogue/food.ts';
import { capital } from '#core/language/capital.ts';
import { listed } from '#core/language/listed.ts';
import { kitchenName } from '#core/units/household.ts';
import { productOf } from '../groceries/products.ts';
import type { Meal } from '../meal-plan.ts';
import { nutrientsOfItems } from '../nutrients.ts';
import type { KnownRecipe } from '../recipes/eligible-recipes.ts';
import { demandWords, unmetDemands } from './meal-demands.ts';
import type { MealPreferences } from './meal-wishes.ts';
import { mealHolds } from './wanted-food.ts';

/** What a reason may lean on: the dish that comes, the one that goes, the rest of the day. */
export type ReasonFacts = {
  known: KnownRecipe;
  meal: Meal;
  old: Meal;
  others: readonly Meal[];
  preferences: MealPreferences | null;
  foods: FoodTable;
  /** Figures are not told to this person. */
  hideNumbers: boolean;
};

/** From here on a difference is worth a sentence. */
const WORTH = { minutes: 10, protein: 6, fiber: 4, sharedGrams: 30 };
const MOST_SHARED = 2;

const cuisineName = (cuisine: string): string => cuisine.split('_').map(capital).join(' ');

function asAsked({ known, meal, preferences, foods }: ReasonFacts): string | null {
  const { preferTerms = [], cuisines = [], demands } = preferences ?? {};
  const terms = preferTerms.filter((term) => mealHolds(meal, term, foods));
  const { cuisine } = known.recipe;
  const unmet = demands ? unmetDemands(known, demands) : [];
  const met = demands?.kinds.filter((kind) => !unmet.includes(kind) && kind !== 'lighter' && kind !== 'bigger') ?? [];
  const parts = [
    ...(terms.length > 0 ? [`with ${listed(terms)}`] : []),
    ...(cuisines.includes(cuisine) ? [cuisineName(cuisine)] : []),
    ...(met.length > 0 ? [`with ${listed(demandWords(met))}`] : []),
  ];
  return parts.length === 0 ? null : `${capital(listed(parts))}, as you asked.`;
}

function quicker({ meal, old }: ReasonFacts): string | null {
  const saved = old.totalMinutes - meal.totalMinutes;
  return saved < WORTH.minutes ? null : `Ready in ${meal.totalMinutes} minutes, ${saved} sooner than ${old.name}.`;
}

function richer({ meal, old, foods, hideNumbers }: ReasonFacts): string | null {
  if (hideNumbers) return null;
  const more = meal.protein - old.protein;
  if (more >= WORTH.protein) return `${meal.protein} g of protein, ${more} g more than before.`;
  const fiber = (one: Meal) => Math.round(nutrientsOfItems(one.items, foods).fiber);
  const moreFiber = fiber(meal) - fiber(old);
  return moreFiber >= WORTH.fiber ? `${fiber(meal)} g of fiber, ${moreFiber} g more than before.` : null;
}

/** Fresh things that another meal of the day needs as well: one pack for both. */
function shared({ meal, others, foods }: ReasonFacts): string | null {
  const elsewhere = new Set(others.flatMap(({ items }) => items.map(({ foodId }) => foodId)));
  const names = meal.items
    .filter(({ foodId, grams }) => elsewhere.has(foodId) && grams >= WORTH.sharedGrams)
    .filter(({ foodId }) => !(productOf(foodId).product?.staple ?? false))
    .flatMap(({ foodId }): Food[] => {
      const food = foods.foods.get(foodId);
      return food ? [food] : [];
    })
    .slice(0, MOST_SHARED)
    .map(kitchenName);
  return names.length === 0
    ? null
    : `It shares ${listed(names)} with another meal of the day, so there is less to buy.`;
}

function another({ known, old, meal }: ReasonFacts): string {
  const tools = known.recipe.equipment.length === 0 ? 'no stove or oven' : `${meal.totalMinutes} minutes in all`;
  return `A ${cuisineName(known.recipe.cuisine)} dish in place of ${old.name}: ${tools}.`;
}

/** One sentence on why this dish, true of this plan; other ones than those that stand beside it where there are any. */
export function mealReason(facts: ReasonFacts, said: ReadonlySet<string>): { kind: string; text: string } {
  const reasons = { asAsked, quicker, richer, shared, another };
  const told = Object.entries(reasons).flatMap(([kind, tell]) => {
    const text = tell(facts);
    return text === null ? [] : [{ kind, text }];
  });
  return (
    told.find(({ kind }) => kind === 'asAsked' || !said.has(kind)) ??
    told[0] ?? { kind: 'another', text: another(facts) }
  );
}
