import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RequestOf } from '#contract/operation.ts';
import { generatePlan } from '#contract/plans.ts';
import { messageOf } from '#web/api/api-error.ts';
import { callOperation } from '#web/api/call-operation.ts';
import { useToast } from '#web/ui/toast-context.ts';
import { isRefusal, refreshPlans } from './queries.ts';

type Wanted = RequestOf<typeof generatePlan>['body'];

const SAYS = {
  meal: { done: 'New meal plan generated!', failed: 'Failed to generate meal plan. Please try again.' },
  workout: { done: 'New workout plan generated!', failed: 'Failed to generate workout plan. Please try again.' },
} as const;

type Options = {
  userId: string;
  /** Whether the form that asked is still open: it shows a refusal where it can be read at leisure. */
  isWatched: boolean;
};

/** Has a plan written. */
export function useGeneratePlan({ userId, isWatched }: Options) {
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (wanted: Wanted) => callOperation(generatePlan, { body: { ...wanted, userId } }),
    onSuccess: async (_plan, { type }) => {
      toast({ title: SAYS[type].done, tone: 'success' });
      await refreshPlans(client, userId);
    },
    onError: (error, { type }) => {
      if (isRefusal(error) && isWatched) return;
      const description = isRefusal(error) ? error.userMessage : SAYS[type].failed;
      toast({ title: 'Error', description, tone: 'destructive' });
    },
  });
}

/** What went wrong with a plan that was asked for, to be shown beside the form. */
export const problemOf = (error: unknown): string =>
  messageOf(error, 'The plan was not written. What you typed is still here; please try again.');
