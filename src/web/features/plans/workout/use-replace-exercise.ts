import { replaceExercise } from '#contract/plans.ts';
import { callOperation } from '#web/api/call-operation.ts';
import { useChangePlan } from '#web/features/plans/shared/use-change-plan.ts';
import { useSwapFailure } from '#web/features/plans/shared/use-swap-failure.ts';
import { utcOffsetOf } from '#web/parts/logs/log-queries.ts';

export type SwapScope = 'plan' | 'today';
type Input = { planId: string; exerciseIndex: number; wishes: string; again: boolean; scope: SwapScope };

/** Puts another exercise in the place of one, in the plan or for today. A refusal is shown by the dialog; the plan stays as it was. */
export function useReplaceExercise(userId: string) {
  const sayFailure = useSwapFailure(userId);
  return useChangePlan({
    userId,
    send: ({ planId, exerciseIndex, wishes, again, scope }: Input) =>
      callOperation(replaceExercise, {
        params: { planId },
        body: {
          ...{ userId, exerciseIndex, customPreferences: wishes || null, again, scope },
          utcOffsetMinutes: utcOffsetOf(new Date()),
        },
      }),
    planOf: ({ plan }) => plan,
    done: (_answer, { scope }) => ({
      title: 'Exercise replaced successfully!',
      tone: 'success',
      ...(scope === 'today' && { description: 'For today only. Your plan stays as it is.' }),
    }),
    failed: (error) => sayFailure(error, 'Failed to replace exercise. Please try again.'),
  });
}
