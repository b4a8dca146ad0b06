import type { Meal } from '../meal-plan.ts';
import type { Generosity } from '../recipes/add-ons.ts';
import { askedFor } from '../swap/meal-wishes.ts';
import type { MealTargets } from '../targets/targets.ts';
import { writeMeal } from '../wording/write-meal.ts';
import { type DayGrade, gradeDay } from './day-verdict.ts';
import { type DaySearch, searchDay } from './search-day.ts';

/** A search without how hard to look. */
export type DayQuest = Omit<DaySearch, keyof Effort>;

/** The meals found, and the targets they were held to (protein may have been eased). */
export type FoundDay = { meals: Meal[]; targets: MealTargets };

type Effort = { combos: number; refined: number; generosity: Generosity; proteinFocus: number };

/** Days above this need more extras from the start; kcal. */
const BIG_DAY_KCAL = 2700;
/** Each effort looks wider than the one before; most days end with the first. */
const EFFORTS: readonly Effort[] = [
  { combos: 90, refined: 5, generosity: 'normal', proteinFocus: 2 },
  { combos: 150, refined: 12, generosity: 'generous', proteinFocus: 4 },
  { combos: 300, refined: 30, generosity: 'generous', proteinFocus: 8 },
];
/** Protein that is tried when the rules leave too little of it, as shares of the target. */
const PROTEIN_EASED = [0.92, 0.84, 0.76, 0.68, 0.6];

/** The same calories with less protein: what is taken off is eaten as carbohydrate. */
export function withProtein(targets: MealTargets, protein: number): MealTargets {
  return { ...targets, protein, carbs: targets.carbs + targets.protein - protein };
}

function effortsFor(kcal: number): readonly Effort[] {
  return kcal > BIG_DAY_KCAL ? EFFORTS.map((effort) => ({ ...effort, generosity: 'generous' })) : EFFORTS;
}

function tryEffort(
  quest: DayQuest,
  effort: Effort,
  frozen: (meals: Meal[]) => Meal[],
): { meals: Meal[]; grade: DayGrade } | null {
  let fair: Meal[] | null = null;
  for (const day of searchDay({ ...quest, ...effort })) {
    const meals = day.meals.map((meal) => writeMeal(meal, quest.foods, quest.targets));
    const grade = gradeDay(frozen(meals), quest.targets, quest.foods);
    if (grade === 'good') return { meals, grade };
    if (grade === 'fair' && fair === null) fair = meals;
  }
  return fair ? { meals: fair, grade: 'fair' } : null;
}

function tryTargets(quest: DayQuest, frozen: (meals: Meal[]) => Meal[]): Meal[] | null {
  let fair: Meal[] | null = null;
  for (const [attempt, effort] of effortsFor(quest.targets.kcal).entries()) {
    const found = tryEffort({ ...quest, seed: quest.seed + attempt }, effort, frozen);
    if (found?.grade === 'good') return found.meals;
    fair ??= found?.meals ?? null;
  }
  return fair;
}

type WholeDay = (meals: Meal[]) => Meal[];

const asFound: WholeDay = (meals) => meals;

/** Meals that keep every number promised, protein included; null when none were found. */
export function findFullDay(quest: DayQuest, wholeDay = asFound): FoundDay | null {
  const meals = tryTargets(quest, wholeDay);
  return meals && { meals, targets: quest.targets };
}

/** Looks for one meal among what was asked for, and only then among everything that is allowed. */
export function findMeal(quest: DayQuest, wholeDay = asFound): FoundDay | null {
  const pools = quest.pools.map((pool) => askedFor(pool, quest.wishes));
  const isNarrower = pools.some((pool, i) => pool.length > 0 && pool.length < (quest.pools[i]?.length ?? 0));
  return (isNarrower ? findFullDay({ ...quest, pools }, wholeDay) : null) ?? findDay(quest, wholeDay);
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
    const effort = EFFORTS[2];
    const eased = effort && tryEffort({ ...quest, targets }, effort, wholeDay);
    if (eased) return { meals: eased.meals, targets };
  }
  return null;
}
