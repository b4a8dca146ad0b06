import { z } from 'zod';
import { dayAfter, isTimeZone, momentAt, wallTimeAt } from '../units/zoned-time.ts';

export const REMINDER_KINDS = ['workout', 'weight', 'groceries'] as const;

const clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 18:30');

const reminderSchema = z.strictObject({
  kind: z.enum(REMINDER_KINDS),
  /** Days of the week, 0 is Sunday; none: the reminder is off. */
  days: z.array(z.number().int().min(0).max(6)).max(7),
  time: clock,
});

/** What a person wants to be reminded of, by the clocks of their time zone. Nothing is sent in the quiet hours. */
export const reminderSettingsSchema = z.strictObject({
  timeZone: z.string().max(60).refine(isTimeZone, 'must be a time zone such as Europe/Berlin'),
  reminders: z
    .array(reminderSchema)
    .max(REMINDER_KINDS.length)
    .refine((all) => new Set(all.map(({ kind }) => kind)).size === all.length, 'names a kind twice'),
  quiet: z.strictObject({ from: clock, until: clock }).nullable(),
});

export type ReminderKind = (typeof REMINDER_KINDS)[number];
export type ReminderSettings = z.infer<typeof reminderSettingsSchema>;
type Reminder = ReminderSettings['reminders'][number];

const DAY_MINUTES = 24 * 60;
/** A week and a day: the same weekday again, also when it is past for today. */
const DAYS_AHEAD = 8;

export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** How many minutes a reminder at this time has to wait for the end of the quiet hours; they may go over midnight. */
export function quietDelay(minutes: number, quiet: ReminderSettings['quiet']): number {
  if (!quiet) return 0;
  const [from, until] = [minutesOf(quiet.from), minutesOf(quiet.until)];
  const sinceFrom = (minutes - from + DAY_MINUTES) % DAY_MINUTES;
  const length = (until - from + DAY_MINUTES) % DAY_MINUTES;
  return sinceFrom < length ? length - sinceFrom : 0;
}

function nextOf(reminder: Reminder, { timeZone, quiet }: ReminderSettings, after: number): number | null {
  const today = wallTimeAt(after, timeZone);
  const minutes = minutesOf(reminder.time);
  const sentAt = minutes + quietDelay(minutes, quiet);
  // Yesterday's may have been put off until this morning.
  for (let ahead = -1; ahead <= DAYS_AHEAD; ahead++) {
    if (!reminder.days.includes((today.weekday + ahead + 7) % 7)) continue;
    const put = dayAfter(today, ahead + Math.floor(sentAt / DAY_MINUTES));
    const moment = momentAt(put, sentAt % DAY_MINUTES, timeZone);
    if (moment > after) return moment;
  }
  return null;
}

/** The next moment (milliseconds UTC) after another at which something is to be sent, and what; null: never. */
export function nextReminders(settings: ReminderSettings, after: number): { at: number; kinds: ReminderKind[] } | null {
  const dues = settings.reminders.flatMap((reminder) => {
    const at = nextOf(reminder, settings, after);
    return at === null ? [] : [{ at, kind: reminder.kind }];
  });
  if (dues.length === 0) return null;
  const at = Math.min(...dues.map((due) => due.at));
  return { at, kinds: dues.filter((due) => due.at === at).map(({ kind }) => kind) };
}
