import { hasPhrase, phraseAt, placeOfPhrase } from '#core/language/phrase-set.ts';
import type { Token } from '#core/language/tokens.ts';
import { ACT_WORDS } from './act-words.ts';
import { MEAL_WORDS } from './meal-words.ts';
import { placeIn } from './read-meal-place.ts';
import { toldFood, trimmed, typed } from './told-foods.ts';
import { change, isPast, isWanted, type MealAct, type ToldMeal } from './told-meal.ts';

const LEFT_OUT_WORDS = 3;

/** "No onions in lunch today": another dish without them. */
export function readLeftOut(told: ToldMeal): MealAct[] {
  const { sentence, words, talk, foods } = told;
  if (!isWanted(told) || isPast(told)) return [];
  for (let at = 0; at < words.length; at++) {
    const length = phraseAt(words, at, MEAL_WORDS.leavingOut);
    const rest = length > 0 ? words.slice(at + length) : [];
    const end = rest.slice(0, LEFT_OUT_WORDS + 1).findIndex((_, from) => endsFood(rest, from));
    const food = end === 0 || length === 0 ? '' : typed(sentence, end < 0 ? rest : rest.slice(0, end));
    if (food === '' || toldFood(food, foods) === null) continue;
    const place = placeIn(words, talk, { verb: { at, length }, dishWords: [] });
    if (place && (place.slot !== null || place.mealIndex !== null))
      return change(place, { what: 'dish', customPreferences: `no ${food}` });
  }
  return [];
}

/** Whether something else than the food begins there: "in lunch", "tonight", "please". */
const endsFood = (words: readonly Token[], at: number): boolean =>
  [...PLACES, MEAL_WORDS.inMeal, MEAL_WORDS.politeToCoach].some((phrases) => phraseAt(words, at, phrases) > 0);

/** Names of meals and days. */
const PLACES = [...Object.values(MEAL_WORDS.slots), MEAL_WORDS.today, MEAL_WORDS.tomorrow, ...ACT_WORDS.days];

/** "Swap tomorrow's lunch for something without rice", "chicken tonight instead". */
export function readDish(told: ToldMeal): MealAct[] {
  const { words, talk } = told;
  if (!isWanted(told) || isPast(told)) return [];
  const swap = placeOfPhrase(words, MEAL_WORDS.swapping);
  const instead = hasPhrase(words, MEAL_WORDS.notInstead) ? -1 : placeOfPhrase(words, MEAL_WORDS.insteadWords);
  const isRather = hasPhrase(words, MEAL_WORDS.rather);
  const inPlace = placeOfPhrase(words, MEAL_WORDS.notInstead);
  if (inPlace >= 0 && swap < 0) return readInPlaceOf(told, inPlace);
  if (swap < 0 && instead < 0 && !isRather) return [];
  const wish = swap >= 0 ? wishBehind(told, swap) : wishInstead(told, instead < 0 ? words.length : instead);
  if (wish === null) return [];
  const verb = { at: Math.max(0, swap), length: Math.max(1, phraseAt(words, swap, MEAL_WORDS.swapping)) };
  const place = placeIn(words, talk, { verb, dishWords: words.slice(0, wish.from) });
  if (!place || !(place.isNamed || (place.hasDay && wish.isFood))) return [];
  return change(place, { what: 'dish', customPreferences: wish.text === '' ? null : wish.text });
}

/** "Instead of the breakfast I'd like eggs": what is named behind the wanting, in the place of what stands before it. */
function readInPlaceOf({ sentence, words, talk, foods }: ToldMeal, at: number): MealAct[] {
  const verb = words.findIndex((_, from) => from > at && phraseAt(words, from, MEAL_WORDS.addingMyself) > 0);
  if (verb < 0) return [];
  const told = words.slice(verb + phraseAt(words, verb, MEAL_WORDS.addingMyself));
  const food = typed(sentence, trimmed(told, MEAL_WORDS.fillers));
  const place = placeIn(words.slice(0, verb), talk, { verb: { at, length: 2 }, dishWords: words.slice(at + 2, verb) });
  if (food === '' || !toldFood(food, foods) || !place?.isNamed) return [];
  return change(place, { what: 'dish', customPreferences: `with ${food}` });
}

type Wish = { text: string; from: number; isFood: boolean };

/** What is wanted, behind the verb: from the first word that a wish begins with. */
function wishBehind({ words }: ToldMeal, verb: number): Wish {
  const length = phraseAt(words, verb, MEAL_WORDS.swapping);
  const at = words.findIndex((_, from) => from >= verb + length && phraseAt(words, from, MEAL_WORDS.wishStarts) > 0);
  return at < 0
    ? { text: '', from: words.length, isFood: false }
    : { text: spelledOut(withoutPlace(words.slice(at))), from: at, isFood: false };
}

/** "Could I have chicken tonight instead": the food before it, or none at all. */
function wishInstead({ sentence, words, foods }: ToldMeal, instead: number): Wish | null {
  const verb = placeOfPhrase(words, MEAL_WORDS.havingInstead);
  const from = verb >= 0 && verb < instead ? verb + phraseAt(words, verb, MEAL_WORDS.havingInstead) : 0;
  const told = words.slice(from, instead);
  const end = told.findIndex((_, at) => endsFood(told, at));
  const food = typed(sentence, trimmed(end < 0 ? told : told.slice(0, end), MEAL_WORDS.fillers));
  return food !== '' && toldFood(food, foods) ? { text: `with ${food}`, from: 0, isFood: true } : null;
}

/** What is wished, without the meal and the day that it is wished for. */
const withoutPlace = (words: readonly Token[]): Token[] => {
  const taken = new Set<number>();
  for (const at of words.keys()) {
    const longest = Math.max(...[...PLACES, MEAL_WORDS.politeToCoach].map((phrases) => phraseAt(words, at, phrases)));
    for (let each = at; each < at + longest; each++) taken.add(each);
  }
  const left = words.filter((_, at) => !taken.has(at));
  return left.some((_, at) => phraseAt(left, at, MEAL_WORDS.wishBeginnings) === 0) ? left : [];
};

/** A wish is read by a reader that knows no short forms. */
const spelledOut = (words: readonly Token[]): string =>
  words
    .map(({ plain, kind }) => (kind === 'word' ? (MEAL_WORDS.shortForms[plain] ?? plain) : plain))
    .join(' ')
    // "Something in 10" is said of minutes.
    .replace(/\b(in|under) (\d+)$/, '$1 $2 minutes');

const DIET_WORDS = 5;

/** "Vegetarian tomorrow", "make it vegetarian": a way of eating for one day or meal, never for good. */
export function readDiet(told: ToldMeal): MealAct[] {
  const { words, talk } = told;
  const at = placeOfPhrase(words, MEAL_WORDS.diets);
  const making = placeOfPhrase(words, MEAL_WORDS.making);
  const isMade = making >= 0 && making < at;
  if (at < 0 || words.length > (isMade ? 2 * DIET_WORDS : DIET_WORDS) || !isWanted(told)) return [];
  const place = placeIn(words, talk, { dishWords: [], ...(isMade && { verb: { at: making, length: 1 } }) });
  const diet = words.slice(at, at + phraseAt(words, at, MEAL_WORDS.diets)).map(({ plain }) => plain);
  return place && (place.hasDay || (isMade && place.isNamed))
    ? change(place, { what: 'dish', customPreferences: diet.join(' ') })
    : [];
}
