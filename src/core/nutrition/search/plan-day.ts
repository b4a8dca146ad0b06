import type { Constraints } from '#core/athlete/constraints.ts';
import type { Profile } from '#core/athlete/profile.ts';
import type { FoodTable } from '#core/catalogue/food.ts';
import type { BasisLine } from '#core/certificate/certificate.ts';
import type { PlanResult } from '#core/certificate/plan-result.ts';
import type { Meal, MealPlanDraft } from '../meal-plan.ts';
import { nutrientsOfItems } from '../nutrients.ts';
import { type Eligibility, eligibleRecipes, type KnownRecipe } from '../recipes/eligible-recipes.ts';
import type { Recipe } from '../recipes/recipe.ts';
import { type PoolRelaxation, poolsFor } from '../recipes/recipe-pools.ts';
import { conflictRefusal, numbersRefusal } from '../recipes/rule-conflict.ts';
import { allowedSides } from '../recipes/sides.ts';
import { type MealPreferences, type MealWishes, wishesOf } from '../swap/meal-wishes.ts';
import { type MealTargets, mealTargets } from '../targets/targets.ts';
import { type NoteFacts, planNotes } from '../wording/plan-notes.ts';
import { type DaySlot, daySlots } from './day-slots.ts';
import { totalsOf } from './day-verdict.ts';
import { type DayQuest, type FoundDay, findDay } from './find-day.ts';

/** Everything a plan depends on; the same request gives the same plan. */
export type MealDayRequest = {
  profile: Profile;
  constraints: Constraints;
  foods: FoodTable;
  recipes: readonly Recipe[];
  seed: number;
  /** Recipes of recent plans, served again only if nothing else fits as well. */
  avoidRecipeIds?: readonly string[];
  /** Recipes that the person liked: served more often. */
  likedRecipeIds?: readonly string[];
  /** Recipes that the person did not like: never served. */
  dislikedRecipeIds?: readonly string[];
  preferences?: MealPreferences | null;
};

/** What planning a day and replacing one meal of it have in common. */
export type Kitchen = {
  targets: MealTargets;
  basis: BasisLine[];
  eligibility: Eligibility;
  wishes: MealWishes;
  quest: Omit<DayQuest, 'slots' | 'pools' | 'eaten'>;
};

type Refused = Extract<PlanResult<never>, { ok: false }>;

/** Targets, allowed foods and wishes of a request, or the refusal that ends it. */
export function openKitchen(request: MealDayRequest): { ok: true; kitchen: Kitchen } | Refused {
  const { profile, constraints, foods, seed } = request;
  const preferences = request.preferences ?? null;
  const result = mealTargets({ profile, constraints });
  if (!result.ok) return result;
  const { targets, basis } = result;
  const avoidTerms = preferences?.avoidTerms ?? [];
  const disliked = new Set(request.dislikedRecipeIds);
  const recipes = request.recipes.filter(({ id }) => !disliked.has(id));
  const eligibility = eligibleRecipes({ profile, constraints, foods, recipes, avoidTerms });
  const wishes = wishesOf(profile.cookingLevel, { ...request, preferences });
  const quest = {
    targets,
    foods,
    sides: allowedSides(foods, eligibility.isFoodAllowed),
    placed: new Map(),
    wishes,
    seed,
    keepMeatAndDairyApart: constraints.food.separateMeatAndDairy,
    saltIsFlexible: constraints.food.sodiumMaxMg !== null,
  };
  return { ok: true, kitchen: { targets, basis, eligibility, wishes, quest } };
}

/** The basis lines with protein and carbohydrate as the day was really held to. */
function basisHeld(basis: BasisLine[], wanted: MealTargets, held: MealTargets): BasisLine[] {
  if (held.protein === wanted.protein) return basis;
  return basis.map((line) => {
    if (line.id === 'carbs') return { ...line, value: held.carbs };
    if (line.id !== 'protein') return line;
    const because = `${wanted.protein} g would be ideal; with the foods you can eat, ${held.protein} g is what sensible portions reach.`;
    return { ...line, value: held.protein, because };
  });
}

/** What stays out because the person did not like it, the latest first. */
function dislikedNames({ recipes, dislikedRecipeIds = [] }: MealDayRequest): string[] {
  return dislikedRecipeIds.flatMap((id) => recipes.find((recipe) => recipe.id === id)?.name ?? []);
}

/** Puts meals, totals, notes and basis together; `fresh` where only some of the meals were chosen now. */
export function draftOf(
  request: MealDayRequest,
  kitchen: Kitchen,
  {
    meals,
    targets: held,
    relaxed,
    fresh = meals,
  }: FoundDay & { relaxed: readonly PoolRelaxation[]; fresh?: readonly Meal[] },
): MealPlanDraft {
  const totals = totalsOf(meals);
  const facts: NoteFacts = {
    constraints: request.constraints,
    meals,
    minerals: nutrientsOfItems(
      meals.flatMap(({ items }) => items),
      request.foods,
    ),
    wanted: kitchen.targets,
    held,
    relaxed,
    wishes: kitchen.wishes,
    preferences: request.preferences ?? null,
    liked: new Set(request.likedRecipeIds),
    disliked: dislikedNames(request),
    foods: request.foods,
    fresh,
    recipes: new Map(
      [...kitchen.eligibility.recipes, ...kitchen.eligibility.harder].map((known) => [known.recipe.id, known]),
    ),
  };
  return {
    totalCalories: totals.calories,
    totalProtein: totals.protein,
    totalCarbs: totals.carbs,
    totalFat: totals.fat,
    notes: planNotes(facts),
    meals,
    basis: basisHeld(kitchen.basis, kitchen.targets, held),
  };
}

type OpenDay = { kitchen: Kitchen; slots: DaySlot[]; pools: KnownRecipe[][]; relaxed: readonly PoolRelaxation[] };

/** Opens the kitchen with the places of a day and the recipes that fit each; refuses where a place has none. */
export function openDay(request: MealDayRequest): ({ ok: true } & OpenDay) | Refused {
  const opened = openKitchen(request);
  if (!opened.ok) return opened;
  const { kitchen } = opened;
  const slots = daySlots(request.profile.mealsPerDay, request.constraints.care.smallMeals);
  const chosen = poolsFor(kitchen.eligibility, slots);
  if (!chosen.ok) return { ok: false, refusal: conflictRefusal(kitchen.eligibility, chosen.emptySlot) };
  return { ok: true, kitchen, slots, pools: chosen.pools, relaxed: chosen.relaxed };
}

/**
 * Plans a day of eating: hard rules filter recipes and extras first; seeded recipes are then portioned in kitchen units
 * so that calories (4/4/9), protein and the rest meet the targets. Pure; median a few milliseconds.
 */
export function planMealDay(request: MealDayRequest): PlanResult<MealPlanDraft> {
  const opened = openDay(request);
  if (!opened.ok) return opened;
  const { kitchen, slots, pools, relaxed } = opened;
  const found = findDay({ ...kitchen.quest, slots, pools, eaten: null });
  if (!found) return { ok: false, refusal: numbersRefusal(kitchen.eligibility.rules) };
  return { ok: true, draft: draftOf(request, kitchen, { ...found, relaxed }) };
}
