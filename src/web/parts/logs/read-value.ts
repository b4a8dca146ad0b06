import { type ValueKind, valueFacts } from '#core/progress/log-kinds.ts';
import { LOG_LABELS } from '#core/progress/log-labels.ts';
import { isLoggable, keptNumber } from '#core/progress/log-values.ts';
import type { UnitSystem } from '#core/units/measure-units.ts';

/** A number as it was typed, with a point or a comma; `null` if it is none. */
export function numberOf(text: string): number | null {
  const number = text.trim() === '' ? Number.NaN : Number(text.replace(',', '.'));
  return Number.isFinite(number) ? number : null;
}

/** What was typed, in the unit that it is kept in; `null` if it cannot be logged. */
export function readValue(kind: ValueKind, text: string, units: UnitSystem): number | null {
  const number = numberOf(text);
  if (number === null) return null;
  const kept = keptNumber(kind, number, units);
  return isLoggable(kind, kept) ? kept : null;
}

/** What a number of this kind has to be. */
export function askFor(kind: ValueKind): string {
  const { range, whole } = valueFacts(kind);
  const { example } = LOG_LABELS[kind];
  const number = whole ? 'A whole number' : 'A number';
  const bounds = 'over' in range ? `above ${range.over}` : `from ${range.min} to ${range.max}`;
  return example === undefined ? `${number} ${bounds}.` : `${number} ${bounds}, such as ${example}.`;
}
