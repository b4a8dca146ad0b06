import type { Food, FoodTable } from '#core/catalogue/food.ts';
import { shortFoodName } from '#core/catalogue/short-food-name.ts';
import { type FigureKind, figuresIn } from './figures.ts';
import type { Source } from './sources.ts';
import { readSentence, type Sentence } from './words.ts';

type Fitting = (sentence: Sentence) => readonly Source[];

/** How telling the words in common have to be, together; a word of one text in thirty says it alone. */
const TELLING = 3.4;
const SHORTEST_WORD = 4;

/** The figures of the texts that have words in common with a sentence: what was written, with its source, about the same thing. */
export function figuresOfTexts(texts: readonly string[]): Fitting {
  const index = new Map<string, number[]>();
  const figures = texts.map((text, id) => {
    const sentence = readSentence(text);
    for (const word of wordsOf(sentence)) index.set(word, [...(index.get(word) ?? []), id]);
    return figuresIn(sentence).map(({ value, kind }) => general(value, kind));
  });
  return (sentence) => {
    const common = new Map<number, number>();
    for (const word of wordsOf(sentence)) {
      const ids = index.get(word) ?? [];
      for (const id of ids) common.set(id, (common.get(id) ?? 0) + Math.log(texts.length / ids.length));
    }
    return [...common].flatMap(([id, told]) => (told >= TELLING ? (figures[id] ?? []) : []));
  };
}

const wordsOf = ({ words }: Sentence): Set<string> =>
  new Set(words.flatMap(({ text, value }) => (value === null && text.length >= SHORTEST_WORD ? [singular(text)] : [])));

const singular = (word: string): string => word.replace(/(?:es|s)$/, '');

const general = (value: number, kind: FigureKind, within = 0): Source => ({
  ...{ value, kind, within, role: null, about: null, isGeneral: true },
});

/** A helping is taken by eye, so figures of foods are right within so much. */
const BY_EYE = 0.15;
const NUTRIENTS = ['kcal', 'protein', 'carbs', 'fat'] as const;
const KIND = { kcal: 'energy', protein: 'protein', carbs: 'carbs', fat: 'fat' } as const;

/** What the food table says of the foods that a sentence names: of 100 g, of a usual helping, and of the grams that it names itself. */
export function figuresOfFoods({ foods, portions }: FoodTable, aliases: Readonly<Record<string, string>>): Fitting {
  const index = new Map<string, { words: readonly string[]; food: Food }[]>();
  const add = (name: string, food: Food | undefined) => {
    const words = name
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter(Boolean)
      .map(singular);
    const [first] = words;
    if (first && food) index.set(first, [...(index.get(first) ?? []), { words, food }]);
  };
  for (const food of foods.values()) add(shortFoodName(food.name), food);
  for (const [name, id] of Object.entries(aliases)) add(name, foods.get(id));
  return (sentence) => {
    const said = new Set(sentence.words.map(({ text }) => singular(text)));
    const named = [...said]
      .flatMap((word) => index.get(word) ?? [])
      .filter(({ words }) => words.every((word) => said.has(word)));
    const told = figuresIn(sentence).flatMap(({ kind, value }) =>
      kind === 'grams' || kind === 'volume' ? [value] : [],
    );
    const amounts = told.flatMap((value) => [general(value, 'grams'), general(value, 'volume')]);
    return named.length === 0
      ? []
      : [...amounts, ...named.flatMap(({ food }) => helpings(food, [...told, ...weights(food)]))];
  };

  function weights({ id, portionGrams }: Food): number[] {
    const usual = [100, ...(portionGrams === null ? [] : [portionGrams])];
    return [...usual, ...(portions.get(id) ?? []).flatMap(({ grams, amount }) => [grams, grams / amount])];
  }
}

const helpings = (food: Food, grams: readonly number[]): Source[] =>
  grams.flatMap((weight) => NUTRIENTS.map((name) => general((food[name] * weight) / 100, KIND[name], BY_EYE)));
