import type { ActionOf } from '#core/coach/actions/actions.ts';
import { tellReminder } from '#core/coach/actions/tell-action.ts';
import type { ReminderSettings } from '#core/reminders/reminders.ts';
import type { Db } from '../db/database.ts';
import { httpError } from '../http/http-error.ts';
import { setReminders } from '../reminders/set-reminders.ts';
import { selectReminders } from '../reminders/store.ts';
import { readReminders } from '../reminders/stored-reminders.ts';
import type { Actor, Performed } from './performed.ts';

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];

/** One reminder set or put off; the others stay as they are. What is not named stays as it was. */
export async function performSetReminder(tx: Db, action: ActionOf<'set_reminder'>, actor: Actor): Promise<Performed> {
  const { userId, log, now, newId, timeZone } = actor;
  const row = await selectReminders(tx, userId);
  const read = row ? readReminders(row, log) : null;
  if (read && !read.ok)
    throw httpError('unreadable_document', 'Your reminders could not be read. Set them on their page.');
  const before = read?.ok ? read.value : null;
  const old = before?.reminders.find(({ kind }) => kind === action.reminder);
  const time = action.time ?? old?.time ?? null;
  if (action.isOn && time === null)
    throw httpError('bad_request', 'At what time shall I remind you? Say it like 18:30.');
  const set = {
    kind: action.reminder,
    days: action.isOn ? (action.days ?? nonEmpty(old?.days) ?? EVERY_DAY) : [],
    time: time ?? '18:00',
  };
  const others = (before?.reminders ?? []).filter(({ kind }) => kind !== action.reminder);
  const settings: ReminderSettings = {
    timeZone: before?.timeZone ?? timeZone,
    reminders: [...others, set],
    quiet: before?.quiet ?? null,
  };
  await setReminders(tx, { userId, settings, now, newId });
  const told = tellReminder({ reminder: set.kind, days: set.days, time: set.time });
  return { ...told, inverse: { kind: 'set_reminders', settings: before }, changed: [] };
}

const nonEmpty = (days: readonly number[] | undefined) => (days && days.length > 0 ? [...days] : null);
