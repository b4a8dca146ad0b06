import { useId, useState } from 'react';
import { shownPlanName } from '#core/planning/shown-plan-name.ts';
import type { WorkoutPlanData } from '#core/training/workout-plan.ts';
import { BlockWeeks } from '#web/features/plans/details/block-weeks.tsx';
import { PlanDays } from '#web/features/plans/details/workout-plan-dialog.tsx';
import { CurrentPlanCard } from '#web/features/plans/shared/current-plan-card.tsx';
import type { PlanHeadActions } from '#web/features/plans/shared/plan-head.tsx';
import { useFeedbackSelection } from '#web/features/plans/shared/use-feedback-selection.ts';
import { StartWorkout } from '#web/features/player/start-workout.tsx';
import { useOnScreen } from '#web/parts/coach/on-screen.ts';
import { BodySide } from '#web/parts/exercise-figure/body-map.tsx';
import { ExerciseFigure } from '#web/parts/exercise-figure/exercise-figure.tsx';
import { useShowsFigures } from '#web/parts/person/use-shows-figures.ts';
import { CertificateLeaves } from '#web/parts/plan/certificate-leaves.tsx';
import type { ListedWorkoutPlan } from '#web/parts/plan/listed-plan.ts';
import { setsTimesReps } from '#web/parts/plan/plan-labels.ts';
import { WhyNumbers } from '#web/parts/plan/why-numbers.tsx';
import {
  firstExercises,
  levelName,
  picturedMuscles,
  workoutFigures,
  workoutTitle,
} from '#web/parts/plan/workout-card.ts';
import { MadeFor } from '#web/parts/premises/made-for.tsx';
import { Button } from '#web/ui/button.tsx';
import { CardSection } from '#web/ui/card.tsx';
import { FactsStrip } from '#web/ui/facts-strip.tsx';
import { Ledger, LedgerRow } from '#web/ui/ledger.tsx';
import { WorkoutPlanSheet } from '../print/workout-plan-sheet.tsx';
import styles from './current-workout-plan.module.css';
import { FinishDay } from './finish-day.tsx';
import { useExerciseActions } from './use-exercise-actions.tsx';

const FIGURE_SIZE = 56;

type CurrentWorkoutPlanProps = {
  userId: string;
  personName: string;
  plan: ListedWorkoutPlan;
  data: WorkoutPlanData;
  head: PlanHeadActions;
};

/** Shows the plan that is trained by now: a card that opens to every exercise of every day. */
export function CurrentWorkoutPlan({ userId, personName, plan, data, head }: CurrentWorkoutPlanProps) {
  const [isDetailed, setDetailed] = useState(false);
  const detailsId = useId();
  const name = shownPlanName(plan);
  useOnScreen({ screen: { kind: 'plan', planId: plan.id }, about: name });
  const choice = useFeedbackSelection();
  const title = workoutTitle(name, personName);
  const { passed, total } = data.certificate;
  return (
    <CurrentPlanCard
      {...{ plan, title, head, choice }}
      line={`${levelName(data.difficulty)}. ${passed} of ${total} checks passed.`}
      picture={<HeaderPicture data={data} />}
      stacked
      actions={
        <>
          <StartWorkout userId={userId} plan={{ id: plan.id, name, days: data.days, todaySwaps: plan.todaySwaps }} />
          <Button aria-expanded={isDetailed} aria-controls={detailsId} onClick={() => setDetailed(!isDetailed)}>
            {isDetailed ? 'Hide Details' : 'View Details'}
          </Button>
        </>
      }
      paper={<WorkoutPlanSheet title={title} data={data} />}
      exported={[{ kind: 'workout_plan', planId: plan.id }]}
      sections={
        <div id={detailsId} hidden={!isDetailed} className={styles.details}>
          {isDetailed && <Details {...{ userId, plan, data, choice }} />}
        </div>
      }
    >
      <MadeFor userId={userId} />
      <WorkoutFacts data={data} />
      {!isDetailed && <FirstExercises data={data} />}
    </CurrentPlanCard>
  );
}

/** Draws the muscles of the week, one figure each. */
function HeaderPicture({ data }: { data: WorkoutPlanData }) {
  return (
    <div className={styles.picture} aria-hidden="true">
      {picturedMuscles(data.days).map((muscles) => (
        <BodySide key={muscles.join()} muscles={muscles} size={128} narrow />
      ))}
    </div>
  );
}

function WorkoutFacts({ data }: { data: WorkoutPlanData }) {
  const { minutes, daysPerWeek, calories } = workoutFigures(data);
  const showsFigures = useShowsFigures();
  return (
    <FactsStrip
      facts={[
        { label: 'Minutes', value: minutes },
        { label: 'Days/Week', value: daysPerWeek },
        ...(calories === null || !showsFigures ? [] : [{ label: 'Calories', value: `About ${calories}` }]),
      ]}
    />
  );
}

function FirstExercises({ data }: { data: WorkoutPlanData }) {
  return (
    <Ledger closed>
      {firstExercises(data.days).map((exercise) => (
        <LedgerRow
          key={exercise.exerciseId}
          picture={
            <ExerciseFigure exerciseId={exercise.exerciseId} muscles={exercise.targetMuscles} size={FIGURE_SIZE} />
          }
          name={exercise.name}
          note={`Rest ${exercise.rest}`}
          end={<strong>{setsTimesReps(exercise)}</strong>}
        />
      ))}
    </Ledger>
  );
}

type DetailsProps = {
  userId: string;
  plan: ListedWorkoutPlan;
  data: WorkoutPlanData;
  choice: ReturnType<typeof useFeedbackSelection>;
};

function Details({ userId, plan, data, choice }: DetailsProps) {
  const { days, exerciseActions, replaceDialog } = useExerciseActions({
    ...{ userId, planId: plan.id, data, todaySwaps: plan.todaySwaps, choice },
    addFailed: 'Failed to favorite exercise.',
  });
  return (
    <>
      <CardSection className={styles.days}>
        <PlanDays
          days={days}
          startDay={0}
          exerciseActions={exerciseActions}
          dayActions={(day) => <FinishDay {...{ userId, planId: plan.id, planName: shownPlanName(plan), day }} />}
        />
      </CardSection>
      {data.block && (
        <CardSection>
          <BlockWeeks block={data.block} />
        </CardSection>
      )}
      <CardSection>
        <div className={styles.proof}>
          <WhyNumbers
            basis={data.basis}
            lead={`About ${data.estimatedDuration} minutes a session`}
            question="Why these numbers?"
          />
          <CertificateLeaves certificate={data.certificate} />
        </div>
      </CardSection>
      {replaceDialog}
    </>
  );
}
