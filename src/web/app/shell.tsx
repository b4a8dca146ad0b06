import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { CoachWidget } from '#web/features/coach-chat/coach-widget.tsx';
import { MailLinkDoor } from '#web/features/newsletter/mail-link-door.tsx';
import { useAuth } from '#web/parts/person/auth-context.ts';
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

/** Header, content and footer; the same around every screen. */
export function Shell({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const title = usePageChange(main);
  useCountPage();
  const { status, person } = useAuth();
  return (
    <div className={styles.shell} onClickCapture={forgetEarlyPress}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <SiteHeader />
      <main ref={main} id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <SiteFooter />
      {person && <CoachWidget userId={person.id} />}
      <MailLinkDoor />
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
