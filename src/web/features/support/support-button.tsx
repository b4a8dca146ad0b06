import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Button } from '#web/ui/button.tsx';

const SupportDialog = lazy(() => import('./support-dialog.tsx').then((module) => ({ default: module.SupportDialog })));

/** Opens the form for a letter to us; its code comes with the first opening. */
export function SupportButton({ children, small }: { children: ReactNode; small?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button small={small ?? false} onClick={() => setOpen(true)}>
        {children}
      </Button>
      {open && (
        <Suspense>
          <SupportDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
