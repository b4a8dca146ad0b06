import type { PlanResult, Refusal } from '#core/certificate/plan-result.ts';
import { listed } from '#core/language/listed.ts';
import type { Meal, MealType } from '../meal-plan.ts';
import type { KnownRecipe } from '../recipes/eligible-recipes.ts';
import { poolsFor } from '../recipes/recipe-pools.ts';
import { conflictRefusal } from '../recipes/rule-conflict.ts';
import { demandedKcal, demandedProtein, demandWords, unmetDemands } from '../swap/meal-demands.ts';
import { mealHolds } from '../swap/wanted-food.ts';
import type { MealTargets } from '../targets/targets.ts';
import { safetyNotes } from '../wording/plan-notes.ts';
import { type DaySlot, daySlots, slotOfMeal } from './day-slots.ts';
import { type FoundDay, findMeal } from './find-day.ts';
import { type Kitchen, type MealDayRequest, openKitchen } from './plan-day.ts';

/** A meal by itself, outside of any plan. `calories` null: as many as this meal has in a day of this person; kcal. */
export type SingleMealRequest = MealDayRequest & {
  type: MealType;
  calories: number | null;
  /** What was shown just now: another one is wanted, as long as there is any. */
  shownRecipeIds?: readonly string[];
};

/** The meal, what it was sized to (kcal) and what the person should know about it. */
export type SingleMeal = { meal: Meal; targetCalories: number; notes: string[] };

/** Shares of a day where the person's own day has no such meal. */
const USUAL_SHARE = { main: 0.3, snack: 0.1 };
/** Of its share of the day’s protein, what a single meal holds at least, tried in turn: the rest of the day makes up for it, and a snack may be fruit. */
const PROTEIN_SHARES = { main: [0.75], snack: [0.85, 0.65, 0.4] };
/** Salt and hard fat are judged over a day; one meal may hold more than its share of them. */
const SALT_LEEWAY = 1.3;

const DOES_NOT_FIT: Refusal = {
  code: 'meal_does_not_fit',
  title: 'No meal came out right',
  message:
    'No dish that fits your rules and wishes comes to that many calories in sensible portions. Try other calories, or leave out a wish.',
};

function slotFor(type: MealType, { profile, constraints }: MealDayRequest): DaySlot {
  const own = daySlots(profile.mealsPerDay, constraints.care.smallMeals).find((slot) => slot.type === type);
  const { isMain } = slotOfMeal(type, 0);
  return own ?? slotOfMeal(type, isMain ? USUAL_SHARE.main : USUAL_SHARE.snack);
}

/** The day's targets cut down to one meal of `kcal`. */
function mealShare(day: MealTargets, kcal: number, protein: number): MealTargets {
  const share = kcal / day.kcal;
  const fat = Math.round(share * day.fat);
  const part = (limit: number | null) => (limit === null ? null : share * limit);
  return {
    ...day,
    kcal,
    protein,
    fat,
    carbs: Math.max(0, Math.round((kcal - 4 * protein - 9 * fat) / 4)),
    fiber: share * day.fiber,
    floors: { calciumMg: 0, ironMg: 0, potassiumMg: 0 },
    sodiumMaxMg: Math.min(day.sodiumMaxMg, SALT_LEEWAY * share * day.sodiumMaxMg),
    satFatMaxGrams: SALT_LEEWAY * share * day.satFatMaxGrams,
    netCarbsMaxGrams: part(day.netCarbsMaxGrams),
    carbsMinGrams: null,
    floorKcal: 0,
    proteinMaxGrams: part(day.proteinMaxGrams),
    // One meal can be neither even nor too little for a day; the day that it is put into is proved as a whole.
    vitaminK: day.vitaminK && { ...day.vitaminK, least: 0 },
    evenCarbs: false,
  };
}

/** What is asked for, then what the meal should hold, then less, in grams. */
function proteinsToTry({ targets, wishes }: Kitchen, kcal: number, { isMain }: Pick<DaySlot, 'isMain'>): number[] {
  const ofDay = (kcal / targets.kcal) * targets.protein;
  const usual = (isMain ? PROTEIN_SHARES.main : PROTEIN_SHARES.snack).map((share) => share * ofDay);
  const asked = demandedProtein(kcal, wishes.demands);
  return asked === null ? usual : [asked, ...usual];
}

/** Said where medicine asks for small meals and a big one was wanted. */
function tooBig(kcalMost: number): Refusal {
  const most = Math.floor(kcalMost).toLocaleString('en-US');
  return {
    code: 'meal_too_big',
    title: 'That meal is too big for one sitting',
    message: `With your medicine I keep every meal small: ${most} kcal at most. Ask for that or less and I will plan it at once.`,
  };
}

function missedWishes(meal: Meal, { preferences, foods }: SingleMealRequest, kitchen: Kitchen): string[] {
  const missing = (preferences?.preferTerms ?? []).filter((term) => !mealHolds(meal, term, foods));
  const isSlow = preferences?.maxMinutes != null && meal.totalMinutes > preferences.maxMinutes;
  const known = kitchen.eligibility.recipes.find(({ recipe }) => recipe.id === meal.recipeId);
  const unmet = known ? demandWords(unmetDemands(known, kitchen.wishes.demands)) : [];
  return [
    ...(missing.length > 0 ? [`I looked for ${missing.join(' and ')}, but found no dish with it that fits.`] : []),
    ...(unmet.length > 0 ? [`I looked for a dish with ${listed(unmet)}, but found none that fits the rest.`] : []),
    ...(isSlow ? [`It takes ${meal.totalMinutes} minutes; nothing quicker fit.`] : []),
  ];
}

/** One meal within a person's rules, sized to the calories asked for. Pure; same request, same meal. */
export function planSingleMeal(request: SingleMealRequest): PlanResult<SingleMeal> {
  const opened = openKitchen(request);
  if (!opened.ok) return opened;
  const { kitchen } = opened;
  const usual = slotFor(request.type, request);
  const targetCalories = request.calories ?? demandedKcal(usual.share * kitchen.targets.kcal, kitchen.wishes.demands);
  const { smallMeals } = kitchen.targets;
  if (smallMeals && targetCalories > smallMeals.kcalMost) return { ok: false, refusal: tooBig(smallMeals.kcalMost) };
  const slots = [{ ...usual, share: 1 }];
  const chosen = poolsFor(kitchen.eligibility, slots);
  if (!chosen.ok) return { ok: false, refusal: conflictRefusal(kitchen.eligibility, chosen.emptySlot) };
  const shown = new Set(request.shownRecipeIds);
  const fresh = chosen.pools.map((pool) => pool.filter(({ recipe }) => !shown.has(recipe.id)));
  const quest = { ...kitchen.quest, slots, eaten: null, isAboutThatSize: request.calories === null };
  const search = (pools: KnownRecipe[][]): FoundDay | null => {
    if (pools.some(({ length }) => length === 0)) return null;
    for (const protein of proteinsToTry(kitchen, targetCalories, usual)) {
      // Each with its own dishes: what is placed hangs on the targets.
      const targets = mealShare(kitchen.targets, targetCalories, Math.round(protein));
      const one = findMeal({ ...quest, pools, targets, placed: new Map() });
      if (one) return one;
    }
    return null;
  };
  const found = search(fresh) ?? search(chosen.pools);
  const meal = found?.meals[0];
  if (!meal) return { ok: false, refusal: DOES_NOT_FIT };
  const notes = [...safetyNotes(request.constraints), ...missedWishes(meal, request, kitchen)];
  return { ok: true, draft: { meal, targetCalories, notes } };
}
