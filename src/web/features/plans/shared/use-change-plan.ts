import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ListedPlan, withReplaced } from '#web/parts/plan/listed-plan.ts';
import { changeListedPlans, refreshPlans } from '#web/parts/plan/plan-queries.ts';
import { type ToastMessage, useToast } from '#web/ui/toast-context.ts';

type Change<Input, Answer> = {
  userId: string;
  send: (input: Input) => Promise<Answer>;
  /** The plan as the server has it now. */
  planOf: (answer: Answer) => ListedPlan;
  done: (answer: Answer, input: Input) => ToastMessage;
  failed?: (error: unknown) => unknown;
};

/** Has the server change what is in a plan; the lists show the plan that it answers with at once, and are read again. */
export function useChangePlan<Input, Answer>({ userId, send, planOf, done, failed }: Change<Input, Answer>) {
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: send,
    onSuccess: async (answer, input) => {
      toast(done(answer, input));
      await changeListedPlans(client, userId, (plans) => withReplaced(plans, planOf(answer)));
      await refreshPlans(client, userId);
    },
    onError: (error) => failed?.(error),
  });
}
