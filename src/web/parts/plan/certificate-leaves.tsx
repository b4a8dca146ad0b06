import { Check, X } from 'lucide-react';
import { useId, useState } from 'react';
import type { Certificate } from '#core/certificate/certificate.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Title } from '#web/ui/text.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './certificate-leaves.module.css';

/** What the checker found: a leaf for each test passed, a gap for one that was not, and on a tap every one in words. */
export function CertificateLeaves({ certificate }: { certificate: Certificate }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.certificate}>
      <Title as="h3">{`${certificate.passed} of ${certificate.total} checks passed`}</Title>
      <div className={styles.leaves} aria-hidden="true">
        {certificate.checks.map((check) => (
          <span key={check.id} className={classes(styles.leaf, !check.ok && styles.gap)} />
        ))}
      </div>
      <p className={styles.foot}>
        <span>Each by a checker that did not write the plan.</span>
        <LinkButton
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Hide checks' : 'Show checks'}
        </LinkButton>
      </p>
      <ul id={id} className={styles.list} hidden={!isOpen}>
        {certificate.checks.map((check) => (
          <li key={check.id} className={classes(!check.ok && styles.failed)}>
            {check.ok ? <Check /> : <X />}
            <span>
              <VisuallyHidden>{check.ok ? 'Passed: ' : 'Failed: '}</VisuallyHidden>
              {check.detail}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
