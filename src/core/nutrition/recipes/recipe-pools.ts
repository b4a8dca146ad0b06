import type { DaySlot } from '../search/day-slots.ts';
import { type Eligibility, forSlot, type KnownRecipe } from './eligible-recipes.ts';
import type { RecipeSlot } from './recipe.ts';

/** Where a meal may look when its own recipes are all ruled out, in order. */
const NEIGHBOURS: Record<RecipeSlot, readonly RecipeSlot[]> = {
  breakfast: ['lunch', 'dinner'],
  lunch: ['dinner', 'breakfast'],
  dinner: ['lunch', 'breakfast'],
  snack: ['breakfast', 'lunch'],
};

/** A meal that borrows asks the next neighbour too while it has fewer recipes than this. */
const BORROWED_LEAST = 4;

/** What had to give so that every meal has something to choose from. */
export type PoolRelaxation = { kind: 'borrowed' | 'harder'; slot: RecipeSlot };

type Pools = { ok: true; pools: KnownRecipe[][]; relaxed: PoolRelaxation[] } | { ok: false; emptySlot: RecipeSlot };

function poolFor(
  eligibility: Eligibility,
  slot: RecipeSlot,
  except: ReadonlySet<string>,
): { pool: KnownRecipe[]; relaxed: PoolRelaxation['kind'] | null } {
  const among = (recipes: readonly KnownRecipe[], from: RecipeSlot) =>
    forSlot(recipes, from).filter(({ recipe }) => !except.has(recipe.id) && !except.has(recipe.name));
  const own = among(eligibility.recipes, slot);
  if (own.length > 0) return { pool: own, relaxed: null };
  const borrowed = new Set<KnownRecipe>();
  for (const neighbour of NEIGHBOURS[slot]) {
    if (borrowed.size < BORROWED_LEAST) for (const known of among(eligibility.recipes, neighbour)) borrowed.add(known);
  }
  if (borrowed.size > 0) return { pool: [...borrowed], relaxed: 'borrowed' };
  return { pool: among(eligibility.harder, slot), relaxed: 'harder' };
}

/**
 * The recipes for each slot, without those in `except` (ids or names). A meal without any borrows from its neighbours,
 * then takes recipes above the cook's level; hard rules never give.
 */
export function poolsFor(
  eligibility: Eligibility,
  slots: readonly DaySlot[],
  except: ReadonlySet<string> = new Set(),
): Pools {
  const pools: KnownRecipe[][] = [];
  const relaxed: PoolRelaxation[] = [];
  for (const { recipeSlot } of slots) {
    const found = poolFor(eligibility, recipeSlot, except);
    if (found.pool.length === 0) return { ok: false, emptySlot: recipeSlot };
    if (found.relaxed && !relaxed.some(({ slot }) => slot === recipeSlot)) {
      relaxed.push({ kind: found.relaxed, slot: recipeSlot });
    }
    pools.push(found.pool);
  }
  return { ok: true, pools, relaxed };
}
