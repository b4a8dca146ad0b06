import { nearWords } from '#core/language/near-words.ts';
import type { Slots } from './compile-dangers.ts';

/** One word of a phrase, and whether any form of a word of the text is it. */
export type Part = { fits: (forms: readonly string[]) => boolean };
export type Entry = { slot: number; phrase: readonly Part[] };

/** What the different words of a text may begin, and which slots may be filled by it at all. */
export type Vocabulary = {
  known: ReadonlyMap<string, readonly Entry[]>;
  formsOf: (word: string | undefined) => readonly string[];
  slots: ReadonlySet<number>;
};
export type Lexicon = (words: readonly string[]) => Vocabulary;

/** What is shorter is too easily another word; what is longer is taken for a word that it is one slip away from. */
const SHORTEST_CORRECTED = 5;
const LONGEST_CORRECTED = 20;
const SHORTEST_START = 2;
/** "And" and "so" are written together with the word behind them. */
const ARABIC_AND = /^[وف](?=\p{Script=Arabic}{3})/u;
const LATIN = /^[a-z]+$/;
const NO_FORMS: readonly string[] = [];

type Written = Entry & { words: readonly string[] };

/** Makes the phrases of all slots ready to be looked up by how they begin. */
export function lexiconOf(slots: Slots, { corrects }: { corrects: boolean }): Lexicon {
  const whole = new Map<string, Written[]>();
  const beginnings = new Map<string, Written[]>();
  const known = new Set<string>();
  for (const [slot, phrases] of slots.all.entries()) {
    for (const phrase of phrases) {
      const [first] = phrase;
      if (first === undefined) continue;
      const words = phrase.flatMap(({ word, starts }) => (starts ? [] : [word]));
      const written = { slot, phrase: phrase.map(partOf), words };
      append(first.starts ? beginnings : whole, first.word, written);
      for (const { word } of phrase) known.add(word);
    }
  }
  const slipsOf = corrects ? slipsIn(known) : () => NO_FORMS;
  const variantsOf = (word: string) => {
    const bare = word.replace(ARABIC_AND, '');
    return [word, ...(bare === word ? NO_FORMS : [bare]), ...slipsOf(word)];
  };
  return (words) => {
    const forms = new Map<string, readonly string[]>();
    for (const word of words) if (!forms.has(word)) forms.set(word, variantsOf(word));
    return vocabularyOf(forms, { whole, beginnings });
  };
}

const partOf = ({ word, starts }: { word: string; starts: boolean }): Part => ({
  fits: (forms) => forms.some((form) => (starts ? form.startsWith(word) : form === word)),
});

function append<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

function slipsIn(known: ReadonlySet<string>): (word: string) => readonly string[] {
  const near = nearWords([...known].filter((word) => word.length >= SHORTEST_CORRECTED && LATIN.test(word)));
  return (word) => {
    const isRight = known.has(word) || word.length < SHORTEST_CORRECTED || word.length > LONGEST_CORRECTED;
    // Hardly anybody slips on the first letter, and much is another word by it: "courir", "mourir".
    return isRight || !LATIN.test(word) ? NO_FORMS : near(word).filter((each) => each[0] === word[0]);
  };
}

type Phrases = { whole: ReadonlyMap<string, Written[]>; beginnings: ReadonlyMap<string, Written[]> };

function vocabularyOf(forms: ReadonlyMap<string, readonly string[]>, phrases: Phrases): Vocabulary {
  const said = new Set([...forms.values()].flat());
  const known = new Map<string, Entry[]>();
  const slots = new Set<number>();
  for (const [word, variants] of forms) {
    const entries = variants
      .flatMap((form) => entriesFor(form, phrases))
      .filter(({ words }) => words.every((each) => said.has(each)));
    if (entries.length === 0) continue;
    known.set(word, entries);
    for (const { slot } of entries) slots.add(slot);
  }
  return { known, slots, formsOf: (word) => (word === undefined ? NO_FORMS : (forms.get(word) ?? NO_FORMS)) };
}

function entriesFor(form: string, { whole, beginnings }: Phrases): Written[] {
  const entries = [...(whole.get(form) ?? [])];
  const longest = Math.min(form.length, LONGEST_CORRECTED);
  for (let length = SHORTEST_START; length <= longest; length++) {
    entries.push(...(beginnings.get(form.slice(0, length)) ?? []));
  }
  return entries;
}
