import type { ProgressFacts } from '#core/coaching/turn.ts';
import { lastDays, totalsOf } from '#core/progress/activity.ts';
import { dayStreak } from '#core/progress/streak.ts';
import { DAY_MS, dayNumber } from '#core/units/calendar-day.ts';
import { utcOffsetAt } from '#core/units/zoned-time.ts';
import type { Db } from '../db/database.ts';
import { readActivity } from './read-activity.ts';
import { selectValues } from './store.ts';

const LOOK_BACK_DAYS = 90;

type Asker = { userId: string; now: Date; timeZone: string };

/** Reads what the coach may tell of a person's progress: counted as the progress screen counts it, day by day. */
export async function readProgressFacts(db: Db, { userId, now, timeZone }: Asker): Promise<ProgressFacts> {
  const utcOffsetMinutes = utcOffsetAt(now.getTime(), timeZone);
  const today = dayNumber(now.getTime(), utcOffsetMinutes);
  const days = await readActivity(db, { userId, now, utcOffsetMinutes, lookBackDays: LOOK_BACK_DAYS });
  const since = new Date(now.getTime() - LOOK_BACK_DAYS * DAY_MS);
  const valuesOf = async (statistic: 'weights' | 'energy') => {
    const rows = await selectValues(db, { userId, statistic, since });
    return rows.flatMap(({ value, loggedAt, utcOffsetMinutes: own }) => {
      const daysAgo = today - dayNumber(loggedAt.getTime(), own ?? utcOffsetAt(loggedAt.getTime(), timeZone));
      return daysAgo >= 0 && daysAgo < LOOK_BACK_DAYS ? [{ daysAgo, value }] : [];
    });
  };
  const workoutsWithin = (count: number) => totalsOf(lastDays(days, count, today)).workouts;
  const lastWorkout = lastDays(days, LOOK_BACK_DAYS, today).findLast(({ workouts }) => workouts > 0);
  return {
    weights: (await valuesOf('weights')).map(({ daysAgo, value }) => ({ daysAgo, lbs: value })),
    energy: (await valuesOf('energy')).map(({ daysAgo, value }) => ({ daysAgo, level: value })),
    workoutsLast7Days: workoutsWithin(7),
    workoutsLast28Days: workoutsWithin(28),
    daysSinceWorkout: lastWorkout ? today - lastWorkout.day : null,
    streakDays: dayStreak(new Set(days.map(({ day }) => day)), today).days,
  };
}
