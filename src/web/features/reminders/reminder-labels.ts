import type { ReminderKind, ReminderSettings } from '#core/reminders/reminders.ts';

export const KIND_WORDS: Record<ReminderKind, string> = {
  workout: 'Workout',
  weight: 'Daily log',
  groceries: 'Groceries',
};

/** Monday first; the numbers are those of the calendar, 0 is Sunday. */
export const DAYS = [
  { day: 1, short: 'Mo', name: 'Monday' },
  { day: 2, short: 'Tu', name: 'Tuesday' },
  { day: 3, short: 'We', name: 'Wednesday' },
  { day: 4, short: 'Th', name: 'Thursday' },
  { day: 5, short: 'Fr', name: 'Friday' },
  { day: 6, short: 'Sa', name: 'Saturday' },
  { day: 0, short: 'Su', name: 'Sunday' },
] as const;

/** What is offered to somebody who has chosen nothing yet. */
export const suggested = (timeZone: string): ReminderSettings => ({
  timeZone,
  reminders: [
    { kind: 'workout', days: [1, 3, 5], time: '18:00' },
    { kind: 'weight', days: [], time: '07:30' },
    { kind: 'groceries', days: [], time: '10:00' },
  ],
  quiet: { from: '22:00', until: '07:00' },
});
