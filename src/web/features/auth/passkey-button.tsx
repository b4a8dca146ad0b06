import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { messageOf } from '#web/api/api-error.ts';
import { useAuth } from '#web/parts/person/auth-context.ts';
import { Button } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/toast-context.ts';
import styles from './auth-modal.module.css';
import { useEntered } from './use-entered.ts';

/** Signs in by the lock of the device, for who made a passkey on the account page. */
export function PasskeyButton({ onDone }: { onDone: () => void }) {
  const { doors } = useAuth();
  const entered = useEntered(onDone);
  const toast = useToast();
  const passkey = useMutation({
    mutationFn: async () => (await doors()).signInWithPasskey(),
    onSuccess: () => entered('sign-in'),
    onError: (error) =>
      toast({
        title: 'Sign in failed',
        description: messageOf(error, 'That passkey did not work. Please use your password.'),
        tone: 'destructive',
      }),
  });
  return (
    <div className={styles.submit}>
      <Button wide pending={passkey.isPending} pendingLabel="Please wait..." onClick={() => passkey.mutate()}>
        <KeyRound aria-hidden="true" />
        Use a Passkey
      </Button>
    </div>
  );
}
