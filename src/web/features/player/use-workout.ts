import { useEffect, useRef } from 'react';
import { exerciseOf, isLastOfExercise, type PlayerEvent, playerReducer } from '#core/training/player/player.ts';
import type { Performed } from '#core/training/player/player-state.ts';
import { countEvent } from '#web/api/count-event.ts';
import { useToast } from '#web/ui/toast-context.ts';
import type { Intent } from './intent.ts';
import type { Coach, Workout } from './kept-workout.ts';
import { useKeptWorkout } from './use-kept-workout.ts';
import { amendIntent, backIntent, completeIntent, dayOverIntent } from './workout-intents.ts';

/** Moves the workout, kept on this device after every step; a finished set or day is logged on the way. */
export function useWorkout(first: Workout, onCelebrate: () => void) {
  const { workout, latest, isLogging, keep, carryOut, carryOutAlone } = useKeptWorkout(first);
  const toast = useToast();

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
    const intent = dayOverIntent(state, after, Date.now());
    keep({ coach, state: after, intent });
    if (!intent) return;
    void carryOut(intent, () => {
      sayWorkoutComplete();
      keep({ state: latest.current.state, coach: latest.current.coach });
    });
  };

  /** Logs what is intended, then takes the step that follows. */
  const logged = (intent: Intent | undefined, onKept: () => void = () => {}) =>
    carryOutAlone(intent, () => {
      onKept();
      if (intent?.event) step(intent.event);
      else keep({ state: latest.current.state, coach: latest.current.coach });
    });

  const resumed = useRef(false);
  useEffect(() => {
    if (resumed.current || !first.intent) return;
    resumed.current = true;
    void logged(first.intent);
  });

  const complete = (performed: Performed | null) => {
    const { state } = latest.current;
    return logged(completeIntent(state, performed, Date.now()), () => {
      // After every other set the screen itself says what was logged.
      if (!isLastOfExercise(state)) return;
      const name = exerciseOf(state)?.name;
      toast({ title: 'Exercise completed!', description: `Great job completing ${name}!`, tone: 'success' });
      onCelebrate();
    });
  };
  const amend = (performed: Performed) => logged(amendIntent(latest.current.state, performed));
  const back = () => logged(backIntent(latest.current.state));

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
