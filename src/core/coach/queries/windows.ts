import { DAY_MS, daysSince, mondayOf, weekdayOf } from '#core/units/calendar-day.ts';
import type { Window } from './query.ts';

/** From the first to the last day of it, both in; `name` ends a sentence: "this week", "since 4 May". */
export type Stretch = { from: number; to: number; name: string };

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
const FAR_DAYS = 300;
const WEEK = 7;

/** The first day of the month so many before that of a day. */
function monthStart(day: number, ago: number): number {
  const date = new Date(day * DAY_MS);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - ago, 1) / DAY_MS;
}

const WEEK_NAMES = ['this week', 'last week'] as const;
const MONTH_NAMES = ['this month', 'last month'] as const;

/** The days that a window means today. What lies ahead of today is cut off, but for a single day. */
export function stretchOf(window: Window, today: number): Stretch {
  switch (window.kind) {
    case 'day':
      return { from: today - window.ago, to: today - window.ago, name: dayName(today - window.ago, today) };
    case 'week': {
      const from = mondayOf(today) - WEEK * window.ago;
      const name = WEEK_NAMES[window.ago] ?? `in the week of ${dateOf(from, today)}`;
      return { from, to: Math.min(today, from + WEEK - 1), name };
    }
    case 'month': {
      const from = monthStart(today, window.ago);
      const name = MONTH_NAMES[window.ago] ?? `in ${monthOf(from)}`;
      return { from, to: Math.min(today, monthStart(today, window.ago - 1) - 1), name };
    }
    case 'days':
      return { from: today - window.count + 1, to: today, name: `in the last ${window.count} days` };
    case 'weekday': {
      const from = today - daysSince(window.weekday, today);
      return lasting(from, from, window.since, today);
    }
    case 'date':
      return dateStretch(window, today);
    case 'all':
      return { from: Number.NEGATIVE_INFINITY, to: today, name: 'in your log' };
  }
}

/** One day or stretch, or all that came since it began. */
function lasting(from: number, to: number, isSince: boolean, today: number): Stretch {
  if (isSince) return { from, to: today, name: `since ${dateOf(from, today)}` };
  const name = from === to ? dayName(from, today) : `in ${monthOf(from)}`;
  return { from, to: Math.min(to, today), name };
}

function dateStretch({ month, day, since }: Extract<Window, { kind: 'date' }>, today: number): Stretch {
  const year = new Date(today * DAY_MS).getUTCFullYear();
  const startIn = (of: number) => Date.UTC(of, month, day ?? 1) / DAY_MS;
  const from = startIn(year) > today ? startIn(year - 1) : startIn(year);
  return lasting(from, day === null ? monthStart(from, -1) - 1 : from, since, today);
}

export const within = <Entry extends { day: number }>(entries: readonly Entry[], { from, to }: Stretch): Entry[] =>
  entries.filter(({ day }) => day >= from && day <= to);

/** Whether a day is one of the last so many, today among them. */
export const dayWithin = (day: number, today: number, count: number): boolean => day <= today && day > today - count;

const monthOf = (day: number) => MONTHS[new Date(day * DAY_MS).getUTCMonth()] ?? '';

/** "4 May", with its year where that is far off. */
export function dateOf(day: number, today: number): string {
  const date = new Date(day * DAY_MS);
  const year = Math.abs(today - day) > FAR_DAYS ? ` ${date.getUTCFullYear()}` : '';
  return `${date.getUTCDate()} ${monthOf(day)}${year}`;
}

/** "today", "yesterday", "Thu 4 May". */
export function dayName(day: number, today: number): string {
  if (day === today) return 'today';
  if (day === today - 1) return 'yesterday';
  if (day === today + 1) return 'tomorrow';
  return `${WEEKDAYS[weekdayOf(day)]} ${dateOf(day, today)}`;
}

/** The same with how long ago, where that helps: "12 days ago, Thu 4 May". */
export function agoName(day: number, today: number): string {
  const ago = today - day;
  return ago < 2 ? dayName(day, today) : `${ago} days ago, ${dayName(day, today)}`;
}
