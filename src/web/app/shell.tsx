import { type ReactNode, useRef } from 'react';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './shell.module.css';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { usePageChange } from './use-page-change.ts';

/** Header, content and footer; the same around every screen. */
export function Shell({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const title = usePageChange(main);
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <SiteHeader />
      <main ref={main} id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <SiteFooter />
      <VisuallyHidden>
        <span aria-live="polite">{title}</span>
      </VisuallyHidden>
    </div>
  );
}
