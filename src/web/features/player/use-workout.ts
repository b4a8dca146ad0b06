import { useCallback, useRef, useState } from 'react';
import { exerciseOf, type PlayerEvent, playerReducer } from '#core/training/player/player.ts';
import { doneSets, type Performed, type PlayerState } from '#core/training/player/player-state.ts';
import { workoutSummary } from '#core/training/player/workout-summary.ts';
import { useQueueWrite } from '#web/offline/queue-write.ts';
import { useToast } from '#web/ui/toast-context.ts';
import { type Coach, keepWorkout, type Workout } from './kept-workout.ts';

const FAILED = {
  exercise: 'Failed to log exercise completion.',
  workout: 'Failed to log workout completion.',
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

const isUnderWay = ({ phase }: PlayerState) => phase === 'exercise' || phase === 'resting';

/** The workout as it stands, kept on this device after every step; a finished set or day is logged on the way. */
export function useWorkout(first: Workout, onCelebrate: () => void) {
  const [workout, setWorkout] = useState(first);
  const [isLogging, setLogging] = useState(false);
  const latest = useRef(first);
  const busy = useRef(false);
  const queueWrite = useQueueWrite();
  const toast = useToast();

  const keep = useCallback((changed: Workout) => {
    latest.current = changed;
    keepWorkout(changed);
    setWorkout(changed);
  }, []);

  /** Runs one write after the other; what could not be kept is said and changes nothing. */
  const logged = async (work: () => Promise<void>, failed: string) => {
    if (busy.current) return;
    busy.current = true;
    setLogging(true);
    try {
      await work();
    } catch {
      toast({ title: 'Error', description: failed, tone: 'destructive' });
    } finally {
      busy.current = false;
      setLogging(false);
    }
  };

  const logWorkout = async (state: PlayerState, day: number) => {
    await queueWrite('completeWorkout', workoutLog(state, day, Date.now()), FAILED.workout);
    toast({
      title: '🎉 Workout Complete!',
      description: 'Amazing work! Your progress has been logged.',
      tone: 'success',
    });
    onCelebrate();
  };

  /** Takes a step; the day that it ends is logged, if anything was done in it. */
  const step = (event: PlayerEvent) => {
    const { state, coach } = latest.current;
    const after = playerReducer(state, event);
    if (after === state) return;
    keep({ coach, state: after });
    const isOver = isUnderWay(state) && !isUnderWay(after) && doneSets(after, state.day).length > 0;
    if (isOver) void logWorkout(after, state.day).catch(() => sayFailed(FAILED.workout));
  };
  const sayFailed = (description: string) => toast({ title: 'Error', description, tone: 'destructive' });

  const complete = (performed: Performed | null) =>
    logged(async () => {
      const { state } = latest.current;
      const exercise = exerciseOf(state);
      const now = Date.now();
      const body = exerciseLog(state, { ...state, done: null })?.(performed, now);
      if (!exercise || !body || state.phase !== 'exercise') return;
      const { id } = await queueWrite('completeExercise', body, FAILED.exercise);
      toast({ title: 'Exercise completed!', description: `Great job completing ${exercise.name}!`, tone: 'success' });
      onCelebrate();
      step({ type: 'complete', performed, logId: id, now });
    }, FAILED.exercise);

  /** The last set was another: its log gives way to a new one with the same time. */
  const amend = (performed: Performed) =>
    logged(async () => {
      const { state } = latest.current;
      const last = state.visits.at(-1);
      const body = last?.done && exerciseLog(state, last)?.(performed, last.done.at);
      if (!last?.done || !body) return;
      const { id } = await queueWrite('completeExercise', body, FAILED.exercise);
      step({ type: 'amend', performed, logId: id });
      await queueWrite('deleteLog', { logId: last.done.logId });
    }, FAILED.exercise);

  const back = () =>
    logged(async () => {
      const last = latest.current.state.visits.at(-1);
      if (last?.done) await queueWrite('deleteLog', { logId: last.done.logId });
      step({ type: 'back' });
    }, 'Failed to take the set back. Please try again.');

  const skip = (what: 'set' | 'exercise') => {
    const before = latest.current.state;
    step({ type: 'skip', what, now: Date.now() });
    if (latest.current.state === before) return;
    toast({ title: what === 'set' ? 'Set skipped' : 'Exercise skipped', action: { label: 'Undo', onAction: back } });
  };

  const coachWith = (change: (coach: Coach) => Partial<Coach>) => {
    const { state, coach } = latest.current;
    keep({ state, coach: { ...coach, ...change(coach) } });
  };
  return { ...workout, isLogging, step, complete, amend, back, skip, coachWith };
}

export type WorkoutControl = ReturnType<typeof useWorkout>;
