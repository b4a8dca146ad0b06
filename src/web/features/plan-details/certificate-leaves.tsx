import { Check, X } from 'lucide-react';
import { useId, useState } from 'react';
import type { Certificate } from '#core/certificate.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Title } from '#web/ui/text.tsx';
import styles from './certificate-leaves.module.css';

/** What the checker found: a leaf for each check that passed, a gap for one that did not, each in words on a tap. */
export function CertificateLeaves({ certificate }: { certificate: Certificate }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { checks, passed, total } = certificate;
  const failed = checks.filter(({ ok }) => !ok);
  return (
    <section className={styles.card} aria-labelledby={`${id}-title`}>
      <Title as="h3" id={`${id}-title`} numeric>
        {passed} of {total} checks passed
      </Title>
      <div className={styles.leaves} aria-hidden="true">
        {checks.map((check) => (
          <span key={check.id} className={classes(styles.leaf, !check.ok && styles.gap)} />
        ))}
      </div>
      <ul className={styles.list} hidden={!open && failed.length === 0} id={id}>
        {(open ? checks : failed).map((check) => (
          <li key={check.id} className={classes(!check.ok && styles.bad)}>
            {check.ok ? <Check aria-label="Passed:" /> : <X aria-label="Failed:" />}
            <span>{check.detail}</span>
          </li>
        ))}
      </ul>
      <LinkButton className={styles.more} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {open ? 'Hide the checks' : 'Show every check'}
      </LinkButton>
    </section>
  );
}
