import { useQueryClient } from '@tanstack/react-query';
import { type Account, exportAccount, requestDeletion } from '#contract/account.ts';
import { counted } from '#core/language/counted.ts';
import { PRODUCT } from '#core/product.ts';
import { callOperation } from '#web/api/call-operation.ts';
import { ExportButton } from '#web/parts/papers/export-button.tsx';
import type { Exported } from '#web/parts/papers/exported.ts';
import { useAuth } from '#web/parts/person/auth-context.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Ledger, LedgerRow } from '#web/ui/ledger.tsx';
import { Text } from '#web/ui/text.tsx';
import { useToast } from '#web/ui/toast-context.ts';
import styles from './account.module.css';
import { momentOf } from './account-dates.ts';
import { accountQuery } from './account-queries.ts';
import { ConfirmPassword } from './confirm-password.tsx';
import { KeepAccountButton } from './keep-account-button.tsx';
import { saveFrom } from './save-from.ts';
import { useRecentSignIn } from './use-recent-sign-in.ts';

const EVERYTHING: readonly Exported[] = [
  { kind: 'meal_day' },
  { kind: 'groceries' },
  { kind: 'workout_plan' },
  { kind: 'progress' },
];

/** Everything as files, and the way out. */
export function DataSection({ account }: { account: Account }) {
  const { deletion } = account;
  const download = useRecentSignIn();
  const leaving = useRecentSignIn();
  return (
    <>
      <Ledger>
        <LedgerRow
          name="Download my data"
          note="Everything, as files that any program reads: JSON, tables for spreadsheets, your photos. Free on every tier."
          className={styles.row ?? ''}
          end={
            <Button small pending={download.isOpening} onClick={() => void download.open()}>
              Download
            </Button>
          }
        />
        <LedgerRow
          name="Import from another app"
          note="Workouts of Strong, Hevy or a watch, weights of Apple Health, the log of another Ironleaf account. Free on every tier."
          className={styles.row ?? ''}
          end={
            <ButtonLink small href="/import">
              Import
            </ButtonLink>
          }
        />
        <LedgerRow
          name="Export plans and progress"
          note="Meals, groceries, workouts and a report as PDF, spreadsheet or calendar. With Premium."
          className={styles.row ?? ''}
          end={<ExportButton small what={EVERYTHING} />}
        />
        <LedgerRow
          name="Delete account"
          note={
            deletion
              ? `Your account is deleted on ${momentOf(deletion.dueAt)}.`
              : 'Seven days to think better of it, then everything is gone within 30 days.'
          }
          className={styles.row ?? ''}
          end={
            deletion ? (
              <KeepAccountButton />
            ) : (
              <Button small tone="danger" pending={leaving.isOpening} onClick={() => void leaving.open()}>
                Delete
              </Button>
            )
          }
        />
      </Ledger>
      {download.isRecent !== null && <DownloadDialog isRecent={download.isRecent} onClose={download.close} />}
      {leaving.isRecent !== null && (
        <DeleteDialog account={account} isRecent={leaving.isRecent} onClose={leaving.close} />
      )}
    </>
  );
}

type DialogProps = { isRecent: boolean; onClose: () => void };

function DownloadDialog({ isRecent, onClose }: DialogProps) {
  const toast = useToast();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title="Download my data"
      description="A zip with all that you told us and all that was made of it. It speaks of your health: keep it as you would keep a medical letter."
    >
      <ConfirmPassword
        label="Download the Zip"
        isRecent={isRecent}
        onConfirmed={async () => {
          saveFrom(exportAccount.path);
          toast({ title: 'Your download has begun' });
          onClose();
        }}
      />
    </Dialog>
  );
}

function DeleteDialog({ account, isRecent, onClose }: DialogProps & { account: Account }) {
  const client = useQueryClient();
  const toast = useToast();
  const { markDeletion } = useAuth();
  const { plans, logs, photos, conversations, memories } = account.holds;
  const goes = [
    'Your answers, with everything about your health',
    plans > 0 && counted(plans, 'plan'),
    logs > 0 && counted(logs, 'log entry', 'log entries'),
    photos > 0 && counted(photos, 'photo'),
    conversations > 0 && counted(conversations, 'conversation'),
    memories > 0 && `${counted(memories, 'thing')} that ${PRODUCT.coach} remembers`,
    'Your sign-in, on this and every other device',
  ].filter((line) => line !== false);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title="Delete your account?"
      description="For seven days nothing is lost, and one tap keeps it. After that nothing can be brought back."
    >
      <Text>This goes:</Text>
      <ul className={styles.goes}>
        {goes.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <ConfirmPassword
        label="Delete My Account"
        danger
        isRecent={isRecent}
        onConfirmed={async () => {
          const { dueAt } = await callOperation(requestDeletion);
          markDeletion(dueAt);
          void client.invalidateQueries({ queryKey: accountQuery().queryKey });
          toast({
            title: 'Your account is to be deleted',
            description: `On ${momentOf(dueAt)}. Every other device was signed out.`,
          });
          onClose();
        }}
      />
    </Dialog>
  );
}
