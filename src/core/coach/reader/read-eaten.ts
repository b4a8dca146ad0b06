import { hasPhrase, phraseAt, placeOfPhrase, withoutSigns } from '#core/language/phrase-set.ts';
import { type Token, tokenise } from '#core/language/tokens.ts';
import { withEnglishNumbers } from '#core/units/number-words.ts';
import { type FoodPhrase, foodPhraseAt } from './eaten-phrases.ts';
import { MEAL_WORDS } from './meal-words.ts';
import { dishNamed, isOtherTime, slotsNamed } from './read-meal-place.ts';
import { sentencesOf } from './told-clauses.ts';
import type { MealContext } from './told-meal.ts';

/** `called`: by what name it was told. */
export type AmountOfFood = { foodId: string; grams: number; called?: string };

/** What was eaten: meals of today's plan, and foods that are not of it. `insteadOf`: the entry that is corrected; `daysAgo`: where it was not today. */
export type Eaten = { meals: number[]; foods: AmountOfFood[]; insteadOf: string | null; daysAgo?: number };

type Meals = MealContext['talk']['days'][number];

/** Per 100 g; what holds less changes no day. */
const LEAST_KCAL = 4;
const ASKED = /\?\s*$/;
/** So near before the verb stands what denies it or who did it. */
const NEAR = 4;

/**
 * What a part of a message tells that was eaten: "I also ate an apple", "had everything but dinner", "lunch was a burrito from the truck".
 * `before`: what the message said up to there, for "I had one of them".
 */
export function readEaten(text: string, context: MealContext, before = ''): Eaten | null {
  const tokens = tokenise(withEnglishNumbers(text.toLowerCase()));
  const words = withoutSigns(tokens);
  const isYesterday = hasPhrase(words, MEAL_WORDS.yesterday);
  if (ASKED.test(text) || (isOtherTime(words) && !isYesterday) || hasPhrase(words, MEAL_WORDS.asking)) return null;
  if (hasPhrase(words, MEAL_WORDS.notEatenTalk)) return null;
  const [meals = []] = context.talk.days;
  const start = startOf(tokens);
  if (start === null) return isYesterday ? null : doneMeals(words, meals);
  if (isYesterday) return eatenYesterday(tokens.slice(start), context);
  const all = allBut(words, context);
  if (all) return { meals: all, foods: [], insteadOf: null };
  const told = upToUneaten(tokens.slice(start));
  const eaten = eatenIn(told, context);
  if (eaten.meals.length + eaten.foods.length > 0) return eaten;
  return standsFor(told, before, context);
}

/** Only foods: which meals yesterday's plan had is not known any more. */
function eatenYesterday(tokens: readonly Token[], context: MealContext): Eaten | null {
  const { foods } = eatenIn(upToUneaten(tokens), { ...context, talk: { ...context.talk, days: [] } });
  return foods.length > 0 ? { meals: [], foods, insteadOf: null, daysAgo: 1 } : null;
}

/** Where what was eaten begins to be told: behind the verb, or behind "lunch was"; null where nobody ate. */
function startOf(tokens: readonly Token[]): number | null {
  for (const at of tokens.keys()) {
    const verb = phraseAt(tokens, at, MEAL_WORDS.eating);
    if (verb > 0 && isOwnDoing(tokens, at)) return at + verb;
    const slot = Math.max(...SLOTS.map((names) => phraseAt(tokens, at, names)));
    const was = slot > 0 ? wasBehind(tokens, at + slot) : 0;
    if (was > 0) return at + slot + was;
  }
  return null;
}

const SLOTS = Object.values(MEAL_WORDS.slots);

/** "Lunch was", "breakfast today:". */
function wasBehind(tokens: readonly Token[], from: number): number {
  const day = phraseAt(tokens, from, MEAL_WORDS.today);
  const behind = from + day;
  const said = phraseAt(tokens, behind, MEAL_WORDS.mealWas);
  return said > 0 ? day + said : tokens[behind]?.plain === ':' ? day + 1 : 0;
}

/** Nobody else did it, and it was done at all. */
function isOwnDoing(tokens: readonly Token[], verb: number): boolean {
  const near = tokens.slice(Math.max(0, verb - NEAR), verb);
  if (hasPhrase(near, MEAL_WORDS.notDoing)) return false;
  const own = near.findLastIndex((_word, at) => phraseAt(near, at, MEAL_WORDS.ourselves) > 0);
  const others = near.findLastIndex((_word, at) => phraseAt(near, at, MEAL_WORDS.others) > 0);
  return others < 0 || own > others;
}

/** Up to what was not eaten: "… instead of the dal", "… but not the rice". */
function upToUneaten(tokens: readonly Token[]): readonly Token[] {
  const end = placeOfPhrase(tokens, MEAL_WORDS.leftUneaten);
  return end < 0 ? tokens : tokens.slice(0, end);
}

const isJoint = (tokens: readonly Token[], at: number): boolean => {
  const token = tokens[at];
  if (token?.kind === 'sign') return token.plain !== '-' && token.plain !== '/' && token.plain !== '.';
  return phraseAt(tokens, at, MEAL_WORDS.joints) > 0;
};

/** The phrases of what was eaten: behind the verb and behind each "and"; what lies between says where or with whom. */
function eatenIn(tokens: readonly Token[], context: MealContext): Eaten {
  const eaten: Eaten = { meals: [], foods: [], insteadOf: null };
  for (let at = 0; at < tokens.length; ) {
    const isStart = at === 0 || isJoint(tokens, at - 1);
    const length = isStart ? takeAt(tokens, at, { context, eaten }) : 0;
    at += Math.max(1, length);
  }
  return { ...eaten, meals: [...new Set(eaten.meals)] };
}

type Taking = { context: MealContext; eaten: Eaten };

/** Takes the phrase that stands there, a meal of the plan or a food; answers how many words it is, 0 where it is neither. */
function takeAt(tokens: readonly Token[], at: number, { context, eaten }: Taking): number {
  const [meals = []] = context.talk.days;
  const end = phraseEnd(tokens, at);
  const phrase = withoutSigns(tokens.slice(at, end));
  const slots = slotsNamed(phrase);
  const isWhen = hasPhrase(phrase, MEAL_WORDS.whenEaten);
  const isSome = phrase.some((_word, place) => phraseAt(phrase, place, MEAL_WORDS.someArticles) > 0);
  const ofPlan = slots.length > 0 && !isWhen && !isSome ? mealsOf(phrase, meals) : [];
  const dish = ofPlan.length > 0 ? null : plannedDish(phrase, meals);
  const food = foodPhraseAt(tokens.slice(0, end), at, context.foods);
  if (ofPlan.length > 0 && !food) {
    eaten.meals.push(...ofPlan);
    return end - at;
  }
  if (dish !== null) {
    eaten.meals.push(dish);
    return end - at;
  }
  if (!food) return 0;
  // Black coffee and tea are no entry.
  if (food.food.kcal >= LEAST_KCAL) eaten.foods.push({ foodId: food.food.id, grams: food.grams, called: food.name });
  return food.length;
}

function phraseEnd(tokens: readonly Token[], from: number): number {
  const end = tokens.findIndex((_token, at) => at > from && isJoint(tokens, at));
  return end < 0 ? tokens.length : end;
}

const isOf = (slot: string, { type }: Meals[number]): boolean =>
  type === slot || (slot === 'snack' && type.endsWith('_snack'));

const mealsOf = (words: readonly Token[], meals: Meals): number[] => {
  const slots = slotsNamed(words).map(({ slot }) => slot);
  return meals.filter((meal) => slots.some((slot) => isOf(slot, meal))).map(({ mealIndex }) => mealIndex);
};

/** "The skillet thing", "my turkey plate": what of a phrase names a dish of the plan, with the word that points at it. */
function plannedDish(phrase: readonly Token[], meals: Meals): number | null {
  const isPointed = phraseAt(phrase, 0, MEAL_WORDS.itsArticles) > 0 || hasPhrase(phrase, MEAL_WORDS.planTails);
  const dish = dishNamed(phrase, meals);
  if (dish === null || !(isPointed || namesDish(phrase, meals[dish]?.name ?? ''))) return null;
  return phrase.some(({ kind }) => kind === 'number') ? null : dish;
}

/** Every word of the phrase stands in the name of the dish, and more than one. */
function namesDish(phrase: readonly Token[], name: string): boolean {
  const stems = new Set(tokenise(name).map(({ stem }) => stem));
  const telling = phrase.filter(({ stem }) => !MEAL_WORDS.fillers.keys.has(stem));
  return telling.length > 1 && telling.every(({ stem }) => stems.has(stem));
}

/** "Breakfast done", "lunch and snack eaten". */
function doneMeals(words: readonly Token[], meals: Meals): Eaten | null {
  const done = placeOfPhrase(words, MEAL_WORDS.mealDone);
  const before = words.slice(Math.max(0, done - NEAR), Math.max(0, done));
  if (done < 0 || hasPhrase(before, MEAL_WORDS.notDoing)) return null;
  const meant = mealsOf(before, meals);
  return meant.length > 0 ? { meals: meant, foods: [], insteadOf: null } : null;
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
  const named = mealsOf(behind, meals);
  const dish = named.length === 0 ? dishNamed(behind, meals) : null;
  if (named.length === 0 && dish === null) return null;
  return meals.flatMap(({ mealIndex }) => (mealIndex === dish || named.includes(mealIndex) ? [] : [mealIndex]));
}

const isFiller = ({ stem }: Token): boolean => MEAL_WORDS.fillers.keys.has(stem);

/** "I had one", "ate six of them": the food that was named last. */
function standsFor(told: readonly Token[], before: string, context: MealContext): Eaten | null {
  const words = withoutSigns(told).slice(0, NEAR * 2);
  const isPointing = words.some(
    ({ kind }, at) => phraseAt(words, at, MEAL_WORDS.standIns) > 0 || (kind === 'number' && at < 2),
  );
  const named = isPointing ? spokenFood(before, context) : undefined;
  if (!named) return null;
  const amount = foodPhraseAt([...words, ...tokenise(named.name)], 0, context.foods);
  const bare = words.find(({ kind }) => kind === 'number');
  const phrase = bare ? tokenise(`${bare.plain} ${named.name}`) : null;
  const food = (phrase ? foodPhraseAt(phrase, 0, context.foods) : amount) ?? named;
  return { meals: [], foods: [{ foodId: named.food.id, grams: food.grams, called: named.name }], insteadOf: null };
}

/** The food that the last sentence with one is about: the first of it. */
export function spokenFood(before: string, context: MealContext): FoodPhrase | undefined {
  const spoken = sentencesOf(before).map((sentence) => foodsIn(sentence, context));
  return spoken.findLast((named) => named.length > 0)?.[0];
}

/** All foods that a text names, in its order. */
function foodsIn(text: string, { foods }: MealContext): FoodPhrase[] {
  const tokens = tokenise(withEnglishNumbers(text.toLowerCase()));
  const named: FoodPhrase[] = [];
  for (let at = 0; at < tokens.length; ) {
    const food = foodPhraseAt(tokens, at, foods);
    if (food) named.push(food);
    at += food?.length ?? 1;
  }
  return named;
}
