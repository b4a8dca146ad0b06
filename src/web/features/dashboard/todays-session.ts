import type { Log } from '#contract/logs.ts';
import type { WorkoutPlan } from '#contract/plans.ts';
import { swappedDays, swapsHolding } from '#core/training/swap/today-swaps.ts';
import type { PlannedExercise, WorkoutDay } from '#core/training/workout-plan.ts';
import { dayNumber } from './calendar.ts';

type ExerciseLog = Extract<Log, { logType: 'exercise_completion' }>;

export type TodaysSession = {
  dayIndex: number;
  day: WorkoutDay;
  /** Strength and cardio, without warm-up, stretches and cool-down; with the sets logged today. */
  work: { exercise: PlannedExercise; done: number }[];
};

const AROUND: readonly PlannedExercise['category'][] = ['warmup', 'cooldown', 'flexibility'];

/** Mark Complete logs an exercise at once; the player logs the sets that were done. */
function setsDone(exercise: PlannedExercise, logs: readonly ExerciseLog[]): number {
  const mine = logs.filter(({ exerciseName }) => exerciseName === exercise.name);
  const sets = mine.reduce((sum, { performed, sets: all }) => sum + (performed.length || all), 0);
  return Math.min(exercise.sets, sets);
}

/**
 * The day of the plan that is due: the one begun today, else the one after the last that was trained, round the week.
 * `logs` newest first.
 */
export function todaysSession(plan: WorkoutPlan, logs: readonly Log[], now: Date): TodaysSession | undefined {
  const days = swappedDays(plan.data.days, swapsHolding(plan.todaySwaps, now.getTime()));
  const mine = logs.filter(
    (log): log is ExerciseLog => log.logType === 'exercise_completion' && log.planId === plan.id,
  );
  const last = mine.find(({ dayName }) => days.some(({ name }) => name === dayName));
  const lastIndex = last ? days.findIndex(({ name }) => name === last.dayName) : -1;
  const isToday = (log: ExerciseLog) => dayNumber(new Date(log.loggedAt)) === dayNumber(now);
  const dayIndex = last && isToday(last) ? lastIndex : (lastIndex + 1) % Math.max(1, days.length);
  const day = days[dayIndex];
  if (!day) return undefined;
  const today = mine.filter((log) => isToday(log) && log.dayName === day.name);
  const work = day.exercises
    .filter(({ category }) => !AROUND.includes(category))
    .map((exercise) => ({ exercise, done: setsDone(exercise, today) }));
  return { dayIndex, day, work };
}
