import { productOf } from '../groceries/products.ts';
import type { KnownRecipe } from '../recipes/eligible-recipes.ts';
import type { RecipeSlot } from '../recipes/recipe.ts';
import type { DaySlot } from '../search/day-slots.ts';
import { keepsOvernight } from './leftovers.ts';
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
  { days, traits, cookOnce }: { days: ServedDays; traits: TraitsBook; cookOnce: boolean },
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
      (!cookOnce && yesterday.some(({ recipeId }) => recipeId === id) ? LEANINGS.yesterday : 0) +
      (proteins.has(dish.protein) ? LEANINGS.sameProteinAsYesterday : 0) +
      (cookOnce ? 0 : LEANINGS.eachUse * usesOf(days, id)) +
      Math.max(LEANINGS.mostSharing, shared * LEANINGS.sharedPerishable);
    leanings.set(id, leaning);
  }
  return leanings;
}

/** How often a dish comes in a week that is cooked once; its leftovers at lunch do not count. */
const ONCE_USES: Record<RecipeSlot, number> = { breakfast: 4, snack: 4, lunch: 2, dinner: 2 };
/** So many kinds of breakfast and of each snack, and none beside them. */
const KINDS = 2;
/** A dinner of such a week comes back after so many days, and is then as good as a new one. */
const DINNER_AGAIN_AFTER = 4;
/** Until this day dinners are cooked that keep: they are the lunches of the next days. */
const KEEPING_UNTIL = 3;

/** What a slot of a week that is cooked once may hold next. */
function mayServeOnce({ recipe }: KnownRecipe, slot: RecipeSlot, days: ServedDays): boolean {
  const had = (some: ServedDays, at: readonly RecipeSlot[]) =>
    some.flat().filter((dish) => at.includes(dish.slot) && dish.recipeId === recipe.id).length;
  if (had(days, [slot]) >= ONCE_USES[slot]) return false;
  if (slot === 'breakfast' || slot === 'snack') return true;
  return had(days.slice(-DINNER_AGAIN_AFTER + 1), slot === 'dinner' ? ['dinner'] : MAIN) === 0;
}

type OnceWeek = { days: ServedDays; traits: TraitsBook };

/** What of a slot's pool is cooked already, or is to be cooked now. */
function preferredOnce(pool: readonly KnownRecipe[], slot: RecipeSlot, places: number, week: OnceWeek): KnownRecipe[] {
  const { days, traits } = week;
  const idsOn = (some: ServedDays) =>
    new Set(some.flat().flatMap((dish) => (dish.slot === slot && dish.recipeId ? [dish.recipeId] : [])));
  if (slot === 'lunch') return [];
  if (slot === 'dinner' && days.length < DINNER_AGAIN_AFTER) {
    return days.length < KEEPING_UNTIL ? pool.filter((known) => keepsOvernight(traits(known))) : [];
  }
  const ids = slot === 'dinner' ? idsOn(days.slice(-DINNER_AGAIN_AFTER).slice(0, 1)) : idsOn(days);
  const isEnough = slot === 'dinner' || ids.size >= KINDS * places;
  return isEnough ? pool.filter(({ recipe }) => ids.has(recipe.id)) : [];
}

/**
 * The recipes of each slot for the next day of a week that is cooked once: two breakfasts and two of each snack, four dinners of
 * which the first three come back at the end of the week. A slot in which nothing of that is left keeps its pool.
 */
export function cookOncePools(
  pools: readonly KnownRecipe[][],
  slots: readonly DaySlot[],
  week: OnceWeek,
): KnownRecipe[][] {
  return pools.map((pool, i) => {
    const slot = slots[i]?.recipeSlot ?? 'snack';
    const places = slots.filter(({ recipeSlot }) => recipeSlot === slot).length;
    const free = pool.filter((known) => mayServeOnce(known, slot, week.days));
    return [preferredOnce(free, slot, places, week), free].find(({ length }) => length > 0) ?? pool;
  });
}

/** What one more thing on the shopping list costs; unit of the leanings. */
const NEW_ITEM = { cookOnce: 0.02, freely: 0.006 };

const toBuy = ({ recipe }: KnownRecipe): string[] =>
  recipe.ingredients.map(({ foodId }) => productOf(foodId)).flatMap(({ id, product }) => (product?.staple ? [] : [id]));

/** The leanings of the next day with what each recipe would add to the shopping list. */
export function withShopping(
  leanings: ReadonlyMap<string, number>,
  candidates: Iterable<KnownRecipe>,
  { bought, cookOnce }: { bought: ReadonlySet<string>; cookOnce: boolean },
): Map<string, number> {
  const cost = cookOnce ? NEW_ITEM.cookOnce : NEW_ITEM.freely;
  const all = new Map(leanings);
  for (const known of candidates) {
    const { id } = known.recipe;
    const more = new Set(toBuy(known).filter((item) => !bought.has(item))).size;
    all.set(id, (all.get(id) ?? 0) + cost * more);
  }
  return all;
}
