import { type ReactNode, useId, useState } from 'react';
import { capital } from '#core/language/capital.ts';
import type { PlannedExercise } from '#core/training/workout-plan.ts';
import { ExerciseFigure } from '#web/parts/exercise-figure/exercise-figure.tsx';
import { ExerciseMap } from '#web/parts/exercise-figure/exercise-map.tsx';
import { NumberedSteps } from '#web/parts/plan/meal-details.tsx';
import { firstLoad, restAndEquipment, setsTimesReps } from '#web/parts/plan/plan-labels.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Chip, Chips } from '#web/ui/chip.tsx';
import { Text, Title } from '#web/ui/text.tsx';
import styles from './plan-dialog.module.css';

const FIGURE_SIZE = 64;
/** Beside the instructions the figure shows how the exercise goes. */
const MOVING_SIZE = 160;

/** One exercise: how much, with what, for which muscles; on a tap, how. */
export function ExerciseDetails({ exercise, actions }: { exercise: PlannedExercise; actions?: ReactNode }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const load = firstLoad(exercise);
  return (
    <li className={styles.exercise}>
      <div className={styles.figure}>
        <ExerciseFigure exerciseId={exercise.exerciseId} muscles={exercise.targetMuscles} size={FIGURE_SIZE} />
      </div>
      <div className={styles.body}>
        <div className={styles.top}>
          <Title as="h3">{exercise.name}</Title>
          <Title as="p" numeric className={styles.reps}>
            {setsTimesReps(exercise)}
          </Title>
        </div>
        <Text>{exercise.description}</Text>
        <Text tone="quiet" numeric>
          {restAndEquipment(exercise)}
        </Text>
        {load !== null && (
          <Text tone="quiet" numeric>
            {load}
          </Text>
        )}
        {exercise.targetMuscles.length > 0 && (
          <Chips className={styles.chips ?? ''}>
            {exercise.targetMuscles.map((muscle) => (
              <Chip key={muscle}>{capital(muscle)}</Chip>
            ))}
          </Chips>
        )}
        {exercise.instructions.length > 0 && (
          <>
            <LinkButton className={styles.more} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
              {open ? 'Hide Instructions' : 'Show Instructions'}
            </LinkButton>
            <div id={id} hidden={!open} className={styles.instructions}>
              {open && (
                <ExerciseFigure
                  exerciseId={exercise.exerciseId}
                  muscles={exercise.targetMuscles}
                  size={MOVING_SIZE}
                  moving
                />
              )}
              <NumberedSteps steps={exercise.instructions} />
              <ExerciseMap exerciseId={exercise.exerciseId} muscles={exercise.targetMuscles} />
            </div>
          </>
        )}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </li>
  );
}
