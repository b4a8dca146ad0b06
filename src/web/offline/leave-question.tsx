import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { entries } from './write-labels.ts';

/** Asks before entries that exist nowhere else are deleted. */
export function LeaveQuestion({ count, onAnswer }: { count: number; onAnswer: (leave: boolean) => void }) {
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onAnswer(false)}
      title="Sign out and lose entries?"
      description={`${entries(count)} on this device did not reach your account yet. Signing out deletes everything of yours from this device. Stay signed in until there is a network, and nothing is lost.`}
      confirmLabel="Sign Out and Delete"
      cancelLabel="Stay Signed In"
      danger
      onConfirm={() => onAnswer(true)}
    />
  );
}
