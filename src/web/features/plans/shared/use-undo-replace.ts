import { undoReplace } from '#contract/plans.ts';
import { callOperation } from '#web/api/call-operation.ts';
import { useChangePlan } from './use-change-plan.ts';
import { replaceProblem } from './use-swap-failure.ts';

/** `todayIndex`: the place whose exercise for today goes; the plan itself stays. */
type Undone = { planId: string; todayIndex?: number };

/** Puts back the meal or the exercise that the last replacement took out. */
export function useUndoReplace(userId: string) {
  const { mutate, reset, isPending, error } = useChangePlan({
    userId,
    send: ({ planId, todayIndex }: Undone) =>
      callOperation(undoReplace, {
        params: { planId },
        body: { userId, ...(todayIndex !== undefined && { todayIndex }) },
      }),
    planOf: (plan) => plan,
    done: () => ({ title: 'Put back', description: 'Your plan is as it was before.' }),
  });
  return { mutate, reset, isPending, problem: replaceProblem(error) };
}
