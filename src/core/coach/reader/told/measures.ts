import { parseHeight } from '#core/athlete/parse-height.ts';
import { parseWeight } from '#core/athlete/parse-weight.ts';
import type { Token } from '#core/language/tokens.ts';
import { inchesFromCm, lbsFromKg, lbsFromStone } from '#core/units/convert.ts';
import { MEASURE_WORDS, type UnitKind } from './measure-words.ts';

/**
 * A number that a person tells, and what it counts. Weights in pounds, heights in inches, times in minutes; `from` and `to`: the tokens.
 * `ask`: it cannot be meant so; fit to be shown.
 */
export type Measure = {
  kind: 'weight' | 'height' | 'minutes' | 'years' | 'times' | 'meals' | 'bare' | 'else';
  value: number;
  per: 'week' | 'day' | null;
  from: number;
  to: number;
  ask: string | null;
  /** Of a weight or a height: how much it is as a difference, in pounds or inches. */
  amount?: number;
  /** A weight in kilos: a bare one beside it is, too. */
  inKilos?: boolean;
};

type Said = { text: string; tokens: readonly Token[] };
type Found = Pick<Measure, 'kind' | 'value' | 'to' | 'amount' | 'inKilos'> & Partial<Pick<Measure, 'ask' | 'per'>>;

const numberAt = ({ tokens }: Said, at: number): number | null =>
  tokens[at]?.kind === 'number' ? Number(tokens[at]?.plain.replace(',', '.')) : null;
const plainAt = ({ tokens }: Said, at: number): string => tokens[at]?.plain ?? '';
const isOneOf = (said: Said, at: number, ...words: readonly string[]): boolean => words.includes(plainAt(said, at));
/** Hyphens join a number and its unit: "36-year-old". */
const overHyphen = (said: Said, at: number): number => (plainAt(said, at) === '-' ? at + 1 : at);
const unitAt = (said: Said, at: number, kind: UnitKind): boolean => MEASURE_WORDS.units[kind].has(plainAt(said, at));

const FEET = ['ft', 'foot', 'feet'];
const MOST_INCHES = 12;
const PER = [
  ['week', MEASURE_WORDS.rates.week],
  ['day', MEASURE_WORDS.rates.day],
] as const;

/** All measures of a clause, in their order. Its numbers are digits. */
export function measuresIn(said: Said): Measure[] {
  const found: Measure[] = [];
  for (let at = 0; at < said.tokens.length; at++) {
    const measure = measureAt(said, at);
    if (!measure) continue;
    found.push({ per: null, ask: null, ...measure, from: at });
    at = measure.to - 1;
  }
  return found;
}

function measureAt(said: Said, at: number): Found | null {
  const value = numberAt(said, at);
  if (value === null) return wordsAt(said, at);
  if (isClock(said, at)) return { kind: 'else', value, to: at + 3 };
  if (isOneOf(said, at + 1, 'th', 'st', 'nd', 'rd') && isOneOf(said, at + 2, 'birthday', 'bday'))
    return { kind: 'years', value, to: at + 2 };
  return (
    heightAt(said, at, value) ??
    weightAt(said, at) ??
    timeAt(said, at, value) ??
    countAt(said, at, value) ?? { kind: 'bare', value, to: at + 1 }
  );
}

/** "18:30", "3/4": parts of one number. */
const isClock = (said: Said, at: number): boolean =>
  (isOneOf(said, at + 1, ':') || isOneOf(said, at + 1, '/')) && numberAt(said, at + 2) !== null;

const slice = ({ text, tokens }: Said, from: number, to: number): string =>
  text.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0);

function heightAt(said: Said, at: number, value: number): Found | null {
  if (halfBehind(said, at + 1, 0).value > 0 && unitAt(said, at + 4, 'height'))
    return heightAs({ ...said, text: `${value + 0.5} ${plainAt(said, at + 4)}` }, at + 5);
  const to = endOfHeight(said, at, value);
  if (to === null) return null;
  const isMetric = plainAt(said, to - 1).startsWith('c');
  const inches = isMetric ? inchesFromCm(value) : value;
  // A box of 60 cm is nobody's height.
  if (isMetric && inches < SHORTEST_INCHES) return { kind: 'else', value, to };
  return { ...heightAs({ ...said, text: slice(said, at, to).replace(' and ', ' ') }, to), amount: inches };
}

/** Lengths below are measured of something else. */
const SHORTEST_INCHES = 36;

function heightAs({ text }: Said, to: number): Found {
  const read = parseHeight(text);
  return read.ok
    ? { kind: 'height', value: read.inches, to }
    : { kind: 'height', value: Number.NaN, to, ask: read.ask };
}

function endOfHeight(said: Said, at: number, value: number): number | null {
  const end = said.tokens[at]?.end ?? 0;
  const isMark = /^ ?['’]/.test(said.text.slice(end, end + 2));
  if (Number.isInteger(value) && value < MOST_INCHES && (isMark || FEET.includes(plainAt(said, at + 1)))) {
    const next = isMark ? at + 1 : at + 2;
    const more = isOneOf(said, next, 'and') ? next + 1 : next;
    const inches = numberAt(said, more);
    if (inches === null || inches >= MOST_INCHES) return next;
    return isOneOf(said, more + 1, 'in', 'inch', 'inches', '"') ? more + 2 : more + 1;
  }
  const unit = overHyphen(said, at + 1);
  const isAttached = said.tokens[at + 1]?.start === end;
  if (unitAt(said, unit, 'height') || (isAttached && isOneOf(said, at + 1, 'in'))) return unit + 1;
  if (value >= 3 || !isOneOf(said, at + 1, 'm', 'metre', 'meter', 'metres', 'meters')) return null;
  return numberAt(said, at + 2) === null ? at + 2 : isOneOf(said, at + 3, 'cm') ? at + 4 : at + 3;
}

function weightAt(said: Said, at: number): Found | null {
  const unit = overHyphen(said, at + 1);
  if (!unitAt(said, unit, 'weight') && said.text[said.tokens[at]?.end ?? 0] !== '#') return null;
  let to = unit + 1;
  if (isOneOf(said, unit, 'st', 'stone', 'stones')) {
    const more = isOneOf(said, to, 'and') ? to + 1 : to;
    if (numberAt(said, more) !== null) to = unitAt(said, more + 1, 'weight') ? more + 2 : more + 1;
  }
  const read = parseWeight(slice(said, at, to).replace(' and ', ' ').replace('-', ' '));
  const inKilos = plainAt(said, unit).startsWith('k');
  const told = {
    kind: 'weight',
    to,
    inKilos,
    amount: (numberAt(said, at) ?? 0) * poundsIn(plainAt(said, unit)),
  } as const;
  return read.ok ? { ...told, value: read.lbs } : { ...told, value: Number.NaN, ask: read.ask };
}

const poundsIn = (unit: string): number =>
  unit.startsWith('k') ? lbsFromKg(1) : unit.startsWith('st') ? lbsFromStone(1) : 1;

const HOUR = 60;

function timeAt(said: Said, at: number, value: number): Found | null {
  if (value === 3 && isOneOf(said, overHyphen(said, at + 1), 'quarters', 'quarter') && isOneOf(said, at + 2, 'of'))
    return { kind: 'minutes', value: 45, to: at + 5 };
  const unit = overHyphen(said, at + 1);
  if (unitAt(said, unit, 'minutes')) return { kind: 'minutes', value, to: unit + 1 };
  if (!unitAt(said, unit, 'hours')) return null;
  const more = isOneOf(said, unit + 1, 'and') ? unit + 2 : unit + 1;
  const minutes = numberAt(said, more);
  if (minutes !== null && minutes < HOUR && unitAt(said, more + 1, 'minutes'))
    return { kind: 'minutes', value: value * HOUR + minutes, to: more + 2 };
  return { kind: 'minutes', ...halfBehind(said, unit + 1, value * HOUR) };
}

/** "An hour and a half". */
function halfBehind(said: Said, at: number, minutes: number): { value: number; to: number } {
  const isHalf = isOneOf(said, at, 'and') && isOneOf(said, at + 1, 'a') && isOneOf(said, at + 2, 'half');
  return isHalf ? { value: minutes + HOUR / 2, to: at + 3 } : { value: minutes, to: at };
}

/** "Half an hour", "an hour and a half", "twice a week". */
function wordsAt(said: Said, at: number): Found | null {
  if (isOneOf(said, at, 'twice', 'once')) {
    const per = perAt(said, at + 1);
    if (per.per === null) return null;
    return { kind: 'times', value: isOneOf(said, at, 'once') ? 1 : 2, to: at + 1 + per.length, per: per.per };
  }
  const ordinal = ORDINALS.indexOf(plainAt(said, at));
  if (ordinal >= 0) {
    const counted = countAt(said, at, ordinal + 2);
    return counted?.kind === 'times' || counted?.kind === 'meals' ? counted : null;
  }
  if (isOneOf(said, at, 'half')) {
    const hour = isOneOf(said, at + 1, 'an', 'a', '-') ? at + 2 : at + 1;
    return unitAt(said, hour, 'hours') ? { kind: 'minutes', value: HOUR / 2, to: hour + 1 } : null;
  }
  if (isOneOf(said, at, 'quarter') && isOneOf(said, at + 1, 'of') && isOneOf(said, at + 3, 'hour'))
    return { kind: 'minutes', value: HOUR / 4, to: at + 4 };
  if (!isOneOf(said, at, 'hour', 'hr') || isOneOf(said, at - 1, 'happy', 'rush', 'every', 'each')) return null;
  return { kind: 'minutes', ...halfBehind(said, at + 1, HOUR) };
}

const ORDINALS = ['second', 'third', 'fourth', 'fifth', 'sixth'];

function perAt({ tokens }: Said, at: number): { per: Measure['per']; length: number } {
  for (const [per, phrases] of PER) {
    const length = phrases.lengthAt(tokens, tokens[at]?.plain === '/' ? at + 1 : at);
    if (length > 0) return { per, length };
  }
  return { per: null, length: 0 };
}

const MOST_ADJECTIVES = 2;

/** "For 20 years", "30 years of plastering": no age. */
const isSpan = (said: Said, at: number, behind: number): boolean =>
  isOneOf(said, at - 1, 'for', 'last', 'past') ||
  (isOneOf(said, behind, 'of') && !isOneOf(said, behind + 1, 'age')) ||
  isOneOf(said, behind, 'ago', 'in', 'at', 'under', 'later', 'straight');

function countAt(said: Said, at: number, value: number): Found | null {
  let unit = overHyphen(said, at + 1);
  for (let count = 0; count < MOST_ADJECTIVES && MEASURE_WORDS.adjectives.has(plainAt(said, unit)); count++) {
    if (isEnd(said, unit)) break;
    unit++;
  }
  if (unitAt(said, unit, 'meals')) return { kind: 'meals', value, to: unit + 1, per: 'day' };
  if (unitAt(said, unit, 'times')) {
    const { per, length } = perAt(said, unit + 1);
    const isMeals = per === 'day' && isOneOf(said, unit, 'time', 'times', 'x');
    return { kind: isMeals ? 'meals' : 'times', value, to: unit + 1 + length, per };
  }
  if (unitAt(said, unit, 'years')) return { kind: isSpan(said, at, unit + 1) ? 'else' : 'years', value, to: unit + 1 };
  const rate = perAt(said, at + 1);
  if (rate.per !== null) {
    return { kind: rate.per === 'week' ? 'times' : 'meals', value, to: at + 1 + rate.length, per: rate.per };
  }
  return unitAt(said, unit, 'else') ? { kind: 'else', value, to: unit + 1 } : null;
}

/** A workout, and not the adjective of something that is counted. */
const isEnd = (said: Said, at: number): boolean =>
  unitAt(said, at, 'times') && !unitAt(said, at + 1, 'times') && !unitAt(said, at + 1, 'meals');
