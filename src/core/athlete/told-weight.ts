import { kgFromLbs, lbsFromKg, lbsFromStone } from '../units/convert.ts';
import { foundBehind, type MeasureKind, type Told, toldMeasure } from '../units/told-measure.ts';
import { PROFILE_RANGES, type Sex } from './profile.ts';

/** What is known of a person when a weight is read; it tells pounds from kilos where no unit is named. */
export type KnownBody = { sex?: Sex | undefined; heightIn?: number | undefined };

const POUNDS = '(?:lbs?|ibs?|pounds?|pnds?|#|libras?|livres?|libbre|funtow)(?!\\p{L})';
const KILOS =
  '(?:kgs?|kgm?s?|kilos?|killos?|kilograms?|kilogrammes?|kilogramm|kilogramos?|kilogramas?|kilogramow|chilogrammi|chilo|chili|quilos?|quilogramas?|kila|ks?|كجم|كيلو|كغ|кг)(?!\\p{L})';
const NUMBER = '(\\d{1,3}(?:\\.\\d+)?)';
const BEGIN = '(^|[^\\p{L}\\d.])';
const IN_STONE = new RegExp(
  `${BEGIN}(\\d{1,2}(?:\\.\\d+)?) ?(?:stones?|sts?|stn)\\.?(?:,? ?(?:and )?${NUMBER}(?! ?(?:${KILOS}|cm|ft|years?))(?: ?${POUNDS})?)?(?!\\p{L})`,
  'gu',
);
const IN_KILOS = new RegExp(`${BEGIN}${NUMBER} ?-?${KILOS}\\.?`, 'gu');
const IN_POUNDS = new RegExp(`${BEGIN}${NUMBER} ?-?${POUNDS}\\.?`, 'gu');
const BARE = /(^|[^\p{L}\d.'"/])(\d{2,3}(?:\.\d+)?)(?![\d'"°%+]|\.\d)/gu;
/** A hundred that is spoken in two: "one eighty-two", "two ten", "one oh five". */
const SPOKEN = new RegExp(`${BEGIN}([12]) (?:([1-9]\\d)|0 (\\d))(?![\\d.])(?: ?${POUNDS})?`, 'gu');
const ELSE =
  /^ ?(?:cms?|m|ft|feet|foot|in|inch|inches|years?|yrs?|yo|y\/o|anos|ans|jahre|anni|lat|kids?|children|months?|weeks?|days?|times|kcal|calories|bmi|percent|am|pm|s)(?!\p{L})/u;
const POUNDS_IN_A_STONE = 14;
const { min: LIGHTEST, max: HEAVIEST } = PROFILE_RANGES.weightLbs;

/** Numbers under it are kilos as often as pounds where no unit is named. */
const UNIT_NEEDED_BELOW = 100;
/** So few kilos, and so few pounds, no adult weighs who types answers; a man under a hundred pounds is rarer than one of 99 kilos who names no unit by far. */
const FEWEST_KILOS = 40;
const FEWEST_POUNDS = 80;
/** Kilos by square metre: between them all grown bodies lie, but for a few. */
const THINNEST = { male: 15.5, female: 13.5, other: 13.5 } as const;
const HEAVIEST_BUILD = 65;
const METRES_PER_INCH = 0.0254;

/** A number without a unit as pounds; null where both units are likely, or neither. */
function bareWeight(value: number, { sex = 'other', heightIn }: KnownBody): number | null {
  if (value >= UNIT_NEEDED_BELOW) return value;
  if (value < FEWEST_KILOS) return null;
  const build = (kilos: number) => kilos / ((heightIn ?? 0) * METRES_PER_INCH) ** 2;
  const mayBePounds =
    heightIn === undefined ? sex !== 'male' && value >= FEWEST_POUNDS : build(kgFromLbs(value)) >= THINNEST[sex];
  const mayBeKilos = heightIn === undefined || build(value) <= HEAVIEST_BUILD;
  return mayBeKilos && !mayBePounds ? lbsFromKg(value) : null;
}

type Shape = readonly [RegExp, (groups: readonly (string | undefined)[]) => number];

const SHAPES: readonly Shape[] = [
  [IN_STONE, ([stone, rest]) => stoneAnd(Number(stone), Number(rest ?? 0))],
  [IN_KILOS, ([kilos]) => lbsFromKg(Number(kilos))],
  [IN_POUNDS, ([pounds]) => Number(pounds)],
  [SPOKEN, ([hundreds, rest, ones]) => 100 * Number(hundreds) + Number(rest ?? ones)],
];

const stoneAnd = (stone: number, rest: number) => (rest < POUNDS_IN_A_STONE ? lbsFromStone(stone) + rest : Number.NaN);

/** Figures with a unit; those without stand in the unit of the others, or in the one that the body leaves. */
function findWeights(text: string, known: KnownBody | null): Told[] | null {
  const taken: (Told & { unit: RegExp })[] = [];
  for (const [unit, read] of SHAPES)
    for (const { start, end, groups } of foundBehind(text, unit)) {
      if (taken.some((told) => told.end > start && told.start < end)) continue;
      const value = read(groups);
      if (Number.isNaN(value)) return null;
      if (isBody(value)) taken.push({ value, start, end, unit });
      else taken.push({ value: Number.NaN, start, end, unit });
    }
  const bare = foundBehind(text, BARE).flatMap(({ start, end, groups: [number] }): Told[] => {
    const isTaken = taken.some((told) => told.end > start && told.start < end);
    if (isTaken || ELSE.test(text.slice(end))) return [];
    const value = withoutUnit(Number(number), taken, known);
    return value === null || !isBody(value) ? [] : [{ value, start, end, bare: true }];
  });
  return [...taken.filter(({ value }) => !Number.isNaN(value)), ...bare].sort((a, b) => a.start - b.start);
}

const isBody = (lbs: number): boolean => lbs >= LIGHTEST && lbs <= HEAVIEST;
const NEAR = 0.35;

/** "Was 90 kg, now 84": in the unit that was named, where the numbers are near each other. */
function withoutUnit(number: number, named: readonly (Told & { unit: RegExp })[], known: KnownBody | null) {
  const units = new Set(named.map(({ unit }) => unit));
  const [unit] = units;
  if (unit === undefined) return known ? bareWeight(number, known) : number >= UNIT_NEEDED_BELOW ? number : null;
  if (units.size > 1 || unit === IN_STONE) return null;
  const lbs = unit === IN_KILOS ? lbsFromKg(number) : number;
  return named.some(({ value }) => Math.abs(value - lbs) <= NEAR * value) ? lbs : null;
}

const weightKind = (known: KnownBody | null, wanted: boolean): MeasureKind => ({
  find: (text) => findWeights(text, known),
  same: (a, b) => Math.abs(a - b) <= 0.02 * a,
  narrow: (low, high) => high - low <= 0.1 * high,
  wanted,
});

/** A weight in pounds that stands in talk or in words; null where there is none, or where it could be two. */
export const toldWeight = (text: string, known: KnownBody | null, wanted: boolean): number | null =>
  toldMeasure(text, weightKind(known, wanted));
