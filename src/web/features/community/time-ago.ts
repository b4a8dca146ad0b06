import { monthName, weekdayName } from '#web/ui/calendar-names.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const daysBetween = (from: Date, to: Date): number =>
  Math.round(
    (new Date(to.getFullYear(), to.getMonth(), to.getDate()).getTime() -
      new Date(from.getFullYear(), from.getMonth(), from.getDate()).getTime()) /
      (24 * HOUR_MS),
  );

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'} ago`;

/** "2 hours ago", "Yesterday", "Wednesday", "4 May". */
export function timeAgo(moment: Date, now: Date): string {
  const passed = now.getTime() - moment.getTime();
  if (passed < MINUTE_MS) return 'Just now';
  if (passed < HOUR_MS) return counted(Math.floor(passed / MINUTE_MS), 'minute');
  const days = daysBetween(moment, now);
  if (days === 0) return counted(Math.floor(passed / HOUR_MS), 'hour');
  if (days === 1) return 'Yesterday';
  if (days < 7) return weekdayName(moment);
  const year = moment.getFullYear() === now.getFullYear() ? '' : ` ${moment.getFullYear()}`;
  return `${moment.getDate()} ${monthName(moment)}${year}`;
}
