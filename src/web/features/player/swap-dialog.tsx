import type { PlannedExercise } from '#core/training/workout-plan.ts';
import { ReplaceExerciseDialog } from '#web/features/workout-plans/replace-exercise-dialog.tsx';
import { useTodaySwaps } from '#web/features/workout-plans/use-today-swaps.ts';
import { type Found, swappedCoach } from './swapped-coach.ts';
import type { WorkoutControl } from './use-workout.ts';

type SwapDialogProps = { workout: WorkoutControl; exercise: PlannedExercise; onClose: () => void };

/** Another exercise for the one that is due, for today or in the plan; the workout goes on with it. */
export function SwapDialog({ workout, exercise, onClose }: SwapDialogProps) {
  const { state, coach, step, coachWith } = workout;
  const { add, remove } = useTodaySwaps();
  const exerciseIndex = coach.places[state.day]?.[state.exercise] ?? state.exercise;
  const place = { dayIndex: state.day, exerciseIndex };
  const slot = coach.slots[state.day]?.[exerciseIndex];
  const keepForToday = (other: PlannedExercise) => {
    if (!slot) return;
    if (other.exerciseId === slot.exerciseId) remove({ planId: state.planId, ...place });
    else add({ planId: state.planId, ...place, insteadOf: slot, exercise: other });
  };
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
      onToday={keepForToday}
      onReplaced={takeOver}
      onClose={onClose}
    />
  );
}
