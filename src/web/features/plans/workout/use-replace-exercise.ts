import { replaceExercise } from '#contract/plans.ts';
import { callOperation } from '#web/api/call-operation.ts';
import { useChangePlan } from '#web/features/plans/shared/use-change-plan.ts';
import { replaceProblem, useSwapFailure } from '#web/features/plans/shared/use-swap-failure.ts';
import { useUndoReplace } from '#web/features/plans/shared/use-undo-replace.ts';
import { utcOffsetOf } from '#web/parts/logs/log-queries.ts';

export type SwapScope = 'plan' | 'today';
type Input = { planId: string; exerciseIndex: number; exerciseId: string; wishes: string; scope: SwapScope };

type Choices = {
  userId: string;
  /** What was put back is on the screen again. */
  onUndone: () => void;
};

/** Puts the chosen exercise in the place of one, in the plan or for today, with a way back in the message. A refusal is shown by the dialog. */
export function useReplaceExercise({ userId, onUndone }: Choices) {
  const sayFailure = useSwapFailure(userId);
  const undo = useUndoReplace(userId, onUndone);
  const { mutate, reset, isPending, error } = useChangePlan({
    userId,
    send: ({ planId, exerciseIndex, exerciseId, wishes, scope }: Input) =>
      callOperation(replaceExercise, {
        params: { planId },
        body: {
          ...{ userId, exerciseIndex, exerciseId, customPreferences: wishes || null, scope },
          utcOffsetMinutes: utcOffsetOf(new Date()),
        },
      }),
    planOf: ({ plan }) => plan,
    done: (_answer, { planId, exerciseIndex, scope }) => ({
      title: 'Exercise replaced successfully!',
      tone: 'success',
      ...(scope === 'today' && { description: 'For today only. Your plan stays as it is.' }),
      action: {
        label: 'Undo',
        onAction: () => undo.mutate({ planId, ...(scope === 'today' && { todayIndex: exerciseIndex }) }),
      },
    }),
    failed: (failure) => sayFailure(failure, 'Failed to replace exercise. Please try again.'),
  });
  return { mutate, reset, isPending, problem: replaceProblem(error) };
}
