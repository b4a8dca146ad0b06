import { doneSets } from '#core/training/player/player-state.ts';
import { workoutSummary } from '#core/training/player/workout-summary.ts';
import { grouped } from '#web/parts/plan/plan-labels.ts';
import { classes } from '#web/ui/classes.ts';
import { FactsStrip } from '#web/ui/facts-strip.tsx';
import { Section } from '#web/ui/layout.tsx';
import { Ledger, LedgerRow } from '#web/ui/ledger.tsx';
import { Display, Text } from '#web/ui/text.tsx';
import type { Workout } from './kept-workout.ts';
import styles from './player.module.css';
import { recordLine } from './player-labels.ts';

/** A day, or the whole workout, is done: what it came to. */
export function EndView({ state, coach }: Workout) {
  const isOver = state.phase === 'completed';
  const { sets, volumeLbs, minutes, records } = workoutSummary(state, coach.bests, {
    now: doneSets(state).at(-1)?.done.at ?? state.dayStartedAt,
  });
  const next = state.days[state.day + 1];
  return (
    <div className={classes(styles.inside, styles.stage, styles.end)}>
      <Display as="h2">{isOver ? 'WORKOUT COMPLETE!' : `${state.days[state.day]?.name} is done`}</Display>
      <Text>
        {isOver
          ? 'You showed up and did the work. Everything is logged.'
          : `Strong work. ${next?.name} comes next: finish for today, or go on.`}
      </Text>
      <FactsStrip
        facts={[
          { label: 'Sets', value: sets },
          { label: 'Minutes', value: minutes || '< 1' },
          ...(volumeLbs > 0 ? [{ label: 'Volume', value: grouped(volumeLbs), unit: 'lbs' }] : []),
        ]}
      />
      {records.length > 0 && (
        <Section label={records.length === 1 ? 'New record' : 'New records'}>
          <Ledger closed>
            {records.map((record) => (
              <LedgerRow key={record.exerciseId} name={record.name} end={<strong>{recordLine(record)}</strong>} />
            ))}
          </Ledger>
        </Section>
      )}
    </div>
  );
}
