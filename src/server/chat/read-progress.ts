import type { ProgressFacts } from '#core/coaching/turn.ts';
import { kindFacts, type Statistic } from '#core/progress/log-kinds.ts';
import type { Db } from '../db/database.ts';
import { selectLogs } from '../logs/store.ts';
import type { Asker } from './gather-facts.ts';

const DAY_MS = 86_400_000;
const LOOK_BACK_DAYS = 90;
const LOGS_MAX = 1500;
const STREAK_MAX_DAYS = 30;

/** What the person logged in the last ninety days, counted in days of their own calendar. */
export async function readProgress(
  db: Db,
  { userId, now, timeZone }: Pick<Asker, 'userId' | 'now' | 'timeZone'>,
): Promise<ProgressFacts> {
  const rows = await selectLogs(db, { userId, after: null, limit: LOGS_MAX });
  const dayOf = dayCounter(timeZone);
  const today = dayOf(now);
  const logs = rows
    .map(({ logType, value, loggedAt }) => ({
      ...{ countsIn: kindFacts(logType).countsIn, value, daysAgo: today - dayOf(loggedAt) },
    }))
    .filter(({ daysAgo }) => daysAgo >= 0 && daysAgo < LOOK_BACK_DAYS);
  const valuesIn = (statistic: Statistic) =>
    logs.flatMap(({ countsIn, value, daysAgo }) =>
      countsIn === statistic && value !== null ? [{ daysAgo, value }] : [],
    );
  const workouts = logs.filter(({ countsIn }) => countsIn === 'workouts');
  const workoutsWithin = (days: number) => workouts.filter(({ daysAgo }) => daysAgo < days).length;
  return {
    weights: valuesIn('weights')
      .map(({ daysAgo, value }) => ({ daysAgo, lbs: value }))
      .reverse(),
    energy: valuesIn('energy')
      .map(({ daysAgo, value }) => ({ daysAgo, level: value }))
      .reverse(),
    workoutsLast7Days: workoutsWithin(7),
    workoutsLast28Days: workoutsWithin(28),
    daysSinceWorkout: workouts[0]?.daysAgo ?? null,
    streakDays: streakOf(new Set(logs.map(({ daysAgo }) => daysAgo))),
  };
}

/** Consecutive days with any log, counted back from today; the first gap ends it once it has begun. */
function streakOf(daysWithLogs: ReadonlySet<number>): number {
  let streak = 0;
  for (let daysAgo = 0; daysAgo < STREAK_MAX_DAYS; daysAgo++) {
    if (daysWithLogs.has(daysAgo)) streak++;
    else if (streak > 0) break;
  }
  return streak;
}

/** Numbers the days of a time zone; UTC where the zone is not known. */
function dayCounter(timeZone: string): (moment: Date) => number {
  const format = calendarOf(timeZone);
  return (moment) => Math.round(Date.parse(`${format.format(moment)}T00:00:00Z`) / DAY_MS);
}

function calendarOf(timeZone: string): Intl.DateTimeFormat {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  try {
    return new Intl.DateTimeFormat('en-CA', { ...parts, timeZone });
  } catch {
    return new Intl.DateTimeFormat('en-CA', { ...parts, timeZone: 'UTC' });
  }
}
