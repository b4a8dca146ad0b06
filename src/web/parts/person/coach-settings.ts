import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getCoachSettings, setCoachSettings } from '#contract/chat.ts';
import { messageOf } from '#web/api/api-error.ts';
import { callOperation } from '#web/api/call-operation.ts';
import { operationQuery } from '#web/api/queries.ts';
import { useToast } from '#web/ui/toast-context.ts';

/** Which language model is there, and what of it the person agreed to. */
export const coachSettingsQuery = () => operationQuery(getCoachSettings, {});

type Consent = { aiConsent?: boolean; readingConsent?: boolean };

/** Says yes or no to a use of the language model. */
export function useConsent() {
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (consent: Consent) => callOperation(setCoachSettings, { body: consent }),
    onSuccess: (settings) => client.setQueryData(coachSettingsQuery().queryKey, settings),
    onError: (error) =>
      toast({ title: 'Error', description: messageOf(error, 'Please try again.'), tone: 'destructive' }),
  });
}
