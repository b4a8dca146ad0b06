import { undoReplace } from '#contract/plans.ts';
import { messageOf } from '#web/api/api-error.ts';
import { callOperation } from '#web/api/call-operation.ts';
import { useChangePlan } from './use-change-plan.ts';
import { useSwapFailure } from './use-swap-failure.ts';

/** `todayIndex`: the place whose exercise for today goes; the plan itself stays. */
type Undone = { planId: string; todayIndex?: number };

/** Puts back the meal or the exercise that the last replacement took out. */
export function useUndoReplace(userId: string, onUndone: () => void = () => {}) {
  const sayFailure = useSwapFailure(userId);
  const { mutate } = useChangePlan({
    userId,
    send: ({ planId, todayIndex }: Undone) =>
      callOperation(undoReplace, {
        params: { planId },
        body: { userId, ...(todayIndex !== undefined && { todayIndex }) },
      }),
    planOf: (plan) => plan,
    done: () => {
      onUndone();
      return { title: 'Put back', description: 'Your plan is as it was before.' };
    },
    failed: (error) => sayFailure(error, messageOf(error, 'Nothing was put back. Please try again.')),
  });
  return { mutate };
}
