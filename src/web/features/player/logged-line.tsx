import { Check } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import styles from './logged-line.module.css';
import { setText } from './player-labels.ts';
import type { WorkoutControl } from './use-workout.ts';

/** What was just logged, and the way to take it back: in the layout, so that it covers nothing. */
export function LoggedLine({ workout: { state, back, isLogging } }: { workout: WorkoutControl }) {
  const last = state.visits.at(-1);
  const exercise = last && state.days[last.day]?.exercises[last.exercise];
  if (!last?.done || !exercise) return null;
  const { performed } = last.done;
  return (
    <div className={styles.logged}>
      <Check aria-hidden="true" />
      <p>
        <strong>
          Set {last.set} of {exercise.sets} logged
        </strong>{' '}
        {performed && <span>{setText(performed, exercise.reps)}</span>}
      </p>
      <Button small tone="quiet" pending={isLogging} onClick={() => void back()}>
        Undo
      </Button>
    </div>
  );
}
