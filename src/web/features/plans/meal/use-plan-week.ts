import { useMutation, useQueryClient } from '@tanstack/react-query';
import { planWeek } from '#contract/meals.ts';
import { messageOf } from '#web/api/api-error.ts';
import { callOperation } from '#web/api/call-operation.ts';
import { withReplaced } from '#web/parts/plan/listed-plan.ts';
import { changeListedPlans, refreshPlans } from '#web/parts/plan/plan-queries.ts';
import { useToast } from '#web/ui/toast-context.ts';

/** Has the six days after the plan's own one planned. */
export function usePlanWeek(userId: string, planId: string) {
  const client = useQueryClient();
  const toast = useToast();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (leftovers: boolean) => callOperation(planWeek, { params: { planId }, body: { userId, leftovers } }),
    onSuccess: async (plan) => {
      toast({ title: 'Your week is planned', description: 'Seven days, each of them checked.', tone: 'success' });
      await changeListedPlans(client, userId, (plans) => withReplaced(plans, plan));
      await refreshPlans(client, userId);
    },
  });
  const problem = error ? messageOf(error, 'The week was not planned; your day is as it was.') : undefined;
  return { plan: (leftovers: boolean) => mutate(leftovers), isPending, problem };
}
