/** International avoirdupois pound, exact (1959 agreement). */
const KG_PER_LB = 0.45359237;
/** International inch, exact. */
const CM_PER_INCH = 2.54;
const LBS_PER_STONE = 14;

export const INCHES_PER_FOOT = 12;

/** Kilograms to pounds. */
export function lbsFromKg(kg: number): number {
  return kg / KG_PER_LB;
}

/** Pounds to kilograms. */
export function kgFromLbs(lbs: number): number {
  return lbs * KG_PER_LB;
}

/** Stone to pounds. */
export function lbsFromStone(stone: number): number {
  return stone * LBS_PER_STONE;
}

/** Centimetres to inches. */
export function inchesFromCm(cm: number): number {
  return cm / CM_PER_INCH;
}

/** Inches to centimetres. */
export function cmFromInches(inches: number): number {
  return inches * CM_PER_INCH;
}

/** One decimal: finer than any bathroom scale or tape measure tells. */
export function toTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
