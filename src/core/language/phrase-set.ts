import { phraseKey, type Token, tokenise } from './tokens.ts';

/** How words are compared: by their stems, so that "weigh-ins" is "weigh in", or as they stand, folded. */
type Form = 'stem' | 'plain';

/** Phrases by the words that they are looked up by, and how many words those have that begin with a word. */
export type PhraseSet = { keys: ReadonlySet<string>; longest: ReadonlyMap<string, number>; form: Form };

const KEYS: Record<Form, (phrase: string) => string> = {
  stem: phraseKey,
  plain: (phrase) =>
    tokenise(phrase)
      .map(({ plain }) => plain)
      .join(' '),
};

/** Makes phrases fit to be found in a text. */
export function phraseSet(phrases: readonly string[], form: Form = 'stem'): PhraseSet {
  const keys = phrases.map(KEYS[form]);
  const longest = new Map<string, number>();
  for (const key of keys) {
    const words = key.split(' ');
    const [first = ''] = words;
    longest.set(first, Math.max(words.length, longest.get(first) ?? 0));
  }
  return { keys: new Set(keys), longest, form };
}

/** How many words of the text, from a place on, are the longest such phrase; 0 where none is. A sign between words parts them. */
export function phraseAt(tokens: readonly Token[], at: number, { keys, longest, form }: PhraseSet): number {
  for (let length = longest.get(tokens[at]?.[form] ?? '') ?? 0; length > 0; length--) {
    const key = tokens
      .slice(at, at + length)
      .map((token) => token[form])
      .join(' ');
    if (keys.has(key)) return length;
  }
  return 0;
}

/** Where the first such phrase stands in the text; -1 where none does. */
export const placeOfPhrase = (tokens: readonly Token[], phrases: PhraseSet): number =>
  tokens.findIndex((_token, at) => phraseAt(tokens, at, phrases) > 0);

export const hasPhrase = (tokens: readonly Token[], phrases: PhraseSet): boolean => placeOfPhrase(tokens, phrases) >= 0;

/** The words and numbers of a text, without what parts them. */
export const withoutSigns = (tokens: readonly Token[]): Token[] => tokens.filter(({ kind }) => kind !== 'sign');
