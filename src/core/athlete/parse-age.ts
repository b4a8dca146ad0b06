import { plainMeasure, readLeading } from '../units/measure-text.ts';
import { PROFILE_RANGES } from './profile.ts';

export type ReadAge = { ok: true; age: number } | { ok: false; ask: string };

const YEARS = /^(\d{1,3})(?:\.\d+)?(?: ?-? ?(?:years?|yrs?|yo|y\/o|y))?(?: ?-)?$/;
const ASK = 'I need your age in years to set your targets. Write it as a number, like 34.';

/** Reads an age in whole years. Whether that age may go on is not decided here. */
export function parseAge(text: string): ReadAge {
  const years = readLeading(plainMeasure(text), (plain) => YEARS.exec(plain)?.[1] ?? null);
  const age = Number(years);
  return years === null || age < 1 || age > PROFILE_RANGES.age.max ? { ok: false, ask: ASK } : { ok: true, age };
}
