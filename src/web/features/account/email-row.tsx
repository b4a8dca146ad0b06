import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '#web/api/api-error.ts';
import { useAuth } from '#web/parts/person/auth-context.ts';
import { Button } from '#web/ui/button.tsx';
import { LedgerRow } from '#web/ui/ledger.tsx';
import { useToast } from '#web/ui/toast-context.ts';
import styles from './account.module.css';
import { ChangeEmailDialog } from './change-email-dialog.tsx';

/** What the sign-in goes by, and whether the person has shown that it is theirs. */
export function EmailRow({
  email,
  isConfirmed,
  canChange,
}: {
  email: string;
  isConfirmed: boolean;
  canChange: boolean;
}) {
  const { signIns } = useAuth();
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  const link = useMutation({
    mutationFn: async () => (await signIns()).sendConfirmation(),
    onSuccess: () => toast({ title: 'A link is on its way', description: `Open the mail to ${email} within a day.` }),
    onError: (error) =>
      toast({ title: 'Error', description: messageOf(error, 'Please try again.'), tone: 'destructive' }),
  });
  return (
    <>
      <LedgerRow
        name={email}
        note={
          isConfirmed
            ? 'Confirmed'
            : 'Not confirmed yet: open the link in our mail. A passkey and a second step need it; all else works without.'
        }
        className={styles.row ?? ''}
        end={
          <span className={styles.ends}>
            {!isConfirmed && (
              <Button small pending={link.isPending} onClick={() => link.mutate()}>
                Send Link
              </Button>
            )}
            {canChange && (
              <Button small aria-label="Change the e-mail address" onClick={() => setOpen(true)}>
                Change
              </Button>
            )}
          </span>
        }
      />
      {isOpen && <ChangeEmailDialog onClose={() => setOpen(false)} />}
    </>
  );
}
