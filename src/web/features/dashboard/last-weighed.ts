import { dayNumber, shortDate } from './calendar.ts';

const two = (number: number) => String(number).padStart(2, '0');

/** "07:10", by the clock of this device. */
export const clockTime = (moment: Date): string => `${two(moment.getHours())}:${two(moment.getMinutes())}`;

/** "Today, 07:04", "Last: yesterday, 07:10", "Last: 12 Nov"; before the first one, where the figure comes from. */
export function lastWeighed(loggedAt: string | undefined, now: Date): string {
  if (loggedAt === undefined) return 'From your answers';
  const moment = new Date(loggedAt);
  const ago = dayNumber(now) - dayNumber(moment);
  if (ago <= 0) return `Today, ${clockTime(moment)}`;
  return ago === 1 ? `Last: yesterday, ${clockTime(moment)}` : `Last: ${shortDate(moment)}`;
}
