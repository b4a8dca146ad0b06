import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { RequestOf } from '#contract/operation.ts';
import { generatePlan, listPlans } from '#contract/plans.ts';
import { ApiError } from '#web/api/api-error.ts';
import { callOperation } from '#web/api/call-operation.ts';
import { keyOf } from '#web/api/queries.ts';
import { useToast } from '#web/ui/toast-context.ts';

type Request = RequestOf<typeof generatePlan>['body'];

/** A refusal or a limit says itself what to do; anything else is worth another try. */
const REASONS = ['plan_refused', 'limit_reached', 'too_many_requests'];

/** Has a plan written. `refusal` holds the coach's own words where there will be none. */
export function useGeneratePlan(userId: string, type: Request['type']) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const [refusal, setRefusal] = useState('');
  const generation = useMutation({
    mutationFn: (wishes: Omit<Request, 'type' | 'userId'>) =>
      callOperation(generatePlan, { body: { type, ...wishes } }),
    onMutate: () => setRefusal(''),
    onSuccess: () => {
      toast({ title: `New ${type} plan generated!`, tone: 'success' });
      return queryClient.invalidateQueries({ queryKey: keyOf(listPlans, { userId }) });
    },
    onError: (error) => {
      if (error instanceof ApiError && REASONS.includes(error.code)) setRefusal(error.userMessage);
      else {
        const description = `Failed to generate ${type} plan. Please try again.`;
        toast({ title: 'Error', description, tone: 'destructive' });
      }
    },
  });
  return { ...generation, refusal };
}
