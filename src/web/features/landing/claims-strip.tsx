import claims from '#data/claims.json' with { type: 'json' };
import { Label } from '#web/ui/text.tsx';
import styles from './claims-strip.module.css';

const SHOWN = [claims.people, claims.success, claims.coaching];

/** What is claimed in figures; each with its owner and evidence in the claims file. */
export function ClaimsStrip() {
  return (
    <dl className={styles.strip}>
      {SHOWN.map(({ label, text }) => (
        <div key={label} className={styles.claim}>
          <Label as="dt">{label}</Label>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
