import { hasPhrase, phraseAt, placeOfPhrase, withoutSigns } from '#core/language/phrase-set.ts';
import { type Token, tokenise } from '#core/language/tokens.ts';
import type { KnownFoods, MealTalk } from '../dialogue/meal-talk.ts';
import type { RecentEntry } from '../dialogue/recent-entries.ts';
import type { Intent } from '../turn.ts';
import { ACT_WORDS } from './act-words.ts';
import { talkedOf } from './last-talked-of.ts';
import { MEAL_WORDS } from './meal-words.ts';
import { liftsIn, type NamedLift } from './named-lifts.ts';
import { readActs } from './read-acts.ts';
import { readEaten } from './read-eaten.ts';
import { readExerciseSwap } from './read-exercise-swap.ts';
import { readFoodMend, readFoodTakenOut } from './read-food-mend.ts';
import { readMealActs } from './read-meal-acts.ts';
import { slotsNamed } from './read-meal-place.ts';
import { readMend } from './read-mend.ts';
import { readSets } from './read-sets.ts';
import { bestParts, clausesOf, sentencesOf } from './told-clauses.ts';

type Context = {
  entries: readonly RecentEntry[];
  exercises: readonly NamedLift[];
  /** Left out: the message is about no meal. */
  meals?: { talk: MealTalk; foods: KnownFoods } | undefined;
  /** Whether the newest thing that was done is an entry of the log: a bare number mends only that. */
  isLogNewest?: boolean;
};

type Part = { text: string; intents: Intent[] };

/** What a message tells of things done or to be done, part by part, and what it says besides. */
export function readDone(message: string, context: Context): { intents: Intent[]; rest: string } {
  let before = '';
  const parts: Part[] = [];
  for (const [at, sentence] of sentencesOf(message).entries()) {
    if (at >= MOST_SENTENCES) parts.push({ text: sentence, intents: [] });
    else parts.push(...partsOfSentence(sentence, context, before));
    before = (before + sentence).slice(-REMEMBERED_LETTERS);
  }
  const rest = parts.filter(({ intents }) => intents.length === 0).map(({ text }) => text);
  return { intents: together(parts.flatMap(({ intents }) => intents)), rest: rest.join('').trim() };
}

/** Nobody tells of things done in more sentences. */
const MOST_SENTENCES = 24;
/** So much of what was said before is looked at for what "it" is. */
const REMEMBERED_LETTERS = 300;
/** Nobody tells several things in a sentence of more letters. */
const LONGEST_SENTENCE = 400;

/** As a whole, unless more is read of its parts. */
function partsOfSentence(sentence: string, { meals, ...rest }: Context, said: string): Part[] {
  const slots = new Set(slotsNamed(tokenise(sentence)).map(({ slot }) => slot));
  const [onlySlot = null] = slots.size === 1 ? slots : [];
  const context: Context = { ...rest, meals: meals && { ...meals, talk: { ...meals.talk, onlySlot } } };
  const read = (text: string, before: string) => {
    const intents = doneIn(text, context, { said: said + before, isFirst: before.trim() === '' });
    return { intents, weight: weightOf(intents, context.exercises) };
  };
  const whole = read(sentence, '');
  const pieces = sentence.length > LONGEST_SENTENCE ? [] : clausesOf(sentence);
  if (pieces.length < 2) return [{ text: sentence, ...whole }];
  const parts = bestParts(pieces, read);
  const weight = weightOf(together(parts.flatMap(({ intents }) => intents)), context.exercises);
  // A wish is told better by more words; what was eaten, or where, is not.
  const isOfMeals = whole.intents.some(isSocial);
  const isPlain = whole.intents.every(
    ({ kind, ...intent }) => kind === 'eaten' || (kind === 'meal_act' && !JSON.stringify(intent).includes('"dish"')),
  );
  // Whoever eats out or with guests means the one meal that is named, wherever in the sentence it stands.
  const isOfOneMeal = isOfMeals && onlySlot !== null;
  return weight > whole.weight || (isPlain && !isOfOneMeal && weight === whole.weight)
    ? parts
    : [{ text: sentence, ...whole }];
}

const isSocial = (intent: Intent): boolean =>
  intent.kind === 'meal_act' && intent.act.kind === 'change' && ['out', 'guests'].includes(intent.act.change.what);

const isPlainEaten = (intent: Intent): intent is Extract<Intent, { kind: 'eaten' }> =>
  intent.kind === 'eaten' && intent.eaten.insteadOf === null && intent.eaten.daysAgo === undefined;

/** What was eaten as one, and of two words on the same meal the later. */
function together(intents: readonly Intent[]): Intent[] {
  const [first, ...others] = intents.flatMap((intent) => (isPlainEaten(intent) ? [intent.eaten] : []));
  const eaten = first && {
    meals: [...new Set([first, ...others].flatMap(({ meals }) => meals))],
    foods: [first, ...others].flatMap(({ foods }) => foods),
    insteadOf: null,
  };
  const rest = intents.filter((intent) => !isPlainEaten(intent));
  const isGuests = (intent: Intent) => subjectOf(intent).startsWith('guests');
  const last = new Map(
    [...rest.filter((intent) => !isGuests(intent)), ...rest.filter(isGuests).toReversed()].map((intent) => [
      subjectOf(intent),
      intent,
    ]),
  );
  return [...(eaten ? [{ kind: 'eaten', eaten } as const] : []), ...last.values()];
}

/** What another word on the same is known by. */
function subjectOf(intent: Intent): string {
  if (intent.kind !== 'meal_act' || intent.act.kind !== 'change') return JSON.stringify(intent);
  const { place, change } = intent.act;
  if (change.what === 'guests') return `guests ${change.servings}`;
  const food = change.what === 'extra' ? change.foodId : '';
  return JSON.stringify([place.ahead, place.mealIndex, change.what, food]);
}

/** How many things are told. */
const weightOf = (intents: readonly Intent[], exercises: readonly NamedLift[]): number =>
  intents.reduce((sum, intent) => sum + weightOfOne(intent, exercises), 0);

function weightOfOne(intent: Intent, exercises: readonly NamedLift[]): number {
  if (intent.kind === 'eaten') return intent.eaten.meals.length + intent.eaten.foods.length;
  if (intent.kind !== 'log_sets') return 1;
  return readSets(intent.told, { ...NOBODYS, exercises }).reduce((sum, { sets }) => sum + sets.length, 0);
}

/** Whose plan it is, and what was lifted before, is only read where sets are told at all. */
const NOBODYS = { planned: [], lastLbs: new Map<string, number>(), usual: 'lb' } as const;

type Place = {
  /** What the message said up to there. */
  said: string;
  /** Only the beginning of a sentence mends what was logged: a number in the middle of it is of something else. */
  isFirst: boolean;
};

function doneIn(sentence: string, context: Context, place: Place): Intent[] {
  const { entries, exercises, meals: talked, isLogNewest } = context;
  const before = place.said;
  if (isUndo(sentence)) return [{ kind: 'undo' }];
  const meals = talked && isShort(sentence) ? { ...talked, talk: spokenOf(talked.talk, before) } : undefined;
  const mended = place.isFirst
    ? mendIn(sentence, { entries, exercises, meals, ...(isLogNewest !== undefined && { isLogNewest }) }, before)
    : null;
  if (mended) return [mended];
  const lifts = readSets(sentence, { ...NOBODYS, exercises });
  if (lifts.length > 0) return [{ kind: 'log_sets', told: sentence }];
  const ofMeals = meals ? mealsIn(sentence, meals, place) : [];
  if (ofMeals.length > 0) return ofMeals;
  if (sentence.length > LONGEST_SENTENCE) return [];
  const swap = readExerciseSwap(sentence, exercises, before);
  if (swap) return [swap];
  return readActs(sentence, before).map((act) => ({ kind: 'act', act }));
}

const UNDO_WORDS = 7;

/** "Nope. undo that", "take it out again": nothing but that, so that it is of what was done last. */
function isUndo(sentence: string): boolean {
  const words = withoutSigns(tokenise(sentence));
  const at = placeOfPhrase(words, ACT_WORDS.undoWords);
  if (at < 0 || words.length > UNDO_WORDS) return false;
  const length = phraseAt(words, at, ACT_WORDS.undoWords);
  const rest = [...words.slice(0, at), ...words.slice(at + length)];
  return rest.every((_word, place) => phraseAt(rest, place, ACT_WORDS.undoBeside) > 0);
}

/** What was logged a moment ago is to be otherwise. Where something else was done since, the lift has to be named. */
function mendIn(
  sentence: string,
  { entries: all, exercises, meals, isLogNewest = true }: Context,
  before: string,
): Intent | null {
  const isNamed = isLogNewest || liftsIn(tokenise(sentence), { exercises, planned: [] }).length > 0;
  const entries = isNamed ? (isLogNewest ? all : all.filter(({ kind }) => kind === 'sets')) : [];
  const foods = meals ? readFoodMend(sentence, { ...meals, entries }) : null;
  if (foods) return { kind: 'eaten', eaten: foods };
  const mend =
    (meals ? readFoodTakenOut(sentence, { ...meals, entries }) : null) ??
    readMend(sentence, { entries, exercises, before });
  return mend ? { kind: 'mend', mend } : null;
}

type Meals = NonNullable<Context['meals']>;

/** With the meal that the message spoke of before for the one that stood last. */
const spokenOf = (talk: MealTalk, before: string): MealTalk =>
  before.trim() === '' ? talk : talkedOf(talk, [{ isUser: true, text: before }]);

function mealsIn(sentence: string, meals: Meals, { said: before, isFirst }: Place): Intent[] {
  if (isPutBack(withoutSigns(tokenise(sentence)), meals)) return [putBack(meals.talk)];
  const acts = readMealActs(sentence, meals, { before, isFirst });
  const eaten = acts.length > 0 ? null : readEaten(sentence, meals, before);
  return eaten ? [{ kind: 'eaten', eaten }] : acts.map((act) => ({ kind: 'meal_act', act }));
}

/** Who tells of a meal says little: a longer sentence is a story. */
const MOST_WORDS = 60;
const isShort = (text: string): boolean =>
  text.length <= LONGEST_SENTENCE && withoutSigns(tokenise(text)).length <= MOST_WORDS;

/** The one meal that is different on its day; a swap in the plan itself is taken back as it was done. */
function putBack({ last, days }: MealTalk): Intent {
  const meal = last ? days[last.ahead]?.[last.mealIndex] : undefined;
  if (!last || !meal?.isDifferent) return { kind: 'undo' };
  return { kind: 'meal_act', act: { kind: 'end', place: { ...last, slot: null } } };
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
