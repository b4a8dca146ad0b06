import { type Token, tokenise } from '#core/language/tokens.ts';
import { lbsFromKg, toTenth } from '#core/units/convert.ts';
import { withEnglishNumbers } from '#core/units/number-words.ts';
import type { ToldSet } from '../actions/actions.ts';
import { ACT_WORDS, numberIn } from './act-words.ts';

export type LoadUnit = 'lb' | 'kg';
type Piece =
  | { kind: 'number'; value: number; unit: LoadUnit | null; isWeight: boolean }
  /** "Three times": the last set as often. */
  | { kind: 'again'; value: number }
  | { kind: 'times' | 'sets' | 'at' | 'twice' | 'thrice' | 'stop' };

/** What was told of one lift: sets without a unit take the one that the person speaks in. */
export type ToldLift = { sets: ToldSet[]; unit: LoadUnit };

const KG = new Set(['kg', 'kilo', 'k']);
const LB = new Set(['lb', 'lbs', 'pound', '#']);
const CLOCK = new Set(['oclock', 'am', 'pm']);
/** "One man's poison", "the one with the bar": it counts only before what can be counted. */
const ONE_OF_NO_COUNT =
  /\bone\b(?! (?:more |last |heavy |hard |good )?(?:reps?|sets?|times?|singles?|doubles?|triples?|of|at|x)\b)/g;
const TIMES = new Set(['x', '×', '*', '✗', '✘']);
/** More than that is a weight, where a set or a repetition could stand, too. */
const MOST_SETS = 6;
const MOST_REPS_BARE = 30;
const MOST_REPS = 200;
const HEAVIEST_LBS = 1500;
const MOST = 20;

/**
 * The sets that stand in a part of a message about one lift: "62.5 2x8 then 6", "3 sets of 10 at 40 kg", "185 for 5, 5, 4"; null where it tells
 * none, or something that is no set ("20 min").
 */
export function toldSets(text: string, usual: LoadUnit): ToldLift | null {
  const pieces = piecesOf(tokenise(withEnglishNumbers(text.toLowerCase().replaceAll(ONE_OF_NO_COUNT, ' '))));
  if (pieces.some(({ kind }) => kind === 'stop')) return null;
  const unit = pieces.flatMap((piece) => (piece.kind === 'number' && piece.unit ? [piece.unit] : []))[0] ?? usual;
  const sets = read(pieces);
  if (sets.length === 0 || sets.length > MOST) return null;
  const inPounds = sets.map(({ reps, weight }) => ({
    reps,
    weightLbs: weight === null ? null : poundsOf(weight, unit),
  }));
  const isPossible = inPounds.every(
    ({ reps, weightLbs }) =>
      reps >= 1 && reps <= MOST_REPS && Number.isInteger(reps) && (weightLbs ?? 0) <= HEAVIEST_LBS,
  );
  return isPossible ? { sets: inPounds, unit } : null;
}

const poundsOf = (weight: number, unit: LoadUnit) => (unit === 'kg' ? toTenth(lbsFromKg(weight)) : weight);

function piecesOf(tokens: readonly Token[]): Piece[] {
  const pieces: Piece[] = [];
  for (const [at, token] of tokens.entries()) {
    const piece = pieceOf(token, tokens[at + 1]);
    if (piece) pieces.push(piece);
  }
  return pieces;
}

function pieceOf(token: Token, next: Token | undefined): Piece | null {
  const { plain, stem } = token;
  if (token.kind === 'number') {
    if (next && CLOCK.has(next.plain)) return null;
    if (next?.stem === 'time') return { kind: 'again', value: numberIn(token) };
    const value = numberIn(token);
    const unit = next && (KG.has(next.stem) ? 'kg' : LB.has(next.stem) ? 'lb' : null);
    return {
      kind: 'number',
      value,
      unit: unit ?? null,
      isWeight: Boolean(unit) || !Number.isInteger(value) || value > MOST_REPS_BARE,
    };
  }
  if (TIMES.has(plain)) return { kind: 'times' };
  if (stem === 'set') return { kind: 'sets' };
  if (plain === 'at' || plain === 'with' || plain === 'using') return { kind: 'at' };
  if (ACT_WORDS.twice.keys.has(stem)) return { kind: 'twice' };
  if (ACT_WORDS.thrice.keys.has(stem)) return { kind: 'thrice' };
  // "80 % of my max" is no set either.
  const isElse = plain === '%' || (ACT_WORDS.notSets.keys.has(stem) && !KG.has(stem));
  return isElse ? { kind: 'stop' } : null;
}

type Set = { reps: number; weight: number | null };

function read(pieces: readonly Piece[]): Set[] {
  const sets: Set[] = [];
  let weight: number | null = null;
  for (let at = 0; at < pieces.length; ) {
    const chain = chainAt(pieces, at);
    const before = pieces[at - 1]?.kind;
    if (chain.length > 1) {
      const [done, load] = ofChain(chain, hasWeight(pieces, at, weight));
      weight = load ?? weight;
      sets.push(...repeated({ reps: done.reps, weight }, done.sets));
      at += 2 * chain.length - 1;
    } else if (chain[0] && pieces[at + 1]?.kind === 'sets') {
      const reps = pieces[at + 2];
      if (reps?.kind === 'number') sets.push(...repeated({ reps: reps.value, weight }, chain[0].value));
      at += reps?.kind === 'number' ? 3 : 2;
    } else if (chain[0]) {
      const { value, isWeight } = chain[0];
      const next = pieces[at + 1];
      // "The one 25", "with the 25s, 25": neither is a set.
      const isNone = (value === 1 && next?.kind === 'number' && before !== 'times') || value === weight;
      if (isNone) at += 0;
      else if (before === 'at' || (isWeight && weight !== value)) {
        weight = value;
        for (const set of sets) set.weight ??= value;
      } else sets.push({ reps: value, weight });
      at += 1;
    } else {
      const last = sets.at(-1);
      const piece = pieces[at];
      const kind = piece?.kind;
      // As the first that is told it is how often one set was done.
      if (piece?.kind === 'again')
        sets.push(...repeated(last ?? { reps: piece.value, weight }, last ? piece.value - 1 : 1));
      if (last && kind === 'twice') sets.push({ ...last });
      if (last && kind === 'thrice') sets.push({ ...last }, { ...last });
      at += 1;
    }
  }
  return sets;
}

const repeated = (set: Set, times: number): Set[] =>
  Array.from({ length: Math.min(Math.max(1, times), MOST + 1) }, () => ({ ...set }));

type NumberPiece = Extract<Piece, { kind: 'number' }>;

/** Numbers with "x" between them. */
function chainAt(pieces: readonly Piece[], at: number): NumberPiece[] {
  const chain: NumberPiece[] = [];
  for (let place = at; ; place += 2) {
    const piece = pieces[place];
    if (piece?.kind !== 'number') return chain;
    chain.push(piece);
    if (pieces[place + 1]?.kind !== 'times' || chain.length === 3) return chain;
  }
}

/** Whether the weight is told beside the chain: then "10x3" is sets and repetitions. */
const hasWeight = (pieces: readonly Piece[], at: number, weight: number | null): boolean =>
  weight !== null || pieces.slice(at).some(({ kind }) => kind === 'at');

type Done = { sets: number; reps: number };

/** "62.5x8", "3x10", "40x8x3", "3x8x60". */
function ofChain([a, b, c]: readonly NumberPiece[], isLoaded: boolean): [Done, number | null] {
  if (!a || !b) return [{ sets: 0, reps: 0 }, null];
  if (c) {
    const isWeightFirst = a.isWeight || (!c.isWeight && a.value > MOST_SETS);
    return isWeightFirst ? [{ sets: c.value, reps: b.value }, a.value] : [{ sets: a.value, reps: b.value }, c.value];
  }
  if (a.isWeight) return [{ sets: 1, reps: b.value }, a.value];
  if (b.isWeight) return [{ sets: 1, reps: a.value }, b.value];
  return !isLoaded && a.value > MOST_SETS
    ? [{ sets: 1, reps: b.value }, a.value]
    : [{ sets: a.value, reps: b.value }, null];
}
