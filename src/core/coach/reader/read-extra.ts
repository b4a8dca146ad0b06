import { isOnlyEaten } from '#core/catalogue/eaten-foods.ts';
import { hasPhrase, phraseAt, placeOfPhrase, withoutSigns } from '#core/language/phrase-set.ts';
import { tokenise } from '#core/language/tokens.ts';
import { MEAL_WORDS } from './meal-words.ts';
import { type HeardPlace, isPlaced, placeIn } from './read-meal-place.ts';
import { partsOf, toldFood, trimmed, typed } from './told-foods.ts';
import { change, isPast, isWanted, type MealAct, type ToldMeal } from './told-meal.ts';

/** "Add a banana to today", "can I have a kiwi with breakfast". */
export function readExtra(told: ToldMeal): MealAct[] {
  const { sentence, words, talk, foods } = told;
  const adds = placeOfPhrase(words, MEAL_WORDS.adding);
  const asks = placeOfPhrase(words, MEAL_WORDS.addingMyself);
  const at = adds >= 0 ? adds : asks;
  if (at < 0 || !isWanted(told) || isPast(told) || hasPhrase(words, MEAL_WORDS.insteadWords)) return [];
  const verb = phraseAt(words, at, adds >= 0 ? MEAL_WORDS.adding : MEAL_WORDS.addingMyself);
  const rest = words.slice(at + verb);
  const end = rest.findIndex(
    (_, from) => phraseAt(rest, from, adds >= 0 ? MEAL_WORDS.along : MEAL_WORDS.alongOnly) > 0,
  );
  // Who wants a thing for themselves says what it comes with: else it may be the whole meal.
  if (end < 0 && adds < 0) return [];
  const foodWords = end < 0 ? rest : rest.slice(0, end);
  const behind = words.slice(at + verb + Math.max(0, end));
  const place = placeIn(behind, talk, { dishWords: [], verb: { at: 0, length: 1 } });
  const named = end >= 0 ? place : placeIn(words, talk, { dishWords: [] });
  // "With it": where no meal stood last, it is the day.
  const isOfDay = behind.length <= 2 && hasPhrase(behind, MEAL_WORDS.pointers);
  if (!named || (end >= 0 && !isPlaced(named) && !isOfDay)) return [];
  const text = typed(sentence, foodWords);
  const eaten = partsOf(text, MEAL_WORDS.joints).map((part) => {
    const phrase = trimmed(part, MEAL_WORDS.fillers);
    return phrase.length === 0 ? undefined : toldFood(typed(text, phrase), foods);
  });
  if (eaten.some((one) => one === null || (one && isOnlyEaten(one.food)))) return unknownFood(told, text, named, adds);
  return eaten.flatMap((one) => (one ? change(named, { what: 'extra', foodId: one.food.id, grams: one.grams }) : []));
}

const NAME_WORDS = 4;

/** What is to be added has no figures: that is told rather than taken for something else. */
function unknownFood({ words }: ToldMeal, text: string, place: HeardPlace, adds: number): MealAct[] {
  const name = trimmed(withoutSigns(tokenise(text)), MEAL_WORDS.fillers);
  const isMeant = adds >= 0 && name.length > 0 && name.length <= NAME_WORDS;
  if (!isMeant || !(isPlaced(place) || hasPhrase(words, MEAL_WORDS.pointers))) return [];
  const { ahead, mealIndex, slot } = place;
  return [{ kind: 'unknown_food', place: { ahead, mealIndex, slot }, name: typed(text, name) }];
}
