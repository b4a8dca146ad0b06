import { shortMonthName } from '#web/ui/calendar-names.ts';

/** 'Nov 21, 2025', in the person's own time zone. */
export function writtenOn(createdAt: string): string {
  const day = new Date(createdAt);
  return `${shortMonthName(day)} ${day.getDate()}, ${day.getFullYear()}`;
}
