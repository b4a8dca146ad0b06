import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SignIns } from '#contract/sign-ins.ts';
import { deviceName } from '#core/account/device-name.ts';
import { messageOf } from '#web/api/api-error.ts';
import { useAuth } from '#web/parts/person/auth-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { LedgerRow } from '#web/ui/ledger.tsx';
import { useToast } from '#web/ui/toast-context.ts';
import styles from './account.module.css';
import { dayOf } from './account-dates.ts';
import { signInsQuery } from './account-queries.ts';
import { ConfirmPassword } from './confirm-password.tsx';
import { useRecentSignIn } from './use-recent-sign-in.ts';

type Props = { passkeys: NonNullable<SignIns['passkeys']>; isConfirmed: boolean };

/** The passkeys of a person, and how they get one more. */
export function PasskeyRows({ passkeys, isConfirmed }: Props) {
  const adding = useRecentSignIn();
  const remove = useRemoving();
  return (
    <>
      {passkeys.map(({ id, name, addedAt }) => (
        <LedgerRow
          key={id}
          name="Passkey"
          note={`${name ?? 'Unknown device'}, added ${dayOf(addedAt)}`}
          className={styles.row ?? ''}
          end={
            <Button
              small
              aria-label={`Remove the passkey: ${name ?? 'Unknown device'}, added ${dayOf(addedAt)}`}
              disabled={remove.isPending}
              onClick={() => remove.mutate(id)}
            >
              Remove
            </Button>
          }
        />
      ))}
      <LedgerRow
        name={passkeys.length > 0 ? 'One more passkey' : 'Passkey'}
        note={
          isConfirmed
            ? 'Sign in with your face, your finger or the code of your device.'
            : 'Confirm your e-mail address first. Then you can sign in with your face, your finger or the code of your device.'
        }
        className={styles.row ?? ''}
        end={
          isConfirmed && (
            <Button small aria-label="Add a passkey" pending={adding.isOpening} onClick={() => void adding.open()}>
              Add
            </Button>
          )
        }
      />
      {adding.isRecent !== null && <AddDialog isRecent={adding.isRecent} onClose={adding.close} />}
    </>
  );
}

function AddDialog({ isRecent, onClose }: { isRecent: boolean; onClose: () => void }) {
  const client = useQueryClient();
  const toast = useToast();
  const { signIns } = useAuth();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title="Add a passkey"
      description="Your device asks for your face, your finger or its code, and keeps the key. We never see any of them."
    >
      <ConfirmPassword
        label="Make a Passkey"
        isRecent={isRecent}
        onConfirmed={async () => {
          await (await signIns()).addPasskey(deviceName(navigator.userAgent));
          toast({ title: 'Passkey added', description: 'Next time, press “Use a Passkey”.', tone: 'success' });
          void client.invalidateQueries({ queryKey: signInsQuery(signIns).queryKey });
          onClose();
        }}
      />
    </Dialog>
  );
}

function useRemoving() {
  const client = useQueryClient();
  const toast = useToast();
  const { signIns } = useAuth();
  return useMutation({
    mutationFn: async (id: string) => (await signIns()).removePasskey(id),
    onSuccess: () => {
      toast({ title: 'Passkey removed', description: 'It opens nothing any more. Delete it on your device, too.' });
      return client.invalidateQueries({ queryKey: signInsQuery(signIns).queryKey });
    },
    onError: (error) =>
      toast({ title: 'Error', description: messageOf(error, 'Please try again.'), tone: 'destructive' }),
  });
}
