import { capital } from '#core/language/capital.ts';
import { listed } from '#core/language/listed.ts';
import type { ReminderKind } from '#core/reminders/reminders.ts';
import { DAY_MS } from '#core/units/calendar-day.ts';
import { daysAhead } from './plan-days.ts';
import type { Query } from './query.ts';
import type { QueryAnswer, QueryData } from './query-data.ts';
import { choice, said } from './say.ts';

type Asked = { query: Query; data: QueryData };

const NAMES: Record<ReminderKind, string> = {
  workout: 'workout',
  weight: 'weighing',
  groceries: 'shopping',
};
/** 0 is Sunday, as reminders are kept. */
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const EVERY_DAY = 7;

const daysText = (days: readonly number[]): string =>
  days.length === EVERY_DAY ? 'every day' : listed(days.flatMap((day) => WEEKDAYS[day] ?? []));

/** When the person is reminded, and of what. */
export function answerReminders({ query, data }: Asked): QueryAnswer {
  const { reminders, today } = data;
  if (reminders === undefined) return said();
  const on = (reminders?.reminders ?? []).filter(({ days }) => days.length > 0);
  if (on.length === 0)
    return { ...said('No reminder is set.'), next: [choice('Remind me to train', 'Remind me to train at 18:00')] };
  const ahead = query.window === undefined ? null : daysAhead(query.window, today);
  const weekday = ahead === null ? null : new Date((today + ahead) * DAY_MS).getUTCDay();
  const then = weekday === null ? on : on.filter(({ days }) => days.includes(weekday));
  if (then.length === 0 && weekday !== null) return said(`None on ${WEEKDAYS[weekday]}. ${capital(all(on))}.`);
  if (weekday !== null)
    return said(`On ${WEEKDAYS[weekday]}: ${listed(then.map(({ kind, time }) => `${NAMES[kind]} at ${time}`))}.`);
  return said(`Your reminders: ${all(on)}.`);
}

const all = (on: readonly { kind: ReminderKind; days: readonly number[]; time: string }[]) =>
  listed(on.map(({ kind, days, time }) => `${NAMES[kind]} on ${daysText(days)} at ${time}`)).replace(
    'on every day',
    'every day',
  );

const MONTHS = [
  ...(['January', 'February', 'March', 'April', 'May', 'June', 'July'] as const),
  ...(['August', 'September', 'October', 'November', 'December'] as const),
] as const;

/** What day it is, or falls on. */
export function answerToday({ query, data: { today } }: Asked): QueryAnswer {
  const ahead = query.window === undefined ? 0 : (daysAhead(query.window, today) ?? 0);
  const date = new Date((today + ahead) * DAY_MS);
  const name = `${WEEKDAYS[date.getUTCDay()]}, ${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}`;
  if (ahead === 0) return said(`Today is ${name}.`);
  return said(ahead === 1 ? `Tomorrow is ${name}.` : `That’s ${name}, ${ahead} days from today.`);
}
