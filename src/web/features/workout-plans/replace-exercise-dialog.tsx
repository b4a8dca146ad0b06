import { useState } from 'react';
import type { ResponseOf } from '#contract/operation.ts';
import type { replaceExercise } from '#contract/plans.ts';
import type { PlannedExercise } from '#core/training/workout-plan.ts';
import { ExerciseFigure } from '#web/features/exercise-figure/exercise-figure.tsx';
import { restAndEquipment } from '#web/features/plan-details/plan-words.ts';
import type { ExercisePlace } from '#web/features/plan-details/workout-plan-dialog.tsx';
import { type Compared, ReplaceDialog } from '#web/features/plan-sharing/replace-dialog.tsx';
import { SwapChoices } from './swap-choices.tsx';
import { type SwapReason, swapWishes } from './swap-wishes.ts';
import { targetLine } from './target-words.ts';
import { replaceProblem, type SwapScope, useReplaceExercise } from './use-replace-exercise.ts';
import { exerciseIndexOf } from './workout-card.ts';

type ReplaceExerciseDialogProps = {
  userId: string;
  planId: string;
  place: ExercisePlace;
  exercise: PlannedExercise;
  /** Keeps what was found for today alone. */
  onToday: (exercise: PlannedExercise) => void;
  onClose: () => void;
};

type Replaced = Pick<ResponseOf<typeof replaceExercise>, 'newExercise' | 'target' | 'because'>;

const FIGURE_SIZE = 72;

const compared = (exercise: PlannedExercise, target?: Replaced['target']): Compared => ({
  name: exercise.name,
  figures: `${targetLine(exercise, target ?? undefined)}. ${restAndEquipment(exercise)}. ${exercise.targetMuscles.join(', ')}`,
  picture: <ExerciseFigure exerciseId={exercise.exerciseId} muscles={exercise.targetMuscles} size={FIGURE_SIZE} />,
});

/** Another exercise for this place; what was there when it opened is what the new one is compared with. */
export function ReplaceExerciseDialog(props: ReplaceExerciseDialogProps) {
  const { userId, planId, place, exercise, onToday, onClose } = props;
  const [before] = useState(exercise);
  const [latest, setLatest] = useState<Replaced>();
  const [reason, setReason] = useState<SwapReason | null>(null);
  const [scope, setScope] = useState<SwapScope>('plan');
  const { mutate, error, isPending } = useReplaceExercise(userId);
  const exerciseIndex = exerciseIndexOf(place.dayIndex, place.exerciseIndex);
  const replace = (typed: string) => {
    const onSuccess = (found: Replaced) => {
      setLatest(found);
      if (scope === 'today') onToday(found.newExercise);
    };
    mutate({ planId, exerciseIndex, wishes: swapWishes(reason, typed), scope }, { onSuccess });
  };
  return (
    <ReplaceDialog
      title="Replace Exercise"
      example={reason === 'It hurts' ? 'My left shoulder' : 'The rack is taken; something with dumbbells'}
      before={compared(before)}
      after={latest && compared(latest.newExercise, latest.target)}
      because={latest && [latest.because, latest.target?.why].filter(Boolean).join(' ')}
      isPending={isPending}
      problem={replaceProblem(error)}
      choices={<SwapChoices reason={reason} onReason={setReason} scope={scope} onScope={setScope} />}
      onReplace={replace}
      onClose={onClose}
    />
  );
}
