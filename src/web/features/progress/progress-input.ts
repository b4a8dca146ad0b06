import { z } from 'zod';
import { TEXT_MAX } from '#contract/common.ts';
import { logProgress, type updateLog } from '#contract/logs.ts';
import type { RequestOf } from '#contract/operation.ts';
import { BODY_PARTS } from '#core/progress/body-part.ts';
import { VALUE_KINDS, type ValueKind, valueFacts } from '#core/progress/log-kinds.ts';
import type { UnitSystem } from '#core/units/measure-units.ts';
import { utcOffsetOf } from '#web/parts/logs/log-queries.ts';
import { askFor, readValue } from '#web/parts/logs/read-value.ts';

type ProgressBody = RequestOf<typeof logProgress>['body'];

/** What every entry has, as it is typed. */
const entryFields = { value: z.string(), notes: z.string().trim().max(TEXT_MAX.long), date: z.string() };
const typedSchema = z.object({ kind: z.enum(VALUE_KINDS), part: z.enum(BODY_PARTS), ...entryFields });

type Typed = z.output<typeof typedSchema>;
type Place = { units: UnitSystem; now: Date };

/** A new entry, read as what to send; `now` is asked when it is sent. */
export const progressSchema = (units: UnitSystem, now: () => Date) =>
  typedSchema.transform((typed, { addIssue }) => {
    const body = readProgress(typed, { units, now: now() });
    if (body) return body;
    addIssue({ code: 'custom', path: ['value'], message: askFor(typed.kind) });
    return z.NEVER;
  });

type EntryText = Pick<Typed, 'value' | 'notes' | 'date'>;
type EntryPlace = { kind: ValueKind | null; units: UnitSystem; before: EntryText; now: () => Date };

/** A corrected entry, read as its changes; `kind` is null where it holds no number that is typed here. */
export const entrySchema = ({ kind, units, before, now }: EntryPlace) =>
  z.object(entryFields).transform(({ value, notes, date }, { addIssue }): EntryChanges => {
    const number = kind === null || value === before.value ? undefined : readValue(kind, value, units);
    if (kind !== null && number === null) {
      addIssue({ code: 'custom', path: ['value'], message: askFor(kind) });
      return z.NEVER;
    }
    return {
      ...(typeof number === 'number' && { value: number }),
      ...(notes !== before.notes.trim() && { notes }),
      ...(date !== before.date && momentOn(date, now())),
    };
  });

type EntryChanges = RequestOf<typeof updateLog>['body'];

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
