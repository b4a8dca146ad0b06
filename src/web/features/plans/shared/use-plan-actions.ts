import { useMutation, useQueryClient } from '@tanstack/react-query';
import { activatePlan, deletePlan, renamePlan, toggleFavoritePlan } from '#contract/plans.ts';
import { messageOf } from '#web/api/api-error.ts';
import { callOperation } from '#web/api/call-operation.ts';
import { type ListedPlan, withActivated, withFavorite, withoutPlan, withRenamed } from '#web/parts/plan/listed-plan.ts';
import { changeListedPlans, refreshPlans } from '#web/parts/plan/plan-queries.ts';
import { type ToastMessage, useToast } from '#web/ui/toast-context.ts';

type Change<Input> = {
  userId: string;
  send: (input: Input) => Promise<unknown>;
  apply: (plans: readonly ListedPlan[], input: Input) => ListedPlan[];
  done: (input: Input) => ToastMessage;
  failed: (error: unknown) => string;
};

/** A change that is seen at once and taken back if the server does not make it. */
function usePlanChange<Input>({ userId, send, apply, done, failed }: Change<Input>) {
  const client = useQueryClient();
  const toast = useToast();
  const mutationKey = ['plans', userId];
  return useMutation({
    mutationKey,
    mutationFn: send,
    onMutate: async (input) => ({ undo: await changeListedPlans(client, userId, (plans) => apply(plans, input)) }),
    onSuccess: (_answer, input) => toast(done(input)),
    onError: (error, _input, context) => {
      context?.undo();
      toast({ title: 'Error', description: failed(error), tone: 'destructive' });
    },
    // While another change is on its way, its own answer refreshes the list.
    onSettled: () => (client.isMutating({ mutationKey }) === 1 ? refreshPlans(client, userId) : undefined),
  });
}

type Options = {
  userId: string;
  /** What is said when the heart of a plan could not be changed. */
  favoriteFailed: string;
};

const againOr = (error: unknown) => messageOf(error, 'Please try again.');

/** What can be done with a plan as a whole. */
export function usePlanActions({ userId, favoriteFailed }: Options) {
  const rename = usePlanChange<{ planId: string; name: string }>({
    userId,
    send: ({ planId, name }) => callOperation(renamePlan, { params: { planId }, body: { name } }),
    apply: (plans, { planId, name }) => withRenamed(plans, planId, name),
    done: () => ({ title: 'Plan updated!', tone: 'success' }),
    failed: againOr,
  });
  const activate = usePlanChange<{ planId: string }>({
    userId,
    send: ({ planId }) => callOperation(activatePlan, { params: { planId }, body: { userId } }),
    apply: (plans, { planId }) => withActivated(plans, planId),
    done: () => ({ title: 'Plan activated!', tone: 'success' }),
    failed: againOr,
  });
  const favorite = usePlanChange<{ planId: string; isFavorite: boolean }>({
    userId,
    send: ({ planId }) => callOperation(toggleFavoritePlan, { params: { planId } }),
    apply: (plans, { planId, isFavorite }) => withFavorite(plans, planId, isFavorite),
    done: ({ isFavorite }) => ({
      title: isFavorite ? 'Added to favorites' : 'Removed from favorites',
      tone: isFavorite ? 'success' : 'plain',
    }),
    failed: () => favoriteFailed,
  });
  const remove = usePlanChange<{ planId: string }>({
    userId,
    send: ({ planId }) => callOperation(deletePlan, { params: { planId } }),
    apply: (plans, { planId }) => withoutPlan(plans, planId),
    done: () => ({ title: 'Plan deleted' }),
    failed: () => 'Failed to delete plan. Please try again.',
  });
  return { rename, activate, favorite, remove };
}
