import { hasPhrase, type PhraseSet, phraseAt, placeOfPhrase, withoutSigns } from '#core/language/phrase-set.ts';
import { type Token, tokenise } from '#core/language/tokens.ts';
import { withEnglishNumbers } from '#core/units/number-words.ts';
import type { MealTalk } from '../dialogue/meal-talk.ts';
import { numberIn } from './act-words.ts';
import { MEAL_WORDS } from './meal-words.ts';
import { readDull } from './read-dull-meal.ts';
import { spokenFood } from './read-eaten.ts';
import { readExtra } from './read-extra.ts';
import { type HeardPlace, isOfSlot, isOtherTime, isPlaced, type MealPlace, placeIn } from './read-meal-place.ts';
import { readDiet, readDish, readLeftOut } from './read-other-dish.ts';
import { readSkippedMeal } from './read-skipped-meal.ts';
import {
  change,
  isAsked,
  isForCoach,
  isPast,
  isWanted,
  type MealAct,
  type MealContext,
  type ToldMeal,
} from './told-meal.ts';

type Where = { before: string; isFirst: boolean };
const AT_START: Where = { before: '', isFirst: true };

/**
 * What a part of a message wants to be different about a meal. What asks, supposes, or tells of other days and other people's plans changes
 * nothing. `before`: what the message said up to there.
 */
export function readMealActs(
  typedPart: string,
  context: MealContext,
  { before, isFirst }: Where = AT_START,
): MealAct[] {
  const sentence = askedOutright(typedPart);
  const words = withoutSigns(tokenise(sentence));
  const told = {
    ...context,
    sentence,
    words,
    before: placeBefore(before, context),
    spoken: spokenName(before, context),
    isFirst,
  };
  if (hasPhrase(words, MEAL_WORDS.notMeals) || isOtherTime(words) || hasPhrase(words, MEAL_WORDS.unsure)) return [];
  if (hasPhrase(words, MEAL_WORDS.asking) || isOfOthers(words)) return [];
  for (const read of READERS) {
    const acts = read(told);
    if (acts.length > 0) return acts;
  }
  return [];
}

/** "Any chance of fish tonight?", "what about soup": suggestions said as the requests that they are. */
function askedOutright(text: string): string {
  const tokens = tokenise(text);
  let asked = '';
  let from = 0;
  for (let at = 0; at < tokens.length; at++) {
    const row = MEAL_WORDS.suggesting.find(({ names }) => phraseAt(tokens, at, names) > 0);
    if (!row) continue;
    const last = tokens[at + phraseAt(tokens, at, row.names) - 1];
    asked += `${text.slice(from, tokens[at]?.start)}${row.as}`;
    from = last?.end ?? from;
    at = tokens.indexOf(last as Token);
  }
  return asked + text.slice(from);
}

/** Under its own name and under its last word: "rotisserie chicken, chicken". */
function spokenName(before: string, context: MealContext): string | null {
  const name = spokenFood(before, context)?.name ?? null;
  const last = name?.split(' ').at(-1);
  return name === null || last === name ? name : `${name}, ${last}`;
}

const POINTED = 3;
const isPointing = (word: Token): boolean => MEAL_WORDS.itsArticles.keys.has(word.stem);

function placeBefore(before: string, { talk }: MealContext): MealPlace | null {
  const words = withoutSigns(tokenise(before));
  // A food alone names no dish: "she takes no egg".
  const pointed = words.filter((_word, at) => words.slice(Math.max(0, at - POINTED), at).some(isPointing));
  const place = words.length === 0 ? null : placeIn(words, { ...talk, last: null }, { dishWords: pointed });
  return place?.isNamed && place.mealIndex !== null ? place : null;
}

const READERS: readonly ((told: ToldMeal) => MealAct[])[] = [
  readSkippedMeal,
  readEnd,
  readGuestMend,
  readGuests,
  readOut,
  readExtra,
  readDish,
  readLeftOut,
  readSize,
  readDiet,
  readDull,
];

/** Whether somebody else is who does it: named, not as company, and without a word of oneself. */
function isOfOthers(words: readonly Token[]): boolean {
  if (hasPhrase(words, MEAL_WORDS.ourselves) || hasPhrase(words, MEAL_WORDS.guestWords)) return false;
  return words.some((_, at) => {
    if (phraseAt(words, at, MEAL_WORDS.others) === 0) return false;
    let before = at - 1;
    while (before >= 0 && phraseAt(words, before, MEAL_WORDS.articles) > 0) before--;
    const verb = words[at + 1]?.plain;
    const isSubject = before < 0 || phraseAt(words, before, MEAL_WORDS.company) === 0;
    return (
      isSubject &&
      (verb === 'is' || verb === 'are' || verb === 'wants' || verb === 'eats' || words[at]?.plain.length === 2)
    );
  });
}

/** Where nothing else is said, in the whole sentence, it is the dinner that is eaten out or with guests. */
function orDinner(place: HeardPlace, { days, onlySlot }: MealTalk): HeardPlace {
  if (place.mealIndex !== null || place.slot !== null) return place;
  const slot = onlySlot ?? 'dinner';
  const meal = (days[place.ahead] ?? []).find(isOfSlot(slot));
  return { ...place, slot, mealIndex: meal?.mealIndex ?? null };
}

const REFUSED_WITHIN = 4;

/** Whether a refusing word stands shortly before a place: "not eating out". */
const isRefused = (words: readonly Token[], at: number): boolean =>
  words
    .slice(Math.max(0, at - REFUSED_WITHIN), at)
    .some((_, from, near) => phraseAt(near, from, MEAL_WORDS.refusing) > 0);

/** "We're eating in after all", "lunch back to normal": where there is something to end. */
function readEnd(told: ToldMeal): MealAct[] {
  const { words, talk } = told;
  const out = placeOfPhrase(words, MEAL_WORDS.out);
  const isPlanned = hasPhrase(words, MEAL_WORDS.planned);
  const isEnded = isPlanned || hasPhrase(words, MEAL_WORDS.ending) || (out >= 0 && isRefused(words, out));
  const heard = isEnded && !isAsked(told) ? placeIn(words, talk, { dishWords: [] }) : null;
  if (!heard) return [];
  const isMeant = ({ isDifferent, isSocial }: MealTalk['days'][number][number]) => (isPlanned ? isDifferent : isSocial);
  const days = heard.hasDay || heard.isNamed ? [heard.ahead] : talk.days.map((_, ahead) => ahead);
  const ended = days.flatMap((ahead) =>
    (talk.days[ahead] ?? [])
      .filter((meal) => isMeant(meal) && (heard.mealIndex === null || heard.mealIndex === meal.mealIndex))
      .map(({ mealIndex }): MealPlace => ({ ahead, mealIndex, slot: null })),
  );
  // Without a day it is the one meal that is different: of several none is meant for sure.
  const isSure = heard.hasDay || heard.isNamed || ended.length === 1;
  return isSure ? ended.map((place) => ({ kind: 'end', place })) : [];
}

function readOut(told: ToldMeal): MealAct[] {
  const { words, talk } = told;
  const said = placeOfPhrase(words, MEAL_WORDS.out);
  const at = said >= 0 ? said : atSomebodys(words);
  if (at < 0 || !isForCoach(told) || isPast(told) || isRefused(words, at)) return [];
  const place = placeIn(words, talk, { dishWords: [] });
  return isPlaced(place) ? change(orDinner(place, talk), { what: 'out' }) : [];
}

/** Where "at my mum's" stands. */
const atSomebodys = (words: readonly Token[]): number =>
  words.findIndex(
    (_, at) =>
      phraseAt(words, at, MEAL_WORDS.at) > 0 &&
      phraseAt(words, at + 1, MEAL_WORDS.articles) > 0 &&
      phraseAt(words, at + 2, MEAL_WORDS.others) > 0,
  );

const MOST_SERVINGS = 12;
const WITH_ONESELF = 1;

const MEND_WORDS = 7;

/** "Actually only four", right after it was said how many eat. */
function readGuestMend({ sentence, words, talk }: ToldMeal): MealAct[] {
  const numbers = withoutSigns(tokenise(withEnglishNumbers(sentence.toLowerCase()))).filter(
    ({ kind }) => kind === 'number',
  );
  const count = numbers[0] ? numberIn(numbers[0]) : 0;
  const isMend = talk.isGuestsNewest && words.length <= MEND_WORDS && hasPhrase(words, MEAL_WORDS.guestMends);
  if (!isMend || !talk.last || numbers.length !== 1 || count < 1 || count > MOST_SERVINGS) return [];
  return change({ ...talk.last, slot: null }, { what: 'guests', servings: count });
}

/** "Cook for 2", "my sister's over for dinner", "vegetarian colleague tomorrow night". */
function readGuests(told: ToldMeal): MealAct[] {
  const { words, talk } = told;
  const isHosting = hasPhrase(words, MEAL_WORDS.guestWords);
  const hasDietOfGuest = words.some((_, at) => isDietOfGuest(words, at));
  if (!(isHosting || hasDietOfGuest) || !isForCoach(told) || isPast(told)) return [];
  const servings = servingsIn(told);
  const hasGuest = hasPhrase(words, MEAL_WORDS.others) || hasPhrase(words, MEAL_WORDS.guestNouns) || hasFriends(words);
  if (servings === null && !hasGuest) return [];
  const place = placeIn(words, talk, { dishWords: [] });
  const isMeant = isPlaced(place) || (servings !== null && hasPhrase(words, MEAL_WORDS.cookingFor));
  if (!place || !isMeant) return [];
  const where = orDinner(place, talk);
  const diet = dietOfGuest(words);
  return [
    // Another dish comes first: how many it is cooked for stays with the place.
    ...(diet ? change(where, { what: 'dish', customPreferences: diet }) : []),
    ...change(where, { what: 'guests', servings: servings ?? 1 + WITH_ONESELF }),
  ];
}

const hasFriends = (words: readonly Token[]): boolean =>
  words.some(({ stem }) => stem === 'guest' || stem === 'visitor');

/** How the guest eats: by a name of it, or by what it is named for: "my sister is celiac". */
function dietOfGuest(words: readonly Token[]): string | null {
  const at = placeOfPhrase(words, MEAL_WORDS.diets);
  const need = MEAL_WORDS.needsOfGuests.find(({ names }) => hasPhrase(words, names));
  if (need) return need.as;
  if (at < 0) return null;
  const named = words.slice(at, at + phraseAt(words, at, MEAL_WORDS.diets));
  return named.map(({ plain }) => plain).join(' ');
}

const isDietOfGuest = (words: readonly Token[], at: number): boolean => {
  const length = phraseAt(words, at, MEAL_WORDS.diets);
  return (
    length > 0 &&
    (phraseAt(words, at + length, MEAL_WORDS.others) > 0 || phraseAt(words, at + length, MEAL_WORDS.guestNouns) > 0)
  );
};

/** How many eat. "Two friends" come beside the person. */
function servingsIn({ sentence }: ToldMeal): number | null {
  const words = withoutSigns(tokenise(withEnglishNumbers(sentence.toLowerCase())));
  for (const [at, word] of words.entries()) {
    if (word.kind !== 'number' || phraseAt(words, at + 1, MEAL_WORDS.notServings) > 0) continue;
    const count = numberIn(word);
    if (!Number.isInteger(count) || count < 1 || count > MOST_SERVINGS) continue;
    const isGuests =
      phraseAt(words, at + 1, MEAL_WORDS.others) > 0 || phraseAt(words, at + 1, MEAL_WORDS.guestNouns) > 0;
    const isOfUs = (words[at + 1]?.plain === 'of' && words[at + 2]?.plain === 'us') || isAllOfUs(words, at);
    const isForSome = words[at - 1]?.plain === 'for' || ['feed', 'serve'].includes(words[at - 1]?.stem ?? '') || isOfUs;
    if (isForSome && count > 1) return count;
    if (isGuests && count + WITH_ONESELF <= MOST_SERVINGS) return count + WITH_ONESELF;
  }
  return null;
}

/** "We are six", "were six people", "there’ll be five". */
const isAllOfUs = (words: readonly Token[], at: number): boolean =>
  phraseAt(words, at - 2, MEAL_WORDS.allOfUs) === 2 || phraseAt(words, at - 1, MEAL_WORDS.allOfUs) === 1;

/** "Smaller lunch today", "make it bigger". */
function readSize(told: ToldMeal): MealAct[] {
  const { words, talk } = told;
  if (!isWanted(told) || isPast(told)) return [];
  const said = MEAL_WORDS.sizes.find(({ names }) => hasPhrase(words, names));
  const before = said ? undefined : MEAL_WORDS.before.find(({ names }) => isBesideMeal(words, names));
  const size = said ?? before;
  const factor = size?.factor;
  const at = size ? placeOfPhrase(words, size.names) : 0;
  const verb = { at, length: size ? phraseAt(words, at, size.names) : 0 };
  const place = factor === undefined ? null : placeIn(words, talk, { verb });
  if (factor === undefined || !place) return [];
  const telling = words.filter(({ stem }) => !MEAL_WORDS.fillers.keys.has(stem));
  const isBare = telling.length <= BARE_WORDS && words.length <= 2 * BARE_WORDS && talk.last !== null && !place.hasDay;
  const meant: HeardPlace = !place.isNamed && isBare && talk.last ? { ...place, ...talk.last, isNamed: true } : place;
  const isAboutFood = meant.isNamed || hasPhrase(words, MEAL_WORDS.portionWords);
  const isMeant = place.hasDay || isBare || hasPhrase(words, MEAL_WORDS.wanting);
  return isAboutFood && isMeant ? change(meant, { what: 'portion', factor }) : [];
}

/** So few words with a size alone are about what stood last. */
const BARE_WORDS = 3;

const isSlotAt = (words: readonly Token[], at: number): boolean =>
  Object.values(MEAL_WORDS.slots).some((slot) => phraseAt(words, at, slot) > 0);

/** "A big lunch", "make lunch big". */
const isBesideMeal = (words: readonly Token[], names: PhraseSet): boolean =>
  words.some((_, at) => {
    const length = phraseAt(words, at, names);
    const isMade = at > 0 && isSlotAt(words, at - 1) && hasPhrase(words.slice(0, at), MEAL_WORDS.wanting);
    return length > 0 && (isMade || isSlotAt(words, at + length));
  });
