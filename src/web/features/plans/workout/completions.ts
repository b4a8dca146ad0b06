import type { Log } from '#contract/logs.ts';

type Done = { planId: string; dayName: string; exerciseName: string };

/** Whether two moments fall on one calendar day of the person's own time zone. */
const isSameDay = (one: Date, other: Date) => one.toDateString() === other.toDateString();

/** Whether an exercise of a plan's day was logged as done on the day of `now`. */
export const isDoneOn = (logs: readonly Log[], { planId, dayName, exerciseName }: Done, now: Date): boolean =>
  logs.some(
    (log) =>
      log.logType === 'exercise_completion' &&
      log.planId === planId &&
      log.dayName === dayName &&
      log.exerciseName === exerciseName &&
      isSameDay(new Date(log.loggedAt), now),
  );
