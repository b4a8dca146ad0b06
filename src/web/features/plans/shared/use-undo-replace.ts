import { useMutation, useQueryClient } from '@tanstack/react-query';
import { undoReplace } from '#contract/plans.ts';
import { callOperation } from '#web/api/call-operation.ts';
import { withReplaced } from '#web/parts/plan/listed-plan.ts';
import { changeListedPlans, refreshPlans } from '#web/parts/plan/plan-queries.ts';
import { useToast } from '#web/ui/toast-context.ts';
import { replaceProblem } from './use-swap-failure.ts';

/** `todayIndex`: the place whose exercise for today goes; the plan itself stays. */
type Undone = { planId: string; todayIndex?: number };

/** Puts back the meal or the exercise that the last replacement took out. */
export function useUndoReplace(userId: string) {
  const client = useQueryClient();
  const toast = useToast();
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: ({ planId, todayIndex }: Undone) =>
      callOperation(undoReplace, {
        params: { planId },
        body: { userId, ...(todayIndex !== undefined && { todayIndex }) },
      }),
    onSuccess: async (plan) => {
      toast({ title: 'Put back', description: 'Your plan is as it was before.' });
      await changeListedPlans(client, userId, (plans) => withReplaced(plans, plan));
      await refreshPlans(client, userId);
    },
  });
  const problem = replaceProblem(error);
  return { mutate, reset, isPending, problem };
}
