import { useState } from 'react';
import type { ResponseOf } from '#contract/operation.ts';
import { replaceExercise } from '#contract/plans.ts';
import type { Joint } from '#core/catalogue/exercise.ts';
import type { PlannedExercise } from '#core/training/workout-plan.ts';
import type { ExercisePlace } from '#web/features/plans/details/workout-plan-dialog.tsx';
import { type Compared, ReplaceDialog } from '#web/features/plans/shared/replace-dialog.tsx';
import { replaceProblem } from '#web/features/plans/shared/use-swap-failure.ts';
import { useUndoReplace } from '#web/features/plans/shared/use-undo-replace.ts';
import { ExerciseFigure } from '#web/parts/exercise-figure/exercise-figure.tsx';
import { restAndEquipment } from '#web/parts/plan/plan-labels.ts';
import { targetLine } from '#web/parts/plan/target-labels.ts';
import { exerciseIndexOf } from '#web/parts/plan/workout-card.ts';
import { ProtectQuestion } from './protect-question.tsx';
import { SwapChoices } from './swap-choices.tsx';
import { type SwapReason, swapWishes } from './swap-wishes.ts';
import { type SwapScope, useReplaceExercise } from './use-replace-exercise.ts';

type ReplaceExerciseDialogProps = {
  userId: string;
  planId: string;
  place: ExercisePlace;
  exercise: PlannedExercise;
  /** Told of every exercise that takes the place, for today or in the plan, also of one that is put back. */
  onReplaced?: (found: Pick<Replaced, 'newExercise' | 'target'>) => void;
  onClose: () => void;
};

type Replaced = Pick<ResponseOf<typeof replaceExercise>, 'newExercise' | 'target' | 'because' | 'askToProtect'>;

/** What was said to hurt, and is not spared yet. */
type Sore = { joints: readonly Joint[]; wishes: string };

const FIGURE_SIZE = 72;

const compared = (exercise: PlannedExercise, target?: Replaced['target']): Compared => ({
  name: exercise.name,
  figures: `${targetLine(exercise, target ?? undefined)}. ${restAndEquipment(exercise)}. ${exercise.targetMuscles.join(', ')}`,
  picture: <ExerciseFigure exerciseId={exercise.exerciseId} muscles={exercise.targetMuscles} size={FIGURE_SIZE} />,
});

/** Another exercise for this place; what was there when it opened is what the new one is compared with. */
export function ReplaceExerciseDialog(props: ReplaceExerciseDialogProps) {
  const { userId, planId, place, exercise, onReplaced, onClose } = props;
  const [before] = useState(exercise);
  const [latest, setLatest] = useState<Replaced>();
  const [sore, setSore] = useState<Sore>();
  const [reason, setReason] = useState<SwapReason | null>(null);
  const [scope, setScope] = useState<SwapScope>('plan');
  const [tried, setTried] = useState<readonly SwapScope[]>([]);
  const { mutate, error, isPending } = useReplaceExercise(userId);
  const undo = useUndoReplace(userId);
  const exerciseIndex = exerciseIndexOf(place.dayIndex, place.exerciseIndex);
  const replace = (typed: string) => {
    undo.reset();
    const wishes = swapWishes(reason, typed);
    const onSuccess = (found: Replaced) => {
      setLatest(found);
      if (found.askToProtect.length > 0) setSore({ joints: found.askToProtect, wishes });
      setTried([...tried, scope]);
      onReplaced?.(found);
    };
    const again = tried.includes(scope);
    mutate({ planId, exerciseIndex, wishes, again, scope }, { onSuccess });
  };
  const putBack = () => {
    const isBack = () => {
      onReplaced?.({ newExercise: before, target: null });
      onClose();
    };
    const inPlan = () => (tried.includes('plan') ? undo.mutate({ planId }, { onSuccess: isBack }) : isBack());
    if (tried.includes('today')) undo.mutate({ planId, todayIndex: exerciseIndex }, { onSuccess: inPlan });
    else inPlan();
  };
  return (
    <ReplaceDialog
      title="Replace Exercise"
      example={reason === 'It hurts' ? 'My left shoulder' : 'The rack is taken; something with dumbbells'}
      operation={replaceExercise}
      before={compared(before)}
      after={latest && compared(latest.newExercise, latest.target)}
      because={latest && [latest.because, latest.target?.why].filter(Boolean).join(' ')}
      isPending={isPending || undo.isPending}
      problem={undo.problem ?? replaceProblem(error)}
      choices={
        <>
          {sore && <ProtectQuestion key={sore.wishes} userId={userId} {...sore} />}
          <SwapChoices reason={reason} onReason={setReason} scope={scope} onScope={setScope} />
        </>
      }
      onReplace={replace}
      onUndo={putBack}
      onClose={onClose}
    />
  );
}
