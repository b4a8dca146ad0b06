import { useEffect } from 'react';
import { messageOf } from '#web/api/api-error.ts';
import { useAuth } from '#web/parts/person/auth-context.ts';
import { useToast } from '#web/ui/toast-context.ts';

/** Confirms an address for who comes from the link in our mail, and says how that went. */
export function ConfirmEmailLink({ token, onDone }: { token: string; onDone: () => void }) {
  const { status, doors } = useAuth();
  const toast = useToast();
  const isKnown = status !== 'loading';
  useEffect(() => {
    if (!isKnown) return;
    // Before the answer: the link works once, and this must not ask again.
    onDone();
    doors()
      .then((ways) => ways.confirmEmail(token))
      .then((email) =>
        toast({ title: 'Your e-mail address is confirmed', description: `It is ${email}.`, tone: 'success' }),
      )
      .catch((error: unknown) =>
        toast({
          title: 'Your e-mail address is not confirmed',
          description: messageOf(error, 'That did not reach us. Please open the link again.'),
          tone: 'destructive',
        }),
      );
  }, [isKnown, token, doors, onDone, toast]);
  return null;
}
