import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type DecidedChange, undoProfileChange, updateProfile } from '#contract/profile.ts';
import type { Profile } from '#core/athlete/profile.ts';
import { messageOf } from '#web/api/api-error.ts';
import { callOperation } from '#web/api/call-operation.ts';
import { profileQuery } from '#web/parts/person/profile-query.ts';
import { planFitsQuery, refreshPlans } from '#web/parts/plan/plan-queries.ts';
import { useToast } from '#web/ui/toast-context.ts';

/** Changes answers of the profile, and takes such a change back. Plans and what is said of them are read anew. */
export function useProfileChange(userId: string) {
  const client = useQueryClient();
  const toast = useToast();
  const show = ({ profile, plans }: Pick<DecidedChange, 'profile' | 'plans'>) => {
    client.setQueryData(profileQuery(userId).queryKey, profile);
    client.setQueryData(planFitsQuery(userId).queryKey, plans);
    void refreshPlans(client, userId);
  };
  const failed = (error: unknown) =>
    toast({ title: 'Error', description: messageOf(error, 'Please try again.'), tone: 'destructive' });

  const undo = useMutation({
    mutationFn: (changeId: string) => callOperation(undoProfileChange, { params: { changeId }, body: { userId } }),
    onSuccess: (answer) => {
      toast({ title: 'Your answer is as it was' });
      show(answer);
    },
    onError: failed,
  });
  const save = useMutation({
    mutationFn: (change: Partial<Profile>) => callOperation(updateProfile, { body: { ...change, userId } }),
    onSuccess: (answer) => {
      const { change } = answer;
      if (!change) return;
      const action = { label: 'Undo', onAction: () => undo.mutate(change.id) };
      toast({ title: 'Profile Updated!', tone: 'success', action });
      show(answer);
    },
    onError: failed,
  });
  return { save, undo };
}
