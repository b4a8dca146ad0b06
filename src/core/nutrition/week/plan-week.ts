import type { PlanResult } from '#core/certificate/plan-result.ts';
import { hashSeed } from '#core/seed/random.ts';
import { productOf } from '../groceries/products.ts';
import type { Meal, MealPlanDraft, WeekDay } from '../meal-plan.ts';
import type { KnownRecipe } from '../recipes/eligible-recipes.ts';
import type { PoolRelaxation } from '../recipes/recipe-pools.ts';
import type { DaySlot } from '../search/day-slots.ts';
import { type FoundDay, findDay, findFullDay, withProtein } from '../search/find-day.ts';
import { draftOf, type Kitchen, type MealDayRequest, openDay } from '../search/plan-day.ts';
import { explainedNumbers } from '../targets/numbers-conflict.ts';
import type { MealTargets } from '../targets/targets.ts';
import { asLeftovers, keepsOvernight, potOf } from './leftovers.ts';
import { repeatNotes } from './repeat-notes.ts';
import { type ServedDish, servedDish } from './served-dish.ts';
import {
  cookOncePools,
  leaningsOfNextDay,
  poolsOfNextDay,
  type TraitsBook,
  traitsBook,
  withShopping,
} from './week-rules.ts';

/** A plan whose day becomes the first of seven. */
export type MealWeekRequest = MealDayRequest & {
  plan: Pick<MealPlanDraft, 'meals' | 'notes' | 'basis'>;
  /** Whether a dinner becomes the next day's lunch wherever that fits. */
  leftovers: boolean;
  /** Asked of every new day; one that is not proved is planned again from another seed. */
  isProved?: (day: MealPlanDraft, lunchIsBox: boolean) => boolean;
};

const DAYS = 7;
/** How a day is tried: with how many rules of repetition let go, whether lunch may be last night's dinner, and whether dishes come back so that a week is cooked once. */
const TRIES = [
  { ease: 3, leftovers: true, cookOnce: true },
  { ease: 3, leftovers: false, cookOnce: true },
  { ease: 0, leftovers: true, cookOnce: false },
  { ease: 0, leftovers: false, cookOnce: false },
  { ease: 2, leftovers: false, cookOnce: false },
] as const;
const SEEDS_PER_TRY = 2;
/** A try looks less far than a day by itself does: the next try has other dishes. */
const EFFORTS_PER_TRY = 3;
/** Seeds of the last resort: as many as a single day gets. */
const LAST_SEEDS = 4;

type Week = {
  request: MealWeekRequest;
  kitchen: Kitchen;
  /** What each day is held to: as the plan's own day. */
  targets: MealTargets;
  slots: readonly DaySlot[];
  pools: readonly KnownRecipe[][];
  relaxed: readonly PoolRelaxation[];
  traits: TraitsBook;
  recipes: ReadonlyMap<string, KnownRecipe>;
  served: ServedDish[][];
  /** What was on the plate last night. */
  dinner: Meal | null;
  /** The portions of each dish when it was eaten first. */
  usual: Map<string, ReadonlyMap<string, number>>;
  /** What is on the shopping list already. */
  bought: Set<string>;
};

type Leftover = { known: KnownRecipe; dinner: Meal };
type PlannedDay = { draft: MealPlanDraft; proteinTarget: number; isLeftover: boolean };

/** Protein that the plan says openly it was held to; the week asks for no more. */
function heldTargets(targets: MealTargets, { basis }: MealWeekRequest['plan']): MealTargets {
  const stated = basis.find(({ id }) => id === 'protein')?.value ?? targets.protein;
  return stated < targets.protein ? withProtein(targets, stated) : targets;
}

/** Last night's dinner, if it may be warmed up for the next day's lunch. */
function dinnerToKeep({ dinner, recipes, traits }: Week): Leftover | null {
  const known = recipes.get(dinner?.recipeId ?? '');
  return dinner && known && keepsOvernight(traits(known)) ? { known, dinner } : null;
}

function writtenDay(week: Week, found: FoundDay, leftover: Leftover | null): PlannedDay {
  const { request, kitchen, relaxed, recipes, served } = week;
  const meals = found.meals.map((meal) =>
    leftover !== null && meal.type === 'lunch' ? asLeftovers(meal, leftover.dinner, leftover.known) : meal,
  );
  const draft = draftOf(request, kitchen, { meals, targets: found.targets, relaxed });
  const dishes = meals.map((meal) => servedDish(meal, recipes, request.foods));
  const notes = [
    ...draft.notes,
    ...repeatNotes(dishes, served, { lunchIsLeftover: leftover !== null, cookOnce: request.leftovers }),
  ];
  return { draft: { ...draft, notes }, proteinTarget: found.targets.protein, isLeftover: leftover !== null };
}

function tryDay(week: Week, pools: KnownRecipe[][], leftover: Leftover | null, seed: number): PlannedDay | null {
  const { kitchen, slots, targets, request } = week;
  const candidates = new Set(pools.flat());
  const cookOnce = request.leftovers;
  const ofWeek = leaningsOfNextDay(candidates, { days: week.served, traits: week.traits, cookOnce });
  const leanings = withShopping(ofWeek, candidates, { bought: week.bought, cookOnce });
  const quest = {
    ...kitchen.quest,
    targets,
    slots,
    pools,
    eaten: null,
    efforts: EFFORTS_PER_TRY,
    wishes: { ...kitchen.wishes, leanings },
    ...(cookOnce && { usual: week.usual }),
    ...(leftover && { pot: potOf(leftover.dinner, leftover.known) }),
  };
  for (let n = 0; n < SEEDS_PER_TRY; n++) {
    const found = findFullDay({ ...quest, seed: hashSeed(`${seed}:${n}`) });
    if (!found) return null;
    const day = writtenDay(week, found, leftover);
    if (request.isProved?.(day.draft, day.isLeftover) ?? true) return day;
  }
  return null;
}

/** As a single day is planned, with less protein if need be: the last resort. */
function anyDay(week: Week, seed: number): PlannedDay | null {
  const { kitchen, slots, request } = week;
  const pools = poolsOfNextDay(week.pools, slots, { days: week.served, traits: week.traits, ease: 2 });
  for (const one of [pools, week.pools]) {
    for (let n = 0; n < LAST_SEEDS; n++) {
      const quest = { ...kitchen.quest, targets: week.targets, slots, pools: one, eaten: null };
      const found = findDay({ ...quest, seed: n === 0 ? seed : hashSeed(`${seed}:last:${n}`) });
      const day = found && writtenDay(week, found, null);
      if (day && (request.isProved?.(day.draft, day.isLeftover) ?? true)) return day;
    }
  }
  return null;
}

function nextDay(week: Week, day: number): PlannedDay | null {
  const { served, slots, traits, request } = week;
  const kept = request.leftovers ? dinnerToKeep(week) : null;
  for (const { ease, leftovers, cookOnce } of TRIES) {
    if ((leftovers && kept === null) || (cookOnce && !request.leftovers)) continue;
    const leftover = leftovers ? kept : null;
    const free = cookOnce
      ? cookOncePools(week.pools, slots, { days: served, traits })
      : poolsOfNextDay(week.pools, slots, { days: served, traits, ease });
    const pools = leftover ? free.map((pool, i) => (slots[i]?.type === 'lunch' ? [leftover.known] : pool)) : free;
    const found = tryDay(
      week,
      pools,
      leftover,
      hashSeed(`${request.seed}:day:${day}:${ease}:${leftovers}:${cookOnce}`),
    );
    if (found) return found;
  }
  return anyDay(week, hashSeed(`${request.seed}:day:${day}:any`));
}

function weekDay(day: number, { draft, proteinTarget, isLeftover }: PlannedDay): WeekDay {
  const { basis: _, ...rest } = draft;
  return { day, ...rest, proteinTarget, leftoversFromDay: isLeftover ? day - 1 : null };
}

function firstDay({ plan }: MealWeekRequest, targets: MealTargets): WeekDay {
  const sum = (read: (meal: MealPlanDraft['meals'][number]) => number) =>
    plan.meals.reduce((total, meal) => total + read(meal), 0);
  return {
    day: 1,
    totalCalories: sum((meal) => meal.calories),
    totalProtein: sum((meal) => meal.protein),
    totalCarbs: sum((meal) => meal.carbs),
    totalFat: sum((meal) => meal.fat),
    notes: plan.notes,
    meals: plan.meals,
    proteinTarget: targets.protein,
    leftoversFromDay: null,
  };
}

/** Every recipe of the request with its foods: day one may hold one that this person's rules have left behind since. */
function allKnown({ recipes, foods: table }: MealDayRequest): Map<string, KnownRecipe> {
  return new Map(
    recipes.map((recipe) => {
      const foods = recipe.ingredients.flatMap(({ foodId }) => table.foods.get(foodId) ?? []);
      return [recipe.id, { recipe, foods: new Map(foods.map((food) => [food.id, food])) }];
    }),
  );
}

/**
 * Plans seven days within the plan's own targets; the first is the plan's day, as it is. Later days are planned one by
 * one: no lunch, dinner or snack comes back within three days or a third time, lunch and dinner change their protein from day to day,
 * fish, legumes and red meat are nudged toward their weekly numbers, opened packs are used up. Where a person's rules leave too
 * few recipes, repetition gives way, and a note says so; the numbers of the day never do. With `leftovers` the week is cooked once
 * where it can be: see `cookOncePools`. Pure; same request, same week.
 */
export function planMealWeek(request: MealWeekRequest): PlanResult<WeekDay[]> {
  const opened = openDay(request);
  if (!opened.ok) return opened;
  const { kitchen, slots, pools, relaxed } = opened;
  const recipes = allKnown(request);
  const targets = heldTargets(kitchen.targets, request.plan);
  const week: Week = {
    request,
    kitchen,
    targets,
    slots,
    pools,
    relaxed,
    recipes,
    traits: traitsBook(),
    served: [],
    dinner: null,
    usual: new Map(),
    bought: new Set(),
  };
  const remember = ({ meals }: Pick<WeekDay, 'meals'>) => {
    week.served.push(meals.map((meal) => servedDish(meal, recipes, request.foods)));
    week.dinner = meals.find(({ type }) => type === 'dinner') ?? null;
    for (const { recipeId, items } of meals) {
      if (recipeId === null || week.usual.has(recipeId)) continue;
      week.usual.set(recipeId, new Map(items.map(({ foodId, grams }) => [foodId, grams])));
    }
    for (const { foodId } of meals.flatMap(({ items }) => items)) week.bought.add(productOf(foodId).id);
  };
  const days = [firstDay(request, targets)];
  days.forEach(remember);
  for (let day = 2; day <= DAYS; day++) {
    const planned = nextDay(week, day);
    if (!planned) return { ok: false, refusal: explainedNumbers(request, kitchen) };
    const one = weekDay(day, planned);
    days.push(one);
    remember(one);
  }
  return { ok: true, draft: days };
}
