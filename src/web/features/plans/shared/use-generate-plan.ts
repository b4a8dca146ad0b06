import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { RequestOf } from '#contract/operation.ts';
import { generatePlan, type PlanStep, planStepEventSchema } from '#contract/plans.ts';
import { messageOf } from '#web/api/api-error.ts';
import { countEvent } from '#web/api/count-event.ts';
import { streamOperation } from '#web/api/stream-operation.ts';
import { isRefusal, refreshPlans } from '#web/parts/plan/plan-queries.ts';
import { useToast } from '#web/ui/toast-context.ts';

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

/** Has a plan written. `step` is what the server says that it is at; `cancel` ends the work before anything is kept. */
export function useGeneratePlan({ userId, isWatched }: Options) {
  const client = useQueryClient();
  const toast = useToast();
  const [step, setStep] = useState<PlanStep | null>(null);
  const running = useRef<AbortController | null>(null);
  const generation = useMutation({
    mutationFn: (wanted: Wanted) => {
      const { signal } = running.current ?? new AbortController();
      const onEvent = (_name: string, data: unknown) => {
        const told = planStepEventSchema.safeParse(data);
        if (told.success) setStep(told.data.step);
      };
      return streamOperation(generatePlan, { body: { ...wanted, userId }, signal }, { answer: 'plan', onEvent });
    },
    onMutate: () => {
      running.current = new AbortController();
      setStep(null);
    },
    onSuccess: async (_plan, { type }) => {
      countEvent({ event: 'plan_generated', type });
      toast({ title: SAYS[type].done, tone: 'success' });
      await refreshPlans(client, userId);
    },
    onError: async (error, { type }) => {
      if (running.current?.signal.aborted) {
        generation.reset();
        toast({ title: 'Cancelled', description: 'No new plan was kept.' });
        // The answer may have been on its way already: then the plan is there, and is shown.
        return refreshPlans(client, userId);
      }
      if (isRefusal(error) && isWatched) return;
      const description = isRefusal(error) ? error.userMessage : SAYS[type].failed;
      toast({ title: 'Error', description, tone: 'destructive' });
    },
  });
  return { ...generation, step, cancel: () => running.current?.abort() };
}

export type Generation = ReturnType<typeof useGeneratePlan>;

/** Says what went wrong with a plan that was asked for, to be shown beside the form. */
export const problemOf = (error: unknown): string =>
  messageOf(error, 'The plan was not written. What you typed is still here; please try again.');
