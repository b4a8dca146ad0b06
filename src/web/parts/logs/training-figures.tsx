import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getTrainingRecords, type TrainingRecords } from '#contract/training.ts';
import { capital } from '#core/language/capital.ts';
import { messageOf } from '#web/api/api-error.ts';
import { operationQuery } from '#web/api/queries.ts';
import { writtenOn } from '#web/parts/plan/plan-dates.ts';

import { Button, LinkButton } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Column, Grid, Section } from '#web/ui/layout.tsx';
import { Ledger, LedgerRow } from '#web/ui/ledger.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { Text } from '#web/ui/text.tsx';
import { bestLine, standingLine } from './record-labels.ts';
import styles from './training-figures.module.css';

const FIRST = 5;

/** The person's bests, and the sets of the week by muscle. */
export function TrainingFigures() {
  const { data, error, isFetching, refetch } = useQuery(operationQuery(getTrainingRecords, {}));
  if (data) return <Figures {...data} />;
  if (error && !isFetching) {
    return (
      <ErrorState
        title="Your records are not here yet"
        what={messageOf(error, 'Something went wrong.')}
        kept="Everything that you logged is safe on our side."
        next="Try again in a moment."
        actions={<Button onClick={() => void refetch()}>Try Again</Button>}
      />
    );
  }
  return (
    <Loading label="Your records are on their way">
      <Skeleton height={160} />
    </Loading>
  );
}

/** Before the first set there is nothing to show, and nothing is shown. */
function Figures({ records, weeklySets }: TrainingRecords) {
  const trained = weeklySets.filter(({ sets }) => sets > 0);
  const rested = weeklySets.filter(({ sets }) => sets === 0);
  if (records.length === 0 && trained.length === 0) return null;
  return (
    <Grid>
      <Column span={6}>
        <Section label="Your records">
          {records.length > 0 ? (
            <Records records={records} />
          ) : (
            <Text tone="quiet">No records yet. Enter the sets of an exercise, and your bests stand here.</Text>
          )}
        </Section>
      </Column>
      <Column span={6}>
        <Section label="Sets of the last seven days">
          {trained.length > 0 && <WeeklySets weeklySets={trained} />}
          {rested.length > 0 && (
            <Text tone="quiet" className={styles.more}>
              {trained.length > 0 ? 'Resting' : 'All are rested'}: {rested.map(({ name }) => name).join(', ')}.
            </Text>
          )}
        </Section>
      </Column>
    </Grid>
  );
}

function Records({ records }: Pick<TrainingRecords, 'records'>) {
  const [isAll, setAll] = useState(false);
  const shown = isAll ? records : records.slice(0, FIRST);
  return (
    <>
      <Ledger>
        {shown.map((record) => (
          <LedgerRow
            key={record.exerciseId}
            name={record.name}
            note={writtenOn(record.newestAt)}
            end={bestLine(record).map((line) => (
              <span key={line} className={styles.best}>
                {line}
              </span>
            ))}
          />
        ))}
      </Ledger>
      {records.length > FIRST && (
        <LinkButton className={styles.more} aria-expanded={isAll} onClick={() => setAll(!isAll)}>
          {isAll ? 'Show fewer' : `Show all ${records.length}`}
        </LinkButton>
      )}
    </>
  );
}

/** A bar for each muscle, with the band that helps behind it. */
function WeeklySets({ weeklySets }: Pick<TrainingRecords, 'weeklySets'>) {
  const most = Math.max(...weeklySets.map(({ sets, cap }) => Math.max(sets, cap)));
  const percent = (sets: number) => `${(100 * sets) / most}%`;
  return (
    <>
      <Text tone="quiet">The grey band is what helps for your goal. Helping work counts half.</Text>
      <ul className={styles.weeks}>
        {weeklySets.map((one) => (
          <li key={one.group} className={styles.week}>
            <span>{capital(one.name)}</span>
            <span className={styles.sets}>{standingLine(one)}</span>
            <svg className={styles.bar} aria-hidden="true">
              <rect className={styles.band} x={percent(one.floor)} width={percent(one.cap - one.floor)} height="12" />
              <rect className={styles.done} y="3" width={percent(one.sets)} height="6" />
            </svg>
          </li>
        ))}
      </ul>
    </>
  );
}
