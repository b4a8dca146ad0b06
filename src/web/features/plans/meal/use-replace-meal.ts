import { replaceMeal } from '#contract/plans.ts';
import { callOperation } from '#web/api/call-operation.ts';
import { useChangePlan } from '#web/features/plans/shared/use-change-plan.ts';
import { replaceProblem, useSwapFailure } from '#web/features/plans/shared/use-swap-failure.ts';
import { useUndoReplace } from '#web/features/plans/shared/use-undo-replace.ts';

type Input = { planId: string; mealIndex: number; recipeId: string };

/** Puts the chosen meal in the place of one, with a way back in the message. A refusal is shown by the dialog. */
export function useReplaceMeal(userId: string) {
  const sayFailure = useSwapFailure(userId);
  const undo = useUndoReplace(userId);
  const { mutate, reset, isPending, error } = useChangePlan({
    userId,
    send: ({ planId, mealIndex, recipeId }: Input) =>
      callOperation(replaceMeal, {
        params: { planId },
        body: { userId, mealIndex, customPreferences: null, recipeId },
      }),
    planOf: ({ plan }) => plan,
    done: (_answer, { planId }) => ({
      title: 'Meal replaced successfully!',
      tone: 'success',
      action: { label: 'Undo', onAction: () => undo.mutate({ planId }) },
    }),
    failed: (failure) => sayFailure(failure, 'Failed to replace meal. Please try again.'),
  });
  return { mutate, reset, isPending, problem: replaceProblem(error) };
}
