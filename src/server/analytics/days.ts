import { isoDayOf } from '#core/units/calendar-day.ts';

const DAY_MS = 86_400_000;

export const daysBefore = (moment: Date, days: number): string => isoDayOf(new Date(moment.getTime() - days * DAY_MS));
