import type { ReactNode } from 'react';
import { CardSection, Spread } from '#web/ui/card.tsx';
import { Label } from '#web/ui/text.tsx';
import styles from './day-spread.module.css';

/** Lays kitchen and gym of one day beside each other, in a card. */
export function DaySpread({ children }: { children: ReactNode }) {
  return <Spread className={styles.spread}>{children}</Spread>;
}

type DayPageProps = { title: string; figure: string; className: string | undefined; children: ReactNode };

/** One page of that day: what it is for, its one figure, and what stands on it. */
export function DayPage({ title, figure, className, children }: DayPageProps) {
  return (
    <CardSection className={className}>
      <div className={styles.head}>
        <Label as="h3">{title}</Label>
        <strong>{figure}</strong>
      </div>
      {children}
    </CardSection>
  );
}
