import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import styles from './states.module.css';

type EmptyStateProps = { picture: ReactNode; sentence: string; action?: ReactNode };

/** A drawing, one sentence, one button. */
export function EmptyState({ picture, sentence, action }: EmptyStateProps) {
  return (
    <Card className={styles.empty}>
      <div className={styles.picture}>{picture}</div>
      <p>{sentence}</p>
      {action}
    </Card>
  );
}
