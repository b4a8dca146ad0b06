import { useState } from 'react';
import type { PlannedExercise, WorkoutDay, WorkoutPlanData } from '#core/training/workout-plan.ts';
import type { ExercisePlace } from '#web/features/plan-details/workout-plan-dialog.tsx';
import { useFavoriteItems } from '#web/features/plan-sharing/use-favorite-items.ts';
import type { FeedbackChoice } from '#web/features/plan-sharing/use-feedback-selection.ts';
import { ExerciseActions } from './exercise-actions.tsx';
import { ReplaceExerciseDialog } from './replace-exercise-dialog.tsx';
import { swapAt, swappedDays } from './today-swaps.ts';
import { useExerciseCompletion } from './use-completions.ts';
import { useTodaySwaps } from './use-today-swaps.ts';

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
  const { swaps, add, remove } = useTodaySwaps();
  const days = swappedDays(data.days, swaps, planId);
  const exerciseIn = (all: readonly WorkoutDay[], place: ExercisePlace) =>
    all[place.dayIndex]?.exercises[place.exerciseIndex];
  const insteadOf = (place: ExercisePlace) => {
    const planned = exerciseIn(data.days, place);
    return planned && swapAt(swaps, { planId, ...place }, planned.exerciseId)?.insteadOf.name;
  };
  const replaced = replacing && exerciseIn(days, replacing);
  const keepForToday = (exercise: PlannedExercise) => {
    const planned = replacing && exerciseIn(data.days, replacing);
    if (!planned) return;
    if (planned.exerciseId === exercise.exerciseId) return remove({ planId, ...replacing });
    add({ planId, ...replacing, insteadOf: { exerciseId: planned.exerciseId, name: planned.name }, exercise });
  };
  return {
    /** The plan's days, with the exercises of today in their places. */
    days,
    exerciseActions: (exercise: PlannedExercise, place: ExercisePlace) => (
      <ExerciseActions
        {...{ planId, exercise, place, completion, favorites, choice }}
        dayName={data.days[place.dayIndex]?.name ?? ''}
        insteadOf={insteadOf(place)}
        onReplace={() => setReplacing(place)}
      />
    ),
    replaceDialog: replacing && replaced && (
      <ReplaceExerciseDialog
        {...{ userId, planId, exercise: replaced, place: replacing }}
        onToday={keepForToday}
        onClose={() => setReplacing(null)}
      />
    ),
  };
}
