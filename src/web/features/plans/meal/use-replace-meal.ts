import { replaceMeal } from '#contract/plans.ts';
import { callOperation } from '#web/api/call-operation.ts';
import { useChangePlan } from '#web/features/plans/shared/use-change-plan.ts';
import { useSwapFailure } from '#web/features/plans/shared/use-swap-failure.ts';

type Input = { planId: string; mealIndex: number; wishes: string; again: boolean };

/** Puts another meal in the place of one. A refusal is shown by the dialog; the plan stays as it was. */
export function useReplaceMeal(userId: string) {
  const sayFailure = useSwapFailure(userId);
  return useChangePlan({
    userId,
    send: ({ planId, mealIndex, wishes, again }: Input) =>
      callOperation(replaceMeal, {
        params: { planId },
        body: { userId, mealIndex, customPreferences: wishes || null, again },
      }),
    planOf: ({ plan }) => plan,
    done: () => ({ title: 'Meal replaced successfully!', tone: 'success' }),
    failed: (error) => sayFailure(error, 'Failed to replace meal. Please try again.'),
  });
}
