import { useQuery } from '@tanstack/react-query';
import { Dumbbell } from 'lucide-react';
import { useState } from 'react';
import { PRODUCT } from '#core/product.ts';
import { EditPlanDialog } from '#web/features/plans/shared/edit-plan-dialog.tsx';
import { FaultyPlan, faultMessage } from '#web/features/plans/shared/faulty-plan.tsx';
import { ListedPlanCard } from '#web/features/plans/shared/listed-plan-card.tsx';
import { NewPlanDialog } from '#web/features/plans/shared/new-plan-dialog.tsx';
import { PlanManager } from '#web/features/plans/shared/plan-manager.tsx';
import { PlanMisfit } from '#web/features/plans/shared/plan-misfit.tsx';
import { type Manager, useManager } from '#web/features/plans/shared/use-manager.ts';
import { BodySide } from '#web/parts/exercise-figure/body-map.tsx';
import { TrainingFigures } from '#web/parts/logs/training-figures.tsx';
import { askBeforeDeleting, type ListedPlan, type ListedWorkoutPlan } from '#web/parts/plan/listed-plan.ts';
import { writtenOn } from '#web/parts/plan/plan-dates.ts';
import { counted } from '#web/parts/plan/plan-labels.ts';
import { plansQuery } from '#web/parts/plan/plan-queries.ts';
import { levelName, picturedMuscles, workoutFigures, workoutTitle } from '#web/parts/plan/workout-card.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { CurrentWorkoutPlan } from './current-workout-plan.tsx';
import { NextSession } from './next-session.tsx';
import { SingleExerciseDialog } from './single-exercise-dialog.tsx';
import { WorkoutPlanDetails } from './workout-plan-details.tsx';
import styles from './workout-plan-manager.module.css';

const isWorkoutPlan = (plan: ListedPlan): plan is ListedWorkoutPlan => plan.type === 'workout';

type Person = { userId: string; personName: string };

/** All of a person's workout plans, and what can be done with them. */
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
      <Overlays {...part} />
      {isMakingOne && <SingleExerciseDialog userId={userId} onClose={() => setMakingOne(false)} />}
    </PlanManager>
  );
}

type ListProps = Person & { plans: readonly ListedWorkoutPlan[]; manager: Manager };
type PartProps = ListProps & { plan: ListedWorkoutPlan };

/** What the small buttons of a plan do; before the active plan goes, the person is asked. */
function headOf({ plan, plans, manager }: PartProps) {
  const planId = plan.id;
  const question = askBeforeDeleting(plans, planId);
  return {
    onFavorite: () => manager.actions.favorite.mutate({ planId, isFavorite: !plan.isFavorite }),
    onEdit: () => manager.show({ kind: 'edit', planId }),
    onDelete: () =>
      question === null
        ? manager.actions.remove.mutate({ planId })
        : manager.show({ kind: 'delete', planId, question }),
  };
}

function Fault({ plan, manager, message }: PartProps & { message: string }) {
  const figures = plan.data && { difficulty: plan.data.difficulty, daysPerWeek: plan.data.daysPerWeek };
  return (
    <FaultyPlan
      message={message}
      isPending={manager.generation.isPending}
      onRegenerate={() => manager.regenerate(plan.id, { name: plan.name, ...figures })}
    />
  );
}

function Misfit({ userId, plan, manager }: PartProps) {
  const figures = plan.data && { difficulty: plan.data.difficulty };
  return (
    <PlanMisfit
      userId={userId}
      planId={plan.id}
      isPending={manager.generation.isPending}
      onFix={() => manager.regenerate(plan.id, { name: plan.name, ...figures })}
    />
  );
}

function Current(part: PartProps) {
  const { userId, personName, plan } = part;
  const message = faultMessage(plan);
  if (message !== null || plan.data === null) return <Fault {...part} message={message ?? ''} />;
  return (
    <Stack wide>
      <Misfit {...part} />
      <CurrentWorkoutPlan {...{ userId, personName, plan, data: plan.data }} {...headOf(part)} />
      <NextSession planId={plan.id} />
      <TrainingFigures />
    </Stack>
  );
}

function lineOf({ data, version, createdAt }: ListedWorkoutPlan): string {
  const origin = `Version ${version}, ${writtenOn(createdAt)}.`;
  if (!data) return origin;
  const { minutes, daysPerWeek } = workoutFigures(data);
  return `${levelName(data.difficulty)}, ${counted(daysPerWeek, 'day')} of ${minutes} minutes. ${origin}`;
}

function Listed(part: PartProps) {
  const { plan, personName, manager } = part;
  const message = faultMessage(plan);
  const figures = picturedMuscles(plan.data?.days ?? []);
  return (
    <ListedPlanCard
      plan={plan}
      title={workoutTitle(plan.name, personName)}
      line={lineOf(plan)}
      picture={
        message === null ? (
          <>
            <div className={styles.figures} aria-hidden="true">
              {figures.map((muscles) => (
                <BodySide key={muscles.join()} muscles={muscles} size={72} narrow />
              ))}
            </div>
            <Misfit {...part} />
          </>
        ) : (
          <Fault {...part} message={message} />
        )
      }
      onActivate={() => manager.actions.activate.mutate({ planId: plan.id })}
      onOpen={message === null ? () => manager.show({ kind: 'details', planId: plan.id }) : undefined}
      {...headOf(part)}
    />
  );
}

function Overlays({ userId, plans, manager }: ListProps) {
  const { overlay, close, actions } = manager;
  if (!overlay) return null;
  if (overlay.kind === 'new') return <NewPlanDialog planType="workout" manager={manager} />;
  const plan = plans.find(({ id }) => id === overlay.planId);
  if (!plan) return null;
  if (overlay.kind === 'edit') {
    const save = (name: string) => actions.rename.mutate({ planId: plan.id, name });
    return <EditPlanDialog name={plan.name} onClose={close} onSave={save} />;
  }
  if (overlay.kind === 'delete') {
    return (
      <AlertDialog
        open
        onOpenChange={close}
        title="Delete this plan?"
        description={overlay.question}
        confirmLabel="Delete Plan"
        danger
        onConfirm={() => actions.remove.mutate({ planId: plan.id })}
      />
    );
  }
  return plan.data && <WorkoutPlanDetails userId={userId} plan={{ ...plan, data: plan.data }} onClose={close} />;
}
