import { Download } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import type { Exported } from './exported.ts';

const ExportDialog = lazy(() => import('./export-dialog.tsx').then((module) => ({ default: module.ExportDialog })));

type ExportButtonProps = {
  /** What can be exported from here, what is meant first. */
  what: readonly Exported[];
  small?: boolean;
};

/** Opens the choice of a file to take along. */
export function ExportButton({ what, small = false }: ExportButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone={small ? 'secondary' : 'quiet'} small={small} onClick={() => setOpen(true)}>
        {!small && <Download />}
        Export
      </Button>
      {isOpen && (
        <Suspense>
          <ExportDialog what={what} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
