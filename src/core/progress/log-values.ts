import {
  inchesOf,
  LENGTH_UNIT,
  poundsOf,
  shownLength,
  shownWeight,
  type UnitSystem,
  WEIGHT_UNIT,
} from '#core/units/measure-units.ts';
import { type ValueKind, valueFacts } from './log-kinds.ts';

type Dimension = ReturnType<typeof valueFacts>['dimension'];

const asItIs = (value: number) => value;

/** How a number goes from how it is kept to how it is shown and back, by what it measures. `unit` null: its own. */
const DIMENSIONS: Record<
  Dimension,
  {
    shown: (kept: number, units: UnitSystem) => number;
    kept: (shown: number, units: UnitSystem) => number;
    unit: Record<UnitSystem, string> | null;
  }
> = {
  weight: { shown: shownWeight, kept: poundsOf, unit: WEIGHT_UNIT },
  length: { shown: shownLength, kept: inchesOf, unit: LENGTH_UNIT },
  level: { shown: asItIs, kept: asItIs, unit: null },
  count: { shown: asItIs, kept: asItIs, unit: null },
};

/** A kept number as it is shown and typed in the units in use. */
export const shownNumber = (kind: ValueKind, kept: number, units: UnitSystem): number =>
  DIMENSIONS[valueFacts(kind).dimension].shown(kept, units);

/** A number that was typed in the units in use, as it is kept. */
export const keptNumber = (kind: ValueKind, shown: number, units: UnitSystem): number =>
  DIMENSIONS[valueFacts(kind).dimension].kept(shown, units);

/** The unit that a kind is shown in; the ends of its scale for a level. */
export function shownUnit(kind: ValueKind, units: UnitSystem): string {
  const { dimension, unit, range } = valueFacts(kind);
  return dimension === 'level' ? `${leastOf(range)} to ${range.max}` : (DIMENSIONS[dimension].unit?.[units] ?? unit);
}

/** A kept number with its unit: "164.6 lbs", "7/10". */
export function valueText(kind: ValueKind, kept: number, units: UnitSystem): string {
  const { dimension, range } = valueFacts(kind);
  const shown = shownNumber(kind, kept, units);
  return dimension === 'level' ? `${shown}/${range.max}` : `${shown} ${shownUnit(kind, units)}`;
}

/** The same within a sentence: "164.6 lbs", "7 of 10". */
export function valueInWords(kind: ValueKind, kept: number, units: UnitSystem): string {
  const { dimension, range } = valueFacts(kind);
  return dimension === 'level' ? `${kept} of ${range.max}` : valueText(kind, kept, units);
}

type Range = ReturnType<typeof valueFacts>['range'];

/** The lower end of a range, part of it or not. */
export const leastOf = (range: Range): number => ('over' in range ? range.over : range.min);

/** Whether a number, as it is kept, can be logged. */
export function isLoggable(kind: ValueKind, kept: number): boolean {
  const { range, whole } = valueFacts(kind);
  if (whole && !Number.isInteger(kept)) return false;
  return ('over' in range ? kept > range.over : kept >= range.min) && kept <= range.max;
}
