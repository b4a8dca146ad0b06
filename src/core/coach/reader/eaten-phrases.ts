import { hasPhrase, phraseAt } from '#core/language/phrase-set.ts';
import type { Token } from '#core/language/tokens.ts';
import { foodCalled } from '#core/nutrition/adopt/resolve-food.ts';
import type { KnownFoods, ToldFood } from '../dialogue/meal-talk.ts';
import { numberIn } from './act-words.ts';
import { MEAL_WORDS } from './meal-words.ts';
import { toldFood } from './told-foods.ts';

/** A name has so many words at most. */
const LONGEST_NAME = 4;
/** So many words that say nothing of ours may stand before a name: "some awful hospital pasta". */
const MOST_UNKNOWN = 2;
/** More of one food nobody eats at once; grams. */
const MOST_GRAMS = 2500;
const LEAST_LETTERS = 3;

type Helping = { count: number; size: number; unit: string | null };

/** A food that begins somewhere in a text, with how many words its phrase is. */
export type FoodPhrase = ToldFood & { length: number; name: string };

/** The food that is named from a word on, the longest name first; its grams are those of what is told before it. */
export function foodPhraseAt(words: readonly Token[], from: number, foods: KnownFoods): FoodPhrase | null {
  const helping: Helping = { count: 1, size: 1, unit: null };
  let unknown = 0;
  for (let at = from; at < words.length; ) {
    if (isEnd(words, at)) return null;
    const told = helpingAt(words, at, helping);
    const named = told > 0 ? null : nameAt(words, at, foods);
    if (named) {
      const grams = gramsOf({ ...named, helping, words: words.slice(from, at + named.length) }, foods);
      return grams === null ? null : { food: named.food, grams, length: at + named.length - from, name: named.name };
    }
    // A unit that is no generic one belongs to the food: "a shot of vodka".
    if (told === 0 && isBefore(words, at + 1, 'of')) helping.unit = words[at]?.stem ?? null;
    else if (told === 0 && unknown++ >= MOST_UNKNOWN) return null;
    at += Math.max(1, told);
  }
  return null;
}

const isBefore = (words: readonly Token[], at: number, plain: string): boolean => words[at]?.plain === plain;

/** Where a phrase cannot go on: another clause, a place, a person who is spoken of. */
const isEnd = (words: readonly Token[], at: number): boolean =>
  words[at]?.kind === 'sign' ||
  (phraseAt(words, at, MEAL_WORDS.phraseEnds) > 0 && words[at + 1]?.kind !== 'number') ||
  phraseAt(words, at, MEAL_WORDS.notAte) > 0;

/** How many words tell how much it is, from a place on; what they tell is kept. */
function helpingAt(words: readonly Token[], at: number, helping: Helping): number {
  const word = words[at];
  if (word?.kind === 'number') {
    helping.count = numberIn(word);
    return 1;
  }
  const amount = MEAL_WORDS.amounts.find(({ names }) => phraseAt(words, at, names) > 0);
  if (amount) {
    helping.count = amount.count * (amount.count < 1 ? helping.count : 1);
    return phraseAt(words, at, amount.names);
  }
  const size = MEAL_WORDS.helpings.find(({ names }) => phraseAt(words, at, names) > 0);
  if (size) {
    helping.size = size.factor;
    return phraseAt(words, at, size.names);
  }
  const whole = phraseAt(words, at, MEAL_WORDS.wholes);
  if (whole > 0 && isBefore(words, at + whole, 'of')) return whole + 1;
  return phraseAt(words, at, MEAL_WORDS.articles) || phraseAt(words, at, MEAL_WORDS.fillers);
}

type Named = { food: ToldFood['food']; name: string; length: number };

function nameAt(words: readonly Token[], at: number, { index }: KnownFoods): Named | null {
  if (words[at]?.kind !== 'word') return null;
  for (let length = Math.min(LONGEST_NAME, words.length - at); length > 0; length--) {
    const part = words.slice(at, at + length);
    if (part.some(({ kind }) => kind !== 'word')) continue;
    const name = part.map(({ plain }) => plain).join(' ');
    const isPlain = length === 1 && (name.length < LEAST_LETTERS || hasPhrase(part, MEAL_WORDS.notFoods));
    const food = isPlain ? null : foodCalled(name, index);
    if (food) return { food, name, length };
  }
  return null;
}

type Told = Named & { helping: Helping; words: readonly Token[] };

function gramsOf({ food, name, helping, words }: Told, foods: KnownFoods): number | null {
  const { count, size, unit } = helping;
  const own = foods.table.portions.get(food.id) ?? [];
  const said = new Set([...words.map(({ stem }) => stem), ...(unit === null ? [] : [unit])]);
  const portion = own.find((each) => unitStems(each.unit).every((stem) => said.has(stem)) && !said.has('slice'));
  const isOfPlan = food.group !== 'eaten';
  const asTold = isOfPlan ? toldFood(words.map(({ plain }) => plain).join(' '), foods) : null;
  const weight = weightTold(words);
  const one = portion && !isOfPlan ? portion.grams / portion.amount : food.portionGrams;
  const piece = count > 1 && words.length === 2 ? pieceOf(food) : null;
  const counted = piece === null ? (asTold?.grams ?? null) : piece * count;
  const grams = weight ?? counted ?? (one ?? toldFood(name, foods)?.grams ?? 0) * count * size;
  return grams > 0 && grams <= MOST_GRAMS ? Math.round(grams * 10) / 10 : null;
}

const PIECES = /\((\d+) /;

/** One of those that a portion holds many of: "1 oz (23 whole kernels)". */
function pieceOf({ portion, portionGrams }: ToldFood['food']): number | null {
  const pieces = Number(PIECES.exec(portion)?.[1] ?? 0);
  return portionGrams !== null && pieces > 1 ? portionGrams / pieces : null;
}

const unitStems = (unit: string): string[] => unit.toLowerCase().split(' ');

/** "400 ml", "150 g": a millilitre of what people drink weighs a gram. */
function weightTold(words: readonly Token[]): number | null {
  for (const [at, word] of words.entries()) {
    const unit = MEAL_WORDS.weights.find(({ names }) => phraseAt(words, at + 1, names) > 0);
    if (word.kind === 'number' && unit) return numberIn(word) * unit.grams;
  }
  return null;
}
