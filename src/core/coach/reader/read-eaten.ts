import { hasPhrase, phraseAt, placeOfPhrase, withoutSigns } from '#core/language/phrase-set.ts';
import { type Token, tokenise } from '#core/language/tokens.ts';
import type { RecentEntry } from '../dialogue/recent-entries.ts';
import { ACT_WORDS } from './act-words.ts';
import { MEAL_WORDS } from './meal-words.ts';
import { dishNamed, isOtherTime, slotsNamed } from './read-meal-place.ts';
import type { Mend } from './read-mend.ts';
import { partsOf, toldFood, trimmed, typed } from './told-foods.ts';
import type { MealContext } from './told-meal.ts';

type AmountOfFood = { foodId: string; grams: number };

/** What was eaten: meals of today's plan, and foods that are not of it. `insteadOf`: the entry that is corrected. */
export type Eaten = { meals: number[]; foods: AmountOfFood[]; insteadOf: string | null };

const ASKED = /\?\s*$/;
/** "But I did not get round to lunch": from there on nothing is told that was eaten. */
const BUT = /\b(?:but|though|no|not)\b(?! an? )/i;

/** "I also ate an apple", "had everything but dinner". Null where anything else is said, too, that is not understood. */
export function readEaten(sentence: string, context: MealContext): Eaten | null {
  const words = withoutSigns(tokenise(sentence));
  const verb = placeOfPhrase(words, MEAL_WORDS.eating);
  if (verb < 0 || ASKED.test(sentence) || isOtherTime(words)) return null;
  if (hasPhrase(words, MEAL_WORDS.asking)) return null;
  const all = allBut(words, context);
  if (all) return { meals: all, foods: [], insteadOf: null };
  const told = cutOff(sentence, words, verb);
  if (hasPhrase(told.words, MEAL_WORDS.notAte) || hasPhrase(words.slice(0, verb), MEAL_WORDS.others)) return null;
  // What stands before it is another matter: "baby's down, had lunch".
  return eatenParts(told.text.slice(words[verb]?.start), context);
}

/** Up to what was eaten "instead of", and to a "but" behind it. */
function cutOff(sentence: string, words: readonly Token[], verb: number): { text: string; words: readonly Token[] } {
  const instead = placeOfPhrase(words, MEAL_WORDS.notInstead);
  const start = words[verb]?.start ?? 0;
  const but = sentence.slice(start).search(BUT);
  const ends = [instead < 0 ? Infinity : (words[instead]?.start ?? Infinity), but < 0 ? Infinity : start + but];
  const end = Math.min(sentence.length, ...ends);
  const text = sentence.slice(0, end);
  return { text, words: withoutSigns(tokenise(text)) };
}

/** All meals of today but those that are named. */
function allBut(words: readonly Token[], { talk }: MealContext): number[] | null {
  const [meals = []] = talk.days;
  const at = placeOfPhrase(words, MEAL_WORDS.everything);
  const rest = at < 0 ? [] : words.slice(at);
  const except = placeOfPhrase(rest, MEAL_WORDS.except);
  if (at < 0 || meals.length === 0) return null;
  if (except < 0)
    return rest.every((word) => isFiller(word) || MEAL_WORDS.everything.keys.has(word.stem))
      ? meals.map(({ mealIndex }) => mealIndex)
      : null;
  const behind = rest.slice(except);
  const slots = slotsNamed(behind).map(({ slot }) => slot);
  const dish = slots.length === 0 ? dishNamed(behind, meals) : null;
  if (slots.length === 0 && dish === null) return null;
  const isLeft = ({ type, mealIndex }: (typeof meals)[number]) =>
    mealIndex === dish || slots.some((slot) => type === slot || (slot === 'snack' && type.endsWith('_snack')));
  return meals.filter((meal) => !isLeft(meal)).map(({ mealIndex }) => mealIndex);
}

const isFiller = ({ stem }: Token): boolean => MEAL_WORDS.fillers.keys.has(stem);

/** A meal of the day after one of these is when it was eaten, not what: "eggs for breakfast". */
const WHEN = /\b(?:for|at|as) (?:my |the )?$/i;

function eatenParts(text: string, context: MealContext): Eaten | null {
  const [meals = []] = context.talk.days;
  const eaten: Eaten = { meals: [], foods: [], insteadOf: null };
  for (const part of partsOf(withoutTimes(text), MEAL_WORDS.joints)) {
    const phrase = trimmed(part, MEAL_WORDS.fillers);
    if (phrase.length === 0) continue;
    const slots = slotsNamed(phrase).map(({ slot }) => slot);
    const ofPlan = meals.filter(({ type }) =>
      slots.some((slot) => type === slot || (slot === 'snack' && type.endsWith('_snack'))),
    );
    if (slots.length > 0) {
      if (phrase.length > slots.length || ofPlan.length === 0) return null;
      eaten.meals.push(...ofPlan.map(({ mealIndex }) => mealIndex));
      continue;
    }
    const food = toldFood(typed(withoutTimes(text), phrase), context.foods);
    const dish = food === null || phrase.length > 1 ? dishNamed(phrase, meals) : null;
    const isWhole = dish !== null && namesDish(phrase, meals[dish]?.name ?? '');
    if (dish !== null && isWhole) eaten.meals.push(dish);
    else if (food) eaten.foods.push({ foodId: food.food.id, grams: food.grams });
    else return null;
  }
  return eaten.meals.length + eaten.foods.length > 0 ? { ...eaten, meals: [...new Set(eaten.meals)] } : null;
}

/** Every word of the phrase stands in the name of the dish. */
function namesDish(phrase: readonly Token[], name: string): boolean {
  const stems = new Set(tokenise(name).map(({ stem }) => stem));
  return phrase.every((word) => isFiller(word) || stems.has(word.stem));
}

/** Without "for breakfast", in blanks, so that places stay. */
function withoutTimes(text: string): string {
  const words = tokenise(text);
  let left = text;
  for (const { at } of slotsNamed(words)) {
    const word = words[at];
    const when = word ? WHEN.exec(text.slice(0, word.start)) : null;
    if (word && when) left = left.slice(0, when.index) + ' '.repeat(word.end - when.index) + left.slice(word.end);
  }
  return left;
}

type FoodEntry = Extract<RecentEntry, { kind: 'food' }>;

/** "It was a banana, not an apple": the entry of food that is wrong, with what it was in truth. */
export function readFoodMend(
  sentence: string,
  { foods, entries }: MealContext & { entries: readonly RecentEntry[] },
): Eaten | null {
  const logged = entries.filter((entry): entry is FoodEntry => entry.kind === 'food');
  const words = withoutSigns(tokenise(sentence));
  // "No onions" is a wish.
  const telling = words.filter(({ plain }) => plain !== 'no');
  const isMend = hasPhrase(telling, ACT_WORDS.correcting) || hasPhrase(telling, MEAL_WORDS.correctingJoints);
  if (logged.length === 0 || !isMend || ASKED.test(sentence)) return null;
  const named = foodsNamed(sentence, foods);
  if (named === null) return null;
  const isLogged = (foodId: string) => logged.some((entry) => entry.foodId === foodId);
  const right = named.filter(({ isDenied }) => !isDenied);
  const denied = named.find(({ isDenied, foodId }) => isDenied && isLogged(foodId));
  const [meant, ...others] = right;
  const entry =
    logged.find(({ foodId }) => foodId === (denied?.foodId ?? meant?.foodId)) ??
    (entries[0]?.kind === 'food' ? entries[0] : null);
  if (!meant || others.length > 0 || !entry) return null;
  return { meals: [], foods: [{ foodId: meant.foodId, grams: meant.grams }], insteadOf: entry.logId };
}

/** "Scrap the coffee": the entry of a food that is named. */
export function readFoodTakenOut(
  sentence: string,
  { foods, entries }: MealContext & { entries: readonly RecentEntry[] },
): Mend | null {
  const words = withoutSigns(tokenise(sentence));
  const at = placeOfPhrase(words, ACT_WORDS.takesOut);
  if (at < 0 || ASKED.test(sentence)) return null;
  const phrase = trimmed(words.slice(at + phraseAt(words, at, ACT_WORDS.takesOut)), MEAL_WORDS.fillers);
  const food = toldFood(typed(sentence, phrase), foods);
  const entry = entries.find((each) => each.kind === 'food' && each.foodId === food?.food.id);
  return entry ? { kind: 'delete_log', logId: entry.logId } : null;
}

type NamedFood = AmountOfFood & { isDenied: boolean };

/** The foods of a correction, each turned down or not; null where something else is said, too. */
function foodsNamed(sentence: string, foods: MealContext['foods']): NamedFood[] | null {
  const named: NamedFood[] = [];
  for (const part of partsOf(sentence, MEAL_WORDS.joints)) {
    const pieces = cutAtDenials(part);
    for (const { words, isDenied } of pieces) {
      const phrase = trimmed(words, MEAL_WORDS.correctingFillers);
      // "3 eggs, not 2" denies a number alone.
      if (phrase.length === 0 || (isDenied && phrase.every(({ kind }) => kind === 'number'))) continue;
      const food = toldFood(typed(sentence, phrase), foods);
      if (!food) return null;
      named.push({ foodId: food.food.id, grams: food.grams, isDenied });
    }
  }
  return named;
}

function cutAtDenials(part: readonly Token[]): { words: Token[]; isDenied: boolean }[] {
  const pieces: { words: Token[]; isDenied: boolean }[] = [{ words: [], isDenied: false }];
  for (let at = 0; at < part.length; at++) {
    const length = phraseAt(part, at, MEAL_WORDS.correctingJoints);
    if (length > 0) {
      pieces.push({ words: [], isDenied: part[at]?.plain !== 'but' });
      at += length - 1;
    } else pieces.at(-1)?.words.push(part[at] as Token);
  }
  return pieces;
}
