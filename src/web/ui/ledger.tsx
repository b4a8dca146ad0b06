import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './ledger.module.css';

/** A list as a printed log: rows between hairlines. `closed` also rules off the last one. */
export function Ledger({ children, className, closed }: { children: ReactNode; className?: string; closed?: boolean }) {
  return <ul className={classes(styles.ledger, closed && styles.closed, className)}>{children}</ul>;
}

type RowProps = {
  name: ReactNode;
  picture?: ReactNode;
  /** A quiet line above the name, e.g. which meal it is. */
  above?: ReactNode;
  /** A quiet line below the name. */
  note?: ReactNode;
  /** The figure or button at the end of the row. */
  end?: ReactNode;
  className?: string;
};

export function LedgerRow({ name, picture, above, note, end, className }: RowProps) {
  return (
    <li className={classes(styles.row, className)}>
      {picture !== undefined && <span className={styles.picture}>{picture}</span>}
      <span className={styles.main}>
        {above !== undefined && <span className={styles.note}>{above}</span>}
        <span className={styles.name}>{name}</span>
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </span>
      {end !== undefined && <span className={styles.end}>{end}</span>}
    </li>
  );
}
