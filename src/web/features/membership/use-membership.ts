import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getMembership } from '#contract/membership.ts';
import { getSubscription } from '#contract/subscription.ts';
import { messageOf } from '#web/api/api-error.ts';
import { keyOf, operationQuery } from '#web/api/queries.ts';
import { useToast } from '#web/ui/toast-context.ts';

export const membershipQuery = () => operationQuery(getSubscription, {});

type Doing<Asked> = {
  call: (asked: Asked) => Promise<unknown>;
  done?: string;
  onDone?: () => void;
  /** What goes wrong is told by whoever asked, beside what was typed. */
  tellsItself?: boolean;
};

/** Does something about the membership, and has every screen know what it gives from then on. */
export function useMembershipAction<Asked = void>({ call, done, onDone, tellsItself = false }: Doing<Asked>) {
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: call,
    onSuccess: async () => {
      // The shorter path holds the longer one: both what it gives and how it is paid for.
      await client.invalidateQueries({ queryKey: keyOf(getMembership) });
      await client.invalidateQueries({ queryKey: keyOf(getSubscription) });
      if (done !== undefined) toast({ title: done, tone: 'success' });
      onDone?.();
    },
    onError: (error) => {
      if (tellsItself) return;
      toast({ title: 'That did not work', description: messageOf(error, 'Please try again.'), tone: 'destructive' });
    },
  });
}
