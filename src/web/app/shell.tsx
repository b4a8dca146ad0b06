import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { useLocation } from 'wouter';
import { RecoveryDoor } from '#web/features/auth/recovery-door.tsx';
import { CoachWidget } from '#web/features/coach-chat/coach-widget.tsx';
import { MailLinkDoor } from '#web/features/newsletter/mail-link-door.tsx';
import { useAuth } from '#web/parts/person/auth-context.ts';
import { usePageFlag } from '#web/ui/use-page-flag.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { EarlyPress, forgetEarlyPress } from './early-press.tsx';
import styles from './shell.module.css';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { useCountPage } from './use-count-page.ts';
import { usePageChange } from './use-page-change.ts';

const DeviceStatus = lazy(() =>
  import('#web/offline/device-status.tsx').then((module) => ({ default: module.DeviceStatus })),
);

const DeletionBanner = lazy(() =>
  import('#web/features/account/deletion-banner.tsx').then((module) => ({ default: module.DeletionBanner })),
);
/** Only for those who are signed in: no public page waits for it. */
const TabBar = lazy(() => import('./tab-bar.tsx').then((module) => ({ default: module.TabBar })));

/** Header, content and footer; the same around every screen. */
export function Shell({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const title = usePageChange(main);
  useCountPage();
  const { status, person } = useAuth();
  const [path] = useLocation();
  // While the questions are asked there is nowhere else to go yet.
  const hasTabs = person !== null && person.hasProfile !== false && path !== '/onboarding';
  usePageFlag('tabs', hasTabs);
  return (
    <div className={styles.shell} onClickCapture={forgetEarlyPress}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <SiteHeader />
      {person?.deletionAt && (
        <Suspense>
          <DeletionBanner at={person.deletionAt} />
        </Suspense>
      )}
      <main ref={main} id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <SiteFooter />
      {person && <CoachWidget userId={person.id} />}
      {hasTabs && (
        <Suspense>
          <TabBar />
        </Suspense>
      )}
      <MailLinkDoor />
      <RecoveryDoor />
      <EarlyPress />
      {status === 'signed-in' && (
        <Suspense>
          <DeviceStatus />
        </Suspense>
      )}
      <VisuallyHidden>
        <span aria-live="polite">{title}</span>
      </VisuallyHidden>
    </div>
  );
}
