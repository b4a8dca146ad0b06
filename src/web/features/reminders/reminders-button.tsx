import { Bell } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#web/ui/button.tsx';

const RemindersDialog = lazy(() =>
  import('./reminders-dialog.tsx').then((module) => ({ default: module.RemindersDialog })),
);

/** Opens the reminders; their code comes with the first tap. */
export function RemindersButton({ userId }: { userId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="quiet" onClick={() => setOpen(true)}>
        <Bell />
        Reminders
      </Button>
      {isOpen && (
        <Suspense>
          <RemindersDialog userId={userId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
