import { isOnlyEaten } from '#core/catalogue/eaten-foods.ts';
import { hasPhrase, phraseAt, placeOfPhrase } from '#core/language/phrase-set.ts';
import type { Token } from '#core/language/tokens.ts';
import { ACT_WORDS } from './act-words.ts';
import { foodPhraseAt } from './eaten-phrases.ts';
import { MEAL_WORDS } from './meal-words.ts';
import { type MealPlace, placeIn } from './read-meal-place.ts';
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
    const meant = food === '' ? null : toldFood(food, foods);
    if (meant === null) continue;
    const place = placeIn(words, talk, { verb: { at, length }, dishWords: [] });
    if (place && (place.slot !== null || place.mealIndex !== null))
      return change(place, { what: 'dish', customPreferences: `no ${food}` }).map((act) =>
        act.kind === 'change' ? { ...act, leavesOut: { foodId: meant.food.id, name: food } } : act,
      );
  }
  return [];
}

/** Whether something else than the food begins there: "in lunch", "tonight", "please". */
const endsFood = (words: readonly Token[], at: number): boolean =>
  [...PLACES, MEAL_WORDS.inMeal, MEAL_WORDS.politeToCoach].some((phrases) => phraseAt(words, at, phrases) > 0);

/** Names of meals and days. */
const PLACES = [...Object.values(MEAL_WORDS.slots), MEAL_WORDS.today, MEAL_WORDS.tomorrow, ...ACT_WORDS.days];

/** "Swap tomorrow's lunch for something without rice", "chicken tonight instead", "I'd rather have soup at lunch". */
export function readDish(told: ToldMeal): MealAct[] {
  const { words } = told;
  if (!isWanted(told) || isPast(told)) return [];
  const inPlace = placeOfPhrase(words, MEAL_WORDS.notInstead);
  const wish = inPlace >= 0 ? wishInPlaceOf(told, inPlace) : (wishAfterSwap(told) ?? wishForFood(told));
  const place = wish && placeMeant(told, wish);
  if (!wish || !place) return [];
  return change(place, { what: 'dish', customPreferences: wish.text === '' ? null : wish.text });
}

/** What is wished. `from`, `to`: the words of it, in which no dish of the plan is named; `verb`: what "it" stands beside. */
type Wish = { text: string; from: number; to: number; isFood: boolean; verb: { at: number; length: number } };

/** The meal that is to give way: named beside the wish, spoken of before it, or the one that stood last; no index where it has to be asked. */
function placeMeant(told: ToldMeal, { from, to, isFood, verb }: Wish): MealPlace | null {
  const { words, talk, before } = told;
  const around = [...words.slice(0, from), ...words.slice(to)];
  const place = placeIn(words, talk, { verb, dishWords: around });
  if (!place) return null;
  if (place.isNamed || (place.hasDay && isFood)) return place;
  if (before) return { ...before, ahead: place.hasDay ? place.ahead : before.ahead };
  if (talk.last && !place.hasDay && isFood && hasPhrase(words, MEAL_WORDS.wishesForLast))
    return { ...talk.last, slot: null };
  // "Anything with chicken instead?": which meal it is for is asked.
  return isFood && hasPhrase(words, MEAL_WORDS.swapWords) ? place : null;
}

/** "Instead of the breakfast I'd like eggs", "eggs instead of the sardines": one is wanted in the place of the other. */
function wishInPlaceOf(told: ToldMeal, at: number): Wish | null {
  const { words } = told;
  const behind = words.findIndex((_, from) => from > at && phraseAt(words, from, MEAL_WORDS.addingMyself) > 0);
  if (behind >= 0) {
    const from = behind + phraseAt(words, behind, MEAL_WORDS.addingMyself);
    return wishOfFood(told, { from, to: words.length, verb: { at, length: 2 } });
  }
  const wanted = verbOfWish(words);
  const from = wanted && wanted.at < at ? wanted.at + wanted.length : 0;
  const wish = wishOfFood(told, { from, to: at, verb: { at, length: 2 } });
  const isPointed = hasPhrase(words.slice(from, at), MEAL_WORDS.pointers) && told.spoken !== null;
  return (
    wish ?? (isPointed ? { text: `with ${told.spoken}`, from, to: at, isFood: true, verb: { at, length: 2 } } : null)
  );
}

type Span = Pick<Wish, 'from' | 'to' | 'verb'>;

/** The food of a span of words, without the meal and the day that it is wished for. */
function wishOfFood(told: ToldMeal, { from, to, verb }: Span): Wish | null {
  const rest = told.words.slice(from, to);
  const end = rest.findIndex((_, at) => at > 0 && endsWish(rest, at));
  const phrase = withoutPlace(trimmed(end < 0 ? rest : rest.slice(0, end), MEAL_WORDS.wishFillers));
  const named = trimmed(phrase, MEAL_WORDS.wishFillers);
  if (named.length === 0 || !isOfFood(named, told)) return null;
  const text = spelledOut(named);
  const isWithout = phraseAt(named, 0, MEAL_WORDS.wishStarts) > 0;
  return {
    text: isWithout ? text : `with ${text}`,
    from,
    to: from + (end < 0 ? rest.length : end),
    isFood: true,
    verb,
  };
}

/** Where the words of a wish end: "because", "since I have it", a new clause. */
const endsWish = (words: readonly Token[], at: number): boolean => phraseAt(words, at, MEAL_WORDS.wishEnds) > 0;

/** Whether some word of it is of food: a food of plans, a kind of dish, a kitchen, how it is to be. */
function isOfFood(words: readonly Token[], { sentence, foods }: ToldMeal): boolean {
  if (hasPhrase(words, MEAL_WORDS.dishKinds) || hasPhrase(words, MEAL_WORDS.dishManners)) return true;
  if (hasPhrase(words, MEAL_WORDS.diets)) return true;
  const whole = toldFood(typed(sentence, words), foods);
  if (whole && !isOnlyEaten(whole.food)) return true;
  return words.some((_, at) => {
    const phrase = foodPhraseAt(words, at, foods);
    return phrase !== null && !isOnlyEaten(phrase.food);
  });
}

const verbOfWish = (words: readonly Token[]): { at: number; length: number } | null => {
  const at = placeOfPhrase(words, MEAL_WORDS.wishing);
  return at < 0 ? null : { at, length: phraseAt(words, at, MEAL_WORDS.wishing) };
};

/** What is wanted behind a word of swapping, from the first word that a wish begins with; none is a wish for anything else. */
function wishAfterSwap(told: ToldMeal): Wish | null {
  const { words } = told;
  const at = placeOfPhrase(words, MEAL_WORDS.swapping);
  if (at < 0) return null;
  const verb = { at, length: Math.max(1, phraseAt(words, at, MEAL_WORDS.swapping)) };
  const start = words.findIndex(
    (_, from) => from >= at + verb.length && phraseAt(words, from, MEAL_WORDS.wishStarts) > 0,
  );
  const text = start < 0 ? '' : spelledOut(withoutInstead(withoutPlace(words.slice(start))));
  const from = start < 0 ? words.length : start;
  const isFood = text !== '' && isOfFood(words.slice(from), told);
  if (isFood || phraseAt(words, at, MEAL_WORDS.weakSwaps) !== verb.length)
    return { text, from, to: words.length, isFood, verb };
  // "Something with that": what was spoken of before.
  const meant = hasPhrase(words.slice(from), MEAL_WORDS.pointers) ? told.spoken : null;
  return meant === null ? null : { text: `with ${meant}`, from, to: words.length, isFood: true, verb };
}

/** "Could I have chicken tonight instead", "craving mexican tonight", "chicken tonight": the food behind the wanting, or all there is. */
function wishForFood(told: ToldMeal): Wish | null {
  const { words } = told;
  const verb = verbOfWish(words);
  const instead = placeOfPhrase(words, MEAL_WORDS.insteadWords);
  if (verb) {
    const from = verb.at + verb.length;
    const to = instead > from ? instead : words.length;
    const behind = wishOfFood(told, { from, to, verb });
    return behind ?? (instead >= 0 ? wishOfFood(told, { from: 0, to: instead, verb }) : null);
  }
  if (instead >= 0) return wishOfFood(told, { from: 0, to: instead, verb: { at: instead, length: 1 } });
  const isBare =
    told.isFirst &&
    words.length <= BARE_WISH_WORDS &&
    hasPhrase(words, MEAL_WORDS.bareWhen) &&
    !words.some(({ plain }) => plain === 'the' || plain === 'my');
  return isBare ? wishOfFood(told, { from: 0, to: words.length, verb: { at: 0, length: 1 } }) : null;
}

/** So few words with a meal or a day alone are a wish: "chicken tonight". */
const BARE_WISH_WORDS = 5;

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

/** "With chicken thighs instead": the last word is none of the food. */
const withoutInstead = (words: readonly Token[]): Token[] => {
  const at = placeOfPhrase(words, MEAL_WORDS.insteadWords);
  return at < 0
    ? [...words]
    : [...words.slice(0, at), ...words.slice(at + phraseAt(words, at, MEAL_WORDS.insteadWords))];
};

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
