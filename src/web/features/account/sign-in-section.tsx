import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SignIns } from '#contract/sign-ins.ts';
import { deviceName } from '#core/account/device-name.ts';
import { messageOf } from '#web/api/api-error.ts';
import { useAuth } from '#web/parts/person/auth-context.ts';
import type { SignInsPort } from '#web/parts/person/identity-port.ts';
import { Button } from '#web/ui/button.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Ledger, LedgerRow } from '#web/ui/ledger.tsx';
import { Loading, SkeletonRow } from '#web/ui/skeleton.tsx';
import { Label } from '#web/ui/text.tsx';
import { useToast } from '#web/ui/toast-context.ts';
import styles from './account.module.css';
import { dayOf } from './account-dates.ts';
import { signInsQuery } from './account-queries.ts';
import { ChangePasswordDialog } from './change-password-dialog.tsx';
import { EmailRow } from './email-row.tsx';
import { PasskeyRows } from './passkey-rows.tsx';
import { SecondStepRow } from './second-step-row.tsx';
import { SectionFault } from './section-fault.tsx';

/** The ways to sign in, and the devices on which the person is. */
export function SignInSection() {
  const { signIns } = useAuth();
  const { data, error, refetch } = useQuery(signInsQuery(signIns));
  if (error && !data)
    return <SectionFault error={error} otherwise="This did not load." onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Loading label="Your sign-ins are on their way">
        <SkeletonRow />
        <SkeletonRow />
      </Loading>
    );
  }
  return (
    <Stack>
      <Methods signIns={data} />
      <Devices signIns={data} />
    </Stack>
  );
}

const METHOD_NAMES = { password: 'Password', google: 'Google' } as const;

function Methods({ signIns }: { signIns: SignIns }) {
  const { methods, passkeys, secondStep, emailConfirmed } = signIns;
  const { person } = useAuth();
  const [isOpen, setOpen] = useState(false);
  const isConfirmed = emailConfirmed ?? true;
  const hasPassword = methods.some(({ kind }) => kind === 'password');
  return (
    <>
      <Ledger>
        {person && <EmailRow email={person.email} isConfirmed={isConfirmed} canChange={hasPassword} />}
        {passkeys && <PasskeyRows passkeys={passkeys} isConfirmed={isConfirmed} />}
        {methods.map(({ kind, addedAt, changedAt }) => (
          <LedgerRow
            key={kind}
            name={METHOD_NAMES[kind]}
            note={changedAt > addedAt ? `Changed ${dayOf(changedAt)}` : `Since ${dayOf(addedAt)}`}
            className={styles.row ?? ''}
            end={
              kind === 'password' && (
                <Button small aria-label="Change the password" onClick={() => setOpen(true)}>
                  Change
                </Button>
              )
            }
          />
        ))}
        {hasPassword && secondStep !== undefined && <SecondStepRow secondStep={secondStep} isConfirmed={isConfirmed} />}
      </Ledger>
      {isOpen && <ChangePasswordDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function Devices({ signIns: { sessions, othersUntold = false } }: { signIns: SignIns }) {
  const end = useEnding();
  return (
    <div className={styles.below}>
      <Label as="h3">Devices</Label>
      <Ledger>
        {sessions.map(({ id, isThis, userAgent, seenAt }) => {
          const name = deviceName(userAgent);
          return (
            <LedgerRow
              key={id}
              name={name}
              note={isThis ? 'This one' : `Last seen ${dayOf(seenAt)}`}
              className={styles.row ?? ''}
              end={
                !isThis && (
                  <Button
                    small
                    aria-label={`Sign out: ${name}, last seen ${dayOf(seenAt)}`}
                    disabled={end.isPending}
                    onClick={() => end.mutate((port) => port.end(id))}
                  >
                    Sign Out
                  </Button>
                )
              }
            />
          );
        })}
      </Ledger>
      {(sessions.length > 1 || othersUntold) && (
        <div className={styles.below}>
          <Button small tone="quiet" pending={end.isPending} onClick={() => end.mutate((port) => port.endOthers())}>
            Sign Out Everywhere Else
          </Button>
        </div>
      )}
    </div>
  );
}

function useEnding() {
  const client = useQueryClient();
  const toast = useToast();
  const { signIns } = useAuth();
  return useMutation({
    mutationFn: async (end: (port: SignInsPort) => Promise<void>) => end(await signIns()),
    onSuccess: () => {
      toast({ title: 'Signed out there' });
      return client.invalidateQueries({ queryKey: signInsQuery(signIns).queryKey });
    },
    onError: (error) =>
      toast({ title: 'Error', description: messageOf(error, 'Please try again.'), tone: 'destructive' }),
  });
}
