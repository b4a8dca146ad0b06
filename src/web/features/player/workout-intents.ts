import { exerciseOf, isStoppedEarly } from '#core/training/player/player.ts';
import { doneSets, type Performed, type PlayerState } from '#core/training/player/player-state.ts';
import { workoutSummary } from '#core/training/player/workout-summary.ts';
import { randomUuid } from '#web/api/random-uuid.ts';
import type { IntendedWrite, Intent } from './intent.ts';

const FAILED = {
  exercise: 'Failed to log exercise completion.',
  workout: 'Failed to log workout completion.',
  back: 'Failed to take the set back. Please try again.',
};

/** What the log of one set says; `set` counts from 1. */
function exerciseLog(state: PlayerState, { exercise: index, set, day }: PlayerState['visits'][number]) {
  const exercise = state.days[day]?.exercises[index];
  if (!exercise) return undefined;
  const { name, sets, reps, category } = exercise;
  const dayName = state.days[day]?.name ?? '';
  return (performed: Performed | null, at: number) => ({
    userId: state.userId,
    planId: state.planId,
    exerciseData: { exerciseName: name, sets, reps, dayName, category },
    performed: performed ? [{ set, ...performed }] : [],
    loggedAt: new Date(at).toISOString(),
  });
}

function workoutLog(state: PlayerState, day: number, now: number) {
  const { exercises, minutes } = workoutSummary(state, {}, { day, now });
  return {
    userId: state.userId,
    planId: state.planId,
    workoutData: { planName: state.planName.trim() || 'Workout', exerciseCount: exercises, totalDuration: minutes },
    loggedAt: new Date(now).toISOString(),
  };
}

const intended = (name: IntendedWrite['name'], body: object): IntendedWrite => ({
  id: randomUuid(),
  name,
  body: { ...body },
});

const isUnderWay = ({ phase }: PlayerState) => phase === 'exercise' || phase === 'resting';

/**
 * Logs the day that a step has ended, if anything was done in it; undefined if the step ends none, or stops in the middle of one: its
 * sets are logged, and it is no workout that was done. `now`: milliseconds.
 */
export function dayOverIntent(before: PlayerState, after: PlayerState, now: number): Intent | undefined {
  const isOver =
    isUnderWay(before) && !isUnderWay(after) && !isStoppedEarly(after) && doneSets(after, before.day).length > 0;
  if (!isOver) return undefined;
  const writes = [intended('completeWorkout', workoutLog(after, before.day, now))];
  return { writes, event: null, failed: FAILED.workout };
}

/** Logs the set that is on; undefined while no set is. `now`: milliseconds. */
export function completeIntent(state: PlayerState, performed: Performed | null, now: number): Intent | undefined {
  const body = exerciseLog(state, { ...state, done: null })?.(performed, now);
  if (!exerciseOf(state) || !body || state.phase !== 'exercise') return undefined;
  const write = intended('completeExercise', body);
  return {
    writes: [write],
    event: { type: 'complete', performed, logId: write.id, now },
    failed: FAILED.exercise,
  };
}

/** Puts a new log with the same time in the place of that of the last set; undefined if none was done. */
export function amendIntent(state: PlayerState, performed: Performed): Intent | undefined {
  const last = state.visits.at(-1);
  const body = last?.done && exerciseLog(state, last)?.(performed, last.done.at);
  if (!last?.done || !body) return undefined;
  const write = intended('completeExercise', body);
  const writes = [write, intended('deleteLog', { logId: last.done.logId })];
  return { writes, event: { type: 'amend', performed, logId: write.id }, failed: FAILED.exercise };
}

/** Takes the last set back, and its log if it has one. */
export function backIntent(state: PlayerState): Intent {
  const last = state.visits.at(-1);
  const writes = last?.done ? [intended('deleteLog', { logId: last.done.logId })] : [];
  return { writes, event: { type: 'back' }, failed: FAILED.back };
}
