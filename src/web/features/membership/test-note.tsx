import type { ReactNode } from 'react';
import { Label } from '#web/ui/text.tsx';
import styles from './membership.module.css';

/** Marks what is only a test. */
export function TestNote({ children }: { children: ReactNode }) {
  return (
    <div className={styles.test}>
      <Label className={styles.testLabel}>Test</Label>
      <span>{children}</span>
    </div>
  );
}
