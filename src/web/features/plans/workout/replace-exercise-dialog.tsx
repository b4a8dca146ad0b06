import { useEffect, useState } from 'react';
import type { ResponseOf } from '#contract/operation.ts';
import { replaceExercise } from '#contract/plans.ts';
import { listExerciseChoices } from '#contract/swap-choices.ts';
import type { Joint } from '#core/catalogue/exercise.ts';
import type { PlannedExercise } from '#core/training/workout-plan.ts';
import type { ExercisePlace } from '#web/features/plans/details/workout-plan-dialog.tsx';
import { type Candidate, ReplaceDialog } from '#web/features/plans/shared/replace-dialog.tsx';
import { useSwapChoices } from '#web/features/plans/shared/use-swap-choices.ts';
import { ExerciseFigure } from '#web/parts/exercise-figure/exercise-figure.tsx';
import { restAndEquipment } from '#web/parts/plan/plan-labels.ts';
import { targetLine } from '#web/parts/plan/target-labels.ts';
import { exerciseIndexOf } from '#web/parts/plan/workout-card.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ProtectQuestion } from './protect-question.tsx';
import { SwapChoices } from './swap-choices.tsx';
import { type SwapReason, swapWishes } from './swap-wishes.ts';
import { type SwapScope, useReplaceExercise } from './use-replace-exercise.ts';

type ReplaceExerciseDialogProps = {
  userId: string;
  planId: string;
  place: ExercisePlace;
  exercise: PlannedExercise;
  /** Told of the exercise that takes the place, for today or in the plan, also of one that is put back. */
  onReplaced?: (found: Pick<ResponseOf<typeof replaceExercise>, 'newExercise' | 'target'>) => void;
  onClose: () => void;
};

type Found = ResponseOf<typeof listExerciseChoices>;

/** What was said to hurt, and is not spared yet. */
type Sore = { joints: readonly Joint[]; wishes: string };

const FIGURE_SIZE = 72;

const candidateOf = ({ exercise, because, minutes }: Found['choices'][number], now: number): Candidate => ({
  id: exercise.exerciseId,
  name: exercise.name,
  figures: `${targetLine(exercise, undefined)}. ${restAndEquipment(exercise)}`,
  picture: <ExerciseFigure exerciseId={exercise.exerciseId} muscles={exercise.targetMuscles} size={FIGURE_SIZE} />,
  because,
  effects: [{ label: 'Session', before: `${now} min`, after: `${minutes} min` }],
});

/** Another exercise for this place, out of three. */
export function ReplaceExerciseDialog(props: ReplaceExerciseDialogProps) {
  const { userId, planId, place, exercise, onReplaced, onClose } = props;
  const [before] = useState(exercise);
  const [sore, setSore] = useState<Sore>();
  const [reason, setReason] = useState<SwapReason | null>(null);
  const [typed, setTyped] = useState('');
  const [scope, setScope] = useState<SwapScope>('plan');
  const onUndone = () => onReplaced?.({ newExercise: before, target: null });
  const { mutate, reset, isPending, problem } = useReplaceExercise({ userId, onUndone });
  const exerciseIndex = exerciseIndexOf(place.dayIndex, place.exerciseIndex);
  const { search, ...looked } = useSwapChoices(listExerciseChoices, (wishes) => ({
    params: { planId },
    body: { userId, exerciseIndex, customPreferences: wishes || null },
  }));
  const wishes = swapWishes(reason, typed);
  useEffect(() => search(wishes), [search, wishes]);
  const keep = (exerciseId: string) =>
    mutate(
      { planId, exerciseIndex, exerciseId, wishes, scope },
      {
        onSuccess: (found) => {
          onReplaced?.(found);
          if (found.askToProtect.length > 0) setSore({ joints: found.askToProtect, wishes });
          else onClose();
        },
      },
    );
  if (sore) {
    return (
      <Dialog open onOpenChange={onClose} size="small" title="Exercise replaced">
        <ProtectQuestion userId={userId} {...sore} />
      </Dialog>
    );
  }
  return (
    <ReplaceDialog
      title="Replace Exercise"
      instead={before.name}
      example={reason === 'It hurts' ? 'My left shoulder' : 'The rack is taken; something with dumbbells'}
      operation={replaceExercise}
      candidates={looked.found?.choices.map((choice) => candidateOf(choice, looked.found.minutes))}
      isKeeping={isPending}
      problem={problem ?? looked.problem}
      choices={<SwapChoices reason={reason} onReason={setReason} scope={scope} onScope={setScope} />}
      onSearch={(words) => {
        reset();
        setTyped(words);
      }}
      onKeep={keep}
      onClose={onClose}
    />
  );
}
