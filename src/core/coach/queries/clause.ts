import { type Token, tokenise } from '#core/language/tokens.ts';
import { isFoodStem } from '../understanding/food-words.ts';
import { findWindows, isNumberWord, type Word } from './find-windows.ts';
import type { Window } from './query.ts';
import { LONGEST_PHRASE, MEANINGS, type Meaning, stemAsMeant } from './query-words.ts';

/** One question of a message, with everything that its words can mean. */
export type Clause = {
  /** As it was typed. */
  text: string;
  words: readonly Word[];
  /** Whether it ends in a question mark. */
  isAsked: boolean;
  /** What was found, in order of the words. */
  found: readonly { meaning: Meaning; from: number; to: number }[];
  classes: ReadonlySet<string>;
  windows: readonly Window[];
  span: { start: number; end: number };
};

const ENDS = new Set(['.', '!', '?', ';', '\n']);
const JOINTS = new Set(['and', 'but', 'also', 'plus', 'then']);
const MOST_CLAUSES = 8;

type Piece = { words: Word[]; isAsked: boolean };

/** Cuts a message into its questions: at the ends of sentences, and where "and" or a comma begins another. */
export function clausesIn(message: string): Clause[] {
  const pieces: Piece[] = [{ words: [], isAsked: false }];
  const tokens = tokenise(message);
  for (const [index, token] of tokens.entries()) {
    const current = pieces.at(-1);
    if (!current) break;
    if (ENDS.has(token.plain)) {
      current.isAsked ||= token.plain === '?';
      if (current.words.length > 0) pieces.push({ words: [], isAsked: false });
      continue;
    }
    if (current.words.length > 0 && beginsAnother(tokens, index)) {
      pieces.push({ words: [], isAsked: false });
    }
    const word = wordOf(token);
    if (word) pieces.at(-1)?.words.push(word);
  }
  return pieces
    .filter(({ words }) => words.length > 0 && words.length <= MOST_WORDS)
    .slice(0, MOST_CLAUSES)
    .map((piece) => clauseOf(piece, message));
}

function wordOf(token: Token): Word | null {
  const { kind, plain, stem, start, end } = token;
  if (kind === 'number') return { stem: plain, kind, start, end };
  if (kind !== 'word') return null;
  return { stem: isFoodStem(stem) ? stem : stemAsMeant({ plain, stem }), kind, start, end };
}

const opens = (token: Token | undefined) =>
  token !== undefined && (MEANINGS.get(token.stem) ?? []).some((each) => each.kind === 'class' && each.id === 'opener');

/** "… and what's for dinner", "…, am i on track": the sign or the word before a word that opens a question. */
function beginsAnother(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  const next = tokens[index + 1];
  if (!token) return false;
  if (JOINTS.has(token.plain)) return opens(next) && !GO_ON.has(next?.plain ?? '');
  return tokens[index - 1]?.plain === ',' && opens(token) && !RELATIVE.has(token.plain);
}

/** After "and" these go on with what stands before it. */
const GO_ON = new Set(['has', 'have', 'is', 'are', 'any', 'can', 'was', 'were', 'will', 'would', 'should', 'which']);
/** After a comma these speak of what stands before it. */
const RELATIVE = new Set(['which', 'when', 'where', 'what', 'who', 'any', 'has', 'have', 'would', 'should', 'will']);
/** No question is as long. */
const MOST_WORDS = 40;

function clauseOf({ words, isAsked }: Piece, message: string): Clause {
  const found: { meaning: Meaning; from: number; to: number }[] = [];
  for (let from = 0; from < words.length; from++) {
    let key = '';
    for (let to = from + 1; to <= Math.min(words.length, from + LONGEST_PHRASE); to++) {
      key = key === '' ? (words[from]?.stem ?? '') : `${key} ${words[to - 1]?.stem ?? ''}`;
      for (const meaning of MEANINGS.get(key) ?? []) found.push({ meaning, from, to });
    }
  }
  for (const [at, { stem }] of words.entries())
    if (isFoodStem(stem) && !found.some(({ from, to }) => at >= from && at < to))
      found.push({ meaning: { kind: 'food' }, from: at, to: at + 1 });
  const dated = findWindows(words);
  for (const { window, from, to } of dated) found.push({ meaning: { kind: 'window', window }, from, to });
  found.sort((a, b) => a.from - b.from || b.to - a.to);
  const { windows, places } = windowsOf(found);
  // "Last" of "last month" is not the last time.
  const isInside = ({ from, to }: Place) =>
    places.some((each) => each.from <= from && each.to >= to && each.to - each.from > to - from);
  const meant = found.filter((each) => each.meaning.kind !== 'class' || !isInside(each));
  const numbers = words.flatMap(({ kind, stem }, at) =>
    (kind === 'number' || isNumberWord(stem)) && !dated.some(({ from, to }) => at >= from && at < to) ? ['number'] : [],
  );
  const classes = new Set([
    ...meant.flatMap(({ meaning }) => classOf(meaning)),
    ...windows.flatMap(classOfWindow),
    ...numbers,
  ]);
  const span = { start: words[0]?.start ?? 0, end: words.at(-1)?.end ?? 0 };
  return { text: message.slice(span.start, span.end), words, isAsked, found, classes, windows, span };
}

const NO_CLASS: ReadonlySet<Meaning['kind']> = new Set(['window', 'compare', 'cardio']);

const classOf = (meaning: Meaning): string[] => {
  if (meaning.kind === 'class') return [meaning.id];
  // Which kind of cardio it is, is in the words of the class of that name.
  return NO_CLASS.has(meaning.kind) ? [] : [meaning.kind];
};

function classOfWindow(window: Window): string[] {
  if (window.kind === 'weekday' && !window.since) return ['window_past', 'weekday'];
  if (window.kind !== 'day') return ['window_past'];
  return window.ago === 0 ? ['today'] : window.ago > 0 ? ['window_past'] : ['tomorrow'];
}

type Place = { from: number; to: number };

/** The longest at each place, none inside another. */
function windowsOf(found: Clause['found']): { windows: Window[]; places: Place[] } {
  const windows: Window[] = [];
  const places: Place[] = [];
  for (const { meaning, from, to } of found) {
    if (meaning.kind !== 'window' || from < (places.at(-1)?.to ?? 0)) continue;
    windows.push(meaning.window);
    places.push({ from, to });
  }
  return { windows, places };
}
