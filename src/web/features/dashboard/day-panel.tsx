import { type ReactNode, useId } from 'react';
import { messageOf } from '#web/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { CardSection } from '#web/ui/card.tsx';
import { classes } from '#web/ui/classes.ts';
import { Actions, SectionHead } from '#web/ui/layout.tsx';
import { Loading } from '#web/ui/skeleton.tsx';
import { Display, Text } from '#web/ui/text.tsx';
import styles from './dashboard.module.css';
import { PanelBones } from './dashboard-skeleton.tsx';

type Props = { label: string; aside?: ReactNode; children: ReactNode };

/** One page of the spread: a label, what is meant for today, what can be done at its foot. */
export function DayPanel({ label, aside, children }: Props) {
  const id = useId();
  return (
    <CardSection as="section" className={classes(styles.panel, styles.page)}>
      <SectionHead {...{ id, label, aside }} className={styles.panelHead} />
      {children}
    </CardSection>
  );
}

type BodyProps = { title: ReactNode; note: ReactNode; children: ReactNode; actions: ReactNode };

export function DayPanelBody({ title, note, children, actions }: BodyProps) {
  return (
    <>
      <Display as="p" numeric>
        {title}
      </Display>
      <Text tone="quiet" numeric className={styles.note}>
        {note}
      </Text>
      <div className={styles.rows}>{children}</div>
      <div className={styles.foot}>
        <Actions stacked>{actions}</Actions>
      </div>
    </>
  );
}

export function DayPanelLoading({ label }: { label: string }) {
  return (
    <CardSection className={styles.page}>
      <Loading label={`${label} is on its way`}>
        <PanelBones />
      </Loading>
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
      <div className={styles.foot}>
        <Actions stacked>
          <Button onClick={onRetry}>Try Again</Button>
        </Actions>
      </div>
    </DayPanel>
  );
}
