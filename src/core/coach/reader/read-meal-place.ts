import { hasPhrase, phraseAt, withoutSigns } from '#core/language/phrase-set.ts';
import { type Token, tokenise } from '#core/language/tokens.ts';
import { daysUntil } from '#core/units/calendar-day.ts';
import type { MealTalk } from '../dialogue/meal-talk.ts';
import { WEEKDAYS } from './act-words.ts';
import { MEAL_SLOTS, MEAL_WORDS, type MealSlot } from './meal-words.ts';

/** Which meal is meant. `mealIndex` null: it is not said, or the day has none of the kind. */
export type MealPlace = { ahead: number; mealIndex: number | null; slot: MealSlot | null };

/** What a sentence says of the meal: how much of it is told rather than taken from the talk. */
export type HeardPlace = MealPlace & { hasDay: boolean; isNamed: boolean };

/** The days that are named, as days from today. */
export function daysNamed(words: readonly Token[], today: number): number[] {
  const { dayAfter, tomorrow, today: now } = MEAL_WORDS;
  const weekdays = WEEKDAYS.flatMap(({ names, weekday }) =>
    hasPhrase(words, names) ? [daysUntil(weekday, today)] : [],
  );
  if (hasPhrase(words, dayAfter)) return [2];
  const near = [...(hasPhrase(words, now) ? [0] : []), ...(hasPhrase(words, tomorrow) ? [1] : [])];
  return [...new Set([...near, ...weekdays])];
}

/** The day that is named last. */
export function dayNamedLast(words: readonly Token[], today: number): number | null {
  for (let from = words.length - 1; from >= 0; from--) {
    const [day] = daysNamed(words.slice(from), today);
    if (day !== undefined) return day;
  }
  return null;
}

/** "On Fridays" is no Friday. */
const isEveryWeek = (words: readonly Token[]): boolean =>
  words.some(
    ({ plain }, at) =>
      plain.endsWith('s') &&
      words[at - 1]?.plain === 'on' &&
      WEEKDAYS.some(({ names }) => phraseAt(words, at, names) > 0),
  );

/** What is said of other times than one day to come. */
export const isOtherTime = (words: readonly Token[]): boolean =>
  hasPhrase(words, MEAL_WORDS.past) || hasPhrase(words, MEAL_WORDS.habit) || isEveryWeek(words);

/** The meals of the day that are named, each with its place in the sentence. A named snack of a time of day is that one alone. */
export function slotsNamed(words: readonly Token[]): { slot: MealSlot; at: number }[] {
  const taken = new Set<number>();
  return MEAL_SLOTS.flatMap((slot) => {
    const found = words.flatMap((_, at) => {
      const length = phraseAt(words, at, MEAL_WORDS.slots[slot]);
      if (length === 0 || taken.has(at + length - 1)) return [];
      for (let each = at; each < at + length; each++) taken.add(each);
      return [{ slot, at }];
    });
    return found;
  });
}

/** The slot that is meant of several: the first behind the verb, else the last before it. */
function slotMeant(words: readonly Token[], from: number): MealSlot | null {
  const named = slotsNamed(words).toSorted((a, b) => a.at - b.at);
  const behind = named.find(({ at }) => at >= from);
  return (behind ?? named.at(-1))?.slot ?? (isEvening(words) ? 'dinner' : null);
}

/** "Tonight", "friday night". */
const isEvening = (words: readonly Token[]): boolean =>
  hasPhrase(words, MEAL_WORDS.evening) ||
  words.some(
    (_, at) =>
      WEEKDAYS.some(({ names }) => phraseAt(words, at, names) > 0) && phraseAt(words, at + 1, MEAL_WORDS.late) > 0,
  );

export const isOfSlot =
  (slot: MealSlot) =>
  ({ type }: { type: string }) =>
    type === slot || (slot === 'snack' && type.endsWith('_snack'));

const LEAST_LETTERS = 3;
/** Whether a word can tell one dish from another. */
const isTelling = ({ kind, plain, stem }: Token): boolean =>
  kind === 'word' && plain.length >= LEAST_LETTERS && !MEAL_WORDS.plainOfDishes.keys.has(stem);
const stemsOf = (name: string): string[] => withoutSigns(tokenise(name)).map(({ stem }) => stem);

/** The one meal of a day whose dish is named by a word. */
export function dishNamed(words: readonly Token[], meals: MealTalk['days'][number]): number | null {
  const said = new Set(words.filter(isTelling).map(({ stem }) => stem));
  const hits = meals.map(({ name, mealIndex }) => ({
    mealIndex,
    count: stemsOf(name).filter((stem) => said.has(stem)).length,
  }));
  const most = Math.max(0, ...hits.map(({ count }) => count));
  const [only, ...others] = hits.filter(({ count }) => count === most);
  return most > 0 && only && others.length === 0 ? only.mealIndex : null;
}

/** So near the verb stands what points at its meal: "make it bigger", "change that for". */
const NEAR = 3;

type Verb = {
  /** Where it stands, and how many words it is. */
  at: number;
  length: number;
};

/** Whether "it" or "that" stands beside the verb. */
const pointsAt = (words: readonly Token[], { at, length }: Verb): boolean =>
  words.some(
    (_, place) => place >= at - NEAR && place <= at + length && phraseAt(words, place, MEAL_WORDS.pointers) > 0,
  );

type Options = {
  verb?: Verb;
  /** The words in which a dish may be named: not those of a wish. */
  dishWords?: readonly Token[];
};

/** The meal that a sentence is about: by its day and name, by its dish, or by what was talked about a moment ago. */
export function placeIn(
  words: readonly Token[],
  talk: MealTalk,
  { verb, dishWords = words }: Options = {},
): HeardPlace | null {
  const days = daysNamed(words, talk.today);
  if (days.length > 1) return null;
  const isThatDay = days.length === 0 && hasPhrase(words, MEAL_WORDS.thatDay);
  // Of two days that were spoken of "that day" is neither for sure.
  if (isThatDay && talk.hasSeveralDays) return null;
  const day = days[0] ?? (isThatDay ? (talk.lastDay ?? undefined) : undefined);
  const ahead = day ?? 0;
  const hasDay = day !== undefined;
  const slot = slotMeant(words, verb?.at ?? 0);
  if (slot !== null) {
    const mealIndex = (talk.days[ahead] ?? []).find(isOfSlot(slot))?.mealIndex ?? null;
    return { ahead, mealIndex, slot, hasDay, isNamed: true };
  }
  const dish = dishOn(hasDay || talk.lastDay === null ? [ahead] : [talk.lastDay, ahead], dishWords, talk);
  if (dish) return { ...dish, slot: null, hasDay, isNamed: true };
  if (!hasDay && talk.last !== null && verb && pointsAt(words, verb))
    return { ...talk.last, slot: null, hasDay: false, isNamed: true };
  return { ahead, mealIndex: null, slot: null, hasDay, isNamed: false };
}

/** The first of some days on which a dish is named. */
function dishOn(days: readonly number[], words: readonly Token[], talk: MealTalk) {
  for (const ahead of days) {
    const mealIndex = dishNamed(words, talk.days[ahead] ?? []);
    if (mealIndex !== null) return { ahead, mealIndex };
  }
  return null;
}

/** Whether the meal or its day is told. */
export const isPlaced = (place: HeardPlace | null): place is HeardPlace =>
  place !== null && (place.hasDay || place.isNamed);
