import { useState } from 'react';
import { swapAt, swappedDays, swapsHolding, type TodaySwap } from '#core/training/swap/today-swaps.ts';
import type { PlannedExercise, WorkoutDay, WorkoutPlanData } from '#core/training/workout-plan.ts';
import type { ExercisePlace } from '#web/features/plans/details/workout-plan-dialog.tsx';
import { useFavoriteItems } from '#web/features/plans/shared/use-favorite-items.ts';
import type { FeedbackChoice } from '#web/features/plans/shared/use-feedback-selection.ts';
import { ExerciseActions } from './exercise-actions.tsx';
import { ReplaceExerciseDialog } from './replace-exercise-dialog.tsx';
import { useExerciseCompletion } from './use-completions.ts';

type Options = {
  userId: string;
  planId: string;
  data: WorkoutPlanData;
  todaySwaps: readonly TodaySwap[];
  choice: FeedbackChoice;
  /** What is said when an exercise could not be kept. */
  addFailed: string;
};

/** Buttons for the exercises of a plan, and the dialog that one of them opens. */
export function useExerciseActions({ userId, planId, data, todaySwaps, choice, addFailed }: Options) {
  const [replacing, setReplacing] = useState<ExercisePlace | null>(null);
  const favorites = useFavoriteItems({ userId, type: 'workout', addFailed });
  const completion = useExerciseCompletion({ userId, planId });
  const swaps = swapsHolding(todaySwaps, Date.now());
  const days = swappedDays(data.days, swaps);
  const exerciseIn = (all: readonly WorkoutDay[], place: ExercisePlace) =>
    all[place.dayIndex]?.exercises[place.exerciseIndex];
  const insteadOf = (place: ExercisePlace) => {
    const planned = exerciseIn(data.days, place);
    return planned && swapAt(swaps, place, planned.exerciseId)?.insteadOf.name;
  };
  const replaced = replacing && exerciseIn(days, replacing);
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
        onClose={() => setReplacing(null)}
      />
    ),
  };
}
