import { useMutation, useQueryClient } from '@tanstack/react-query';
import { replaceExercise } from '#contract/plans.ts';
import { callOperation } from '#web/api/call-operation.ts';
import { useSwapFailure } from '#web/features/plans/shared/use-swap-failure.ts';
import { utcOffsetOf } from '#web/parts/logs/log-queries.ts';
import { withReplaced } from '#web/parts/plan/listed-plan.ts';
import { changeListedPlans, refreshPlans } from '#web/parts/plan/plan-queries.ts';
import { useToast } from '#web/ui/toast-context.ts';

export type SwapScope = 'plan' | 'today';
type Input = { planId: string; exerciseIndex: number; wishes: string; again: boolean; scope: SwapScope };

/** Puts another exercise in the place of one, in the plan or for today. A refusal is shown by the dialog; the plan stays as it was. */
export function useReplaceExercise(userId: string) {
  const client = useQueryClient();
  const toast = useToast();
  const sayFailure = useSwapFailure(userId);
  return useMutation({
    mutationFn: ({ planId, exerciseIndex, wishes, again, scope }: Input) =>
      callOperation(replaceExercise, {
        params: { planId },
        body: {
          ...{ userId, exerciseIndex, customPreferences: wishes || null, again, scope },
          utcOffsetMinutes: utcOffsetOf(new Date()),
        },
      }),
    onSuccess: async ({ plan }, { scope }) => {
      const title = 'Exercise replaced successfully!';
      const description = scope === 'today' ? 'For today only. Your plan stays as it is.' : undefined;
      toast({ title, tone: 'success', ...(description && { description }) });
      await changeListedPlans(client, userId, (plans) => withReplaced(plans, plan));
      await refreshPlans(client, userId);
    },
    onError: (error) => sayFailure(error, 'Failed to replace exercise. Please try again.'),
  });
}
