import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { Log } from '#contract/logs.ts';
import { weightTrend } from '#core/progress/weight-trend.ts';
import { shownWeight, WEIGHT_UNIT } from '#core/units/measure-units.ts';
import { useWithPending } from '#web/offline/queue-write.ts';
import { dayWeights, todayOf } from '#web/parts/logs/log-days.ts';
import { weightLogsQuery } from '#web/parts/logs/log-queries.ts';
import { useUnits } from '#web/parts/units/use-units.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Actions, Section } from '#web/ui/layout.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { Display, Text, Unit } from '#web/ui/text.tsx';
import { WhenNear } from '#web/ui/when-near.tsx';
import styles from './quietly.module.css';

// Below the fold: they come when the reader does.
const WeightChart = lazy(() =>
  import('#web/features/progress/weight-chart.tsx').then((module) => ({ default: module.WeightChart })),
);
const LogDialog = lazy(() =>
  import('#web/features/progress/log-progress-dialog.tsx').then((module) => ({ default: module.LogProgressDialog })),
);

const NONE: readonly Log[] = [];
const DAYS = 30;
const CHART = (
  <Loading label="Your chart is on its way">
    <Skeleton height={276} />
  </Loading>
);

type Props = { userId: string; hidesNumbers: boolean };

/** The way of the weight over the last month, and the door to all of the progress. */
export function ProgressCard({ userId, hidesNumbers }: Props) {
  const [isLogging, setLogging] = useState(false);
  const trend = useTrend(userId);
  return (
    <Section label="PROGRESS TRACKING" aside={!hidesNumbers && trend.hasLine ? `Last ${DAYS} days` : undefined}>
      {hidesNumbers ? (
        <Text>How you feel, and what you have done.</Text>
      ) : (
        <WhenNear placeholder={CHART}>
          <Trend {...trend} />
        </WhenNear>
      )}
      <Actions className={styles.progressActions}>
        <Button onClick={() => setLogging(true)}>LOG PROGRESS</Button>
        <ButtonLink tone="quiet" href="/progress">
          See all progress
        </ButtonLink>
      </Actions>
      {isLogging && (
        <Suspense>
          <LogDialog onClose={() => setLogging(false)} />
        </Suspense>
      )}
    </Section>
  );
}

function useTrend(userId: string) {
  const logs = useQuery(weightLogsQuery(userId));
  const weights = dayWeights(useWithPending(logs.data ?? NONE, 'weight'));
  const today = todayOf(new Date());
  const hasLine = weights.filter(({ day }) => day > today - DAYS).length >= 2;
  return { weights, today, hasLine, isPending: logs.isPending };
}

function Trend({ weights, today, hasLine, isPending }: ReturnType<typeof useTrend>) {
  const { units } = useUnits();
  const { points } = weightTrend(weights);
  const last = points[points.length - 1];
  if (isPending) return CHART;
  if (!last || !hasLine) return <Text>This is where you start. Two weights make a line.</Text>;
  return (
    <>
      <Display as="p" numeric className={styles.trend}>
        {shownWeight(last.lbs, units)} <Unit>{WEIGHT_UNIT[units]} trend</Unit>
      </Display>
      <Suspense fallback={CHART}>
        <WeightChart weights={weights} period={DAYS} today={today} units={units} />
      </Suspense>
    </>
  );
}
