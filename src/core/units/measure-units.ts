import { cmFromInches, inchesFromCm, kgFromLbs, lbsFromKg, toTenth } from './convert.ts';

/** What measures are shown and typed in; they are kept in pounds and inches. */
export const UNIT_SYSTEMS = ['imperial', 'metric'] as const;
export type UnitSystem = (typeof UNIT_SYSTEMS)[number];

/** Countries in which pounds and inches are usual. */
const IMPERIAL = new Set(['US', 'LR', 'MM']);

/** The units that are usual where a language tag such as "en-GB" is spoken; pounds and inches where it names no country. */
export function unitsFor(locale: string | null): UnitSystem {
  const region = locale?.split('-').find((part, index) => index > 0 && /^[A-Za-z]{2}$/.test(part));
  return region === undefined || IMPERIAL.has(region.toUpperCase()) ? 'imperial' : 'metric';
}

export const WEIGHT_UNIT: Record<UnitSystem, string> = { imperial: 'lbs', metric: 'kg' };
export const LENGTH_UNIT: Record<UnitSystem, string> = { imperial: 'in', metric: 'cm' };

/** Pounds as a number of the chosen unit, to a tenth. */
export const shownWeight = (lbs: number, units: UnitSystem): number =>
  toTenth(units === 'metric' ? kgFromLbs(lbs) : lbs);

/** A number of the chosen unit in pounds, to a tenth: a tenth of a kilogram survives the way there and back. */
export const poundsOf = (value: number, units: UnitSystem): number =>
  toTenth(units === 'metric' ? lbsFromKg(value) : value);

/** Inches as a number of the chosen unit, to a tenth. */
export const shownLength = (inches: number, units: UnitSystem): number =>
  toTenth(units === 'metric' ? cmFromInches(inches) : inches);

/** A number of the chosen unit in inches, to a hundredth: a tenth of a centimeter survives the way there and back. */
export const inchesOf = (value: number, units: UnitSystem): number =>
  Math.round((units === 'metric' ? inchesFromCm(value) : value) * 100) / 100;

/** "164.6 lbs", "74.7 kg". */
export const weightText = (lbs: number, units: UnitSystem): string =>
  `${shownWeight(lbs, units)} ${WEIGHT_UNIT[units]}`;

/** "33.5 in", "85.1 cm". */
export const lengthText = (inches: number, units: UnitSystem): string =>
  `${shownLength(inches, units)} ${LENGTH_UNIT[units]}`;
