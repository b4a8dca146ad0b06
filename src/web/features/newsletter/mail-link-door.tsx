import { lazy, Suspense } from 'react';
import { useLocation } from 'wouter';
import { useNamedPlace } from '#web/ui/use-named-place.ts';
import { parseMailLink } from './mail-link.ts';

const MailLinkDialog = lazy(() =>
  import('./mail-link-dialog.tsx').then((module) => ({ default: module.MailLinkDialog })),
);

/** Opens the dialog for those who come from a link in a mail of ours; nothing for anybody else. */
export function MailLinkDoor() {
  const [path, navigate] = useLocation();
  const link = parseMailLink(useNamedPlace());
  if (!link) return null;
  return (
    <Suspense>
      <MailLinkDialog link={link} onClose={() => navigate(path, { replace: true })} />
    </Suspense>
  );
}
