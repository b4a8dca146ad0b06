import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import type { Log } from '#contract/logs.ts';
import type { WorkoutPlan } from '#contract/plans.ts';
import { getNextSession } from '#contract/training.ts';
import type { Profile } from '#core/athlete/profile.ts';
import { counted } from '#core/language/counted.ts';
import { operationQuery } from '#web/api/queries.ts';
import { StartWorkout } from '#web/features/player/start-workout.tsx';
import { ExerciseFigure } from '#web/parts/exercise-figure/exercise-figure.tsx';
import { setsTimesReps } from '#web/parts/plan/plan-labels.ts';
import { plansQuery } from '#web/parts/plan/plan-queries.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Actions } from '#web/ui/layout.tsx';
import { Ledger, LedgerRow } from '#web/ui/ledger.tsx';
import { SetGlyph } from '#web/ui/set-glyph.tsx';
import styles from './dashboard.module.css';
import { DayPanel, DayPanelBody, DayPanelError, DayPanelLoading } from './day-panel.tsx';
import { NoPlan } from './no-plan.tsx';
import { recentLogsQuery } from './queries.ts';
import { type TodaysSession, todaysSession } from './todays-session.ts';

// What opens with a tap comes with the tap.
const WorkoutPlanDialog = lazy(() =>
  import('#web/features/plans/details/workout-plan-dialog.tsx').then((module) => ({
    default: module.WorkoutPlanDialog,
  })),
);
const GenerateWorkoutDialog = lazy(() =>
  import('./generate-workout-dialog.tsx').then((module) => ({ default: module.GenerateWorkoutDialog })),
);

const LABEL = 'Today’s workout';
const FIGURE_SIZE = 56;
const NONE: readonly Log[] = [];

type Props = { userId: string; profile: Pick<Profile, 'experienceLevel' | 'workoutDaysPerWeek'> };

/** The left page of the spread: the day of the current plan that is due. */
export function TodaysWorkout({ userId, profile }: Props) {
  const plans = useQuery(plansQuery(userId, 'workout'));
  const logs = useQuery(recentLogsQuery(userId));
  // Deferred, they are rendered in slices, like the screen around them.
  const listed = useDeferredValue(plans.data);
  const done = useDeferredValue(logs.isPending ? undefined : (logs.data ?? NONE));
  if (plans.isError) return <DayPanelError label={LABEL} error={plans.error} onRetry={() => void plans.refetch()} />;
  if (!listed || !done) return <DayPanelLoading label={LABEL} />;
  const plan = listed.find(
    (each): each is WorkoutPlan => each.type === 'workout' && each.isActive && each.data !== null,
  );
  return plan ? (
    <Workout userId={userId} plan={plan} logs={done} />
  ) : (
    <NoWorkoutPlan userId={userId} profile={profile} />
  );
}

function sessionNote({ day, work }: TodaysSession): string {
  const sets = work.reduce((sum, { exercise }) => sum + exercise.sets, 0);
  return `${counted(work.length, 'exercise')}, ${counted(sets, 'set')}, about ${day.estimatedMinutes} minutes`;
}

type WorkoutProps = { userId: string; plan: WorkoutPlan; logs: readonly Log[] };

function Workout({ userId, plan, logs }: WorkoutProps) {
  const [open, setOpen] = useState(false);
  const session = todaysSession(plan, logs, new Date());
  const next = useQuery(operationQuery(getNextSession, {}));
  return (
    <DayPanel label={LABEL} aside={session && `Day ${session.dayIndex + 1} of ${plan.data.days.length}`}>
      <DayPanelBody
        title={session?.day.name ?? plan.name}
        note={
          session ? (
            <>
              <span className={styles.line}>{session.day.focus}</span>
              <span className={styles.line}>{sessionNote(session)}</span>
              {next.data?.exceptions?.map(({ exceptionId, line }) => (
                <span key={exceptionId} className={styles.line}>
                  {line}
                </span>
              ))}
            </>
          ) : (
            'exists but has no exercise data'
          )
        }
        actions={
          <>
            {session && (
              <StartWorkout
                userId={userId}
                plan={{ id: plan.id, name: plan.name, days: plan.data.days, todaySwaps: plan.todaySwaps }}
              />
            )}
            <Button onClick={() => setOpen(true)}>VIEW PLAN</Button>
          </>
        }
      >
        {session && (
          <Ledger>
            {session.work.map(({ exercise, done }) => (
              <LedgerRow
                key={exercise.exerciseId}
                picture={
                  <span className={styles.figure}>
                    <ExerciseFigure
                      exerciseId={exercise.exerciseId}
                      muscles={exercise.targetMuscles}
                      size={FIGURE_SIZE}
                    />
                  </span>
                }
                name={exercise.name}
                note={`${setsTimesReps(exercise)}, ${exercise.equipment.toLowerCase()}`}
                end={<SetGlyph total={exercise.sets} done={done} />}
              />
            ))}
          </Ledger>
        )}
      </DayPanelBody>
      {open && (
        <Suspense>
          <WorkoutPlanDialog
            plan={plan}
            open
            onOpenChange={setOpen}
            startDay={session?.dayIndex ?? 0}
            planActions={
              <Actions stacked>
                <ButtonLink tone="primary" href="/exercise-plans" onClick={() => setOpen(false)}>
                  MANAGE PLANS
                </ButtonLink>
              </Actions>
            }
          />
        </Suspense>
      )}
    </DayPanel>
  );
}

function NoWorkoutPlan({ userId, profile }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <DayPanel label={LABEL}>
      <NoPlan
        picture={
          <span className={styles.emptyBar}>
            <SetGlyph total={4} done={0} />
          </span>
        }
        sentence="No workout plan yet. It takes a few seconds."
        refusal={false}
      >
        <Button tone="primary" onClick={() => setOpen(true)}>
          GENERATE PLAN
        </Button>
      </NoPlan>
      {open && (
        <Suspense>
          <GenerateWorkoutDialog userId={userId} profile={profile} open onOpenChange={setOpen} />
        </Suspense>
      )}
    </DayPanel>
  );
}
