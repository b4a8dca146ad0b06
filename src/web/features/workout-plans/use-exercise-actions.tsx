import { useState } from 'react';
import type { PlannedExercise, WorkoutPlanData } from '#core/training/workout-plan.ts';
import type { ExercisePlace } from '#web/features/plan-details/workout-plan-dialog.tsx';
import { useFavoriteItems } from '#web/features/plan-sharing/use-favorite-items.ts';
import type { FeedbackChoice } from '#web/features/plan-sharing/use-feedback-selection.ts';
import { ExerciseActions } from './exercise-actions.tsx';
import { ReplaceExerciseDialog } from './replace-exercise-dialog.tsx';
import { useExerciseCompletion } from './use-completions.ts';

type Options = {
  userId: string;
  planId: string;
  data: WorkoutPlanData;
  choice: FeedbackChoice;
  /** What is said when an exercise could not be kept. */
  addFailed: string;
};

/** Buttons for the exercises of a plan, and the dialog that one of them opens. */
export function useExerciseActions({ userId, planId, data, choice, addFailed }: Options) {
  const [replacing, setReplacing] = useState<ExercisePlace | null>(null);
  const favorites = useFavoriteItems({ userId, type: 'workout', addFailed });
  const completion = useExerciseCompletion({ userId, planId });
  const replaced = replacing && data.days[replacing.dayIndex]?.exercises[replacing.exerciseIndex];
  return {
    exerciseActions: (exercise: PlannedExercise, place: ExercisePlace) => (
      <ExerciseActions
        {...{ planId, exercise, place, completion, favorites, choice }}
        dayName={data.days[place.dayIndex]?.name ?? ''}
        onReplace={() => setReplacing(place)}
      />
    ),
    replaceDialog: replacing && replaced && (
      <ReplaceExerciseDialog
        {...{ userId, planId, exercise: replaced, place: replacing }}
        onClose={() => setReplacing(null)}
      />
    ),
  };
}
