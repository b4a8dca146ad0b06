import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '#web/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Actions, Section } from '#web/ui/layout.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { Display, Text, Unit } from '#web/ui/text.tsx';
import { shortDate } from './calendar.ts';
import styles from './dashboard.module.css';
import { LogProgressDialog } from './log-progress-dialog.tsx';
import { inPounds } from './profile-facts.ts';
import { recentLogsQuery, weightLogsQuery } from './queries.ts';
import { WeightChart } from './weight-chart.tsx';
import { shownWeighIns, type WeighIn, weighIns } from './weight-trend.ts';

type Props = {
  userId: string /** The weight at the start, from the profile. */;
  startLbs: number;
  hidesNumbers: boolean;
};

/** The weight over time, from what was logged, and the way to log more. */
export function ProgressTracking({ userId, startLbs, hidesNumbers }: Props) {
  const [logging, setLogging] = useState(false);
  return (
    <Section label="PROGRESS TRACKING">
      {hidesNumbers ? (
        <Text>Here it is about how you feel, not about what you weigh.</Text>
      ) : (
        <WeightOverTime userId={userId} startLbs={startLbs} />
      )}
      <LatestEnergy userId={userId} />
      <Actions stacked>
        <Button onClick={() => setLogging(true)}>LOG PROGRESS</Button>
      </Actions>
      <LogProgressDialog
        userId={userId}
        kinds={hidesNumbers ? ['energy'] : ['weight', 'energy']}
        open={logging}
        onOpenChange={setLogging}
      />
    </Section>
  );
}

function WeightOverTime({ userId, startLbs }: { userId: string; startLbs: number }) {
  const weights = useQuery(weightLogsQuery(userId));
  const entries = weighIns(weights.data ?? []);
  const { shown, label } = shownWeighIns(entries, new Date());
  return (
    <>
      {shown.length >= 2 && <Text tone="quiet">{label}</Text>}
      {weights.isPending && (
        <Loading label="Your progress is on its way">
          <Skeleton width={200} height={44} />
          <div className={styles.plot}>
            <Skeleton height={200} />
          </div>
        </Loading>
      )}
      {weights.isError && (
        <div role="alert" className={styles.plot}>
          <Text>{messageOf(weights.error, 'Your entries did not load.')}</Text>
          <Text tone="quiet">Your entries are safe.</Text>
          <Button tone="quiet" onClick={() => void weights.refetch()}>
            Try Again
          </Button>
        </div>
      )}
      {weights.isSuccess && <Weight shown={shown} startLbs={startLbs} />}
    </>
  );
}

function Weight({ shown, startLbs }: { shown: readonly WeighIn[]; startLbs: number }) {
  const last = shown[shown.length - 1];
  return (
    <>
      <Display as="p" numeric>
        {inPounds(last?.lbs ?? startLbs)} <Unit>lbs</Unit>
      </Display>
      <div className={styles.plot}>
        {shown.length >= 2 ? (
          <WeightChart entries={shown} />
        ) : (
          <Text tone="quiet">
            {last
              ? 'Your first weigh-in is in. With the next one, a line starts here.'
              : 'This is where you started. Log your weight twice and a line appears.'}
          </Text>
        )}
      </div>
    </>
  );
}

function LatestEnergy({ userId }: { userId: string }) {
  const logs = useQuery(recentLogsQuery(userId));
  const latest = logs.data?.find((log) => log.logType === 'energy');
  if (latest?.logType !== 'energy') return null;
  return (
    <Text numeric className={styles.energy}>
      Energy {latest.value}/10 <span>on {shortDate(new Date(latest.loggedAt))}</span>
    </Text>
  );
}
