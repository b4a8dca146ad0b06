import {
  CUE_PHRASES,
  CUE_WORDS,
  type Cue,
  FILLERS,
  LANGUAGE_WORDS,
  LANGUAGES,
  type Language,
  type Phrases,
  TRAPS,
} from './cue-facts.ts';
import { ENGLISH_FILLERS } from './plain-words.ts';
import { isProductNumber, quantityAt } from './quantities.ts';
import type { Quantity, Span } from './reading.ts';
import { stemOf, type Token, tokenise } from './tokens.ts';
import type { Name, Vocabulary } from './vocabulary.ts';

export type Break = 'comma' | 'and' | 'line' | 'hard' | 'open' | 'close' | 'ask';

/** A stretch of a text by what it is for the grammar. */
export type Element = Span &
  (
    | { is: 'name'; name: Name; spelled: string | null; words: number }
    | Cue
    | { is: 'quantity'; quantities: readonly Quantity[] }
    | { is: 'break'; level: Break }
    | { is: 'filler'; plain: string }
    | { is: 'unread' }
  );

export type CueElement = Extract<Element, { is: 'cue' }>;

const SIGNS: Readonly<Record<string, Break>> = {
  ',': 'comma',
  '/': 'comma',
  '+': 'comma',
  '&': 'comma',
  '-': 'comma',
  '"': 'comma',
  ';': 'hard',
  '.': 'hard',
  '!': 'hard',
  '?': 'ask',
  '\n': 'line',
  '•': 'line',
  '|': 'line',
  '*': 'line',
  '(': 'open',
  '[': 'open',
  ')': 'close',
  ']': 'close',
};
const ENDINGS = ['s', 'es', 'ed', 'd', 'ing', 'ly', 'er', 'y', 'ish'];
const LONGEST_SPLIT = 30;

/** Cuts a text into names, cues, quantities, breaks and words of no meaning. */
export function elementsOf(text: string, vocabulary: Vocabulary): Element[] {
  const tokens = joined(tokenise(text), text).map((token) => corrected(token, vocabulary));
  const typed = new Set(tokens.map(({ plain }) => plain));
  const language = languageOf(typed);
  const shouts = text === text.toUpperCase();
  const elements: Element[] = [];
  let at = 0;
  while (at < tokens.length) {
    const { element, length } = elementAt({ tokens, at, text, vocabulary, language, shouts });
    const before = elements.at(-1);
    if (element.is === 'unread' && before?.is === 'unread') before.end = element.end;
    else elements.push(element);
    at += length;
  }
  return elements;
}

type Typed = Token & { spelled: string | null };
type At = {
  tokens: readonly Typed[];
  at: number;
  text: string;
  vocabulary: Vocabulary;
  language: Language;
  shouts: boolean;
};

/** Hyphens and full stops inside a word part nothing ("non-dairy", "e.g."); dots in a row are a pause. */
function joined(tokens: readonly Token[], text: string): Token[] {
  return tokens.flatMap((token, at) => {
    const [before, after] = [tokens[at - 1], tokens[at + 1]];
    if (token.kind !== 'sign') return [token];
    const touches = before?.end === token.start && after?.start === token.end;
    const wordy = before?.kind === 'word' || after?.kind === 'word';
    if (token.plain === '-' && touches && wordy && before?.kind !== 'sign' && after?.kind !== 'sign') return [];
    if (token.plain === '.' && touches && before?.kind === 'word' && after?.kind === 'word' && text.length < 0)
      return [];
    if (token.plain === '.' && (after?.plain === '.' || before?.plain === '.')) return [{ ...token, plain: ',' }];
    if (token.plain === '.' && before?.kind === 'number' && after?.kind === 'word' && at < 3)
      return [{ ...token, plain: ',' }];
    return [token];
  });
}

function elementAt(place: At): { element: Element; length: number } {
  const { tokens, at, vocabulary } = place;
  const token = tokens[at] as Typed;
  const name = nameAt(place);
  const cue = longestAt(CUE_PHRASES, tokens, at, ({ plain }) => plain, standsAlone);
  const quantity = quantityAt(tokens, at);
  if (name && name.length >= (cue?.length ?? 0) && (name.length >= (quantity?.length ?? 0) || !quantity)) {
    const { value, length, spelled } = name;
    if (value.senses.length === 0)
      return { element: { is: 'filler', plain: '', ...spanOf(tokens, at, length) }, length };
    return { element: { is: 'name', name: value, spelled, words: length, ...spanOf(tokens, at, length) }, length };
  }
  if (quantity && (token.kind === 'number' || quantity.length >= (cue?.length ?? 0))) {
    const quantities = quantity.quantities.filter((each) => !isProductNumber(each));
    return { element: { is: 'quantity', quantities, ...spanOf(tokens, at, quantity.length) }, length: quantity.length };
  }
  if (cue) return { element: { ...cue.value, ...spanOf(tokens, at, cue.length) }, length: cue.length };
  const span = spanOf(tokens, at, 1);
  const level = SIGNS[token.plain];
  if (level) return { element: { is: 'break', level, ...span }, length: 1 };
  if (token.kind !== 'word' || isPlain(token, vocabulary)) {
    return { element: { is: 'filler', plain: token.plain, ...span }, length: 1 };
  }
  const split = splitAt(token, vocabulary);
  if (split) return { element: { is: 'name', name: split.name, spelled: split.spelled, words: 2, ...span }, length: 1 };
  return { element: { is: 'unread', ...span }, length: 1 };
}

const spanOf = (tokens: readonly Token[], at: number, length: number): Span => ({
  start: tokens[at]?.start ?? 0,
  end: tokens[at + length - 1]?.end ?? 0,
});

function longestAt<Value>(
  { values, longest }: Phrases<Value>,
  tokens: readonly Typed[],
  at: number,
  keyOf: (token: Typed) => string,
  counts: (value: Value, next: Typed | undefined) => boolean = () => true,
): { value: Value; length: number } | null {
  const first = tokens[at];
  if (!first) return null;
  let key = keyOf(first);
  const most = longest.get(key) ?? 0;
  let found: { value: Value; length: number } | null = null;
  for (let length = 1; length <= most; length++) {
    if (length > 1) {
      const next = tokens[at + length - 1];
      if (!next || next.kind === 'sign') break;
      key += ` ${keyOf(next)}`;
    }
    const value = values.get(key);
    if (value !== undefined && counts(value, tokens[at + length])) found = { value, length };
  }
  return found;
}

const TURNS = new Set(['but', 'except', 'just', 'only', 'apart', 'other', 'though', 'thanks', 'thx', 'really', 'lol', 'tbh', 'pero', 'aber', 'mais']);

/** "I don't" is an answer, "I don't eat" the beginning of one. */
const standsAlone = (cue: Cue, next: Typed | undefined): boolean =>
  cue.is !== 'cue' || cue.id !== 'noneAlone' || next === undefined || next.kind !== 'word' || TURNS.has(next.plain);

/** The longest name; "egg plant" is found under "eggplant". */
function nameAt(place: At): { value: Name; length: number; spelled: string | null } | null {
  const { tokens, at, vocabulary, language, shouts, text } = place;
  const token = tokens[at] as Typed;
  const next = tokens[at + 1];
  const found = longestAt(vocabulary.names, tokens, at, ({ stem }) => stem);
  if (token.kind === 'word' && next?.kind === 'word' && (found?.length ?? 0) < 2) {
    const whole = vocabulary.names.values.get(stemOf(token.plain + next.plain));
    const known = isPlain(token, vocabulary) && isPlain(next, vocabulary);
    if (whole && !known && token.plain.length > 1)
      return { value: whole, length: 2, spelled: stemOf(token.plain + next.plain) };
  }
  if (!found) return null;
  if (found.length === 1) {
    if (TRAPS.get(language)?.has(token.plain)) return null;
    const ordinary =
      token.plain.length <= 3 &&
      (CUE_PHRASES.values.has(token.plain) ||
        FILLERS.has(token.plain) ||
        (token.plain.length < 3 && ENGLISH_FILLERS.has(token.plain)));
    const written = text.slice(token.start, token.end);
    if (ordinary && token.kind === 'word' && (shouts || written !== written.toUpperCase())) return null;
  }
  const spelled = tokens.slice(at, at + found.length).some((each) => each.spelled !== null)
    ? tokens
        .slice(at, at + found.length)
        .map((each) => each.spelled ?? each.plain)
        .join(' ')
    : null;
  return { ...found, spelled };
}

function isPlain({ plain, stem }: Token, { plainWords }: Vocabulary): boolean {
  if (plain.length < 2 || FILLERS.has(plain) || ENGLISH_FILLERS.has(plain) || CUE_WORDS.has(plain)) return true;
  if (plainWords.has(plain) || plainWords.has(stem)) return true;
  return ENDINGS.some((ending) => {
    if (!plain.endsWith(ending) || plain.length - ending.length < 3) return false;
    const root = plain.slice(0, -ending.length);
    return (
      ENGLISH_FILLERS.has(root) ||
      ENGLISH_FILLERS.has(`${root}e`) ||
      (root.at(-1) === root.at(-2) && ENGLISH_FILLERS.has(root.slice(0, -1)))
    );
  });
}

/** A word one slip away from a single known one becomes that one. */
function corrected(token: Token, vocabulary: Vocabulary): Typed {
  const { plain, stem, kind } = token;
  if (kind !== 'word' || vocabulary.nameWords.has(stem) || isPlain(token, vocabulary))
    return { ...token, spelled: null };
  const name = vocabulary.spellName(stem);
  const other = vocabulary.spellOther(plain);
  if (name && (!other || name.slips <= other.slips)) return { ...token, stem: name.word, spelled: name.word };
  if (other) return { ...token, plain: other.word, stem: stemOf(other.word), spelled: other.word };
  return { ...token, spelled: null };
}

/** "peanutbutter", "soymilk": two known words without the space, where only one cut makes a name. */
function splitAt({ plain, stem }: Typed, { names }: Vocabulary): { name: Name; spelled: string } | null {
  if (plain.length < 6 || plain.length > LONGEST_SPLIT) return null;
  const found: { name: Name; spelled: string }[] = [];
  for (let cut = 2; cut <= plain.length - 2; cut++) {
    const key = `${stemOf(plain.slice(0, cut))} ${stem.slice(cut)}`;
    const name = names.values.get(key);
    if (name && name.senses.length > 0) found.push({ name, spelled: key });
  }
  const [only] = found;
  return found.length === 1 && only ? only : null;
}

/** The language whose small words the text holds most of. */
function languageOf(words: ReadonlySet<string>): Language {
  const counts = new Map<Language, number>(LANGUAGES.map((language) => [language, 0]));
  for (const word of words) {
    const languages = LANGUAGE_WORDS.get(word) ?? (ENGLISH_FILLERS.has(word) ? new Set<Language>(['en']) : null);
    for (const language of languages ?? []) counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  return LANGUAGES.reduce((most, language) =>
    (counts.get(language) ?? 0) > (counts.get(most) ?? 0) ? language : most,
  );
}
