import { monthName, shortMonthName, weekdayName } from '#web/ui/calendar-names.ts';

const DAY_MS = 86_400_000;

/** The person's own calendar day, as a number that grows by one each day. */
export function dayNumber(moment: Date): number {
  return Math.round(Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()) / DAY_MS);
}

/** 0 for Monday to 6 for Sunday. */
export const weekday = (moment: Date): number => (moment.getDay() + 6) % 7;

/** "Thursday, 20 November". */
export const longDate = (moment: Date): string => `${weekdayName(moment)}, ${moment.getDate()} ${monthName(moment)}`;

/** "20 Nov". */
export const shortDate = (moment: Date): string => `${moment.getDate()} ${shortMonthName(moment)}`;
