import { useQuery } from '@tanstack/react-query';
import { getDayTargets } from '#contract/day-targets.ts';
import type { LiftDone } from '#core/training/player/workout-summary.ts';
import { operationQuery } from '#web/api/queries.ts';
import { usePendingWrites } from '#web/offline/queue-write.ts';
import { ExerciseFigure } from '#web/parts/exercise-figure/exercise-figure.tsx';
import { doneLine } from '#web/parts/plan/target-labels.ts';
import { Section } from '#web/ui/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import styles from './after-workout.module.css';
import type { Workout } from './kept-workout.ts';
import { nextText, recordLine } from './player-labels.ts';
import { plannedTarget } from './set-draft.ts';

const FIGURE_SIZE = 56;

type LiftsDoneProps = Workout & { lifts: readonly LiftDone[] };

/** Each lift: last time, today, and the next time with its reason. */
export function LiftsDone({ state, coach, lifts }: LiftsDoneProps) {
  const isSent = usePendingWrites().length === 0;
  const next = useQuery({
    ...operationQuery(getDayTargets, { params: { planId: state.planId }, query: { dayIndex: state.day } }),
    // Only when every set has arrived, and never as it was kept: an older answer would be of before these sets.
    enabled: isSent,
    staleTime: 0,
    gcTime: 0,
    persister: undefined,
  });
  return (
    <Section label="Last time → today → next time">
      <ul>
        {lifts.map(({ day, exercise, sets, record }) => {
          const lastTime = plannedTarget(coach, exercise.exerciseId)?.lastTime?.sets ?? [];
          const target =
            day === state.day
              ? next.data?.targets.find(({ exerciseId }) => exerciseId === exercise.exerciseId)?.target
              : undefined;
          return (
            <li key={`${day} ${exercise.exerciseId}`} className={styles.lift}>
              <ExerciseFigure exerciseId={exercise.exerciseId} muscles={exercise.targetMuscles} size={FIGURE_SIZE} />
              <div>
                <p>
                  <strong>{exercise.name}</strong>
                  {record && <strong className={styles.record}>Record</strong>}
                </p>
                <p>
                  {lastTime.length > 0 && <span className={styles.before}>{doneLine(lastTime)} → </span>}
                  {doneLine(sets)}
                </p>
                {record && <p>{recordLine(record)}.</p>}
                {target && (
                  <p className={styles.next}>
                    <strong>{nextText(target)}</strong> <span className={styles.before}>{target.why}</span>
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      {!next.data && !next.isFetching && (
        <Text tone="quiet">Your next weights are worked out as soon as these sets have reached us.</Text>
      )}
    </Section>
  );
}
