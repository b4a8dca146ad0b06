import { lazy, Suspense } from 'react';
import { useLocation } from 'wouter';
import { useNamedPlace } from '#web/ui/use-named-place.ts';
import { parseMailLink } from './recovery-link.ts';

const FollowedLink = lazy(() => import('./followed-link.tsx').then((module) => ({ default: module.FollowedLink })));

/** Takes in those who come from a mail: for a forgotten password, or to confirm their address. Nothing for anybody else. */
export function RecoveryDoor() {
  const [path, navigate] = useLocation();
  const link = parseMailLink(useNamedPlace());
  if (link === undefined) return null;
  return (
    <Suspense>
      <FollowedLink link={link} onDone={() => navigate(path, { replace: true })} />
    </Suspense>
  );
}
