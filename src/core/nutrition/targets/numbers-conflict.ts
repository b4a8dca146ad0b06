import type { Refusal } from '#core/certificate/plan-result.ts';
import { eligibleRecipes } from '../recipes/eligible-recipes.ts';
import type { HardRule } from '../recipes/food-rules.ts';
import { poolsFor } from '../recipes/recipe-pools.ts';
import { numbersRefusal } from '../recipes/rule-conflict.ts';
import { allowedSides } from '../recipes/sides.ts';
import { daySlots } from '../search/day-slots.ts';
import { findDay } from '../search/find-day.ts';
import type { Kitchen, MealDayRequest } from '../search/plan-day.ts';
import type { MealTargets } from './targets.ts';

/** Rules that shape portions rather than rule recipes out. */
const NUMERIC = ['net_carbs', 'vitamin_k', 'even_carbs', 'small_meals'];

/** Words go before the kinds of food they stand for; what a person may change is left in to be named if it can be. */
function turnOf({ id, protective }: HardRule): number {
  return protective ? (id.startsWith('forbidden:') ? 0 : 1) : 2;
}

/** The targets without those limits whose rule is set aside. */
function targetsUnder(targets: MealTargets, ids: ReadonlySet<string>): MealTargets {
  return {
    ...targets,
    netCarbsMaxGrams: ids.has('net_carbs') ? targets.netCarbsMaxGrams : null,
    vitaminK: ids.has('vitamin_k') ? targets.vitaminK : null,
    evenCarbs: ids.has('even_carbs') && targets.evenCarbs,
    smallMeals: ids.has('small_meals') ? targets.smallMeals : null,
  };
}

/**
 * The rules for which, taken together, no portions meet the day's numbers, with none among them that could be left out.
 * Where the search fails even without any rule, all of them.
 */
function numbersConflict(request: MealDayRequest, kitchen: Kitchen): HardRule[] {
  const { profile, constraints, foods, recipes, preferences } = request;
  const slots = daySlots(profile.mealsPerDay, constraints.care.smallMeals);
  const { blocked } = kitchen.eligibility;
  const biting = new Set([...NUMERIC, ...blocked.flatMap(({ ruleIds }) => ruleIds)]);
  const rules = kitchen.eligibility.rules.filter(({ id }) => biting.has(id));
  const avoidTerms = preferences?.avoidTerms ?? [];
  const fits = (kept: readonly HardRule[]): boolean => {
    const only = new Set(kept.map(({ id }) => id));
    const eligibility = eligibleRecipes({ profile, constraints, foods, recipes, avoidTerms, only });
    const chosen = poolsFor(eligibility, slots);
    if (!chosen.ok) return false;
    const targets = targetsUnder(kitchen.targets, only);
    const sides = allowedSides(foods, eligibility.isFoodAllowed);
    const keepMeatAndDairyApart = only.has('meat_and_dairy');
    const quest = { ...kitchen.quest, targets, sides, keepMeatAndDairyApart, slots, pools: chosen.pools, eaten: null };
    return findDay(quest) !== null;
  };
  if (!fits([])) return rules;
  const alone = rules.find((rule) => !fits([rule]));
  if (alone) return [alone];
  return rules
    .toSorted((a, b) => turnOf(a) - turnOf(b))
    .reduce<HardRule[]>((kept, rule) => {
      const rest = kept.filter((other) => other !== rule);
      return fits(rest) ? kept : rest;
    }, rules);
}

/** Says which rules together leave no portions that meet the numbers. Searches again and again, so it is asked once. */
export function explainedNumbers(request: MealDayRequest, kitchen: Kitchen): Refusal {
  return numbersRefusal(numbersConflict(request, kitchen));
}
