import type { ReactNode } from 'react';
import type { LiftDone } from '#core/training/player/workout-summary.ts';
import styles from './after-workout.module.css';
import type { Workout } from './kept-workout.ts';
import { LiftsDone } from './lifts-done.tsx';
import { ShareCard } from './share-card.tsx';

type AfterWorkoutProps = Workout & { lifts: readonly LiftDone[]; isStopped: boolean };

/** What is read once the work is done: each lift, and a picture to show someone. */
export function AfterWorkout({ state, coach, lifts, isStopped }: AfterWorkoutProps): ReactNode {
  return (
    <div className={styles.after}>
      <LiftsDone state={state} coach={coach} lifts={lifts} />
      {!isStopped && <ShareCard state={state} lifts={lifts} />}
    </div>
  );
}
