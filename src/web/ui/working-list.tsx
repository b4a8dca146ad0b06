import { Check } from 'lucide-react';
import { classes } from './classes.ts';
import styles from './states.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export type WorkStep = { label: string; detail?: string };

type WorkingListProps = { steps: readonly WorkStep[] /** How many are finished. */; done: number; note?: string };

/** Long work that lists its steps as they finish. */
export function WorkingList({ steps, done, note }: WorkingListProps) {
  return (
    <>
      <ol className={styles.steps} aria-live="polite">
        {steps.map(({ label, detail }, index) => (
          <li key={label} className={classes(index === done && styles.current)}>
            <span
              className={classes(styles.spot, index === done && styles.now, index > done && styles.waiting)}
              aria-hidden="true"
            >
              {index < done && <Check />}
            </span>
            {label}
            {index < done && <VisuallyHidden>, done</VisuallyHidden>}
            {detail !== undefined && index <= done && <span className={styles.detail}>{detail}</span>}
          </li>
        ))}
      </ol>
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </>
  );
}
