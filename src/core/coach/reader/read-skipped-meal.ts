import { hasPhrase } from '#core/language/phrase-set.ts';
import { MEAL_WORDS } from './meal-words.ts';
import { isOtherTime, placeIn } from './read-meal-place.ts';
import { isAsked, type MealAct, type ToldMeal } from './told-meal.ts';

/** Who tells more has a story, not a meal that was left out. */
const MOST_WORDS = 10;

/** "Skipped lunch", "had no time for breakfast today": nothing is to be done, and nothing to be made up for. */
export function readSkippedMeal(told: ToldMeal): MealAct[] {
  const { words, talk } = told;
  const isTold = !isAsked(told) && words.length <= MOST_WORDS && hasPhrase(words, MEAL_WORDS.skippedMeal);
  const place = isTold && !isOtherTime(words) ? placeIn(words, { ...talk, last: null }, { dishWords: [] }) : null;
  if (!place?.isNamed || place.mealIndex === null || place.ahead !== 0) return [];
  const { ahead, mealIndex, slot } = place;
  return [{ kind: 'skipped', place: { ahead, mealIndex, slot } }];
}
