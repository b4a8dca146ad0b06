import { TriangleAlert } from 'lucide-react';
import styles from './problem-note.module.css';

/** Why something was not done, in a form that keeps what was typed. */
export function ProblemNote({ children }: { children: string }) {
  return (
    <div role="alert" className={styles.note}>
      <TriangleAlert />
      <p>{children}</p>
    </div>
  );
}
