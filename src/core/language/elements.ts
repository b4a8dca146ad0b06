import {
  CUE_PHRASES,
  type Cue,
  FILLERS,
  LANGUAGE_WORDS,
  LANGUAGES,
  type Language,
  type Phrases,
  TRAPS,
} from './cue-facts.ts';
import { ENGLISH_FILLERS, FUNCTION_WORDS } from './plain-words.ts';
import { isProductNumber, quantityAt } from './quantities.ts';
import type { Quantity, Span } from './reading.ts';
import { stemOf, type Token, tokenise } from './tokens.ts';
import type { Name, Vocabulary } from './vocabulary.ts';
import { corrected, isPlain, splitAt, type Typed, unglued } from './words.ts';

export type Break = 'comma' | 'dash' | 'and' | 'line' | 'hard' | 'open' | 'close' | 'ask';

/** A comma or a dash parts what stands in one list. */
export const partsList = (level: Break): boolean => level === 'comma' || level === 'dash';

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
  '-': 'dash',
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

/** Cuts a text into names, cues, quantities, breaks and words of no meaning. */
export function elementsOf(text: string, vocabulary: Vocabulary): Element[] {
  const tokens = joined(tokenise(text))
    .flatMap((token) => unglued(token, vocabulary))
    .map((token) => corrected(token, vocabulary));
  const typed = new Set(tokens.map(({ plain }) => plain));
  const language = languageOf(typed);
  const shouts = text === text.toUpperCase();
  const elements: Element[] = [];
  let at = 0;
  while (at < tokens.length) {
    const { element, also, length } = elementAt({ tokens, at, text, vocabulary, language, shouts });
    const before = elements.at(-1);
    if (element.is === 'unread' && before?.is === 'unread') before.end = element.end;
    else elements.push(element);
    if (also) elements.push(also);
    at += length;
  }
  return elements;
}

type At = {
  tokens: readonly Typed[];
  at: number;
  text: string;
  vocabulary: Vocabulary;
  language: Language;
  shouts: boolean;
};

/** Hyphens and full stops inside a word part nothing ("non-dairy", "e.g."); dots in a row are a pause. */
function joined(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, at) => {
    const [before, after] = [tokens[at - 1], tokens[at + 1]];
    if (token.kind !== 'sign') return [token];
    if (token.plain === '.' && (TITLES.has(before?.plain ?? '') || CUT_SHORT.has(before?.plain ?? ''))) return [];
    const touches = before?.end === token.start && after?.start === token.end;
    const wordy = before?.kind === 'word' || after?.kind === 'word';
    if (token.plain === '-' && touches && wordy && before?.kind !== 'sign' && after?.kind !== 'sign') return [];
    if (token.plain === '.' && (after?.plain === '.' || before?.plain === '.')) return [{ ...token, plain: ',' }];
    if (token.plain === '.' && before?.kind === 'number' && after?.kind === 'word' && at < 3)
      return [{ ...token, plain: ',' }];
    return [token];
  });
}

function elementAt(place: At): { element: Element; also?: Element; length: number } {
  const { tokens, at, vocabulary } = place;
  const token = tokens[at] as Typed;
  const name = nameAt(place);
  const cue = isABar(place) ? null : longestAt(CUE_PHRASES, tokens, at, ({ plain }) => plain, standsAlone);
  const quantity = quantityAt(tokens, at);
  if (name && name.length >= (cue?.length ?? 0) && (name.length >= (quantity?.length ?? 0) || !quantity)) {
    const { value, length, spelled } = name;
    if (value.senses.length === 0)
      return { element: { is: 'filler', plain: '', ...spanOf(tokens, at, length) }, length };
    const span = spanOf(tokens, at, length);
    const element: Element = { is: 'name', name: value, spelled, words: length, ...span };
    const reacts = cue?.length === length && cue.value.is === 'cue' && cue.value.id === 'reaction';
    return { element, length, ...(reacts && { also: { ...cue.value, ...span } }) };
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
  if (isSurname(place)) return { element: { is: 'filler', plain: '', ...span }, length: 1 };
  const split = splitAt(token, vocabulary);
  if (split) return { element: { is: 'name', name: split.name, spelled: split.spelled, words: 2, ...span }, length: 1 };
  const kin = vocabulary.forms.kin(token.plain);
  if (kin) {
    const name: Name = { senses: kin, ask: false, needsCue: null };
    return { element: { is: 'name', name, spelled: null, words: 1, ...span }, length: 1 };
  }
  return { element: { is: 'unread', ...span }, length: 1 };
}

const ARTICLES = new Set(['a', 'the', 'my', 'one', '1', 'some', 'old', 'long', 'steel']);
const BEHIND_A_BAR = new Set(['and', 'n', 'with', 'plus', 'or', 'w']);

/** "A bar and bands", "rack, bar, plates": a thing; "anything bar fish" takes something out. */
function isABar({ tokens, at }: At): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (token?.plain !== 'bar') return false;
  return (
    ARTICLES.has(before?.plain ?? '') || next === undefined || next.kind === 'sign' || BEHIND_A_BAR.has(next.plain)
  );
}

const TITLES = new Set(['dr', 'mr', 'mrs', 'ms', 'prof', 'sr']);
const CUT_SHORT = new Set(['incl', 'esp', 'approx']);
const CALLED = new Set([...TITLES, 'doctor', 'professor', 'nurse', 'father', 'rabbi', 'imam', 'pastor']);

/** "Dr. Hanson": a name behind a title is nobody's food and no illness. */
const isSurname = ({ tokens, at, text }: At): boolean =>
  CALLED.has(tokens[at - 1]?.plain ?? '') && /^\p{Lu}/u.test(text.slice(tokens[at]?.start));

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

const TURNS = new Set([
  'but',
  'except',
  'just',
  'only',
  'apart',
  'other',
  'though',
  'thanks',
  'thx',
  'lol',
  'tbh',
  'pero',
  'aber',
  'mais',
]);

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
    const whole = joinedName(token, next, vocabulary);
    if (whole) return whole;
  }
  if (!found) return null;
  if (found.length === 1) {
    if (TRAPS.get(language)?.has(token.plain)) return null;
    if (TRAPS.get('es')?.has(token.plain) && saysWhatOneIs(next, vocabulary)) return null;
    const english =
      token.plain.length <= 3 && CUE_PHRASES.values.has(token.plain) && LANGUAGE_WORDS.get(token.plain)?.has('en');
    const small = token.plain.length < 3 && (FILLERS.has(token.plain) || ENGLISH_FILLERS.has(token.plain));
    const ordinary = (english && !isListed(tokens, at)) || small || FUNCTION_WORDS.has(token.plain);
    const written = text.slice(token.start, token.end);
    const plainly = shouts || written !== written.toUpperCase();
    if (ordinary && token.kind === 'word' && plainly && written.toLowerCase() === token.plain) return null;
  }
  const spelled = tokens.slice(at, at + found.length).some((each) => each.spelled !== null)
    ? tokens
        .slice(at, at + found.length)
        .map((each) => each.spelled ?? each.plain)
        .join(' ')
    : null;
  return { ...found, spelled };
}

/** "Besan, til, moong": a short word that stands alone between two commas leads to nothing, so that it is a name. */
function isListed(tokens: readonly Typed[], at: number): boolean {
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  return before?.plain === ',' && (next === undefined || next.plain === ',' || next.plain === 'and');
}

/** The language whose own small words the text holds most of. */
function languageOf(words: ReadonlySet<string>): Language {
  const counts = new Map<Language, number>();
  for (const word of words) {
    const languages = LANGUAGE_WORDS.get(word);
    if (!languages || languages.has('en') || ENGLISH_FILLERS.has(word)) continue;
    for (const language of languages) {
      if (!TRAPS.get(language)?.has(word)) counts.set(language, (counts.get(language) ?? 0) + 1);
    }
  }
  return LANGUAGES.reduce((most, language) =>
    (counts.get(language) ?? 0) > (counts.get(most) ?? 0) ? language : most,
  );
}

/** "egg plant", "kettel bell": one name, typed as two words that are not both ordinary ones. */
function joinedName(
  token: Typed,
  next: Typed,
  vocabulary: Vocabulary,
): { value: Name; length: number; spelled: string } | null {
  if (token.plain.length < 2 || (isPlain(token, vocabulary) && isPlain(next, vocabulary))) return null;
  // "Veg on Tuesdays" is no slip of "vegon".
  if (FUNCTION_WORDS.has(next.plain) && vocabulary.names.values.has(token.stem)) return null;
  const typed = stemOf(token.plain + next.plain);
  const unknown = !vocabulary.nameWords.has(token.stem) && !isPlain(token, vocabulary) && typed.length > 7;
  const spelled = vocabulary.names.values.has(typed) ? typed : unknown ? vocabulary.spellName(typed)?.word : undefined;
  const value = vocabulary.names.values.get(spelled ?? '');
  return value && spelled !== undefined ? { value, length: 2, spelled } : null;
}

/** Spanish "soy" before what one is ("soy vegano"). */
function saysWhatOneIs(next: Typed | undefined, { names }: Vocabulary): boolean {
  const senses = names.values.get(next?.stem ?? '')?.senses ?? [];
  return senses.some(({ kind }) => kind === 'diet' || kind === 'illness' || kind === 'condition');
}
