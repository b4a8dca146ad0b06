import type { FoodSense, FoodVocabulary } from './food-vocabulary.ts';
import { type PhrasePiece, type Piece, readPieces } from './vocabulary.ts';

/**
 * How an answer is to be read. `allergy`: every name is to be left out, and only the plainest words take one back.
 * `restriction`, `dislike`: every name is left out. `wish`: names are welcome unless the words say otherwise.
 */
export type Reading = 'allergy' | 'restriction' | 'dislike' | 'wish';

export type Polarity = 'avoid' | 'allow' | 'wish';

/** Something named in an answer, and whether it is left out, taken back or wished for. */
export type Mention = {
  piece: PhrasePiece<FoodSense>;
  polarity: Polarity;
  /** It follows "but" or "except". */
  contrast: boolean;
  /** "not vegan": the word before denies it. */
  denied: boolean;
};

/** Words that nothing is known about. */
export type Leftover = { quote: string; words: string[]; polarity: Polarity };

/** One sentence. `allergyTalk`: it speaks of an allergy, whatever the question was. */
export type Statement = { mentions: Mention[]; leftovers: Leftover[]; allergyTalk: boolean; quote: string };

const NAMING: ReadonlySet<FoodSense> = new Set([
  'allergen',
  'allergen_class',
  'allergen_set',
  'harmless',
  'allergy',
  'diet',
  'diet_vague',
  'group',
  'cuisine',
  'high_protein',
  'quick',
]);

type FoodPiece = PhrasePiece<FoodSense>;
type State = {
  reading: Reading;
  done: Statement[];
  mentions: Mention[];
  leftovers: Leftover[];
  quotes: string[];
  allergyTalk: boolean;
  polarity: Polarity;
  contrast: boolean;
  hedged: boolean;
  /** Mentions since the last comma or turn: what "… are fine" reaches back to. */
  reach: number;
  before: FoodPiece | null;
  wordOpen: boolean;
};

/** Reads an answer into statements: what is named, and which way each name is meant. */
export function readStatements(text: string, vocabulary: FoodVocabulary, reading: Reading): Statement[] {
  const state = freshState(reading);
  for (const piece of readPieces(text, vocabulary)) take(state, piece);
  endSentence(state);
  return state.done;
}

function freshState(reading: Reading): State {
  return {
    reading,
    done: [],
    mentions: [],
    leftovers: [],
    quotes: [],
    allergyTalk: false,
    polarity: reading === 'wish' ? 'wish' : 'avoid',
    contrast: false,
    hedged: false,
    reach: 0,
    before: null,
    wordOpen: false,
  };
}

function take(state: State, piece: Piece<FoodSense>): void {
  if (piece.kind === 'break') {
    if (piece.hard) endSentence(state);
    else pause(state);
    return;
  }
  state.quotes.push(piece.quote);
  if (piece.kind === 'word' || (state.wordOpen && has(piece, 'broad'))) {
    takeWord(state, piece);
    return;
  }
  state.wordOpen = false;
  noteTone(state, piece);
  if (isName(piece)) takeName(state, piece);
  else takeCue(state, piece);
  state.before = piece;
}

const has = (piece: FoodPiece | null, kind: FoodSense) => piece?.senses.some((sense) => sense.kind === kind) ?? false;

function isName(piece: FoodPiece): boolean {
  return piece.found.length > 0 || piece.senses.some((sense) => NAMING.has(sense.kind));
}

function noteTone(state: State, piece: FoodPiece): void {
  const speaksOfAllergy = has(piece, 'allergy_talk') || piece.words.some((word) => word.startsWith('allerg'));
  if (speaksOfAllergy && !has(piece, 'allow') && !has(piece, 'none')) {
    state.allergyTalk = true;
    if (state.reading === 'wish') markLast(state, state.reach, 'avoid');
  }
  if (has(piece, 'quantity')) hedge(state);
}

/** "eggs are ok in baking": fine only so is not fine. */
function hedge(state: State): void {
  state.hedged = true;
  if (state.reading === 'wish' || state.reach === 0) return;
  for (const mention of state.mentions.slice(-state.reach)) {
    if (!mention.contrast) mention.polarity = 'avoid';
  }
}

/** An unknown word, with the name it may be part of: "dragon fruit". */
function takeWord(state: State, { quote, words }: { quote: string; words: readonly string[] }): void {
  const open = state.wordOpen ? state.leftovers.at(-1) : undefined;
  if (open) {
    open.quote += ` ${quote}`;
    open.words.push(...words);
    open.polarity = state.polarity;
  } else state.leftovers.push({ quote, words: [...words], polarity: state.polarity });
  state.wordOpen = true;
  state.before = null;
}

const TURNS_AWAY = new Set(['no', 'without', 'dont', 'do', 'cant', 'avoid', 'cut', 'non']);

function takeName(state: State, piece: FoodPiece): void {
  const first = piece.words[0] ?? '';
  const turnsAway = piece.words.length > 1 && (TURNS_AWAY.has(first) || piece.words.at(-1) === 'free');
  const denied = has(state.before, 'negation') && !turnsAway;
  const polarity = turnsAway ? 'avoid' : state.polarity;
  state.mentions.push({ piece, polarity, contrast: state.contrast, denied });
  state.reach++;
  if (TURNS_AWAY.has(first) && turnsAway) state.polarity = 'avoid';
}

function takeCue(state: State, piece: FoodPiece): void {
  if (has(piece, 'free')) markLast(state, 1, 'avoid');
  else if (has(piece, 'except')) turn(state, namesLeftOut(state, true) ? 'allow' : 'avoid');
  else if (has(piece, 'but_not')) turn(state, namesLeftOut(state, false) ? 'allow' : 'avoid');
  else if (has(piece, 'but')) turn(state, defaultPolarity(state, piece));
  else if (has(piece, 'avoid')) setPolarity(state, 'avoid');
  else if (has(piece, 'allow') || (has(piece, 'allow_loose') && looseCounts(state))) allowFromHere(state);
  else if (has(piece, 'allow_after')) takeBack(state, piece);
}

/** "fish is fine", "milk and eggs are ok": only right after a name, and never past "but" or a comma. */
function takeBack(state: State, piece: FoodPiece): void {
  if (!state.before || !isName(state.before) || (state.hedged && state.reading === 'allergy')) return;
  const all = piece.senses.some((sense) => sense.kind === 'allow_after' && sense.id === 'all');
  markLast(state, all ? state.reach : Math.min(1, state.reach), 'allow');
}

/** In an allergy answer "a little milk is fine" takes nothing back. */
function allowFromHere(state: State): void {
  if (state.reading === 'allergy' && state.hedged) return;
  setPolarity(state, 'allow');
}

/** "I eat …", "sometimes …" say too little to take a food back where health may hang on it. */
function looseCounts(state: State): boolean {
  if (state.reading === 'allergy') return false;
  return state.reading !== 'restriction' || state.contrast;
}

function defaultPolarity(state: State, piece: FoodPiece): Polarity {
  if (state.reading !== 'wish') return 'avoid';
  const afterAll = has(state.before, 'none') && piece.words[0] === 'but';
  return afterAll ? 'avoid' : 'wish';
}

function namesLeftOut(state: State, dietCounts: boolean): boolean {
  return state.mentions.some(
    ({ polarity, piece }) => (dietCounts && has(piece, 'diet')) || (polarity === 'avoid' && !has(piece, 'diet')),
  );
}

function setPolarity(state: State, polarity: Polarity): void {
  state.polarity = polarity;
  state.reach = 0;
}

function turn(state: State, polarity: Polarity): void {
  setPolarity(state, polarity);
  state.contrast = true;
  state.hedged = false;
}

function markLast(state: State, count: number, polarity: Polarity): void {
  if (count === 0) return;
  for (const mention of state.mentions.slice(-count)) mention.polarity = polarity;
}

/** After a comma, what was taken back ends; what is left out goes on ("no pork, beef or lamb"). */
function pause(state: State): void {
  state.reach = 0;
  state.hedged = false;
  state.before = null;
  state.wordOpen = false;
  if (state.polarity !== 'allow') return;
  state.polarity = state.reading === 'wish' ? 'wish' : 'avoid';
  state.contrast = false;
}

function endSentence(state: State): void {
  const { mentions, leftovers, allergyTalk, quotes } = state;
  if (mentions.length + leftovers.length > 0) {
    state.done.push({ mentions, leftovers, allergyTalk, quote: quotes.join(' ') });
  }
  Object.assign(state, { ...freshState(state.reading), done: state.done });
}
