import { useState } from 'react';
import type { PlannedExercise } from '#core/training/workout-plan.ts';
import { MuscleFigure } from '#web/features/plan-details/muscle-figure.tsx';
import { restAndEquipment, setsTimesReps } from '#web/features/plan-details/plan-words.ts';
import type { ExercisePlace } from '#web/features/plan-details/workout-plan-dialog.tsx';
import { type Compared, ReplaceDialog } from '#web/features/plan-sharing/replace-dialog.tsx';
import { replaceProblem, useReplaceExercise } from './use-replace-exercise.ts';
import { exerciseIndexOf } from './workout-card.ts';

type ReplaceExerciseDialogProps = {
  userId: string;
  planId: string;
  place: ExercisePlace;
  exercise: PlannedExercise;
  onClose: () => void;
};

const compared = (exercise: PlannedExercise): Compared => ({
  name: exercise.name,
  figures: `${setsTimesReps(exercise)}. ${restAndEquipment(exercise)}. ${exercise.targetMuscles.join(', ')}`,
  picture: <MuscleFigure muscles={exercise.targetMuscles} plain />,
});

/** Another exercise for this place; what was there when it opened is what the new one is compared with. */
export function ReplaceExerciseDialog({ userId, planId, place, exercise, onClose }: ReplaceExerciseDialogProps) {
  const [before] = useState(exercise);
  const [latest, setLatest] = useState<PlannedExercise>();
  const { mutate, data, error, isPending } = useReplaceExercise(userId);
  const exerciseIndex = exerciseIndexOf(place.dayIndex, place.exerciseIndex);
  return (
    <ReplaceDialog
      title="Replace Exercise"
      example="The rack is taken; something with dumbbells"
      before={compared(before)}
      after={latest && compared(latest)}
      because={data?.because}
      isPending={isPending}
      problem={replaceProblem(error)}
      onReplace={(wishes) =>
        mutate({ planId, exerciseIndex, wishes }, { onSuccess: ({ newExercise }) => setLatest(newExercise) })
      }
      onClose={onClose}
    />
  );
}
