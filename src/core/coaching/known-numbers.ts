import { cmFromInches, kgFromLbs, toTenth } from '#core/units/convert.ts';
import { withDigits } from './plain-text.ts';

const NUMBER = /\d[\d,]*(?:\.\d+)?/g;

/** The numbers in a text: "1,800 kcal" → 1800, "ten" → 10. */
export function numbersIn(text: string): number[] {
  return (withDigits(text.toLowerCase()).match(NUMBER) ?? []).map((found) => Number(found.replace(/,/g, '')));
}

/** Every number that the given values hold, in figures and in sentences, with what a person makes of it: rounded, in kilos, in centimeters. */
export function knownNumbers(values: readonly unknown[]): ReadonlySet<number> {
  const known = new Set<number>();
  const visit = (value: unknown): void => {
    if (typeof value === 'number') addForms(known, value);
    else if (typeof value === 'string') for (const each of numbersIn(value)) addForms(known, each);
    else if (value !== null && typeof value === 'object') Object.values(value).forEach(visit);
  };
  values.forEach(visit);
  return known;
}

function addForms(known: Set<number>, value: number): void {
  const kilos = kgFromLbs(value);
  const centimeters = cmFromInches(value);
  for (const form of [
    value,
    toTenth(value),
    Math.round(value),
    toTenth(kilos),
    Math.round(kilos),
    Math.round(centimeters),
  ]) {
    known.add(form);
  }
}
