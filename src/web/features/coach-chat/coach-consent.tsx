import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { setCoachSettings } from '#contract/chat.ts';
import { PRODUCT } from '#core/product.ts';
import { messageOf } from '#web/api/api-error.ts';
import { callOperation } from '#web/api/call-operation.ts';
import { Button } from '#web/ui/button.tsx';
import { Text } from '#web/ui/text.tsx';
import { useToast } from '#web/ui/toast-context.ts';
import styles from './coach-consent.module.css';
import { coachSettingsQuery } from './queries.ts';

/** Who answers, how long it is kept, and the person's yes or no to another company's model. */
export function CoachConsent() {
  const client = useQueryClient();
  const toast = useToast();
  const { data } = useQuery(coachSettingsQuery());
  const { mutate, isPending } = useMutation({
    mutationFn: (aiConsent: boolean) => callOperation(setCoachSettings, { body: { aiConsent } }),
    onSuccess: (settings) => client.setQueryData(coachSettingsQuery().queryKey, settings),
    onError: (error) =>
      toast({ title: 'Error', description: messageOf(error, 'Please try again.'), tone: 'destructive' }),
  });
  if (!data) return null;
  const { model, aiConsent, keptDays } = data;
  return (
    <div className={styles.consent}>
      <Text tone="quiet">Conversations are deleted {keptDays} days after their last message.</Text>
      {model && (
        <>
          <Text tone="quiet">
            {aiConsent
              ? `${PRODUCT.coach} may answer with ${model.name}. What you write goes to ${model.provider}, without your name or e-mail.`
              : `${PRODUCT.coach} answers with our own software. You can let ${model.name} help with the wording: then what you write goes to ${model.provider}, without your name or e-mail.`}
          </Text>
          <Button small pending={isPending} onClick={() => mutate(!aiConsent)}>
            {aiConsent ? 'Stop Using It' : `Allow ${model.name}`}
          </Button>
        </>
      )}
    </div>
  );
}
