import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getProfile, updateProfile } from '#contract/profile.ts';
import { messageOf } from '#web/api/api-error.ts';
import { callOperation } from '#web/api/call-operation.ts';
import { profileQuery } from '#web/parts/person/profile-query.ts';
import { planFitsQuery, refreshPlans } from '#web/parts/plan/plan-queries.ts';
import { useToast } from '#web/ui/toast-context.ts';
import { withInjury } from './protect-labels.ts';

/** Adds a joint to the answer about injuries; every plan is checked again with it. */
export function useProtectJoint(userId: string) {
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: async (words: string) => {
      // Read anew: what this device keeps may lack health answers, and none may get lost.
      const { injuries } = await callOperation(getProfile, { params: { userId } });
      return callOperation(updateProfile, { body: { injuries: withInjury(injuries, words), userId } });
    },
    onSuccess: async ({ profile, plans }) => {
      toast({ title: 'Profile Updated!', tone: 'success' });
      client.setQueryData(profileQuery(userId).queryKey, profile);
      client.setQueryData(planFitsQuery(userId).queryKey, plans);
      await refreshPlans(client, userId);
    },
    onError: (error) =>
      toast({ title: 'Error', description: messageOf(error, 'Please try again.'), tone: 'destructive' }),
  });
}
