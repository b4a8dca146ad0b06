import { type NearWords, nearWords } from './near-words.ts';
import { phraseKey, stemOf, type Token, tokenise } from './tokens.ts';

/** One thing that a phrase can mean. `kind` is the sort of meaning, `id` which one. */
export type Sense<Kind extends string = string> = { kind: Kind; id: string };

/** Finds what a run of word stems names beyond the phrases, such as foods of the table. */
export type Lookup = (stems: readonly string[]) => readonly string[];

export type Vocabulary<Kind extends string> = {
  senses: ReadonlyMap<string, readonly Sense<Kind>[]>;
  /** Words in the longest phrase. */
  longest: number;
  /** Every word stem that is known, so that a misspelt one can be told from a foreign one. */
  known: ReadonlySet<string>;
  /** Those of them that a misspelt word may stand for. */
  nearTo: NearWords;
  lookup: Lookup;
};

/** `exact`: a misspelt word is never taken for one of these. */
export type PhraseEntry<Kind extends string> = { kind: Kind; id: string; phrases: readonly string[]; exact?: boolean };

/** A stretch of a text that is understood (`senses`, `found`), not understood (`word`), or a break. */
export type Piece<Kind extends string> =
  | { kind: 'break'; hard: boolean }
  | WordPiece
  | {
      kind: 'phrase';
      quote: string;
      words: readonly string[];
      senses: readonly Sense<Kind>[];
      found: readonly string[];
      misspelt: string | null;
    };

export type WordPiece = { kind: 'word'; quote: string; words: string[] };

export type PhrasePiece<Kind extends string> = Extract<Piece<Kind>, { kind: 'phrase' }>;

const LONGEST_LOOKUP = 4;
const SHORTEST_CORRECTED = 5;
const nothing: Lookup = () => [];

/** Makes phrases fit for `readPieces`; `extraWords` are known without meaning anything by themselves. */
export function buildVocabulary<Kind extends string>(
  entries: readonly PhraseEntry<Kind>[],
  { lookup = nothing, extraWords = [] }: { lookup?: Lookup; extraWords?: Iterable<string> } = {},
): Vocabulary<Kind> {
  const senses = new Map<string, Sense<Kind>[]>();
  const known = new Set<string>(extraWords);
  const correctable = new Set<string>(known);
  let longest = 1;
  for (const { kind, id, phrases, exact } of entries) {
    for (const phrase of phrases) {
      const key = phraseKey(phrase);
      if (key === '') continue;
      const words = key.split(' ');
      for (const word of words) {
        known.add(word);
        if (!exact) correctable.add(word);
      }
      longest = Math.max(longest, words.length);
      const same = senses.get(key);
      if (!same) senses.set(key, [{ kind, id }]);
      else if (!same.some((sense) => sense.kind === kind && sense.id === id)) same.push({ kind, id });
    }
  }
  return {
    senses,
    longest,
    known,
    nearTo: nearWords([...correctable].filter((word) => word.length >= SHORTEST_CORRECTED - 1)),
    lookup,
  };
}

/**
 * Cuts a text into the longest phrases that the vocabulary knows; a misspelling of one letter is forgiven. Neighbouring
 * words that are not known make one piece ("dragon fruit" in a list of tools).
 */
export function readPieces<Kind extends string>(text: string, vocabulary: Vocabulary<Kind>): Piece<Kind>[] {
  const tokens = tokenise(text).map((token) => corrected(token, vocabulary));
  const pieces: Piece<Kind>[] = [];
  let at = 0;
  while (at < tokens.length) {
    const { piece, length } = pieceAt({ tokens, at, text, vocabulary });
    const before = pieces.at(-1);
    if (piece?.kind === 'word' && before?.kind === 'word') {
      before.quote += ` ${piece.quote}`;
      before.words.push(...piece.words);
    } else if (piece) pieces.push(piece);
    at += length;
  }
  return pieces;
}

type Place<Kind extends string> = { tokens: readonly Token[]; at: number; text: string; vocabulary: Vocabulary<Kind> };

function pieceAt<Kind extends string>(place: Place<Kind>): { piece: Piece<Kind> | null; length: number } {
  const { tokens, at, text, vocabulary } = place;
  const token = tokens[at];
  if (!token) return { piece: null, length: 1 };
  if (token.breaks) return { piece: { kind: 'break', hard: token.breaks === 'hard' }, length: 1 };
  const run = wordsUntilBreak(tokens, at, Math.max(vocabulary.longest, LONGEST_LOOKUP));
  for (let length = run.length; length > 0; length--) {
    const span = run.slice(0, length);
    const stems = span.map((each) => each.stem);
    const senses = vocabulary.senses.get(stems.join(' ')) ?? [];
    const found = length <= LONGEST_LOOKUP ? vocabulary.lookup(stems) : [];
    if (senses.length === 0 && found.length === 0) continue;
    const misspelt = span.find((each) => each.misspelt !== null)?.misspelt ?? null;
    return { piece: { kind: 'phrase', ...quoted(span, text), senses, found, misspelt }, length };
  }
  return { piece: /^\d/.test(token.plain) ? null : { kind: 'word', ...quoted([token], text) }, length: 1 };
}

function quoted(span: readonly Token[], text: string): { quote: string; words: string[] } {
  const quote = text.slice(span[0]?.start ?? 0, span.at(-1)?.end ?? 0);
  return { quote, words: span.map((token) => (token.misspelt === null ? token.plain : token.stem)) };
}

function wordsUntilBreak(tokens: readonly Token[], at: number, most: number): Token[] {
  const run: Token[] = [];
  for (const token of tokens.slice(at, at + most)) {
    if (token.breaks) break;
    run.push(token);
  }
  return run;
}

/** A word one slip away from known ones becomes one of them, first of all one that means something by itself. */
function corrected<Kind extends string>(token: Token, { known, nearTo, senses }: Vocabulary<Kind>): Token {
  const { plain, stem } = token;
  if (token.breaks || plain.length < SHORTEST_CORRECTED || known.has(stem) || /\d/.test(plain)) return token;
  const near = nearTo(stem, plain);
  const meant = near.find((word) => senses.has(word)) ?? near[0];
  return meant === undefined ? token : { ...token, stem: meant, misspelt: plain };
}

/** Lower-case words with the last one in the singular, as the rules name things: "Green Beans" → "green bean". */
export function termOf(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  const stem = stemOf(last);
  const single =
    stem.endsWith('ie') && last.endsWith('y')
      ? last
      : stem.replace(/([^aeiou])ie$/, last.endsWith('ies') ? '$1y' : '$1ie');
  return [...words.slice(0, -1), single].join(' ');
}
