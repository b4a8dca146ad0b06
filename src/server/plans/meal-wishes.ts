import { listed } from '#core/language/listed.ts';
import type { Meal } from '#core/nutrition/meal-plan.ts';
import { termPattern } from '#core/nutrition/recipes/food-rules.ts';
import { isDemandWord, type MealDemand, readMealDemands } from '#core/nutrition/swap/meal-demands.ts';
import type { MealPreferences } from '#core/nutrition/swap/meal-wishes.ts';
import { mealHolds } from '#core/nutrition/swap/wanted-food.ts';
import { readMealWishes } from '#core/premises/wishes/read-meal-wishes.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { readingOf } from '../catalogue/constraints-for.ts';
import { loadReadingFacts } from '../catalogue/reading-facts.ts';
import { httpError } from '../http/http-error.ts';
import type { Athlete } from './load-athlete.ts';

const MORE_PROTEIN: MealDemand = 'more_protein';

type Heard = { conflicts: readonly { term: string; reason: string }[]; preferences: MealPreferences };

/** What the person would like of the meals, and what of it their own rules forbid. */
export function heardMealWishes(text: string, { profile, constraints }: Athlete, catalogue: Catalogue): Heard {
  const facts = loadReadingFacts(catalogue);
  const { premises } = readingOf(profile, catalogue);
  const dishes = catalogue.recipes.map(({ name }) => name);
  const { conflicts, ...wishes } = readMealWishes({ text, facts, constraints, premises, dishes });
  const { avoidTerms, avoidFoodIds, preferTerms, maxMinutes, cuisines, highProtein } = wishes;
  const namesOfFoods = avoidFoodIds.flatMap((id) => catalogue.foods.foods.get(id)?.name ?? []);
  const asked = readMealDemands(text);
  const kinds = highProtein && !asked.kinds.includes('more_protein') ? [...asked.kinds, MORE_PROTEIN] : asked.kinds;
  const preferences = {
    avoidTerms: [...avoidTerms, ...namesOfFoods],
    preferTerms: preferTerms.filter((term) => !isDemandWord(term)),
    maxMinutes,
    cuisines,
    demands: { ...asked, kinds },
  };
  return { conflicts, preferences };
}

/**
 * Refuses a dish without any food that was wished for: no other one fits beside the rest, and nobody asked for just any. Answers in words
 * what of a wish says nothing about dishes; empty where nothing is missing.
 */
export function expectWishMet(
  text: string,
  { name, items }: Meal,
  { athlete, catalogue }: { athlete: Athlete; catalogue: Catalogue },
): string {
  const { preferTerms } = heardMealWishes(text, athlete, catalogue).preferences;
  const holds = (term: string) => mealHolds({ name, items }, term, catalogue.foods);
  if (preferTerms.length === 0 || preferTerms.some(holds)) return '';
  if (!preferTerms.some((term) => isKnown(term, catalogue)))
    return ` I can’t choose dishes by “${listed(preferTerms)}”, so this is simply another one that fits your day.`;
  const wished = listed(preferTerms, { joint: 'or' });
  throw httpError(
    'plan_refused',
    `I found no dish with ${wished} that brings the day to your numbers, so I left that meal as it is. Name something else, or say “swap it” for any other dish.`,
  );
}

/** Whether any dish or food of ours goes by the name. */
const isKnown = (term: string, { recipes, foods }: Catalogue): boolean =>
  [...recipes, ...foods.foods.values()].some(({ name }) => termPattern(term).test(name));

/** What the person would like of the meals; refuses what their own rules forbid. */
export function mealWishes(text: string, athlete: Athlete, catalogue: Catalogue): MealPreferences {
  const { conflicts, preferences } = heardMealWishes(text, athlete, catalogue);
  if (conflicts.length === 0) return preferences;
  throw httpError('plan_refused', [...new Set(conflicts.map(({ reason }) => reason))].join(' '), {
    detail: { refusal: 'wish_conflict', terms: conflicts.map(({ term }) => term) },
  });
}
