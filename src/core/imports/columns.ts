import { z } from 'zod';
import { foldText } from '#core/language/fold-text.ts';
import columnData from '#data/import-columns.json' with { type: 'json' };
import type { WeightUnit } from './reading.ts';

const FIELDS = [
  ...['workout', 'start', 'end', 'duration', 'exercise', 'order', 'type', 'weight', 'weightUnit', 'reps'],
  ...['distance', 'distanceUnit', 'seconds', 'rpe', 'notes', 'workoutNotes'],
] as const;
export type Field = (typeof FIELDS)[number];

/** What the columns of each app are called, in the languages that it writes them in. */
const NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries(
    z.record(z.enum(FIELDS as unknown as [string, ...string[]]), z.array(z.string())).parse(columnData),
  ).flatMap(([field, names]) => names.map((name) => [foldText(name), field] as const)),
);

/** Where each field stands, and in which units, where the heads of the columns say it. */
export type Columns = { at: ReadonlyMap<string, number>; weightUnit: WeightUnit | null; metresPerUnit: number | null };

const METRES = new Map([
  ['km', 1000],
  ['kilometers', 1000],
  ['mi', 1609.344],
  ['miles', 1609.344],
  ['m', 1],
  ['meters', 1],
  ['metres', 1],
  ['yd', 0.9144],
]);

/** Metres of one of a unit of distance, by any of its usual names. */
export const metresOf = (unit: string): number | null => METRES.get(foldText(unit).replaceAll('.', '').trim()) ?? null;

/** Kilograms or pounds, by any of their usual names. */
export function weightUnitOf(text: string): WeightUnit | null {
  const unit = foldText(text).replaceAll('.', '').trim();
  if (['kg', 'kgs', 'kilogram', 'kilograms'].includes(unit)) return 'kg';
  return ['lb', 'lbs', 'pound', 'pounds'].includes(unit) ? 'lbs' : null;
}

/** "Weight (kg)" and "weight_kg": the name, and what stands behind it. */
function partsOf(head: string): [name: string, unit: string] {
  const text = foldText(head).replaceAll('_', ' ').replaceAll('"', '').trim();
  const open = text.indexOf('(');
  if (open > 0)
    return [
      text.slice(0, open).trim(),
      text
        .slice(open + 1)
        .replaceAll(')', '')
        .trim(),
    ];
  for (const name of ['weight', 'distance', 'duration']) {
    if (text.startsWith(`${name} `) && !NAMES.has(text)) return [name, text.slice(name.length + 1)];
  }
  return [text, ''];
}

/** What the first row of a table says of the others. */
export function columnsOf(heads: readonly string[]): Columns {
  const at = new Map<string, number>();
  let weightUnit: WeightUnit | null = null;
  let metresPerUnit: number | null = null;
  for (const [index, head] of heads.entries()) {
    const [name, unit] = partsOf(head);
    // Of a workout's own length, seconds are counted with the column for it; `duration_seconds` is that of a set.
    const field = name === 'duration' && unit === 'seconds' ? 'seconds' : NAMES.get(name);
    if (field === undefined || at.has(field)) continue;
    at.set(field, index);
    if (field === 'weight') weightUnit = weightUnitOf(unit);
    if (field === 'distance') metresPerUnit = metresOf(unit);
  }
  return { at, weightUnit, metresPerUnit };
}
