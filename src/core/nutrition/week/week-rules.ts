import type { KnownRecipe } from '../recipes/eligible-recipes.ts';
import type { RecipeSlot } from '../recipes/recipe.ts';
import type { DaySlot } from '../search/day-slots.ts';
import { type DishTraits, type ServedDish, traitsOf } from './served-dish.ts';

/** The days so far, first day first. */
export type ServedDays = readonly (readonly ServedDish[])[];

/** How much repetition a slot may have: rules that give way, in the order of `RULES`, when too few recipes are left. */
type Repetition = {
  /** Days for which a dish does not come back. */
  window: number;
  mostUses: number;
  /** Lunch and dinner do not have the main protein that they had the day before, and red meat keeps to its quota. */
  rotates: boolean;
};

const RULES: readonly Repetition[] = [
  { window: 3, mostUses: 2, rotates: true },
  { window: 3, mostUses: 2, rotates: false },
  { window: 2, mostUses: 3, rotates: false },
  { window: 1, mostUses: 4, rotates: false },
];
/** People like their breakfast to come back: only not every day of the week. */
const BREAKFAST_USES = 4;
/** With fewer recipes to choose from, the numbers of the day are hard to meet. */
const LEAST_CHOICE: Record<RecipeSlot, number> = { breakfast: 3, lunch: 4, dinner: 4, snack: 3 };

/** Times a week (Dietary Guidelines for Americans; Mediterranean pattern): wishes, never rules. */
const QUOTAS = { fish: 2, legumes: 3, redMeat: 2 };
const WEEK_DAYS = 7;

const LEANINGS = {
  fishWanted: -0.1,
  legumesWanted: -0.06,
  redMeatFull: 0.4,
  yesterday: 0.06,
  eachUse: 0.025,
  sameProteinAsYesterday: 0.05,
  sharedPerishable: -0.006,
  mostSharing: -0.03,
};

/** Repetition of the weekly quotas is counted in lunches and dinners. */
const MAIN: readonly RecipeSlot[] = ['lunch', 'dinner'];

const usesOf = (days: ServedDays, id: string) => days.flat().filter(({ recipeId }) => recipeId === id).length;

function mainsWith(days: ServedDays, has: (dish: ServedDish) => boolean): number {
  return days.flat().filter((dish) => MAIN.includes(dish.slot) && has(dish)).length;
}

const isRedMeatFull = (days: ServedDays, more = 0) =>
  mainsWith(days, (dish) => dish.isRedMeat) + more >= QUOTAS.redMeat;

/** What the traits of each recipe are, worked out once. */
export type TraitsBook = (known: KnownRecipe) => DishTraits;

export function traitsBook(): TraitsBook {
  const book = new Map<string, DishTraits>();
  return (known) => {
    const traits = book.get(known.recipe.id) ?? traitsOf(known);
    book.set(known.recipe.id, traits);
    return traits;
  };
}

function mayServe(
  known: KnownRecipe,
  slot: RecipeSlot,
  days: ServedDays,
  options: Repetition & { traits: TraitsBook },
) {
  const { window, mostUses, rotates, traits } = options;
  const { id } = known.recipe;
  if (slot === 'breakfast') return usesOf(days, id) < BREAKFAST_USES;
  if (usesOf(days, id) >= mostUses || usesOf(days.slice(-window), id) > 0) return false;
  if (!rotates || slot === 'snack') return true;
  const { protein, isRedMeat } = traits(known);
  const yesterday = days.at(-1)?.find((dish) => dish.slot === slot);
  // A lunch leaves room for the dinner of the same day.
  const isFull = isRedMeatFull(days, slot === 'lunch' ? 1 : 0);
  return protein !== yesterday?.protein && !(isRedMeat && isFull);
}

/** The recipes of each slot for the next day; `ease` lets that many of the rules of repetition go from the start. */
export function poolsOfNextDay(
  pools: readonly KnownRecipe[][],
  slots: readonly DaySlot[],
  { days, traits, ease }: { days: ServedDays; traits: TraitsBook; ease: number },
): KnownRecipe[][] {
  return pools.map((pool, i) => {
    const slot = slots[i]?.recipeSlot ?? 'snack';
    for (const rule of RULES.slice(ease)) {
      const left = pool.filter((known) => mayServe(known, slot, days, { ...rule, traits }));
      if (left.length >= LEAST_CHOICE[slot]) return left;
    }
    return pool;
  });
}

/** How dearly a quota is wanted: more as the days that are left for it run out. */
function urgency(served: number, quota: number, daysLeft: number): number {
  const missing = quota - served;
  return missing <= 0 ? 0 : Math.min(1.5, (1.5 * missing) / daysLeft);
}

/** What the week would like of its next day: under zero is welcome, over zero is not. */
export function leaningsOfNextDay(
  candidates: Iterable<KnownRecipe>,
  { days, traits }: { days: ServedDays; traits: TraitsBook },
): Map<string, number> {
  const daysLeft = Math.max(1, WEEK_DAYS - days.length);
  const fish = urgency(
    mainsWith(days, (dish) => dish.isFish),
    QUOTAS.fish,
    daysLeft,
  );
  const legumes = urgency(
    mainsWith(days, (dish) => dish.hasLegumes),
    QUOTAS.legumes,
    daysLeft,
  );
  const redMeatFull = isRedMeatFull(days);
  const yesterday = days.at(-1) ?? [];
  const proteins = new Set(yesterday.filter(({ slot }) => MAIN.includes(slot)).map(({ protein }) => protein));
  const opened = new Set(days.slice(-2).flatMap((day) => day.flatMap(({ perishables }) => [...perishables])));
  const leanings = new Map<string, number>();
  for (const known of candidates) {
    const { id } = known.recipe;
    const dish = traits(known);
    const shared = [...dish.perishables].filter((food) => opened.has(food)).length;
    const leaning =
      (dish.isFish ? fish * LEANINGS.fishWanted : 0) +
      (dish.hasLegumes ? legumes * LEANINGS.legumesWanted : 0) +
      (dish.isRedMeat && redMeatFull ? LEANINGS.redMeatFull : 0) +
      (yesterday.some(({ recipeId }) => recipeId === id) ? LEANINGS.yesterday : 0) +
      (proteins.has(dish.protein) ? LEANINGS.sameProteinAsYesterday : 0) +
      LEANINGS.eachUse * usesOf(days, id) +
      Math.max(LEANINGS.mostSharing, shared * LEANINGS.sharedPerishable);
    leanings.set(id, leaning);
  }
  return leanings;
}
