import { hasPhrase, placeOfPhrase, withoutSigns } from '#core/language/phrase-set.ts';
import { type Token, tokenise } from '#core/language/tokens.ts';
import type { KnownFoods, MealTalk } from '../dialogue/meal-talk.ts';
import type { RecentEntry } from '../dialogue/recent-entries.ts';
import type { Intent } from '../turn.ts';
import { MEAL_WORDS } from './meal-words.ts';
import type { NamedLift } from './named-lifts.ts';
import { readActs } from './read-acts.ts';
import { readEaten, readFoodMend, readFoodTakenOut } from './read-eaten.ts';
import { readMealActs } from './read-meal-acts.ts';
import { readMend } from './read-mend.ts';
import { readSets } from './read-sets.ts';

type Context = {
  entries: readonly RecentEntry[];
  exercises: readonly NamedLift[];
  /** Left out: the message is about no meal. */
  meals?: { talk: MealTalk; foods: KnownFoods } | undefined;
};

/** What a message tells of things done or to be done, sentence by sentence, and what it says besides. */
export function readDone(message: string, context: Context): { intents: Intent[]; rest: string } {
  const parts = sentencesOf(message).flatMap((sentence) => partsOfSentence(sentence, context));
  const isSaid = ({ intents }: { intents: readonly Intent[] }) => intents.length === 0;
  const rest = parts.filter(isSaid).map(({ text }) => text);
  return { intents: parts.flatMap(({ intents }) => intents), rest: rest.join('').trim() };
}

type Part = { text: string; intents: Intent[] };

/** A sentence by itself; where it says nothing that was done, what was eaten may stand in a part of it, beside a question. */
function partsOfSentence(sentence: string, context: Context): Part[] {
  const intents = doneIn(sentence, context);
  const clauses = intents.length === 0 && context.meals ? clausesOf(sentence) : [];
  if (!context.meals || clauses.length < 2) return [{ text: sentence, intents }];
  const { meals } = context;
  return clauses.map((text) => ({ text, intents: eatenIn(text, meals) }));
}

function doneIn(sentence: string, { entries, exercises, meals: talkedOf }: Context): Intent[] {
  const meals = isShort(sentence) ? talkedOf : undefined;
  const foods = meals ? readFoodMend(sentence, { ...meals, entries }) : null;
  if (foods) return [{ kind: 'eaten', eaten: foods }];
  const mend =
    (meals ? readFoodTakenOut(sentence, { ...meals, entries }) : null) ?? readMend(sentence, { entries, exercises });
  if (mend) return [{ kind: 'mend', mend }];
  // Whose plan it is, and what was lifted before, is only read where sets are told at all.
  const lifts = readSets(sentence, { exercises, planned: [], lastLbs: new Map(), usual: 'lb' });
  if (lifts.length > 0) return [{ kind: 'log_sets', told: sentence }];
  const ofMeals = meals ? mealsIn(sentence, meals) : [];
  if (ofMeals.length > 0) return ofMeals;
  return readActs(sentence).map((act) => ({ kind: 'act', act }));
}

type Meals = NonNullable<Context['meals']>;

function mealsIn(sentence: string, meals: Meals): Intent[] {
  if (isPutBack(withoutSigns(tokenise(sentence)), meals)) return [{ kind: 'undo' }];
  const eaten = eatenIn(sentence, meals);
  return eaten.length > 0 ? eaten : readMealActs(sentence, meals).map((act) => ({ kind: 'meal_act', act }));
}

/** Who tells of a meal says little: a longer sentence is a story. */
const MOST_WORDS = 60;
const isShort = (text: string): boolean => withoutSigns(tokenise(text)).length <= MOST_WORDS;

function eatenIn(text: string, meals: Meals): Intent[] {
  const eaten = isShort(text) ? readEaten(text, meals) : null;
  return eaten ? [{ kind: 'eaten', eaten }] : [];
}

const PUT_BACK_WORDS = 14;

/** "Put the beef back", right after something took its place. */
function isPutBack(words: readonly Token[], { talk }: Meals): boolean {
  const verb = placeOfPhrase(words, MEAL_WORDS.restoringVerbs);
  return (
    talk.isSwapNewest &&
    words.length <= PUT_BACK_WORDS &&
    verb >= 0 &&
    hasPhrase(words.slice(verb + 1), MEAL_WORDS.restoring)
  );
}

const SENTENCE_END = /[.!?;\n](?=\s|$)\s?/g;
const CLAUSE_END = /,\s?/g;

const sentencesOf = (message: string): string[] => cutBehind(message, SENTENCE_END);
const clausesOf = (sentence: string): string[] => cutBehind(sentence, CLAUSE_END);

/** With their ends and the space behind them, so that joined they are the text again. */
function cutBehind(text: string, ends: RegExp): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const { 0: mark, index } of text.matchAll(ends)) {
    parts.push(text.slice(from, index + mark.length));
    from = index + mark.length;
  }
  return from < text.length ? [...parts, text.slice(from)] : parts;
}
