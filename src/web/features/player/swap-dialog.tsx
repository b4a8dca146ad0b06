import type { PlannedExercise } from '#core/training/workout-plan.ts';
import { ReplaceExerciseDialog } from '#web/features/plans/workout/replace-exercise-dialog.tsx';
import { type Found, swappedCoach } from './swapped-coach.ts';
import type { WorkoutControl } from './use-workout.ts';

type SwapDialogProps = { workout: WorkoutControl; exercise: PlannedExercise; onClose: () => void };

/** Another exercise for the one that is due, for today or in the plan; the workout goes on with it. */
export function SwapDialog({ workout, exercise, onClose }: SwapDialogProps) {
  const { state, coach, step, coachWith } = workout;
  const exerciseIndex = coach.places[state.day]?.[state.exercise] ?? state.exercise;
  const place = { dayIndex: state.day, exerciseIndex };
  const takeOver = (found: Found) => {
    step({ type: 'swap', exercise: found.newExercise });
    coachWith((known) => swappedCoach(known, { day: state.day, before: exercise.exerciseId, found }));
  };
  return (
    <ReplaceExerciseDialog
      userId={state.userId}
      planId={state.planId}
      place={place}
      exercise={exercise}
      onReplaced={takeOver}
      onClose={onClose}
    />
  );
}
