import type { ComponentProps, ReactNode } from 'react';
import styles from './chip.module.css';
import { classes } from './classes.ts';

/** A row of chips that may wrap. */
export function Chips({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div className={classes(styles.box, className)}>
      <div className={styles.chips}>{children}</div>
    </div>
  );
}

/** A word about a thing. `alive` marks what is active now. */
export function Chip({ children, alive }: { children: ReactNode; alive?: boolean }) {
  return <span className={classes(styles.chip, alive && styles.alive)}>{children}</span>;
}

/** A chip that can be pressed; with `aria-pressed` it is a choice. */
export function ChipButton({ children, className, ...rest }: ComponentProps<'button'>) {
  return (
    <button type="button" {...rest} className={classes(styles.chip, styles.button, className)}>
      {children}
    </button>
  );
}
