import { dayNumber } from '#core/units/calendar-day.ts';
import { utcOffsetAt } from '#core/units/zoned-time.ts';

/** The calendar day of a moment in a time zone: days since 1 January 1970. */
export const dayIn = (moment: Date, timeZone: string): number =>
  dayNumber(moment.getTime(), utcOffsetAt(moment.getTime(), timeZone));

/** The calendar day of the person who asks. */
export const todayOf = ({ now, timeZone }: { now: Date; timeZone: string }): number => dayIn(now, timeZone);
