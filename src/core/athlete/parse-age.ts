import { plainMeasure, readLeading } from '../units/measure-text.ts';
import { PROFILE_RANGES } from './profile.ts';
import { isNotYetAdult, toldAge } from './told-age.ts';

export type ReadAge = { ok: true; age: number } | { ok: false; ask: string };

const YEARS = /^(\d{1,3})(?:\.\d+)?(?: ?-? ?(?:years?|yrs?|yo|y\/o|y))?(?: ?-)?$/;
const ASK = 'I need your age in years to set your targets. Write it as a number, like 34.';

/**
 * Reads an age in whole years; a year of birth is counted by `today` ("2026-11-23"). Whether that age may go on is not decided here.
 */
export function parseAge(text: string, today: string | null = null): ReadAge {
  const years = readLeading(plainMeasure(text), (plain) => YEARS.exec(plain)?.[1] ?? null);
  const { min, max } = PROFILE_RANGES.age;
  const leading = years === null || Number(years) < 1 || Number(years) > max ? null : Number(years);
  if (leading === min && isNotYetAdult(text)) return { ok: true, age: min - 1 };
  const age = leading ?? toldAge(text, today);
  return age === null || age < 1 || age > max ? { ok: false, ask: ASK } : { ok: true, age };
}
