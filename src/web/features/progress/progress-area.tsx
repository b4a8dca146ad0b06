import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState } from 'react';
import type { Log } from '#contract/logs.ts';
import type { StoredProfile } from '#contract/profile.ts';
import type { Progress } from '#contract/progress.ts';
import { mergeDays } from '#core/progress/activity.ts';
import { insightsOf } from '#core/progress/insights.ts';
import { messageOf } from '#web/api/api-error.ts';
import { logOfWrite } from '#web/offline/pending-logs.ts';
import { usePendingWrites, useWithPending } from '#web/offline/queue-write.ts';
import { dayOfPending, daysOf, dayWeights, todayOf } from '#web/parts/logs/log-days.ts';
import { measurementLogsQuery, progressQuery, recentLogsQuery, weightLogsQuery } from '#web/parts/logs/log-queries.ts';
import { TrainingFigures } from '#web/parts/logs/training-figures.tsx';
import { ExportButton } from '#web/parts/papers/export-button.tsx';
import { UnitsChoice } from '#web/parts/units/units-choice.tsx';
import { useUnits } from '#web/parts/units/use-units.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { FactsStrip } from '#web/ui/facts-strip.tsx';
import { Column, Grid, Section, Stack } from '#web/ui/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import { AdaptiveCard } from './adaptive-card.tsx';
import { shortDay } from './dates.ts';
import { InsightsPanel } from './insights-panel.tsx';
import { MeasurementsPanel } from './measurements-panel.tsx';
import { PhotosPanel } from './photos-panel.tsx';
import styles from './progress.module.css';
import { progressCards } from './progress-labels.ts';
import { ProgressSkeleton } from './progress-skeleton.tsx';
import { RecentEntries } from './recent-entries.tsx';
import { WeightCard } from './weight-card.tsx';

const LogProgressDialog = lazy(() =>
  import('./log-progress-dialog.tsx').then((module) => ({ default: module.LogProgressDialog })),
);

type Props = { userId: string; profile: StoredProfile };

const NONE: readonly Log[] = [];

/** Everything that the progress area shows, what is on this device only included. */
function useProgress({ userId, profile }: Props) {
  const progress = useQuery(progressQuery(userId));
  const weightLogs = useQuery(weightLogsQuery(userId));
  const measured = useQuery(measurementLogsQuery(userId));
  const { units } = useUnits();
  const recent = useQuery(recentLogsQuery(userId));
  const entries = useWithPending(recent.data ?? NONE);
  const pending = usePendingWrites();
  const today = todayOf(new Date());
  const allWeights = useWithPending(weightLogs.data ?? NONE, 'weight');
  const measurements = useWithPending(measured.data ?? NONE, 'measurement');
  const weights = useMemo(() => dayWeights(allWeights), [allWeights]);
  const days = useMemo(() => {
    const known = progress.data ? daysOf(progress.data) : [];
    return mergeDays(known, pending.flatMap(logOfWrite).map(dayOfPending));
  }, [progress.data, pending]);
  const { hidesNumbers, weightLbs, startWeightLbs: startLbs = weightLbs, workoutDaysPerWeek: planned } = profile;
  const lifts = (progress.data?.lifts ?? []).map(({ from, to, ...lift }) => ({
    ...lift,
    from: { ...from, at: Date.parse(from.loggedAt) },
    to: { ...to, at: Date.parse(to.loggedAt) },
  }));
  const dateOf = (ms: number) => shortDay(todayOf(new Date(ms)));
  return {
    progress,
    weightLogs,
    weights,
    measurements,
    entries,
    today,
    startLbs,
    cards: progressCards({
      days,
      today,
      planned,
      startLbs,
      latestLbs: weights[weights.length - 1]?.lbs,
      hidesNumbers,
      units,
    }),
    insights: insightsOf({ weights, startLbs, days, lifts, planned, today, hidesNumbers, units, dateOf }),
  };
}

/** Everything that the person's entries add up to. */
export function ProgressArea({ userId, profile }: Props) {
  const all = useProgress({ userId, profile });
  const { progress, weightLogs } = all;
  const failed = [progress, weightLogs].find(({ isError, data }) => isError && !data);
  if (failed) {
    return (
      <ErrorState
        title="Your progress is not here yet"
        what={messageOf(failed.error, 'The server could not be reached.')}
        kept="Every entry that you logged is safe."
        next="Try again in a moment."
        actions={
          <Button onClick={() => void Promise.all([progress.refetch(), weightLogs.refetch()])}>Try Again</Button>
        }
      />
    );
  }
  if (!progress.data || !weightLogs.data) return <ProgressSkeleton />;
  return <Shown {...{ userId, profile, all, goalDate: progress.data.goalDate }} />;
}

type ShownProps = Props & { all: ReturnType<typeof useProgress>; goalDate: Progress['goalDate'] };

function Shown({ userId, profile: { hidesNumbers }, all, goalDate }: ShownProps) {
  const { weights, measurements, entries, today, startLbs, cards, insights } = all;
  return (
    <Stack wide>
      <div>
        <LogBar />
        {cards.length > 0 && <FactsStrip facts={cards} />}
      </div>
      <Grid>
        <Column span={insights.length > 0 ? 8 : 12}>
          {hidesNumbers ? (
            <Section label="HOW YOU FEEL">
              <Text>Here it is about how you feel, not about what you weigh.</Text>
            </Section>
          ) : (
            <WeightCard {...{ weights, startLbs, goalDate, today }} />
          )}
        </Column>
        {insights.length > 0 && (
          <Column span={4}>
            <InsightsPanel insights={insights} />
          </Column>
        )}
      </Grid>
      <Grid>
        <Column span={hidesNumbers ? 12 : 8}>
          <RecentEntries logs={entries} hidesNumbers={hidesNumbers} />
        </Column>
        {!hidesNumbers && (
          <Column span={4}>
            <AdaptiveCard userId={userId} />
          </Column>
        )}
      </Grid>
      {!hidesNumbers && (
        <Grid>
          <Column span={4}>
            <MeasurementsPanel logs={measurements} />
          </Column>
          <Column span={8}>
            <PhotosPanel userId={userId} />
          </Column>
        </Grid>
      )}
      <TrainingFigures />
    </Stack>
  );
}

function LogBar() {
  const [isLogging, setLogging] = useState(false);
  return (
    <div className={styles.top}>
      <Button onClick={() => setLogging(true)}>LOG PROGRESS</Button>
      <UnitsChoice />
      <ExportButton what={[{ kind: 'progress' }]} />
      {isLogging && (
        <Suspense>
          <LogProgressDialog onClose={() => setLogging(false)} />
        </Suspense>
      )}
    </div>
  );
}
