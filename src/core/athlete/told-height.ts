import { INCHES_PER_FOOT, inchesFromCm } from '../units/convert.ts';
import { foundBehind, type MeasureKind, type Told, toldMeasure } from '../units/told-measure.ts';
import { PROFILE_RANGES } from './profile.ts';

const FOOT = "(?:feet|foot|ft\\.?|f|'|pies|pie|pieds|pes|fuss|piedi|voet|stop)(?!\\p{L})";
const INCH = `(?:inches|inch|ins?(?!\\p{L})|"|''|pulgadas|pouces|polegadas|zoll|pollici|cali|duim)`;
const METRE = '(?:m|meters?|metres?|metros?|metri|metr|metry|mt|mts|mtr)(?!\\p{L})';
const CM = '(?:cms?|centimet(?:er|re)s?|zentimeter|centimetros?|centimetri|centymetrow|santim|c\\.m)(?!\\p{L})';
const AND = '(?:(?:,? (?:and|y|e|et|und|en|con|i) )| {1,2})?';
const BEGIN = '(^|[^\\p{L}\\d.])';
const FEET = new RegExp(
  `${BEGIN}([3-7])[ -]?${FOOT}${AND}-?(?:(\\d{1,2}(?:\\.\\d+)?)(?! ?${CM})(?:ish)? ?(?:${INCH})?(?: ?(?:-|–|or|to|/) ?(\\d|1[01])(?![\\d.'"]| ?${CM}| ?(?:ft|kg|m|st)(?!\\p{L})))?|nothing|flat|even|dead)?`,
  'gu',
);
const FEET_IN_PARTS = new RegExp(`${BEGIN}([3-7]\\.\\d) ?(?:feet|foot|ft)(?!\\p{L})`, 'gu');
const TWO_NUMBERS = new RegExp(
  `${BEGIN}([3-7])(?: ?- ?| |")(\\d|1[01]|0\\d)(?:\\.(\\d))?(?![\\d.])(?: ?${INCH})?`,
  'gu',
);
const FLAT = new RegExp(`${BEGIN}([3-7]) (?:flat|even|nothing|dead|exactly)(?!\\p{L})`, 'gu');
const METRES_AND_CM = new RegExp(`${BEGIN}([12]) ?(?:${METRE})${AND}(\\d{2})(?: ?${CM})?(?!\\d)`, 'gu');
const METRE_AND_CM = new RegExp(
  `(^ ?|[^\\p{L}\\d ]|[^\\d] )(?:metro|metre|metr|meter)${AND}(\\d{2})(?: ?${CM})?(?![\\d.])`,
  'gu',
);
const SPOKEN_METRES = new RegExp(`${BEGIN}([12])(?: ?- ?| )([0-9]\\d)(?![\\d.])`, 'gu');
const METRES = new RegExp(`${BEGIN}([12]\\.\\d+) ?(?:${METRE}|${CM})`, 'gu');
const CENTIMETRES = new RegExp(`${BEGIN}(\\d{3}(?:\\.\\d+)?) ?(?:${CM}|m(?!\\p{L}))`, 'gu');
const INCHES = new RegExp(`${BEGIN}(\\d{2}(?:\\.\\d+)?) ?(?:${INCH})`, 'gu');
const BARE = /(^|[^\p{L}\d.'"/])(\d{1,3}(?:\.\d+)?)(?![\d.]\d|['"°%])/gu;
const ELSE =
  /^ ?(?:kgs?|kilos?|lbs?|pounds?|st|stone|years?|yrs?|yo|y\/o|anos|ans|jahre|anni|lat|kids?|children|months?|weeks?|days?|size|shoe)(?!\p{L})/u;
const ASKED_POINT = '5.10';
const { min: SHORTEST, max: TALLEST } = PROFILE_RANGES.heightIn;

type Shape = readonly [RegExp, (groups: readonly (string | undefined)[]) => number | null];

const fromFeet = (feet: number, inches: number) =>
  inches < INCHES_PER_FOOT ? feet * INCHES_PER_FOOT + inches : Number.NaN;
/** "5 ft 8 or 9": between them, where they are neighbours. */
const middle = (inches: number, or: string | undefined): number =>
  or === undefined ? inches : Math.abs(Number(or) - inches) <= 2 ? (inches + Number(or)) / 2 : Number.NaN;
const ofMetres = (metres: number, cm: number) => inchesFromCm(100 * metres + cm);

/** In this order: the first that covers a place has it. A value that no body has is a misreading, and all is asked again. */
const SHAPES: readonly Shape[] = [
  [METRES_AND_CM, ([metres, cm]) => ofMetres(Number(metres), Number(cm))],
  [METRE_AND_CM, ([cm]) => ofMetres(1, Number(cm))],
  [METRES, ([metres]) => inchesFromCm(Number(metres) * 100)],
  [CENTIMETRES, ([cm]) => inchesFromCm(Number(cm))],
  [FEET_IN_PARTS, ([feet]) => feetWithPoint(feet ?? '', true)],
  [FEET, ([feet, inches, or]) => fromFeet(Number(feet), middle(Number(inches ?? 0), or))],
  [FLAT, ([feet]) => fromFeet(Number(feet), 0)],
  [TWO_NUMBERS, ([feet, inches, tenth]) => fromFeet(Number(feet), Number(inches) + Number(tenth ?? 0) / 10)],
  [SPOKEN_METRES, ([metres, cm]) => ofMetres(Number(metres), Number(cm))],
  [INCHES, ([inches]) => Number(inches)],
];

/**
 * "5.9" is 5 ft 9 to nearly all who write it, and a tenth of a foot is no more than two inches away; "5.10" is left to be asked: some
 * mean 5 ft 10, some 5.1 ft.
 */
function feetWithPoint(text: string, isHalf = false): number | null {
  const [feet, part] = text.split('.').map(Number);
  if (feet === undefined || part === undefined || text === ASKED_POINT || part > 11 || feet < 4 || feet > 6)
    return null;
  return isHalf && part === 5 ? fromFeet(feet, 6) : fromFeet(feet, part);
}

/** "511" is 5 ft 11; there is no other height that it could be. */
function runTogether(value: string): number | null {
  const [, feet, inches] = /^([456])(0[1-9]|10|11)$/.exec(value) ?? [];
  return feet === undefined ? null : fromFeet(Number(feet), Number(inches));
}

function bareHeight(value: string): number | null {
  const number = Number(value);
  if (number >= 1.2 && number <= 2.3) return inchesFromCm(100 * number);
  if (/^\d\.\d{1,2}$/.test(value)) return feetWithPoint(value);
  if (number >= 120 && number <= 230) return inchesFromCm(number);
  if (number >= 48 && number <= 90) return number;
  return runTogether(value);
}

/** "Five feet, seven inches": one height, with a comma in it. */
const PAUSE = /(\d ?(?:feet|foot|ft|')), (?=\d{1,2}(?:\.\d)? ?(?:in|"))/g;

function findHeights(typed: string): Told[] | null {
  const text = typed.replace(PAUSE, '$1  ');
  const taken: Told[] = [];
  const isFree = (start: number, end: number) => taken.every((told) => told.end <= start || told.start >= end);
  for (const [pattern, read] of SHAPES)
    for (const { start, end, groups } of foundBehind(text, pattern)) {
      if (!isFree(start, end)) continue;
      const value = read(groups);
      if (value === null || Number.isNaN(value) || value < SHORTEST || value > TALLEST) return null;
      taken.push({ value, start, end });
    }
  const withUnit = taken.length > 0;
  if (!withUnit)
    for (const { start, end, groups } of foundBehind(text, BARE)) {
      const value = ELSE.test(text.slice(end)) ? null : bareHeight(groups[0] ?? '');
      if (value !== null) taken.push({ value, start, end, bare: true });
    }
  return taken.sort((a, b) => a.start - b.start);
}

const HEIGHT: MeasureKind = {
  find: findHeights,
  same: (a, b) => Math.abs(a - b) <= 1,
  narrow: (low, high) => high - low <= 3,
  otherwise: ({ former }) => (former.length === 1 ? (former[0] ?? null) : null),
};

/** A height in inches that stands in talk or in words; null where there is none, or where it could be two. */
export const toldHeight = (text: string): number | null => toldMeasure(text, HEIGHT);
