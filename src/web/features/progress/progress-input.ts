import { logProgress } from '#contract/logs.ts';
import type { RequestOf } from '#contract/operation.ts';
import type { BodyPart } from '#core/progress/body-part.ts';
import { type ValueKind, valueFacts } from '#core/progress/log-kinds.ts';
import { isLoggable, keptNumber } from '#core/progress/log-values.ts';
import type { UnitSystem } from '#core/units/measure-units.ts';
import { utcOffsetOf } from '#web/parts/logs/log-queries.ts';

export type ProgressBody = RequestOf<typeof logProgress>['body'];

/** A number as it was typed, with a point or a comma; `null` if it is none. */
function numberOf(text: string): number | null {
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

type Typed = { kind: ValueKind; part: BodyPart; value: string; notes: string; date: string };
type Place = { units: UnitSystem; now: Date };

/** What to send, or `null` if the value is not a number that can be logged. */
export function readProgress({ kind, part, value, notes, date }: Typed, { units, now }: Place): ProgressBody | null {
  const number = readValue(kind, value, units);
  if (number === null) return null;
  const trimmed = notes.trim();
  const { unit, parts } = valueFacts(kind);
  const body = logProgress.body.safeParse({
    ...{ logType: kind, value: number, unit },
    ...(parts && { part }),
    ...(trimmed !== '' && { notes: trimmed }),
    ...momentOn(date, now),
  });
  return body.success ? body.data : null;
}

const two = (number: number) => String(number).padStart(2, '0');

/** "2026-05-04", as a date field holds it, of the clock of this device. */
export const dateField = (moment: Date): string =>
  `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;

/** When it was: now for today, else noon of the day that was chosen; of what cannot be read, now. */
export function momentOn(date: string, now: Date): { loggedAt: string; utcOffsetMinutes: number } {
  const [, year, month, day] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? []).map(Number);
  const noon = year && month && day ? new Date(year, month - 1, day, 12) : now;
  const moment = date === dateField(now) || noon.getTime() > now.getTime() ? now : noon;
  return { loggedAt: moment.toISOString(), utcOffsetMinutes: utcOffsetOf(moment) };
}
