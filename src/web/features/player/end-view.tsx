import { lazy, type ReactNode, Suspense } from 'react';
import { counted } from '#core/language/counted.ts';
import { isStoppedEarly, playerProgress } from '#core/training/player/player.ts';
import { doneSets } from '#core/training/player/player-state.ts';
import { liftsDone, workoutSummary } from '#core/training/player/workout-summary.ts';
import { grouped } from '#web/parts/plan/plan-labels.ts';
import { classes } from '#web/ui/classes.ts';
import { type Fact, FactsStrip } from '#web/ui/facts-strip.tsx';
import { SetGlyph } from '#web/ui/set-glyph.tsx';
import { Display, Text } from '#web/ui/text.tsx';
import styles from './end-view.module.css';
import type { Workout } from './kept-workout.ts';
import frame from './player.module.css';

/** Comes with the end of a workout; what it adds is no loss without a network. */
const AfterWorkout = lazy(() =>
  import('./after-workout.tsx').then(
    (module) => ({ default: module.AfterWorkout }),
    () => ({ default: Nothing }),
  ),
);

function Nothing(): ReactNode {
  return null;
}

/** A day, or the whole workout, is done: what it came to. */
export function EndView({ state, coach }: Workout) {
  const lifts = liftsDone(state, coach.bests);
  const summary = workoutSummary(state, coach.bests, { now: doneSets(state).at(-1)?.done.at ?? state.dayStartedAt });
  const { sets, volumeLbs, minutes, records } = summary;
  const isStopped = isStoppedEarly(state);
  const facts: Fact[] = [
    { label: 'Sets', value: sets, ...(isStopped && { unit: `of ${playerProgress(state).total}` }) },
    { label: 'Minutes', value: minutes || '< 1' },
    ...(volumeLbs > 0 ? [{ label: 'Volume', value: grouped(volumeLbs), unit: 'lbs' }] : []),
    ...(records.length > 0 ? [{ label: 'Records', value: records.length }] : []),
  ];
  return (
    <div className={classes(frame.inside, frame.stage, styles.end)}>
      {isStopped ? <Stopped state={state} sets={sets} /> : <Done state={state} />}
      <FactsStrip facts={facts} />
      {lifts.length > 0 && (
        <Suspense>
          <AfterWorkout state={state} coach={coach} lifts={lifts} isStopped={isStopped} />
        </Suspense>
      )}
    </div>
  );
}

function Done({ state }: Pick<Workout, 'state'>) {
  const isOver = state.phase === 'completed';
  const next = state.days[state.day + 1];
  return (
    <div>
      <Display as="h2" className={styles.title}>
        {isOver ? 'WORKOUT COMPLETE!' : `${state.days[state.day]?.name} is done`}
      </Display>
      <Text className={styles.said}>
        {isOver
          ? 'You showed up and did the work. Everything is logged.'
          : `Strong work. ${next?.name} comes next: finish for today, or go on.`}
      </Text>
    </div>
  );
}

/** Said plainly: what was done counts, and what was not done is no failure. */
function Stopped({ state, sets }: Pick<Workout, 'state'> & { sets: number }) {
  const { total } = playerProgress(state);
  return (
    <div>
      <Display as="h2" className={styles.title}>
        {sets === 0 ? 'No set done yet' : `${counted(sets, 'set')} kept`}
      </Display>
      <div className={styles.glyph}>
        <SetGlyph total={total} done={sets} />
      </div>
      <Text>
        {sets === 0
          ? 'Nothing is logged. Go on when you are ready, or leave it for another day.'
          : 'They are in your log and count for your next weights. The workout itself is not marked as done. Short is fine.'}
      </Text>
    </div>
  );
}
