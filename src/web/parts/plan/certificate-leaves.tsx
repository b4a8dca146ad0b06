import { Check, ChevronDown, X } from 'lucide-react';
import { useId, useState } from 'react';
import { type Certificate, doesApply, type Check as PlanCheck } from '#core/certificate/certificate.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Title } from '#web/ui/text.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './certificate-leaves.module.css';
import { CertificatePromises } from './certificate-promises.tsx';
import { checkGroups } from './check-groups.ts';

/** What the checker found: first the promises, then a leaf for each test that applies, a gap for one that failed, and on a tap every one in words. */
export function CertificateLeaves({ certificate }: { certificate: Certificate }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const applying = certificate.checks.filter(doesApply);
  const others = certificate.checks.filter((check) => !doesApply(check));
  return (
    <div className={styles.certificate}>
      {certificate.promises && <CertificatePromises promises={certificate.promises} />}
      <Title as="h3">{`${certificate.passed} of ${certificate.total} checks passed`}</Title>
      <div className={styles.leaves} aria-hidden="true">
        {applying.map((check) => (
          <span key={check.id} className={classes(styles.leaf, !check.ok && styles.gap)} />
        ))}
      </div>
      {/* A gap says why where it is seen. */}
      <CheckList checks={applying.filter(({ ok }) => !ok)} />
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
      <div id={id} hidden={!isOpen}>
        {checkGroups(certificate).map(({ title, checks, passed }) => (
          <details key={title} className={styles.group} open={passed < checks.length}>
            <summary>
              <strong>{title}</strong>
              <span className={styles.count}>{`${passed} of ${checks.length}`}</span>
              <ChevronDown />
            </summary>
            <CheckList checks={checks} />
          </details>
        ))}
        {others.length > 0 && (
          <details className={styles.group}>
            <summary>
              <strong>Does not apply to you</strong>
              <span className={styles.count}>{others.length}</span>
              <ChevronDown />
            </summary>
            <CheckList checks={others} />
          </details>
        )}
      </div>
    </div>
  );
}

function CheckList({ checks }: { checks: readonly PlanCheck[] }) {
  return (
    <ul className={styles.list}>
      {checks.map((check) => (
        <li key={check.id} className={classes(!check.ok && styles.failed)}>
          {check.ok ? <Check /> : <X />}
          <span>
            <VisuallyHidden>{check.ok ? 'Passed: ' : 'Failed: '}</VisuallyHidden>
            {check.detail}
          </span>
        </li>
      ))}
    </ul>
  );
}
