import { useMutation, useQueryClient } from '@tanstack/react-query';
import { replaceMeal } from '#contract/plans.ts';
import { messageOf } from '#web/api/api-error.ts';
import { callOperation } from '#web/api/call-operation.ts';
import { withReplaced } from '#web/features/plan-sharing/listed-plan.ts';
import { changeListedPlans, isRefusal, refreshPlans } from '#web/features/plan-sharing/queries.ts';
import { useToast } from '#web/ui/toast-context.ts';

type Input = { planId: string; mealIndex: number; wishes: string };

/** Puts another meal in the place of one. A refusal is shown by the dialog; the plan stays as it was. */
export function useReplaceMeal(userId: string) {
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: ({ planId, mealIndex, wishes }: Input) =>
      callOperation(replaceMeal, {
        params: { planId },
        body: { userId, mealIndex, customPreferences: wishes || null },
      }),
    onSuccess: async ({ plan }) => {
      toast({ title: 'Meal replaced successfully!', tone: 'success' });
      await changeListedPlans(client, userId, (plans) => withReplaced(plans, plan));
      await refreshPlans(client, userId);
    },
    onError: (error) => {
      if (isRefusal(error)) return;
      toast({ title: 'Error', description: 'Failed to replace meal. Please try again.', tone: 'destructive' });
    },
  });
}

export const replaceProblem = (error: unknown): string | undefined =>
  error ? messageOf(error, 'Nothing was changed. Please try again.') : undefined;
