import { type ReactNode, useState } from 'react';
import type { WorkoutPlan } from '#contract/plans.ts';
import { capital } from '#core/language/capital.ts';
import { counted } from '#core/language/counted.ts';
import { shownPlanName } from '#core/planning/shown-plan-name.ts';
import type { PlannedExercise, WorkoutDay, WorkoutPlanData } from '#core/training/workout-plan.ts';
import { CertificateLeaves } from '#web/parts/plan/certificate-leaves.tsx';
import { writtenOn } from '#web/parts/plan/plan-dates.ts';
import { planTitle } from '#web/parts/plan/plan-labels.ts';
import { WhyNumbers } from '#web/parts/plan/why-numbers.tsx';
import { DialogSection } from '#web/ui/dialog.tsx';
import { type Fact, FactsStrip } from '#web/ui/facts-strip.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { Text } from '#web/ui/text.tsx';
import { CertificateOutward } from './certificate-outward.tsx';
import { ExerciseDetails } from './exercise-details.tsx';
import styles from './plan-dialog.module.css';
import { type OfPlanDialog, PlanDialog } from './plan-dialog.tsx';

/** Where an exercise stands in its plan. */
export type ExercisePlace = { dayIndex: number; exerciseIndex: number };

type ExerciseActions = (exercise: PlannedExercise, place: ExercisePlace) => ReactNode;

type Props = OfPlanDialog & {
  plan: WorkoutPlan;
  /** The day to open at. */
  startDay?: number;
  exerciseActions?: ExerciseActions;
};

/** Shows a week of training in full: its figures, every day, why it is so and what was checked. */
export function WorkoutPlanDialog({ plan, startDay = 0, exerciseActions, ...dialog }: Props) {
  const { data } = plan;
  return (
    <PlanDialog
      {...dialog}
      title={planTitle({ name: shownPlanName(plan) })}
      description={`${capital(data.difficulty)}, ${counted(data.days.length, 'day')}.`}
      sections={
        <>
          <DialogSection>
            <PlanDays days={data.days} startDay={startDay} exerciseActions={exerciseActions} />
          </DialogSection>
          <DialogSection>
            <WhyNumbers
              basis={data.basis}
              lead={`About ${data.estimatedDuration} minutes a session`}
              question="Why these numbers?"
            />
            <div className={styles.proof}>
              <CertificateLeaves certificate={data.certificate} />
            </div>
            <CertificateOutward
              kind="workout"
              parts={data.days.length}
              certificate={data.certificate}
              madeOn={writtenOn(plan.createdAt)}
            />
          </DialogSection>
        </>
      }
      notes={data.notes}
    >
      <FactsStrip facts={workoutFacts(data)} />
    </PlanDialog>
  );
}

/** Lists minutes, days and, where it may be shown, energy. */
function workoutFacts({ estimatedDuration, daysPerWeek, estimatedCalories }: WorkoutPlanData): Fact[] {
  const facts: Fact[] = [
    { label: 'Minutes', value: estimatedDuration },
    { label: 'Days/Week', value: daysPerWeek },
  ];
  return estimatedCalories > 0 ? [...facts, { label: 'Calories', value: `about ${estimatedCalories}` }] : facts;
}

type DaysProps = {
  days: readonly WorkoutDay[];
  startDay: number;
  exerciseActions: ExerciseActions | undefined;
  /** What can be done with a whole day; stands below its exercises. */
  dayActions?: (day: WorkoutDay) => ReactNode;
};

/** Shows the days of a week of training as tabs, each with its exercises. */
export function PlanDays({ days, startDay, exerciseActions, dayActions }: DaysProps) {
  const [day, setDay] = useState(String(startDay));
  const tabs = days.map((one, dayIndex) => ({
    value: String(dayIndex),
    label: one.name,
    content: (
      <>
        <Text tone="quiet">
          {one.focus}, about {one.estimatedMinutes} minutes
        </Text>
        <ul>
          {one.exercises.map((exercise, exerciseIndex) => (
            <ExerciseDetails
              key={exercise.exerciseId}
              exercise={exercise}
              actions={exerciseActions?.(exercise, { dayIndex, exerciseIndex })}
            />
          ))}
        </ul>
        {dayActions?.(one)}
      </>
    ),
  }));
  return (
    <div className={styles.days}>
      <Tabs label="Training days" tabs={tabs} value={day} onValueChange={setDay} />
    </div>
  );
}
