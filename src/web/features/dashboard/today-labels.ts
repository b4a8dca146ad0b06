import { counted } from '#core/language/counted.ts';
import { grouped } from '#web/parts/plan/plan-labels.ts';
import { weekdayName } from '#web/ui/calendar-names.ts';
import type { TodaysSession } from './todays-session.ts';

/** "5 exercises, 16 sets, about 46 minutes". */
export function sessionNote({ day, work, sets }: TodaysSession): string {
  return `${counted(work.length, 'exercise')}, ${counted(sets.total, 'set')}, about ${day.estimatedMinutes} minutes`;
}

/** "7 of 16 sets done, about 25 minutes left". */
export function leftNote({ day, sets: { done, total } }: TodaysSession): string {
  const minutes = Math.max(1, Math.round(day.estimatedMinutes * (1 - done / Math.max(1, total))));
  return `${done} of ${counted(total, 'set')} done, about ${counted(minutes, 'minute')} left`;
}

/** "16 sets, 44 minutes". */
export function doneNote({ sets, finished }: Pick<TodaysSession, 'sets' | 'finished'>): string {
  const minutes = finished?.minutes ? counted(finished.minutes, 'minute') : null;
  return [sets.done > 0 ? counted(sets.done, 'set') : null, minutes].filter((part) => part !== null).join(', ');
}

/** "tomorrow", "on Saturday". */
export function dayAhead(days: number, now: Date = new Date()): string {
  if (days <= 1) return 'tomorrow';
  return `on ${weekdayName(new Date(now.getFullYear(), now.getMonth(), now.getDate() + days))}`;
}

/** "1,735 kcal today", then "452 eaten, 1,351 to go"; with more than was planned, what was planned, and no word on it. */
export function eatenLine(eaten: number, planned: number): { strong: string; rest: string } {
  if (eaten === 0) return { strong: `${grouped(planned)} kcal`, rest: ' today' };
  const rest = eaten > planned ? `${grouped(planned)} planned` : `${grouped(planned - eaten)} to go`;
  return { strong: `${grouped(eaten)} eaten`, rest: `, ${rest}` };
}
