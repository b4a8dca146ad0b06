import type { Meal } from '../meal-plan.ts';
import { NO_DEMANDS } from '../swap/meal-demands.ts';
import { askedFor } from '../swap/meal-wishes.ts';
import type { MealTargets } from '../targets/targets.ts';
import { writeMeal } from '../wording/write-meal.ts';
import { type DayGrade, gradeDay } from './day-verdict.ts';
import { type DaySearch, searchDay } from './search-day.ts';

/** A search without how hard to look. */
export type DayQuest = Omit<DaySearch, keyof Effort> & {
  /** How many efforts are made at most; all of them where nothing is said. */
  efforts?: number;
  /** Whether a few calories more or less do not matter: nobody named a figure. */
  isAboutThatSize?: boolean;
};

/** The meals found, and the targets they were held to (protein may have been eased). */
export type FoundDay = { meals: Meal[]; targets: MealTargets };

type Effort = { combos: number; refined: number; withSides: boolean; loose: boolean; proteinFocus: number };

/** First the dishes by themselves; a side only where they do not meet the numbers. Each effort looks wider than the one before. */
const FIRST_EFFORT: Effort = { combos: 120, refined: 12, withSides: false, loose: false, proteinFocus: 2 };
const EFFORTS: readonly Effort[] = [
  FIRST_EFFORT,
  { combos: 130, refined: 12, withSides: true, loose: false, proteinFocus: 4 },
  { combos: 150, refined: 16, withSides: true, loose: true, proteinFocus: 4 },
  { combos: 300, refined: 28, withSides: true, loose: true, proteinFocus: 8 },
];
/** A meal by itself is the first dish drawn that comes out right, so that another one comes each time: the best of many would be the same one. */
const DRAWS_ALONE = 12;
const EFFORTS_ALONE: readonly Effort[] = [
  ...Array.from({ length: DRAWS_ALONE }, () => ({ ...FIRST_EFFORT, combos: 1, refined: 1, proteinFocus: 0 })),
  ...EFFORTS,
];
/** Protein that is tried when the rules leave too little of it, as shares of the target. */
const PROTEIN_EASED = [0.92, 0.84, 0.76, 0.68, 0.6];

/** The same calories with less protein: what is taken off is eaten as carbohydrate. */
export function withProtein(targets: MealTargets, protein: number): MealTargets {
  return { ...targets, protein, carbs: targets.carbs + targets.protein - protein };
}

type Graded = { meals: Meal[]; grade: DayGrade };

/** What “about that size” means: a share of the calories, within what the check of a meal allows. */
const ABOUT = 0.045;
const RANKS: Record<DayGrade, number> = { good: 4, near: 3, fair: 2, far: 1, poor: 0 };

/** The better of two days; the first one where they are as good. */
function better(a: Graded | null, b: Graded | null): Graded | null {
  return a && (!b || RANKS[a.grade] >= RANKS[b.grade]) ? a : b;
}

function tryEffort(quest: DayQuest, effort: Effort, frozen: (meals: Meal[]) => Meal[]): Graded | null {
  let best: Graded | null = null;
  for (const day of searchDay({ ...quest, ...effort })) {
    const meals = day.meals.map((meal) => writeMeal(meal, quest.foods, quest.targets));
    const grade = gradeDay(frozen(meals), quest.targets, quest.foods, quest.isAboutThatSize ? ABOUT : undefined);
    if (grade !== 'poor') best = better(best, { meals, grade });
    if (grade === 'good') break;
  }
  return best;
}

function tryTargets(quest: DayQuest, frozen: (meals: Meal[]) => Meal[]): Meal[] | null {
  let best: Graded | null = null;
  const isChosen = quest.pools.every((pool) => pool.length === 1);
  const isAlone = quest.eaten === null && quest.slots.length === 1;
  for (const [attempt, effort] of (isAlone ? EFFORTS_ALONE : EFFORTS).slice(0, quest.efforts).entries()) {
    best = better(best, tryEffort({ ...quest, seed: quest.seed + attempt }, effort, frozen));
    // Minerals are worth a second look, but no dish that leaves the bounds of its roles; a meal alone promises no macros.
    const enough = isAlone ? (quest.isAboutThatSize ? 'far' : 'fair') : attempt === 0 && !isChosen ? 'good' : 'near';
    if (best && RANKS[best.grade] >= RANKS[enough]) break;
  }
  return best?.meals ?? null;
}

type WholeDay = (meals: Meal[]) => Meal[];

const asFound: WholeDay = (meals) => meals;

/** Meals that keep every number promised, protein included; null when none were found. */
export function findFullDay(quest: DayQuest, wholeDay = asFound): FoundDay | null {
  const meals = tryTargets(quest, wholeDay);
  return meals && { meals, targets: quest.targets };
}

/** Looks for one meal among what was asked for; then for as much of it as there is, and only then among everything that is allowed. */
export function findMeal(quest: DayQuest, wholeDay = asFound): FoundDay | null {
  const { wishes } = quest;
  const narrower = [wishes, { ...wishes, demands: NO_DEMANDS }, { ...wishes, wanted: [], cuisines: new Set<string>() }]
    .map((some) => quest.pools.map((pool) => askedFor(pool, some)))
    .filter((pools) => pools.some((pool, i) => pool.length > 0 && pool.length < (quest.pools[i]?.length ?? 0)));
  for (const pools of narrower) {
    const found = findFullDay({ ...quest, pools }, wholeDay);
    if (found) return found;
  }
  return findDay(quest, wholeDay);
}

/**
 * The best written meals whose day (`wholeDay` puts them among frozen ones) keeps every number promised. Looks wider
 * step by step; only then asks for less protein. Null when nothing holds.
 */
export function findDay(quest: DayQuest, wholeDay = asFound): FoundDay | null {
  const meals = tryTargets(quest, wholeDay);
  if (meals) return { meals, targets: quest.targets };
  for (const share of PROTEIN_EASED) {
    const targets = withProtein(quest.targets, Math.round(share * quest.targets.protein));
    const effort = EFFORTS[3];
    const eased = effort && tryEffort({ ...quest, targets }, effort, wholeDay);
    if (eased) return { meals: eased.meals, targets };
  }
  return null;
}
