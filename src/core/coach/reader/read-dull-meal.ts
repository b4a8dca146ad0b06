import { hasPhrase } from '#core/language/phrase-set.ts';
import { MEAL_WORDS } from './meal-words.ts';
import { placeIn } from './read-meal-place.ts';
import { isAsked, type MealAct, type ToldMeal } from './told-meal.ts';

/** "Dinner looks rubbish", "not feeling the tofu bowl": another dish may be offered, but nobody asked for one. */
export function readDull(told: ToldMeal): MealAct[] {
  const { words, talk } = told;
  if (isAsked(told) || !hasPhrase(words, MEAL_WORDS.dull)) return [];
  const place = placeIn(words, { ...talk, last: null });
  if (!place?.isNamed || place.mealIndex === null) return [];
  const { ahead, mealIndex, slot } = place;
  return [{ kind: 'dull', place: { ahead, mealIndex, slot } }];
}
