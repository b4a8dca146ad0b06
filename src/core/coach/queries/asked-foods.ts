import { phraseKey, tokenise } from '#core/language/tokens.ts';
import type { KnownFoods, ToldFood } from '../dialogue/meal-talk.ts';
import { toldFood } from '../reader/told-foods.ts';
import type { NamedFood } from './query-data.ts';

/** So many words before the name say how much of it is meant: "two slices of", "a pint of". */
const MOST_BEFORE = 4;

/** The foods that a question names, each with the amount that stands before it, or a usual portion. */
export function askedFoods(text: string, named: readonly NamedFood[], known: KnownFoods): ToldFood[] {
  const words = tokenise(text).filter(({ kind }) => kind === 'word' || kind === 'number');
  return named.flatMap(({ label }) => {
    const key = phraseKey(label).split(' ');
    const at = words.findIndex((_, from) => key.every((stem, step) => words[from + step]?.stem === stem));
    if (at < 0) return toldFood(label, known) ?? [];
    const end = words[at + key.length - 1]?.end ?? text.length;
    for (let before = Math.min(MOST_BEFORE, at); before >= 0; before--) {
      const first = words[at - before];
      const told =
        first && isAmount(first.plain, first.kind, before) ? toldFood(text.slice(first.start, end), known) : null;
      if (told) return [told];
    }
    return [];
  });
}

const ARTICLES = new Set([
  'a',
  'an',
  'half',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
]);
const isAmount = (plain: string, kind: string, before: number) =>
  before === 0 || kind === 'number' || ARTICLES.has(plain);
