import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { WorkoutPlan } from '#contract/plans.ts';
import type { NextSession } from '#contract/training.ts';
import type { Profile } from '#core/athlete/profile.ts';
import { shownPlanName } from '#core/planning/shown-plan-name.ts';
import { StartWorkout } from '#web/features/player/start-workout.tsx';
import { useLeftAt } from '#web/features/player/use-left-at.ts';
import { ExerciseFigure } from '#web/parts/exercise-figure/exercise-figure.tsx';
import { setsTimesReps } from '#web/parts/plan/plan-labels.ts';
import { targetLine } from '#web/parts/plan/target-labels.ts';
import { Ledger, LedgerRow } from '#web/ui/ledger.tsx';
import { SetGlyph } from '#web/ui/set-glyph.tsx';
import { Display, Text } from '#web/ui/text.tsx';
import { DayPanel } from './day-panel.tsx';
import { clockTime } from './last-weighed.ts';
import { NoWorkoutPlan } from './no-workout-plan.tsx';
import { RestDay } from './rest-day.tsx';
import { dayAhead, doneNote, leftNote, sessionNote } from './today-labels.ts';
import type { TodaysSession } from './todays-session.ts';
import styles from './todays-workout.module.css';

export const WORKOUT_LABEL = 'Today’s workout';
const FIGURE_SIZE = 56;
const SMALL_FIGURE = 48;
/** More do not stand beside each other on a phone. */
const FIGURES = 6;

export type WorkoutOfToday = {
  plan: WorkoutPlan;
  session: TodaysSession | undefined;
  next: NextSession | null | undefined;
  /** In how many days the next session is due; 0 for today. */
  daysToNext: number;
};

type Props = {
  userId: string;
  profile: Pick<Profile, 'experienceLevel' | 'workoutDaysPerWeek'>;
  today: WorkoutOfToday | null;
};

/** The left page of the spread: the day of the current plan that is due, with its button right under its name. */
export function TodaysWorkout({ userId, profile, today }: Props) {
  if (!today) return <NoWorkoutPlan userId={userId} profile={profile} />;
  const { plan, session, next, daysToNext } = today;
  if (!session) {
    return (
      <DayPanel label={WORKOUT_LABEL}>
        <Display as="p">{shownPlanName(plan)}</Display>
        <Text tone="quiet">exists but has no exercise data</Text>
      </DayPanel>
    );
  }
  if (session.finished) return <DoneToday {...{ plan, session, next, daysToNext }} />;
  const toTrain = { id: plan.id, name: shownPlanName(plan), days: plan.data.days, todaySwaps: plan.todaySwaps };
  if (daysToNext > 0 && session.sets.done === 0) {
    return (
      <RestDay
        {...{ session, daysToNext }}
        because={next?.waitsUntil === undefined ? null : next.because}
        start={<StartWorkout userId={userId} plan={toTrain} tone="quiet" small label="Train today instead" />}
      />
    );
  }
  return (
    <DueToday
      {...{ userId, plan, session, next }}
      start={<StartWorkout userId={userId} plan={toTrain} className={styles.go ?? ''} />}
    />
  );
}

type DueProps = Pick<WorkoutOfToday, 'plan' | 'next'> & { userId: string; session: TodaysSession; start: ReactNode };

function DueToday({ userId, plan, session, next, start }: DueProps) {
  const left = useLeftAt(userId, plan.id);
  const { day, dayIndex, sets, lastAt } = session;
  const isBegun = sets.done > 0;
  return (
    <DayPanel
      label={WORKOUT_LABEL}
      aside={
        isBegun && lastAt
          ? `Stopped at ${clockTime(new Date(lastAt))}`
          : `Day ${dayIndex + 1} of ${plan.data.days.length}`
      }
    >
      <Display as="p" numeric className={styles.name}>
        {day.name}
      </Display>
      <Text tone="quiet" numeric>
        {isBegun ? leftNote(session) : sessionNote(session)}
      </Text>
      <ExceptionLines next={next} />
      {start}
      {left && left.name !== '' && (
        <Text tone="quiet" className={styles.goesOn}>
          Goes on at {left.name}, set {left.set}.
        </Text>
      )}
      <Exercises session={session} next={next} />
    </DayPanel>
  );
}

/** What of the day goes another way, because it was asked for. */
function ExceptionLines({ next }: Pick<WorkoutOfToday, 'next'>) {
  return next?.exceptions?.map(({ exceptionId, line }) => (
    <Text key={exceptionId} tone="quiet">
      {line}
    </Text>
  ));
}

/** All exercises on a wide window; on a phone their figures, which open the list. */
function Exercises({ session, next }: { session: TodaysSession; next: WorkoutOfToday['next'] }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { work } = session;
  return (
    <>
      <button
        type="button"
        className={styles.figures}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={isOpen ? 'Hide the exercises' : 'Show the exercises'}
        onClick={() => setOpen(!isOpen)}
      >
        {work.slice(0, FIGURES).map(({ exercise }) => (
          <ExerciseFigure
            key={exercise.exerciseId}
            exerciseId={exercise.exerciseId}
            muscles={exercise.targetMuscles}
            size={SMALL_FIGURE}
          />
        ))}
        <ChevronDown className={isOpen ? styles.turned : undefined} />
      </button>
      <div id={id} className={isOpen ? undefined : styles.folded}>
        <Ledger className={styles.list ?? ''}>
          {work.map(({ exercise, done }) => (
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
              note={noteOf(exercise, next)}
              end={<SetGlyph total={exercise.sets} done={done} />}
            />
          ))}
        </Ledger>
      </div>
    </>
  );
}

/** What to aim for; where no weight is known, with what. */
function noteOf(exercise: TodaysSession['work'][number]['exercise'], next: WorkoutOfToday['next']): string {
  const target = next?.targets.find(({ exerciseId }) => exerciseId === exercise.exerciseId)?.target;
  return target?.weightLbs
    ? targetLine(exercise, target)
    : `${setsTimesReps(exercise)}, ${exercise.equipment.toLowerCase()}`;
}

type DoneProps = Omit<WorkoutOfToday, 'session'> & { session: TodaysSession };

/** The workout is done: what was done, and what comes next. Nothing is left to press. */
function DoneToday({ plan, session, next, daysToNext }: DoneProps) {
  const coming = next?.planId === plan.id && next.dayName !== session.day.name ? next.dayName : null;
  return (
    <DayPanel label={WORKOUT_LABEL} aside="Done">
      <Display as="p" numeric className={styles.name}>
        {session.day.name}, done
      </Display>
      <Text tone="quiet" numeric>
        {doneNote(session)}
      </Text>
      {coming !== null && (
        <Text className={styles.goesOn}>
          Next: {coming}, {dayAhead(daysToNext)}.
        </Text>
      )}
    </DayPanel>
  );
}
