import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { ReminderSettings } from '#core/reminders/reminders.ts';
import { KIND_WORDS } from '#web/features/reminders/reminder-labels.ts';
import { remindersQuery } from '#web/features/reminders/use-reminders.ts';
import { Button } from '#web/ui/button.tsx';
import { Ledger, LedgerRow } from '#web/ui/ledger.tsx';
import styles from './account.module.css';

const RemindersDialog = lazy(() =>
  import('#web/features/reminders/reminders-dialog.tsx').then((module) => ({ default: module.RemindersDialog })),
);

/** What the person is reminded of, and the way to change it. */
export function RemindersSection({ userId }: { userId: string }) {
  const { data } = useQuery(remindersQuery());
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Ledger>
        <LedgerRow
          name="Messages on your devices"
          note={data ? lineOf(data.settings) : 'Only on the days and at the times that you choose.'}
          className={styles.row ?? ''}
          end={
            <Button small aria-label="Change the reminders" onClick={() => setOpen(true)}>
              Change
            </Button>
          }
        />
      </Ledger>
      {isOpen && (
        <Suspense>
          <RemindersDialog userId={userId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** "Workout at 18:30, Weight at 12:00". */
function lineOf(settings: ReminderSettings | null): string {
  const on = settings?.reminders.filter(({ days }) => days.length > 0) ?? [];
  if (on.length === 0) return 'None. Only what you choose is ever sent.';
  return `${on.map(({ kind, time }) => `${KIND_WORDS[kind]} at ${time}`).join(', ')}.`;
}
