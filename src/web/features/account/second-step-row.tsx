import { lazy, Suspense, useState } from 'react';
import type { SignIns } from '#contract/sign-ins.ts';
import { Button } from '#web/ui/button.tsx';
import { LedgerRow } from '#web/ui/ledger.tsx';
import styles from './account.module.css';

const SetUpDialog = lazy(() =>
  import('./second-step-set-up.tsx').then((module) => ({ default: module.SecondStepSetUp })),
);
const ChangeDialog = lazy(() =>
  import('./second-step-change.tsx').then((module) => ({ default: module.SecondStepChange })),
);

type Props = { secondStep: NonNullable<SignIns['secondStep']> | null; isConfirmed: boolean };

/** Whether a code is asked for after the password. */
export function SecondStepRow({ secondStep, isConfirmed }: Props) {
  const [isOpen, setOpen] = useState(false);
  // What is open stays what it is, also once the step is on: the recovery codes are still to be shown then.
  const [opened, setOpened] = useState<'set-up' | 'change'>('set-up');
  const open = (which: typeof opened) => {
    setOpened(which);
    setOpen(true);
  };
  const Opened = opened === 'set-up' ? SetUpDialog : ChangeDialog;
  return (
    <>
      <LedgerRow
        name="Second step"
        note={noteOf(secondStep, isConfirmed)}
        className={styles.row ?? ''}
        end={
          secondStep ? (
            <Button small aria-label="Change the second step" onClick={() => open('change')}>
              Change
            </Button>
          ) : (
            isConfirmed && (
              <Button small aria-label="Set up a second step" onClick={() => open('set-up')}>
                Set Up
              </Button>
            )
          )
        }
      />
      {isOpen && (
        <Suspense>
          <Opened onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function noteOf(secondStep: Props['secondStep'], isConfirmed: boolean): string {
  if (secondStep) return `Authenticator app. ${secondStep.codesLeft} of 10 recovery codes left.`;
  if (!isConfirmed)
    return 'Confirm your e-mail address first. Then an app on your phone can give a code after your password.';
  return 'Off. An app on your phone can give a code that is asked for after your password.';
}
