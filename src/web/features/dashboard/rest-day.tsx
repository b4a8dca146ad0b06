import { lazy, type ReactNode, Suspense, useState } from 'react';
import { PoseFigure } from '#web/parts/exercise-figure/exercise-figure.tsx';
import { Button } from '#web/ui/button.tsx';
import { CardSection } from '#web/ui/card.tsx';
import { Actions } from '#web/ui/layout.tsx';
import { Display, Label, Text } from '#web/ui/text.tsx';
import { dayAhead } from './today-labels.ts';
import type { TodaysSession } from './todays-session.ts';
import styles from './todays-workout.module.css';

const LogDialog = lazy(() =>
  import('#web/features/progress/log-progress-dialog.tsx').then((module) => ({ default: module.LogProgressDialog })),
);

type Props = {
  session: TodaysSession;
  daysToNext: number;
  /** Why nothing is due, where the person asked for it. */
  because: string | null;
  start: ReactNode;
};

/** A day between two sessions: nothing needs doing, and nothing is asked. */
export function RestDay({ session, daysToNext, because, start }: Props) {
  const [isLogging, setLogging] = useState(false);
  return (
    <CardSection as="section">
      <div className={styles.rest}>
        <div>
          <Label as="h2">Rest day</Label>
          <Display as="p" className={styles.name}>
            Nothing to lift
          </Display>
          <Text tone="quiet">{because ?? `A walk is enough. Next: ${session.day.name}, ${dayAhead(daysToNext)}.`}</Text>
        </div>
        <PoseFigure pose="walk" size={104} />
      </div>
      <Actions className={styles.actions}>
        <Button small onClick={() => setLogging(true)}>
          Log a walk
        </Button>
        {start}
      </Actions>
      {isLogging && (
        <Suspense>
          <LogDialog first="cardio" onClose={() => setLogging(false)} />
        </Suspense>
      )}
    </CardSection>
  );
}
