import type { ReactNode } from 'react';
import styles from './states.module.css';

/** A strip that states a fact about the moment, e.g. that there is no network. */
export function Notice({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.strip} role="status">
      {picture}
      <span>{children}</span>
    </div>
  );
}
