import { lazy, Suspense } from 'react';
import { useLocation } from 'wouter';
import { useNamedPlace } from '#web/ui/use-named-place.ts';
import { parseMailLink } from './recovery-link.ts';

const NewPasswordDialog = lazy(() =>
  import('./new-password-dialog.tsx').then((module) => ({ default: module.NewPasswordDialog })),
);
const ConfirmEmailLink = lazy(() =>
  import('./confirm-email-link.tsx').then((module) => ({ default: module.ConfirmEmailLink })),
);

/** Takes in those who come from a mail: for a forgotten password, or to confirm their address. Nothing for anybody else. */
export function RecoveryDoor() {
  const [path, navigate] = useLocation();
  const link = parseMailLink(useNamedPlace());
  if (link === undefined) return null;
  const onDone = () => navigate(path, { replace: true });
  return (
    <Suspense>
      {link.kind === 'new-password' ? (
        <NewPasswordDialog token={link.token} onClose={onDone} />
      ) : (
        <ConfirmEmailLink token={link.token} onDone={onDone} />
      )}
    </Suspense>
  );
}
