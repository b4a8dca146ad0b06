import { useQuery } from '@tanstack/react-query';
import { Dumbbell } from 'lucide-react';
import { useState } from 'react';
import { counted } from '#core/language/counted.ts';
import { shownPlanName } from '#core/planning/shown-plan-name.ts';
import { PRODUCT } from '#core/product.ts';
import {
  headActions,
  ManagedCard,
  ManagerOverlays,
  Misfit,
  SoundPlan,
} from '#web/features/plans/shared/managed-plan.tsx';
import { NewPlanDialog } from '#web/features/plans/shared/new-plan-dialog.tsx';
import { PlanManager } from '#web/features/plans/shared/plan-manager.tsx';
import { type Manager, useManager } from '#web/features/plans/shared/use-manager.ts';
import { BodySide } from '#web/parts/exercise-figure/body-map.tsx';
import { TrainingFigures } from '#web/parts/logs/training-figures.tsx';
import { askBeforeDeleting, isWorkoutPlan, type ListedWorkoutPlan } from '#web/parts/plan/listed-plan.ts';
import { writtenOn } from '#web/parts/plan/plan-dates.ts';

import { plansQuery } from '#web/parts/plan/plan-queries.ts';
import { levelName, picturedMuscles, workoutFigures, workoutTitle } from '#web/parts/plan/workout-card.ts';
import { Button } from '#web/ui/button.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { CurrentWorkoutPlan } from './current-workout-plan.tsx';
import { NextSession } from './next-session.tsx';
import { SingleExerciseDialog } from './single-exercise-dialog.tsx';
import { WorkoutPlanDetails } from './workout-plan-details.tsx';
import styles from './workout-plan-manager.module.css';

type Person = { userId: string; personName: string };

/** Shows all of a person's workout plans, and what can be done with them. */
export function WorkoutPlanManager({ userId, personName }: Person) {
  const { data, error, isFetching, refetch } = useQuery(plansQuery(userId, 'workout'));
  const plans = data?.filter(isWorkoutPlan);
  const favoriteFailed = 'Failed to update favorite status. Please try again.';
  const [isMakingOne, setMakingOne] = useState(false);
  const manager = useManager({ userId, type: 'workout', favoriteFailed });
  const part = { userId, personName, plans: plans ?? [], manager };
  return (
    <PlanManager
      title="Workout Plans"
      moreActions={
        <Button onClick={() => setMakingOne(true)}>
          <Dumbbell />
          Generate Single Exercise
        </Button>
      }
      loaded={{ data: plans, error, isFetching, refetch }}
      manager={manager}
      renderCurrent={(plan) => <Current {...part} plan={plan} />}
      renderListed={(plan) => <Listed {...part} plan={plan} />}
      empty={{
        picture: <BodySide muscles={['quads', 'chest']} size={72} narrow />,
        none: `No workout plan yet. ${PRODUCT.coach} needs a few seconds.`,
        noFavorites: 'Tap the heart on a plan you would train again.',
      }}
    >
      <ManagerOverlays
        plans={part.plans}
        manager={manager}
        newPlan={<NewPlanDialog planType="workout" manager={manager} />}
        renderDetails={(plan) =>
          plan.data && (
            <WorkoutPlanDetails userId={userId} plan={{ ...plan, data: plan.data }} onClose={manager.close} />
          )
        }
      />
      {isMakingOne && <SingleExerciseDialog userId={userId} onClose={() => setMakingOne(false)} />}
    </PlanManager>
  );
}

type PartProps = Person & { plan: ListedWorkoutPlan; plans: readonly ListedWorkoutPlan[]; manager: Manager };

/** Before the active plan goes, the person is asked. */
const headOf = (part: PartProps) => headActions(part, askBeforeDeleting(part.plans, part.plan.id));

/** A plan in the place of another is as hard; in the place of a broken one, also on as many days. */
function managedOf({ userId, plan, manager }: PartProps) {
  if (!plan.data) return { userId, plan, manager };
  const { difficulty, daysPerWeek } = plan.data;
  return { userId, plan, manager, keptOfFaulty: { difficulty, daysPerWeek }, keptOfMisfit: { difficulty } };
}

function Current(part: PartProps) {
  const { userId, personName, plan } = part;
  const managed = managedOf(part);
  return (
    <SoundPlan managed={managed}>
      {(data) => (
        <Stack wide>
          <Misfit {...managed} />
          <CurrentWorkoutPlan {...{ userId, personName, plan, data }} head={headOf(part)} />
          <NextSession planId={plan.id} />
          <TrainingFigures />
        </Stack>
      )}
    </SoundPlan>
  );
}

function lineOf({ data, version, createdAt }: ListedWorkoutPlan): string {
  const origin = `Version ${version}, ${writtenOn(createdAt)}.`;
  if (!data) return origin;
  const { minutes, daysPerWeek } = workoutFigures(data);
  return `${levelName(data.difficulty)}, ${counted(daysPerWeek, 'day')} of ${minutes} minutes. ${origin}`;
}

function Listed(part: PartProps) {
  const { plan, personName } = part;
  return (
    <ManagedCard
      managed={managedOf(part)}
      head={headOf(part)}
      title={workoutTitle(shownPlanName(plan), personName)}
      line={lineOf(plan)}
      picture={
        <div className={styles.figures} aria-hidden="true">
          {picturedMuscles(plan.data?.days ?? []).map((muscles) => (
            <BodySide key={muscles.join()} muscles={muscles} size={72} narrow />
          ))}
        </div>
      }
    />
  );
}
