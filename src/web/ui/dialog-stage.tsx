import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import cover from './cover.module.css';
import styles from './dialog.module.css';

/** Dims the page and puts a window in its middle, on phones at its foot. */
export function DialogStage({ children }: { children: ReactNode }) {
  return (
    <div className={classes(cover.cover, styles.stage)}>
      <div className={styles.scrim} />
      {children}
    </div>
  );
}
