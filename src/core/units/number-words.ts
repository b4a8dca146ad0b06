import numberData from '#data/reading/number-words.json' with { type: 'json' };

type Language = {
  /** 0 to 99 by its words, as they stand in a text with single spaces. */
  words: ReadonlyMap<string, number>;
  /** The first words of everything that is a number. */
  starts: ReadonlySet<string>;
  hundreds: readonly string[];
  ands: readonly string[];
  halves: readonly string[];
  /** Tens and hundreds are one word with what follows. */
  glued: boolean;
};

type Found = { count: number; value: number };

type LanguageData = { numbers: string[]; hundred: string[]; and: string[]; half: string[]; glued?: boolean };

const LANGUAGES: readonly Language[] = Object.values<LanguageData>(numberData.languages).map(languageOf);

function languageOf(data: LanguageData): Language {
  const words = new Map(
    data.numbers
      .flatMap((line) => line.split(', '))
      .flatMap((spellings, value) => spellings.split('|').map((phrase) => [phrase, value] as const)),
  );
  const starts = new Set([...words.keys(), ...data.hundred].map((phrase) => phrase.split(' ')[0] ?? phrase));
  return { words, starts, hundreds: data.hundred, ands: data.and, halves: data.half, glued: data.glued ?? false };
}

/** English stands first. */
const [ENGLISH] = LANGUAGES;
const MOST_WORDS = 4;
const NUMERAL = /^\d+(?:\.\d+)?$/;
const WORD = /[\p{L}']+|\d+(?:\.\d+)?|[^\s\p{L}\d]/gu;

type Place = { word: string; start: number; end: number };

/** The text with the numbers that it tells in English words written as figures: "five foot ten" → "5 foot 10". */
export function withEnglishNumbers(text: string): string {
  const plain = withoutHyphens(text);
  return ENGLISH ? withNumbers(plain, placesIn(plain), ENGLISH) : plain;
}

/** The same in each other language in which the text holds a number. */
export function withNumbersAbroad(text: string): string[] {
  const plain = withoutHyphens(text);
  const places = placesIn(plain);
  const spoken = LANGUAGES.slice(1).filter((language) => places.some(({ word }) => isStart(word, language)));
  return [...new Set(spoken.map((language) => withNumbers(plain, places, language)))];
}

const GLUED = /(\wty)(?=one|two|three|four|five|six|seven|eight|nine)/g;

/** "five-ten-ish", "twentyeight" in words of their own. */
export const withoutHyphens = (text: string): string =>
  text.replace(/(\p{L})-(?=\p{L})/gu, '$1 ').replace(GLUED, '$1 ');

const placesIn = (plain: string): Place[] =>
  [...plain.matchAll(WORD)].map(({ 0: word, index }) => ({ word, start: index, end: index + word.length }));

function withNumbers(plain: string, places: readonly Place[], language: Language): string {
  const words = places.map(({ word }) => word);
  const out: string[] = [];
  let copied = 0;
  for (let at = 0; at < words.length; ) {
    const number = numberAt(words, at, language);
    const count = number?.count ?? 1;
    const isFigure = number === null && NUMERAL.test(words[at] ?? '');
    const half = number || isFigure ? phraseAt(words, at + count, language.halves) : 0;
    const end = places[at + count + half - 1]?.end ?? plain.length;
    if (number || half > 0) {
      out.push(plain.slice(copied, places[at]?.start), `${number?.value ?? words[at]}${half > 0 ? '.5' : ''}`);
      copied = end;
    }
    at += count + half;
  }
  return out.join('') + plain.slice(copied);
}

function numberAt(words: readonly string[], at: number, language: Language): Found | null {
  return isStart(words[at] ?? '', language) ? (hundredAt(words, at, language) ?? smallAt(words, at, language)) : null;
}

const isStart = (word: string, { starts, hundreds, glued }: Language): boolean =>
  starts.has(word) || (glued && hundreds.some((hundred) => word.startsWith(hundred)));

/** "a hundred and sixty two", "two hundred", "ciento diez", "hundertzehn". */
function hundredAt(words: readonly string[], at: number, language: Language): Found | null {
  const times = smallAt(words, at, language);
  const begin = times && times.value >= 1 && times.value <= 7 ? times : { count: 0, value: 1 };
  for (const { count, value } of [begin, { count: 0, value: 1 }]) {
    const word = phraseAt(words, at + count, language.hundreds);
    if (word === 0) continue;
    const after = at + count + word;
    const and = phraseAt(words, after, language.ands);
    const rest = smallAt(words, after + and, language);
    const isRest = rest !== null && rest.value > 0;
    return { count: count + word + (isRest ? and + rest.count : 0), value: 100 * value + (isRest ? rest.value : 0) };
  }
  return null;
}

function smallAt(words: readonly string[], at: number, language: Language): Found | null {
  for (let count = Math.min(MOST_WORDS, words.length - at); count > 0; count--) {
    const value = smallNumber(words.slice(at, at + count).join(' '), language);
    if (value !== null) return { count, value };
  }
  return null;
}

function smallNumber(phrase: string, { words, hundreds, glued }: Language): number | null {
  const known = words.get(phrase);
  if (known !== undefined || !glued) return known ?? null;
  const head = hundreds.find((hundred) => phrase.startsWith(hundred));
  const rest = head && words.get(phrase.slice(head.length).replace(/^(?:und|en|och)(?=.)/, ''));
  return rest ? 100 + rest : null;
}

/** How many words of the text are one of the phrases; 0 where none is. */
function phraseAt(words: readonly string[], at: number, phrases: readonly string[]): number {
  for (const phrase of phrases) {
    const count = phrase.split(' ').length;
    if (words.slice(at, at + count).join(' ') === phrase) return count;
  }
  return 0;
}
