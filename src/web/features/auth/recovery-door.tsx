import { lazy, Suspense } from 'react';
import { useLocation } from 'wouter';
import { useNamedPlace } from '#web/ui/use-named-place.ts';
import { parseRecoveryLink } from './recovery-link.ts';

const NewPasswordDialog = lazy(() =>
  import('./new-password-dialog.tsx').then((module) => ({ default: module.NewPasswordDialog })),
);

/** Opens the dialog for those who come from the mail for a forgotten password; nothing for anybody else. */
export function RecoveryDoor() {
  const [path, navigate] = useLocation();
  const token = parseRecoveryLink(useNamedPlace());
  if (token === undefined) return null;
  return (
    <Suspense>
      <NewPasswordDialog token={token} onClose={() => navigate(path, { replace: true })} />
    </Suspense>
  );
}
