import { useMutation, useQueryClient } from '@tanstack/react-query';
import { replaceMeal } from '#contract/plans.ts';
import { callOperation } from '#web/api/call-operation.ts';
import { useSwapFailure } from '#web/features/plans/shared/use-swap-failure.ts';
import { withReplaced } from '#web/parts/plan/listed-plan.ts';
import { changeListedPlans, refreshPlans } from '#web/parts/plan/plan-queries.ts';
import { useToast } from '#web/ui/toast-context.ts';

type Input = { planId: string; mealIndex: number; wishes: string; again: boolean };

/** Puts another meal in the place of one. A refusal is shown by the dialog; the plan stays as it was. */
export function useReplaceMeal(userId: string) {
  const client = useQueryClient();
  const toast = useToast();
  const sayFailure = useSwapFailure(userId);
  return useMutation({
    mutationFn: ({ planId, mealIndex, wishes, again }: Input) =>
      callOperation(replaceMeal, {
        params: { planId },
        body: { userId, mealIndex, customPreferences: wishes || null, again },
      }),
    onSuccess: async ({ plan }) => {
      toast({ title: 'Meal replaced successfully!', tone: 'success' });
      await changeListedPlans(client, userId, (plans) => withReplaced(plans, plan));
      await refreshPlans(client, userId);
    },
    onError: (error) => sayFailure(error, 'Failed to replace meal. Please try again.'),
  });
}
