import type { Log } from '#contract/logs.ts';
import type { Progress } from '#contract/progress.ts';
import type { ActivityDay } from '#core/progress/activity.ts';
import { kindFacts } from '#core/progress/log-kinds.ts';
import type { DayWeight } from '#core/progress/weight-trend.ts';
import { dayNumber, dayOfIso } from '#core/units/calendar-day.ts';
import { utcOffsetOf } from './log-queries.ts';

/** Today, by the clock of this device. */
export const todayOf = (now: Date): number => dayNumber(now.getTime(), utcOffsetOf(now));

/** The calendar day that a log counts for: on the clock it was made on, else on this one. */
export function dayOfLog({ loggedAt, utcOffsetMinutes }: Pick<Log, 'loggedAt' | 'utcOffsetMinutes'>): number {
  const moment = new Date(loggedAt);
  return dayNumber(moment.getTime(), utcOffsetMinutes ?? utcOffsetOf(moment));
}

/** Weigh-ins, oldest first. */
export function dayWeights(logs: readonly Log[]): DayWeight[] {
  return logs
    .flatMap((log) => (log.logType === 'weight' ? [{ day: dayOfLog(log), lbs: log.value, at: log.loggedAt }] : []))
    .sort((a, b) => a.at.localeCompare(b.at))
    .map(({ day, lbs }) => ({ day, lbs }));
}

/** The days as the server sums them up. */
export const daysOf = (progress: Progress): ActivityDay[] =>
  progress.days.map((each) => ({ ...each, day: dayOfIso(each.day) }));

/** What a log that is on this device only adds to its day. */
export function dayOfPending(log: Log): ActivityDay {
  const { countsIn } = kindFacts(log.logType);
  return {
    day: dayOfLog(log),
    logs: 1,
    workouts: countsIn === 'workouts' ? 1 : 0,
    exercises: countsIn === 'exercises' && 'exerciseName' in log ? [log.exerciseName] : [],
    energy: countsIn === 'energy' && 'value' in log ? [log.value] : [],
  };
}
