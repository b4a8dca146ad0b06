import type { Log } from '#contract/logs.ts';
import type { WorkoutPlan } from '#contract/plans.ts';
import type { NextSession } from '#contract/training.ts';
import { swappedDays, swapsHolding } from '#core/training/swap/today-swaps.ts';
import type { PlannedExercise, WorkoutDay } from '#core/training/workout-plan.ts';
import { dayNumber } from './calendar.ts';

type ExerciseLog = Extract<Log, { logType: 'exercise_completion' }>;
type WorkoutLog = Extract<Log, { logType: 'workout' }>;

export type TodaysSession = {
  dayIndex: number;
  day: WorkoutDay;
  /** Strength and cardio, without warm-up, stretches and cool-down; with the sets logged today. */
  work: { exercise: PlannedExercise; done: number }[];
  /** Sets of the work, and how many of them are logged today. */
  sets: { total: number; done: number };
  /** When the last set of today was logged. */
  lastAt: string | null;
  /** The workout that was finished today, or what its sets amount to. */
  finished: { minutes: number | null } | null;
};

type Seen = {
  plan: Pick<WorkoutPlan, 'id' | 'data' | 'todaySwaps'>;
  /** Newest first. */
  logs: readonly Log[];
  now: Date;
  /** What the server says is due: the player opens at that day. */
  next?: Pick<NextSession, 'planId' | 'dayIndex' | 'day' | 'asked' | 'targets'> | null | undefined;
};

const AROUND: readonly PlannedExercise['category'][] = ['warmup', 'cooldown', 'flexibility'];

/** Mark Complete logs an exercise at once; the player logs the sets that were done. */
function setsDone(exercise: PlannedExercise, logs: readonly ExerciseLog[]): number {
  const mine = logs.filter(({ exerciseName }) => exerciseName === exercise.name);
  const sets = mine.reduce((sum, { performed, sets: all }) => sum + (performed.length || all), 0);
  return Math.min(exercise.sets, sets);
}

/** In an easy week the player asks for fewer sets than the plan, in a good one for more. */
function asAsked(exercise: PlannedExercise, targets: NextSession['targets']): PlannedExercise {
  const asked = targets.find(({ exerciseId }) => exerciseId === exercise.exerciseId)?.target;
  return asked ? { ...exercise, sets: asked.sets, reps: asked.reps } : exercise;
}

const isOn = (now: Date) => (log: Log) => dayNumber(new Date(log.loggedAt)) === dayNumber(now);

/**
 * The day of the plan that is due: the one begun today, else the one at which the player opens, else the one after the last that was
 * trained, round the week.
 */
export function todaysSession(seen: Seen): TodaysSession | undefined {
  const { plan, logs, now } = seen;
  const isToday = isOn(now);
  const days = swappedDays(plan.data.days, swapsHolding(plan.todaySwaps, now.getTime()));
  const mine = logs.filter(
    (log): log is ExerciseLog => log.logType === 'exercise_completion' && log.planId === plan.id,
  );
  const last = mine.find(({ dayName }) => days.some(({ name }) => name === dayName));
  const lastIndex = last ? days.findIndex(({ name }) => name === last.dayName) : -1;
  const next = seen.next?.planId === plan.id ? seen.next : undefined;
  const dayIndex = last && isToday(last) ? lastIndex : (next?.dayIndex ?? (lastIndex + 1) % Math.max(1, days.length));
  const day = next?.dayIndex === dayIndex ? (next.asked?.day ?? next.day) : days[dayIndex];
  if (!day) return undefined;
  const today = mine.filter((log) => isToday(log) && log.dayName === day.name);
  const targets = next?.dayIndex === dayIndex ? next.targets : [];
  const work = day.exercises
    .filter(({ category }) => !AROUND.includes(category))
    .map((exercise) => asAsked(exercise, targets))
    .map((exercise) => ({ exercise, done: setsDone(exercise, today) }));
  const sets = {
    total: work.reduce((sum, { exercise }) => sum + exercise.sets, 0),
    done: work.reduce((sum, { done }) => sum + done, 0),
  };
  return {
    ...{ dayIndex, day, work, sets },
    lastAt: today[0]?.loggedAt ?? null,
    finished: finishedToday(seen, sets),
  };
}

function finishedToday({ plan, logs, now }: Seen, { total, done }: TodaysSession['sets']): TodaysSession['finished'] {
  const isToday = isOn(now);
  const log = logs.find(
    (one): one is WorkoutLog => one.logType === 'workout' && one.planId === plan.id && isToday(one),
  );
  if (log) return { minutes: Math.round(log.totalDuration) };
  return total > 0 && done >= total ? { minutes: null } : null;
}
