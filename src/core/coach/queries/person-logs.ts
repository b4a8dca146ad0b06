import { lastDays, totalsOf } from '#core/progress/activity.ts';
import { dayStreak } from '#core/progress/streak.ts';
import type { ProgressFacts } from '../turn.ts';
import type { PersonLogs } from './query-data.ts';

const LOOK_BACK_DAYS = 90;

/** The few numbers of a log that any talk of progress needs: counted as the progress screen counts them, day by day. */
export function progressFactsOf(logs: PersonLogs, today: number): ProgressFacts {
  const { days } = logs;
  const workoutsWithin = (count: number) => totalsOf(lastDays(days, count, today)).workouts;
  const lastWorkout = lastDays(days, LOOK_BACK_DAYS, today).findLast(({ workouts }) => workouts > 0);
  const recent = <Entry extends { day: number }>(entries: readonly Entry[]) =>
    entries.filter(({ day }) => day <= today && day > today - LOOK_BACK_DAYS);
  return {
    weights: recent(logs.weights).map(({ day, lbs }) => ({ daysAgo: today - day, lbs })),
    energy: recent(logs.energy).map(({ day, value }) => ({ daysAgo: today - day, level: value })),
    workoutsLast7Days: workoutsWithin(7),
    workoutsLast28Days: workoutsWithin(28),
    daysSinceWorkout: lastWorkout ? today - lastWorkout.day : null,
    streakDays: dayStreak(new Set(days.map(({ day }) => day)), today).days,
  };
}
