import type { FastifyBaseLogger } from 'fastify';
import type { Log } from '#contract/logs.ts';
import type { ExerciseCatalogue } from '#core/catalogue/exercise.ts';
import type { PersonLogs } from '#core/coach/queries/query-data.ts';
import type { ActivityDay } from '#core/progress/activity.ts';
import { type LoggedExercise, performancesOf } from '#core/training/progression/history.ts';
import { DAY_MS, dayNumber } from '#core/units/calendar-day.ts';
import { utcOffsetAt } from '#core/units/zoned-time.ts';
import type { Db } from '../db/database.ts';
import type { LogRow } from '../logs/store.ts';
import { readLog } from '../logs/stored-log.ts';
import { inTurns } from '../turns.ts';
import { selectRecentLogs } from './store.ts';

/** A little over a year, so that "a year ago" is still known. */
const LOOK_BACK_DAYS = 400;
/** A year of forty sets of five kinds a week is less. */
const MOST_LOGS = 6000;

type Input = {
  userId: string;
  now: Date;
  timeZone: string;
  exercises: ExerciseCatalogue;
  log: FastifyBaseLogger;
};

/** Everything that a person logged within a year, in one statement, each entry on the day of the clock it was made on. */
export async function readPersonLogs(db: Db, { userId, now, timeZone, exercises, log }: Input): Promise<PersonLogs> {
  const offset = utcOffsetAt(now.getTime(), timeZone);
  const dayOf = (row: LogRow) => dayNumber(row.loggedAt.getTime(), row.utcOffsetMinutes ?? offset);
  const today = dayNumber(now.getTime(), offset);
  const since = new Date(now.getTime() - LOOK_BACK_DAYS * DAY_MS);
  const rows = (await selectRecentLogs(db, { userId, since, limit: MOST_LOGS })).reverse();
  const entries = await inTurns(rows, (row) => [{ row, day: dayOf(row), log: readLog(row, log)[0] }]);
  const known = entries.filter(({ day }) => day <= today);
  const dayAt = new Map(known.map(({ row, day }) => [row.loggedAt.getTime(), day]));
  const done = known.flatMap(({ row, log: entry }) => exerciseOf(row, entry));
  return {
    since: rows.length === MOST_LOGS ? (known[0]?.day ?? today) : today - LOOK_BACK_DAYS,
    weights: known.flatMap(({ day, log: one }) => (one?.logType === 'weight' ? [{ day, lbs: one.value }] : [])),
    energy: known.flatMap(({ day, log: one }) => (one?.logType === 'energy' ? [{ day, value: one.value }] : [])),
    measurements: known.flatMap(({ day, log: one }) =>
      one?.logType === 'measurement' ? [{ day, part: one.part, inches: one.value }] : [],
    ),
    days: daysOf(known),
    eaten: known.flatMap(({ day, log: one }) => (one?.logType === 'meal_eaten' ? [eatenOn(day, one)] : [])),
    performances: performancesOf(done, exercises).map((each) => ({
      ...each,
      day: dayAt.get(each.at) ?? dayNumber(each.at, offset),
    })),
  };
}

const eatenOn = (day: number, one: Extract<Log, { logType: 'meal_eaten' }>) => {
  const { mealName: name, mealType: meal, calories: kcal, protein, carbs, fat } = one;
  return { day, name, meal, kcal, protein, carbs, fat };
};

type Entry = { row: LogRow; day: number; log: Log | undefined };

function exerciseOf({ loggedAt }: LogRow, entry: Log | undefined): LoggedExercise[] {
  if (entry?.logType !== 'exercise_completion') return [];
  const performed = entry.performed.map(({ weightLbs, reps, rpe }) => ({ weightLbs, reps, rpe: rpe ?? null }));
  const { exerciseName, dayName, planId, sets, reps } = entry;
  return [{ exerciseName, dayName, planId, sets, reps, performed, at: loggedAt.getTime() }];
}

/** What was logged day by day, oldest first; an entry that cannot be read is still one. */
function daysOf(entries: readonly Entry[]): ActivityDay[] {
  const days = new Map<number, { logs: number; workouts: number; exercises: Set<string>; energy: number[] }>();
  for (const { row, day, log } of entries) {
    const one = days.get(day) ?? { logs: 0, workouts: 0, exercises: new Set<string>(), energy: [] };
    one.logs += 1;
    if (row.logType === 'workout') one.workouts += 1;
    if (log?.logType === 'exercise_completion') one.exercises.add(log.exerciseName);
    if (log?.logType === 'energy') one.energy.push(log.value);
    days.set(day, one);
  }
  return [...days]
    .sort(([a], [b]) => a - b)
    .map(([day, { exercises, ...sums }]) => ({ day, ...sums, exercises: [...exercises] }));
}
