import { hasPhrase } from '#core/language/phrase-set.ts';
import type { Token } from '#core/language/tokens.ts';
import type { MealChange } from '../actions/actions.ts';
import type { KnownFoods, MealTalk } from '../dialogue/meal-talk.ts';
import { MEAL_WORDS } from './meal-words.ts';
import type { MealPlace } from './read-meal-place.ts';

/** What a message wants to be different about a meal of one day. */
export type MealAct =
  /** `leavesOut`: the food that the dish is not to hold, where that is all that is wished. */
  | { kind: 'change'; place: MealPlace; change: MealChange; leavesOut?: { foodId: string; name: string } }
  /** As the plan has it again. */
  | { kind: 'end'; place: MealPlace }
  /** A food to be added that no table has. */
  | { kind: 'unknown_food'; place: MealPlace; name: string }
  /** Somebody is not taken with what is planned, and asks for nothing. */
  | { kind: 'dull'; place: MealPlace }
  /** A meal of today that was left out. */
  | { kind: 'skipped'; place: MealPlace };

export type MealContext = { talk: MealTalk; foods: KnownFoods };

/** `before`: the meal that the same message spoke of before; `spoken`: the food that it did; `isFirst`: it begins a sentence. */
export type ToldMeal = MealContext & {
  sentence: string;
  words: readonly Token[];
  before: MealPlace | null;
  spoken: string | null;
  isFirst: boolean;
};

export const isAsked = ({ sentence }: ToldMeal): boolean => /\?\s*$/.test(sentence);
/** A question that asks the coach to do it. */
export const isForCoach = (told: ToldMeal): boolean =>
  !isAsked(told) || hasPhrase(told.words, MEAL_WORDS.politeToCoach);
/** The same, or one that asks for something for oneself. */
export const isWanted = (told: ToldMeal): boolean => isForCoach(told) || hasPhrase(told.words, MEAL_WORDS.politeOfSelf);
export const isPast = ({ words }: ToldMeal): boolean => hasPhrase(words, MEAL_WORDS.pastVerbs);

export const change = (place: MealPlace, what: MealChange): MealAct[] => [
  { kind: 'change', place: { ahead: place.ahead, mealIndex: place.mealIndex, slot: place.slot }, change: what },
];
