import { useMutation, useQueryClient } from '@tanstack/react-query';
import { keepAccount } from '#contract/account.ts';
import { messageOf } from '#web/api/api-error.ts';
import { callOperation } from '#web/api/call-operation.ts';
import { useAuth } from '#web/parts/person/auth-context.ts';
import { Button } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/toast-context.ts';
import { accountQuery } from './account-queries.ts';

/** Calls the deletion of the account off. */
export function KeepAccountButton() {
  const client = useQueryClient();
  const toast = useToast();
  const { markDeletion } = useAuth();
  const { mutate, isPending } = useMutation({
    mutationFn: () => callOperation(keepAccount),
    onSuccess: () => {
      markDeletion(null);
      toast({ title: 'Your account stays', description: 'Nothing was deleted.', tone: 'success' });
      return client.invalidateQueries({ queryKey: accountQuery().queryKey });
    },
    onError: (error) =>
      toast({ title: 'Error', description: messageOf(error, 'Please try again.'), tone: 'destructive' }),
  });
  return (
    <Button small pending={isPending} pendingLabel="One moment..." onClick={() => mutate()}>
      Keep my account
    </Button>
  );
}
