import { type ReactNode, useId } from 'react';
import { messageOf } from '#web/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { CardSection } from '#web/ui/card.tsx';
import { Actions, SectionHead } from '#web/ui/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import styles from './day-panel.module.css';

type Props = { label: string; aside?: ReactNode; children: ReactNode };

/** One page of the spread: a label, what is meant for today, what can be done. */
export function DayPanel({ label, aside, children }: Props) {
  const id = useId();
  return (
    <CardSection as="section" className={styles.page}>
      <SectionHead {...{ id, label, aside }} className={styles.head} />
      {children}
    </CardSection>
  );
}

type ErrorProps = { label: string; error: unknown; onRetry: () => void };

export function DayPanelError({ label, error, onRetry }: ErrorProps) {
  return (
    <DayPanel label={label}>
      <div role="alert">
        <Text>{messageOf(error, 'This did not load.')}</Text>
        <Text tone="quiet" className={styles.note}>
          Your plans are safe.
        </Text>
      </div>
      <Actions stacked className={styles.foot}>
        <Button onClick={onRetry}>Try Again</Button>
      </Actions>
    </DayPanel>
  );
}
