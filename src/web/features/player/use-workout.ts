import { useCallback, useEffect, useRef, useState } from 'react';
import { exerciseOf, type PlayerEvent, playerReducer } from '#core/training/player/player.ts';
import { doneSets, type Performed, type PlayerState } from '#core/training/player/player-state.ts';
import { workoutSummary } from '#core/training/player/workout-summary.ts';
import { countEvent } from '#web/api/count-event.ts';
import { randomUuid } from '#web/api/random-uuid.ts';
import { useQueueWrite } from '#web/offline/queue-write.ts';
import { useToast } from '#web/ui/toast-context.ts';
import type { IntendedWrite, Intent } from './intent.ts';
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

const intended = (name: IntendedWrite['name'], body: object): IntendedWrite => ({
  id: randomUuid(),
  name,
  body: { ...body },
});

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

  /** Does what is intended, one write after the other, and goes on; what could not be kept is said and changes nothing. */
  const carryOut = async (intent: Intent, onKept: () => void = () => {}) => {
    const { state, coach } = latest.current;
    keepWorkout({ state, coach, intent });
    try {
      for (const { id, name, body } of intent.writes) await queueWrite(name, body as never, intent.failed, id);
    } catch {
      keepWorkout(latest.current);
      toast({ title: 'Error', description: intent.failed, tone: 'destructive' });
      return;
    }
    onKept();
    if (intent.event) step(intent.event);
    else keep({ state: latest.current.state, coach: latest.current.coach });
  };

  /** One at a time: a second tap waits for nothing and does nothing. */
  const logged = async (intent: Intent | undefined, onKept?: () => void) => {
    if (busy.current || !intent) return;
    busy.current = true;
    setLogging(true);
    await carryOut(intent, onKept);
    busy.current = false;
    setLogging(false);
  };

  const sayWorkoutComplete = () => {
    countEvent({ event: 'workout_finished' });
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
    const isOver = isUnderWay(state) && !isUnderWay(after) && doneSets(after, state.day).length > 0;
    const writes = isOver ? [intended('completeWorkout', workoutLog(after, state.day, Date.now()))] : [];
    const intent = isOver ? { writes, event: null, failed: FAILED.workout } : undefined;
    keep({ coach, state: after, intent });
    if (intent) void carryOut(intent, sayWorkoutComplete);
  };

  const resumed = useRef(false);
  useEffect(() => {
    if (resumed.current || !first.intent) return;
    resumed.current = true;
    void logged(first.intent);
  });

  const complete = (performed: Performed | null) => {
    const { state } = latest.current;
    const exercise = exerciseOf(state);
    const now = Date.now();
    const body = exerciseLog(state, { ...state, done: null })?.(performed, now);
    if (!exercise || !body || state.phase !== 'exercise') return Promise.resolve();
    const write = intended('completeExercise', body);
    const event = { type: 'complete', performed, logId: write.id, now } as const;
    return logged({ writes: [write], event, failed: FAILED.exercise }, () => {
      toast({ title: 'Exercise completed!', description: `Great job completing ${exercise.name}!`, tone: 'success' });
      onCelebrate();
    });
  };

  /** The last set was another: its log gives way to a new one with the same time. */
  const amend = (performed: Performed) => {
    const { state } = latest.current;
    const last = state.visits.at(-1);
    const body = last?.done && exerciseLog(state, last)?.(performed, last.done.at);
    if (!last?.done || !body) return Promise.resolve();
    const write = intended('completeExercise', body);
    const writes = [write, intended('deleteLog', { logId: last.done.logId })];
    return logged({ writes, event: { type: 'amend', performed, logId: write.id }, failed: FAILED.exercise });
  };

  const back = () => {
    const last = latest.current.state.visits.at(-1);
    const writes = last?.done ? [intended('deleteLog', { logId: last.done.logId })] : [];
    return logged({ writes, event: { type: 'back' }, failed: 'Failed to take the set back. Please try again.' });
  };

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
