import type { ElementType, ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './text.module.css';

type TextProps = {
  as?: ElementType;
  children: ReactNode;
  id?: string;
  className?: string | undefined;
  /** Tabular figures: for numbers that change or stand in a column. */
  numeric?: boolean;
};

type Tone = 'text' | 'quiet' | 'alive' | 'bad';

/** The one large line of a screen. */
export function Display({ as: As = 'h1', children, id, className, numeric }: TextProps) {
  return (
    <As id={id} className={classes(styles.display, numeric && styles.numeric, className)}>
      {children}
    </As>
  );
}

/** The name of a card or a section. */
export function Title({ as: As = 'h2', children, id, className, numeric }: TextProps) {
  return (
    <As id={id} className={classes(styles.title, numeric && styles.numeric, className)}>
      {children}
    </As>
  );
}

/** Small capitals in the quiet colour: what a figure or a field means. */
export function Label({ as: As = 'span', children, id, className }: TextProps) {
  return (
    <As id={id} className={classes(styles.label, className)}>
      {children}
    </As>
  );
}

/** Running text, at most one measure wide. */
export function Text({ as: As = 'p', children, id, className, numeric, tone = 'text' }: TextProps & { tone?: Tone }) {
  return (
    <As id={id} className={classes(styles.body, tone !== 'text' && styles[tone], numeric && styles.numeric, className)}>
      {children}
    </As>
  );
}

/** The unit behind a large number. */
export function Unit({ children }: { children: ReactNode }) {
  return <span className={styles.unit}>{children}</span>;
}
