import { INCHES_PER_FOOT, inchesFromCm, toTenth } from '../units/convert.ts';
import { plainMeasure, readLeading } from '../units/measure-text.ts';
import { hasNumberWords } from '../units/told-measure.ts';
import { PROFILE_RANGES } from './profile.ts';
import { toldHeight } from './told-height.ts';

export type ReadHeight = { ok: true; inches: number } | { ok: false; ask: string };

const NUMBER = '(\\d+(?:\\.\\d+)?)';
const FOOT_MARK = `(?:feet|foot|ft|')`;
const INCH_MARK = `(?:inches|inch|ins?|"|'')`;

const BARE = new RegExp(`^${NUMBER}$`);
const FEET_AND_INCHES = new RegExp(`^(\\d) ?${FOOT_MARK} ?(?:${NUMBER} ?${INCH_MARK}?)?$`);
const FEET_DASH_INCHES = /^(\d)(?: ?- ?| )(\d{1,2}(?:\.\d+)?)(?: ?(?:inches|inch|ins?|"))?$/;
const INCHES_ONLY = new RegExp(`^${NUMBER} ?${INCH_MARK}$`);
const CENTIMETRES = new RegExp(`^${NUMBER} ?(?:cms?|centimet(?:er|re)s?)$`);
const METRES = new RegExp(`^${NUMBER} ?(?:m|met(?:er|re)s?)$`);
const METRES_AND_CM = /^(\d) ?m ?(\d{2})(?: ?cm)?$/;

/** The tallest bare number that is read as centimetres. */
const TALLEST_CM = 230;

const ASK_FORMAT = 'I could not read a height in that. Write it like 5 ft 10, 70 in or 178 cm.';
const ASK_RANGE =
  'That is outside what I can plan for (3 to 8 feet). Please check it and write it like 5 ft 10 or 178 cm.';

/**
 * Reads a body height in feet and inches, inches, centimetres or metres. A bare number is inches up to 96,
 * centimetres above that, and metres between 1 and 2.5 ("1.78").
 */
export function parseHeight(text: string): ReadHeight {
  const leading = readLeading(plainMeasure(text), inchesIn);
  const rounded = leading === null ? null : toTenth(leading);
  if (rounded !== null && isBody(rounded) && !hasNumberWords(text)) return { ok: true, inches: rounded };
  const told = toldHeight(text);
  const inches = told === null ? rounded : toTenth(told);
  if (inches === null) return { ok: false, ask: ASK_FORMAT };
  return isBody(inches) ? { ok: true, inches } : { ok: false, ask: ASK_RANGE };
}

const isBody = (inches: number): boolean =>
  inches >= PROFILE_RANGES.heightIn.min && inches <= PROFILE_RANGES.heightIn.max;

function inchesIn(plain: string): number | null {
  const bare = BARE.exec(plain);
  if (bare) return inchesFromBareNumber(Number(bare[1]));
  const feet = FEET_AND_INCHES.exec(plain) ?? FEET_DASH_INCHES.exec(plain);
  if (feet) return inchesFromFeet(Number(feet[1]), Number(feet[2] ?? 0));
  const inches = INCHES_ONLY.exec(plain);
  if (inches) return Number(inches[1]);
  const cm = CENTIMETRES.exec(plain);
  if (cm) return inchesFromCm(Number(cm[1]));
  const metres = METRES.exec(plain);
  if (metres) return inchesFromCm(Number(metres[1]) * 100);
  const both = METRES_AND_CM.exec(plain);
  return both ? inchesFromCm(Number(both[1]) * 100 + Number(both[2])) : null;
}

function inchesFromFeet(feet: number, inches: number): number | null {
  return inches < INCHES_PER_FOOT ? feet * INCHES_PER_FOOT + inches : null;
}

/** "5.10" is left unread: some mean 5 ft 10, some 5.1 ft. */
function inchesFromBareNumber(value: number): number | null {
  if (value >= 1 && value <= 2.5) return inchesFromCm(value * 100);
  if (value >= PROFILE_RANGES.heightIn.min && value <= PROFILE_RANGES.heightIn.max) return value;
  return value > PROFILE_RANGES.heightIn.max && value <= TALLEST_CM ? inchesFromCm(value) : null;
}
