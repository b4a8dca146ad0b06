import { capital } from '#core/language/capital.ts';
import { dayOfIso, isoDay, weekdayOf } from './calendar-day.ts';

export const MONTH_NAMES =
  'january february march april may june july august september october november december'.split(' ');
/** From Monday on, as `weekdayOf` counts. */
export const DAY_NAMES = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ');

/** "Friday 12 June", with the year where it is not that of today; both days as "2026-06-12". */
export function spokenDate(date: string, today: string): string {
  const day = dayOfIso(date);
  const [, month, ofMonth] = isoDay(day).split('-').map(Number);
  const year = date.slice(0, 4) === today.slice(0, 4) ? '' : ` ${date.slice(0, 4)}`;
  const names = [DAY_NAMES[weekdayOf(day)] ?? '', MONTH_NAMES[(month ?? 1) - 1] ?? ''].map(capital);
  return `${names[0]} ${ofMonth} ${names[1]}${year}`;
}

const WEEK_DAYS = 7;

/** "today", "tomorrow", "Thursday", "Friday 12 June". */
export function spokenDay(day: string, today: string): string {
  const ahead = dayOfIso(day) - dayOfIso(today);
  if (ahead === 0) return 'today';
  if (ahead === 1) return 'tomorrow';
  if (ahead > 1 && ahead < WEEK_DAYS) return capital(DAY_NAMES[weekdayOf(dayOfIso(day))] ?? day);
  return spokenDate(day, today);
}
