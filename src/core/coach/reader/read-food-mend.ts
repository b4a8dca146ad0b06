import { hasPhrase, phraseAt, placeOfPhrase, withoutSigns } from '#core/language/phrase-set.ts';
import { type Token, tokenise } from '#core/language/tokens.ts';
import { withEnglishNumbers } from '#core/units/number-words.ts';
import type { RecentEntry } from '../dialogue/recent-entries.ts';
import { ACT_WORDS } from './act-words.ts';
import { foodPhraseAt } from './eaten-phrases.ts';
import { MEAL_WORDS } from './meal-words.ts';
import type { AmountOfFood, Eaten } from './read-eaten.ts';
import type { Mend } from './read-mend.ts';
import { partsOf, toldFood, trimmed, typed } from './told-foods.ts';
import type { MealContext } from './told-meal.ts';

const ASKED = /\?\s*$/;

type FoodEntry = Extract<RecentEntry, { kind: 'food' }>;
type Context = MealContext & { entries: readonly RecentEntry[] };

/** "It was a banana, not an apple", "make that two", "it was 400 ml": the entry of food that is wrong, with what it was in truth. */
export function readFoodMend(sentence: string, context: Context): Eaten | null {
  const { foods, entries } = context;
  const logged = entries.filter((entry): entry is FoodEntry => entry.kind === 'food');
  if (logged.length === 0 || ASKED.test(sentence)) return null;
  const words = withoutSigns(tokenise(sentence));
  // "No onions" is a wish.
  const telling = words.filter(({ plain }) => plain !== 'no');
  const isMend = hasPhrase(telling, ACT_WORDS.correcting) || hasPhrase(telling, MEAL_WORDS.correctingJoints);
  const named = isMend ? foodsNamed(sentence, foods) : null;
  if (named === null || named.length === 0) return otherAmount(sentence, context);
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

/** Who tells another amount says little. */
const MOST_WORDS = 14;
const FIRST_WORDS = 4;

/** "Well, massive as in two portions", "no, 3": another amount of the food that was logged last, or of the one that is named. */
function otherAmount(sentence: string, { foods, entries }: Context): Eaten | null {
  const [newest] = entries;
  const tokens = withoutSigns(tokenise(withEnglishNumbers(sentence.toLowerCase())));
  const isSaid = tokens[0]?.plain === 'no' || hasPhrase(tokens, MEAL_WORDS.amountMends);
  if (newest?.kind !== 'food' || tokens.length > MOST_WORDS || !isSaid) return null;
  const food = foods.table.foods.get(newest.foodId);
  const own = new Set(tokenise(food?.name ?? '').map(({ stem }) => stem));
  const at = tokens.findIndex(
    ({ kind }, place) =>
      kind === 'number' || MEAL_WORDS.amounts.some(({ names }) => phraseAt(tokens, place, names) > 0),
  );
  const tail = tokens[at + 1];
  const isAmount = tail === undefined || own.has(tail.stem) || phraseAt(tokens, at + 1, MEAL_WORDS.amountTails) > 0;
  if (!isAmount || (tail === undefined && at > FIRST_WORDS)) return null;
  const told = food && at >= 0 ? [...tokens.slice(at, at + 2), ...tokenise(food.name)] : [];
  const meant = foodPhraseAt(told, 0, foods);
  const count = tokens[at]?.kind === 'number' ? [tokens[at] as Token, ...tokenise(food?.name ?? '')] : told;
  const grams = (meant ?? foodPhraseAt(count, 0, foods))?.grams ?? null;
  if (!food || grams === null || grams === newest.grams) return null;
  return { meals: [], foods: [{ foodId: newest.foodId, grams }], insteadOf: newest.logId };
}

/** "Scrap the coffee": the entry of a food that is named. */
export function readFoodTakenOut(sentence: string, { foods, entries }: Context): Mend | null {
  const words = withoutSigns(tokenise(sentence));
  const at = placeOfPhrase(words, ACT_WORDS.takesOut);
  if (at < 0 || ASKED.test(sentence)) return null;
  const from = at + phraseAt(words, at, ACT_WORDS.takesOut);
  const named = foodPhraseAt(words, from, foods);
  const entry = entries.find((each) => each.kind === 'food' && each.foodId === named?.food.id);
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
