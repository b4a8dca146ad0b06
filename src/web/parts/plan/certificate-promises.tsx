import { Check, X } from 'lucide-react';
import type { PlanPromise } from '#core/certificate/certificate.ts';
import { classes } from '#web/ui/classes.ts';
import { Title } from '#web/ui/text.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './certificate-promises.module.css';

/** What a plan keeps, in words that anybody at the table can check; the first is what the person ruled out. */
export function CertificatePromises({ promises }: { promises: readonly PlanPromise[] }) {
  return (
    <ul className={styles.promises}>
      {promises.map(({ id, title, text, end, ok }) => (
        <li key={id} className={classes(!ok && styles.broken)}>
          <span className={styles.mark} aria-hidden="true">
            {ok ? <Check /> : <X />}
          </span>
          <div>
            <Title as="p">
              <VisuallyHidden>{ok ? 'Kept: ' : 'Not kept: '}</VisuallyHidden>
              {title}
            </Title>
            <p>{text}</p>
          </div>
          {end && <p className={styles.end}>{end}</p>}
        </li>
      ))}
    </ul>
  );
}
