import type { ReactNode } from 'react';
import { Text, Title } from '#web/ui/text.tsx';
import styles from './dashboard.module.css';

type Props = {
  picture: ReactNode;
  sentence: string;
  /** Why there will be none, in the coach's own words. */
  refusal: { title: string; message: string } | false;
  children: ReactNode;
};

/** A page of the spread with nothing on it yet. */
export function NoPlan({ picture, sentence, refusal, children }: Props) {
  return (
    <div className={styles.none}>
      {picture}
      {refusal ? (
        <div role="alert">
          <Title as="h3">{refusal.title}</Title>
          <Text className={styles.note}>{refusal.message}</Text>
        </div>
      ) : (
        <Text>{sentence}</Text>
      )}
      {children}
    </div>
  );
}
