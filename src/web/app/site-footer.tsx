import { lazy, Suspense } from 'react';
import { Link } from 'wouter';
import { PRODUCT } from '#core/product.ts';
import { SubscribeForm } from '#web/features/newsletter/subscribe-form.tsx';
import { Wordmark } from '#web/ui/mark.tsx';
import { Label } from '#web/ui/text.tsx';
import { WhenNear } from '#web/ui/when-near.tsx';
import { FOOTER_COLUMNS } from './nav-links.ts';
import styles from './site-footer.module.css';

// Most pages are left without their foot being seen.
const FooterTrainer = lazy(() => import('./footer-trainer.tsx').then((module) => ({ default: module.FooterTrainer })));

export function SiteFooter() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        <div className={styles.columns}>
          <Link href="/" className={styles.brand}>
            <Wordmark name={PRODUCT.name} width={150} />
          </Link>
          {FOOTER_COLUMNS.map(({ title, links }) => (
            <nav key={title} aria-label={title} className={styles.column}>
              <Label as="p">{title}</Label>
              <ul>
                {links.map(({ href, label }) => (
                  <li key={label}>
                    <Link href={href}>{label}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <SubscribeForm />
        </div>
        <p className={styles.end}>© 2025 {PRODUCT.name}. Not medical advice. For adults 18 and over.</p>
        <WhenNear placeholder={null}>
          <Suspense>
            <FooterTrainer />
          </Suspense>
        </WhenNear>
      </div>
    </footer>
  );
}
