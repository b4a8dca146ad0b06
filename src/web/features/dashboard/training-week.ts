import type { Log } from '#contract/logs.ts';
import { kindsIn } from '#core/progress/log-kinds.ts';
import { dayNumber, weekday } from './calendar.ts';

const NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** The kinds of entries that make a day one of training. */
const TRAINED = kindsIn('workouts', 'exercises');

export type WeekDay = { name: string; trained: boolean; isToday: boolean };

/** The seven days around `now`, Monday first; a day counts as trained if a workout or an exercise was logged on it. */
export function trainingWeek(logs: readonly Log[], now: Date): WeekDay[] {
  const monday = dayNumber(now) - weekday(now);
  const trained = new Set(
    logs
      .filter(({ logType }) => TRAINED.includes(logType))
      .map(({ loggedAt }) => dayNumber(new Date(loggedAt)) - monday),
  );
  return NAMES.map((name, index) => ({ name, trained: trained.has(index), isToday: index === weekday(now) }));
}

export const trainedDays = (week: readonly WeekDay[]): number => week.filter(({ trained }) => trained).length;
