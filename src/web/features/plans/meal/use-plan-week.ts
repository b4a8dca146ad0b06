import { planWeek } from '#contract/meals.ts';
import { messageOf } from '#web/api/api-error.ts';
import { callOperation } from '#web/api/call-operation.ts';
import { useChangePlan } from '#web/features/plans/shared/use-change-plan.ts';

/** Has the six days after the plan's own one planned. */
export function usePlanWeek(userId: string, planId: string) {
  const { mutate, isPending, error } = useChangePlan({
    userId,
    send: (leftovers: boolean) => callOperation(planWeek, { params: { planId }, body: { userId, leftovers } }),
    planOf: (plan) => plan,
    done: () => ({ title: 'Your week is planned', description: 'Seven days, each of them checked.', tone: 'success' }),
  });
  const problem = error ? messageOf(error, 'The week was not planned; your day is as it was.') : undefined;
  return { plan: (leftovers: boolean) => mutate(leftovers), isPending, problem };
}
