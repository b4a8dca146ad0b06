import { stepWeight, takesWeight } from '#core/training/player/plates.ts';
import type { Performed } from '#core/training/player/player-state.ts';
import { countedIn } from '#core/training/player/suggest-set.ts';
import type { PlannedExercise } from '#core/training/workout-plan.ts';
import { Stepper } from '#web/ui/stepper.tsx';
import styles from './dials.module.css';
import { setText } from './player-labels.ts';

const MOST = { lbs: 2000, reps: 500 };
const SECONDS_STEP = 5;

export type DialsProps = {
  exercise: Pick<PlannedExercise, 'reps' | 'equipment'>;
  set: Performed;
  /** The loads that the person has for it, lightest first, where they are known. */
  loads: readonly number[] | undefined;
  /** A weight can be added also where the exercise needs none. */
  withWeight?: boolean;
  onChange: (set: Performed) => void;
};

/** Repetitions (or seconds) and weight of a set, each with a button for the next step up and down. */
export function Dials({ exercise, set, loads, withWeight, onChange }: DialsProps) {
  const { reps, equipment } = exercise;
  const isHold = countedIn(reps) === 'seconds';
  const step = isHold ? SECONDS_STEP : 1;
  const stepReps = (direction: 1 | -1) =>
    onChange({ ...set, reps: Math.min(MOST.reps, Math.max(0, set.reps + direction * step)) });
  const stepLbs = (direction: 1 | -1) =>
    onChange({ ...set, weightLbs: stepWeight(set.weightLbs ?? 0, direction, { equipment, loads }) });
  const asked = setText(null, reps).replace(/^[\d–]+ seconds/, '');
  return (
    <div className={styles.dials}>
      <Stepper
        above
        label={isHold ? 'Seconds' : 'Reps'}
        unit={asked}
        whole
        value={set.reps}
        most={MOST.reps}
        onStep={stepReps}
        onValue={(value) => onChange({ ...set, reps: value ?? 0 })}
      />
      {(withWeight || set.weightLbs !== null || takesWeight(equipment)) && (
        <Stepper
          above
          label="Weight"
          unit="lbs"
          none="None"
          value={set.weightLbs}
          most={MOST.lbs}
          onStep={stepLbs}
          onValue={(weightLbs) => onChange({ ...set, weightLbs })}
        />
      )}
    </div>
  );
}
