import type { FoodTable } from '#core/catalogue/food.ts';
import { hashSeed, type Random, seededRandom } from '#core/seed/random.ts';
import {
  type BlockContext,
  type MealBlock,
  mealBlock,
  type PlacedDishes,
  type Pot,
  type UsualPortions,
} from '../meal-block.ts';
import { type Nutrients, nutrientsOf } from '../nutrients.ts';
import type { KnownRecipe } from '../recipes/eligible-recipes.ts';
import type { KnownSide } from '../recipes/sides.ts';
import { type MealWishes, mainProteinGroup, monotonyCost, oddsOf, wishCost } from '../swap/meal-wishes.ts';
import type { MealTargets } from '../targets/targets.ts';
import { addShares, rowShares, rowsOfDay } from './day-rows.ts';
import type { DaySlot } from './day-slots.ts';
import {
  costOf,
  type Problem,
  problemOf,
  type Row,
  roundToSteps,
  type State,
  searchWholeSteps,
  solveContinuous,
  startState,
  type Variable,
} from './least-squares.ts';

/** A meal with its amounts chosen. */
export type SolvedMeal = { block: MealBlock; amounts: number[] };
type SolvedDay = { meals: SolvedMeal[]; cost: number };

export type DaySearch = {
  slots: readonly DaySlot[];
  /** The recipes to choose from, per slot. */
  pools: readonly (readonly KnownRecipe[])[];
  targets: MealTargets;
  /** What the rest of the day already holds (a swap); null for a whole day. */
  eaten: Nutrients | null;
  /** Servings rich in vitamin K in that rest. */
  richEaten?: number;
  foods: FoodTable;
  sides: readonly KnownSide[];
  /** Dishes that this kitchen has placed already; filled as the search goes. */
  placed: PlacedDishes;
  /** Where a meal of the day is a box from a pot: that pot. */
  pot?: Pot;
  /** Breakfasts and snacks of this week in their portions, where they are to stay the same. */
  usual?: UsualPortions;
  wishes: MealWishes;
  seed: number;
  /** Whether a dish may have a side. */
  withSides: boolean;
  /** Whether parts of a dish may leave the bounds of their roles. */
  loose: boolean;
  keepMeatAndDairyApart: boolean;
  saltIsFlexible: boolean;
  combos: number;
  refined: number;
  /** How strongly protein-rich dishes are preferred: an exponent. */
  proteinFocus: number;
};

/** How protein-rich a dish may be against the target before it is tried less; none is ever shut out. */
const PROTEIN_ODDS = { least: 0.3, ideal: 1.1 };

/** How many sides of a dish are tried. */
const SIDE_VARIANTS = 3;

/** Cost of every serving rich in vitamin K after the first: more than any wish. */
const RICH_AGAIN = 1;

type Candidate = { blocks: MealBlock[]; cost: number; wishes: number };

/** Dishes whose protein per calorie is near the target's are tried more: with whole recipes, too much of it is as hard to mend as too little. */
function proteinOdds({ recipe, foods }: KnownRecipe, { targets, proteinFocus }: DaySearch): number {
  let protein = 0;
  let kcal = 1;
  for (const { foodId, grams } of recipe.ingredients) {
    const food = foods.get(foodId);
    if (!food) continue;
    const nutrients = nutrientsOf(food, grams);
    protein += nutrients.protein;
    kcal += nutrients.kcal;
  }
  const ratio = protein / kcal / (targets.protein / targets.kcal);
  const near = Math.min(ratio, PROTEIN_ODDS.ideal / ratio);
  return Math.max(PROTEIN_ODDS.least, Math.min(1, near)) ** proteinFocus;
}

/** One recipe of a pool by its weights, none of `used`; null where nothing is left. */
function pickWeighted(
  random: Random,
  pool: readonly KnownRecipe[],
  weights: readonly number[],
  used: ReadonlySet<string>,
): KnownRecipe | null {
  const weightAt = (i: number) => (used.has(pool[i]?.recipe.id ?? '') ? 0 : (weights[i] ?? 0));
  let total = 0;
  for (let i = 0; i < pool.length; i++) total += weightAt(i);
  let at = random() * total;
  for (let i = 0; i < pool.length; i++) {
    const weight = weightAt(i);
    at -= weight;
    if (at < 0 && weight > 0) return pool[i] ?? null;
  }
  return null;
}

type Choice = { random: Random; pools: DaySearch['pools']; weights: readonly number[][] };

/** Draws one recipe per slot, none of them twice; null where that cannot be. */
function drawCombo({ random, pools, weights }: Choice): KnownRecipe[] | null {
  const chosen: KnownRecipe[] = [];
  const used = new Set<string>();
  for (let s = 0; s < pools.length; s++) {
    const known = pickWeighted(random, pools[s] ?? [], weights[s] ?? [], used);
    if (!known) return null;
    used.add(known.recipe.id);
    chosen.push(known);
  }
  return chosen;
}

/** The same day with another dish in one of its places. */
function changeOne(parent: readonly MealBlock[], { random, pools, weights }: Choice): KnownRecipe[] | null {
  const at = Math.floor(random() * parent.length);
  const used = new Set(parent.map(({ known }) => known.recipe.id));
  const known = pickWeighted(random, pools[at] ?? [], weights[at] ?? [], used);
  return known && parent.map((block, s) => (s === at ? known : block.known));
}

function variablesOf(blocks: readonly MealBlock[]): Variable[] {
  return blocks.flatMap((block) => block.portions.map((portion) => portion.variable));
}

function fixedOf(blocks: readonly MealBlock[], eaten: Float64Array): Float64Array {
  const fixed = Float64Array.from(eaten);
  for (const block of blocks) {
    for (let k = 0; k < fixed.length; k++) fixed[k] = (fixed[k] ?? 0) + (block.fixed[k] ?? 0);
  }
  return fixed;
}

function comboWishes(blocks: readonly MealBlock[], { wishes, richEaten = 0 }: DaySearch): number {
  const mains = blocks.filter((block) => block.slot.isMain);
  const rich = blocks.reduce((sum, block) => sum + block.rich, richEaten);
  return (
    RICH_AGAIN * Math.max(0, rich - 1) +
    blocks.reduce((sum, block) => sum + wishCost(block.known, wishes), 0) +
    monotonyCost(
      mains.map((block) => mainProteinGroup(block.known)),
      mains.map((block) => block.known.recipe.cuisine),
    )
  );
}

function screen(problem: Problem, blocks: MealBlock[], eaten: Float64Array, search: DaySearch): Candidate {
  const variables = variablesOf(blocks);
  const state = startState(problem, variables, fixedOf(blocks, eaten));
  solveContinuous(problem, variables, state);
  const open = comboWishes(blocks, search);
  return { blocks, cost: costOf(problem, variables, state) + open, wishes: open };
}

function amountsByMeal(blocks: readonly MealBlock[], state: State): SolvedMeal[] {
  let at = 0;
  return blocks.map((block) => {
    const amounts = Array.from(state.amounts.slice(at, at + block.portions.length));
    at += block.portions.length;
    return { block, amounts };
  });
}

function refine(problem: Problem, { blocks, wishes }: Candidate, eaten: Float64Array): SolvedDay {
  const variables = variablesOf(blocks);
  const state = startState(problem, variables, fixedOf(blocks, eaten));
  solveContinuous(problem, variables, state);
  roundToSteps(variables, state);
  searchWholeSteps(problem, variables, state);
  return { meals: amountsByMeal(blocks, state), cost: costOf(problem, variables, state) + wishes };
}

/** Of the combinations, this share is drawn freely; the others change one dish of one of the best so far. */
const DRAWN_FREELY = 0.5;
const PARENTS = 8;

/** Keeps the best few, the cheapest first. */
function keepBest(best: Candidate[], one: Candidate): void {
  const at = best.findIndex(({ cost }) => one.cost < cost);
  best.splice(at < 0 ? best.length : at, 0, one);
  if (best.length > PARENTS) best.pop();
}

function candidatesOf(search: DaySearch, rows: readonly Row[], eaten: Float64Array): Candidate[] {
  const problem = problemOf(rows);
  const context: BlockContext = { ...search, sides: search.withSides ? search.sides : [], rows };
  const random = seededRandom(hashSeed(`${search.seed}:combos`));
  const weights = search.pools.map((pool) =>
    pool.map((known) => oddsOf(known, search.wishes) * proteinOdds(known, search)),
  );
  const choice: Choice = { random, pools: search.pools, weights };
  const made = new Map<string, MealBlock>();
  const blockFor = (known: KnownRecipe, slotIndex: number, variant: number): MealBlock | null => {
    const slot = search.slots[slotIndex];
    if (!slot) return null;
    const key = `${slotIndex}:${variant}:${known.recipe.id}`;
    const block = made.get(key) ?? mealBlock(known, slot, { slotIndex, variant }, context);
    made.set(key, block);
    return block;
  };
  const seen = new Set<string>();
  const candidates: Candidate[] = [];
  const best: Candidate[] = [];
  for (let n = 0; n < search.combos; n++) {
    const parent = n < DRAWN_FREELY * search.combos ? undefined : best[Math.floor(random() * best.length)];
    const combo = parent ? changeOne(parent.blocks, choice) : drawCombo(choice);
    const variant = search.withSides ? n % SIDE_VARIANTS : 0;
    const key =
      combo
        ?.map(({ recipe }) => recipe.id)
        .join('|')
        .concat(`:${variant}`) ?? '';
    if (!combo || seen.has(key)) continue;
    seen.add(key);
    const blocks = combo.flatMap((known, s) => blockFor(known, s, variant) ?? []);
    const candidate = screen(problem, blocks, eaten, search);
    candidates.push(candidate);
    keepBest(best, candidate);
  }
  return candidates;
}

/** Days are refined so many at a time: the first good one ends the search. */
const AT_ONCE = 4;

/**
 * Seeded combinations of recipes, each solved on real amounts; the best few are then searched in whole kitchen steps, a
 * few at a time, the cheapest of them first. The same search gives the same days.
 */
export function* searchDay(search: DaySearch): Generator<SolvedDay> {
  const rows = rowsOfDay(search.slots, search.targets);
  const eaten = new Float64Array(rows.length);
  if (search.eaten) addShares(eaten, rowShares(rows, search.eaten, null));
  const problem = problemOf(rows);
  const best = candidatesOf(search, rows, eaten)
    .sort((a, b) => a.cost - b.cost)
    .slice(0, search.refined);
  for (let at = 0; at < best.length; at += AT_ONCE) {
    const days = best.slice(at, at + AT_ONCE).map((candidate) => refine(problem, candidate, eaten));
    yield* days.sort((a, b) => a.cost - b.cost);
  }
}
