import type { Log } from '#contract/logs.ts';
import { kindsIn } from '#core/progress/log-kinds.ts';
import { nextTrainingDay, sessionsAhead } from '#core/training/player/training-days.ts';
import { dayNumber, weekday } from './calendar.ts';

const NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** The kinds of entries that make a day one of training. */
const TRAINED = kindsIn('workouts', 'exercises');

export type WeekDay = {
  name: string;
  trained: boolean;
  isToday: boolean /** A session falls on it. */;
  isAhead: boolean;
};

type Seen = { logs: readonly Log[] /** Sessions a week. */; planned: number; now: Date };

const trainedOn = (logs: readonly Log[]): Set<number> =>
  new Set(logs.filter(({ logType }) => TRAINED.includes(logType)).map(({ loggedAt }) => dayNumber(new Date(loggedAt))));

/** The seven days around `now`, Monday first; a day counts as trained if a workout or an exercise was logged on it. */
export function trainingWeek({ logs, planned, now }: Seen): WeekDay[] {
  const today = dayNumber(now);
  const monday = today - weekday(now);
  const trained = trainedOn(logs);
  const ahead = planned > 0 ? sessionsAhead({ trained, planned, today }) : [];
  return NAMES.map((name, index) => ({
    name,
    trained: trained.has(monday + index),
    isToday: monday + index === today,
    isAhead: ahead.includes(monday + index),
  }));
}

export const trainedDays = (week: readonly WeekDay[]): number => week.filter(({ trained }) => trained).length;

/** In how many days the next session is due: 0 for today. */
export function daysToNextSession({ logs, planned, now }: Seen): number {
  const today = dayNumber(now);
  return nextTrainingDay({ trained: trainedOn(logs), planned, today }) - today;
}
