const MINUTE_MS = 60_000;
export const DAY_MS = 86_400_000;
/** 1 January 1970 was a Thursday. */
const WEEKDAY_OF_DAY_0 = 3;

/**
 * The calendar day of a moment on a clock that is so many minutes ahead of UTC: days since 1 January 1970. The clock is the
 * one where the person was, so neither daylight saving nor a journey moves what was logged to another day.
 */
export function dayNumber(ms: number, utcOffsetMinutes: number): number {
  return Math.floor((ms + utcOffsetMinutes * MINUTE_MS) / DAY_MS);
}

/** 0 for Monday to 6 for Sunday. */
export const weekdayOf = (day: number): number => (((day + WEEKDAY_OF_DAY_0) % 7) + 7) % 7;

/** How many days after a day the next one of that weekday is: 0 for the day itself. */
export const daysUntil = (weekday: number, day: number): number => (weekday - weekdayOf(day) + 7) % 7;

/** How many days before a day the last one of that weekday was: 0 for the day itself. */
export const daysSince = (weekday: number, day: number): number => (weekdayOf(day) - weekday + 7) % 7;

/** The Monday of the week that a day is in. */
export const mondayOf = (day: number): number => day - weekdayOf(day);

/** "2026-05-04". */
export const isoDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** The number of a day such as "2026-05-04". */
export const dayOfIso = (iso: string): number => Math.floor(Date.parse(`${iso}T00:00:00Z`) / DAY_MS);

/** The day of a moment in UTC, as "2026-11-23". */
export const isoDayOf = (moment: Date): string => moment.toISOString().slice(0, 10);
