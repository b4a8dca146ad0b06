import { understandPreferences } from '#core/athlete/preferences.ts';
import type { MealPreferences } from '#core/nutrition/swap/meal-wishes.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { httpError } from '../http/http-error.ts';
import type { Athlete } from './load-athlete.ts';

/** What the person would like of the meals; refuses what their own rules forbid. */
export function mealWishes(text: string, { constraints }: Athlete, { foods, lexicon }: Catalogue): MealPreferences {
  const wishes = understandPreferences({ text, lexicon, foods, constraints });
  const { conflicts, avoidFoodIds, preferTerms, maxMinutes, cuisines } = wishes;
  if (conflicts.length > 0) {
    throw httpError('plan_refused', [...new Set(conflicts.map(({ reason }) => reason))].join(' '), {
      detail: { refusal: 'wish_conflict', terms: conflicts.map(({ term }) => term) },
    });
  }
  const namesOfFoods = avoidFoodIds.flatMap((id) => foods.foods.get(id)?.name ?? []);
  return { avoidTerms: [...wishes.avoidTerms, ...namesOfFoods], preferTerms, maxMinutes, cuisines };
}
