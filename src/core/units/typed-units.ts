import type { UnitSystem } from './measure-units.ts';

const METRIC = new Set(['kg', 'kgs', 'k', 'kilo', 'kilos', 'kilogram', 'kilograms', 'kilogramme', 'kilogrammes']);
const IMPERIAL = new Set(['lb', 'lbs', 'pound', 'pounds', 'st', 'stone', 'stones']);

const isLetter = (sign: string) => sign >= 'a' && sign <= 'z';

const wordsIn = (text: string): string[] =>
  [...text.toLowerCase()]
    .map((sign) => (isLetter(sign) ? sign : ' '))
    .join('')
    .split(' ')
    .filter((word) => word !== '');

/**
 * The units in which somebody told their weight, `lbs` being what was understood: by the words beside the number, else by the number
 * itself. Null where both units were named.
 */
export function unitsTyped(text: string, lbs: number): UnitSystem | null {
  const words = wordsIn(text);
  const [isMetric, isImperial] = [METRIC, IMPERIAL].map((units) => words.some((word) => units.has(word)));
  if (isMetric && isImperial) return null;
  if (isMetric) return 'metric';
  const bare = Number(text.trim().replace(',', '.'));
  return isImperial || Number.isNaN(bare) || Math.abs(bare - lbs) < 1 ? 'imperial' : 'metric';
}
