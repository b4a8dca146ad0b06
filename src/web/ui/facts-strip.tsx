import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './facts-strip.module.css';
import { Label } from './text.tsx';

export type Fact = { label: string; value: ReactNode; unit?: string; note?: ReactNode };

/** Two to five facts between hairlines. */
export function FactsStrip({ facts, className }: { facts: readonly Fact[]; className?: string }) {
  return (
    <dl className={classes(styles.strip, className)}>
      {facts.map(({ label, value, unit, note }) => (
        <div key={label} className={styles.fact}>
          <Label as="dt">{label}</Label>
          <dd className={styles.value}>
            {value}
            {unit !== undefined && <span className={styles.unit}> {unit}</span>}
          </dd>
          {note !== undefined && <dd>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
