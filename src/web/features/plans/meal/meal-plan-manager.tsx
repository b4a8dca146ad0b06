import { useQuery } from '@tanstack/react-query';
import { CookingPot } from 'lucide-react';
import { useState } from 'react';
import { PRODUCT } from '#core/product.ts';
import { EditPlanDialog } from '#web/features/plans/shared/edit-plan-dialog.tsx';
import { FaultyPlan, faultMessage } from '#web/features/plans/shared/faulty-plan.tsx';
import { ListedPlanCard } from '#web/features/plans/shared/listed-plan-card.tsx';
import { NewPlanDialog } from '#web/features/plans/shared/new-plan-dialog.tsx';
import { PlanManager } from '#web/features/plans/shared/plan-manager.tsx';
import { PlanMisfit } from '#web/features/plans/shared/plan-misfit.tsx';
import { type Manager, useManager } from '#web/features/plans/shared/use-manager.ts';
import { useShowsFigures } from '#web/parts/person/use-shows-figures.ts';
import { currentPlan, type ListedMealPlan, type ListedPlan } from '#web/parts/plan/listed-plan.ts';
import { plansQuery } from '#web/parts/plan/plan-queries.ts';
import { Button } from '#web/ui/button.tsx';
import { MacroPlate } from '#web/ui/macros.tsx';
import { CurrentMealPlan } from './current-meal-plan.tsx';
import { MealPlanDetails } from './meal-plan-details.tsx';
import { mealPlanLine } from './meal-plan-line.ts';
import { MealPlates } from './meal-plates.tsx';
import { SingleMealDialog } from './single-meal-dialog.tsx';

const isMealPlan = (plan: ListedPlan): plan is ListedMealPlan => plan.type === 'meal';

/** All of a person's meal plans, and what can be done with them. */
export function MealPlanManager({ userId }: { userId: string }) {
  const { data, error, isFetching, refetch } = useQuery(plansQuery(userId, 'meal'));
  const plans = data?.filter(isMealPlan);
  const [isMakingOne, setMakingOne] = useState(false);
  const manager = useManager({ userId, type: 'meal', favoriteFailed: 'Failed to update favorite status.' });
  return (
    <PlanManager
      title="Meal Plans"
      loaded={{ data: plans, error, isFetching, refetch }}
      manager={manager}
      renderCurrent={(plan) => <Current userId={userId} plan={plan} manager={manager} />}
      renderListed={(plan) => <Listed userId={userId} plan={plan} manager={manager} />}
      moreActions={
        <Button onClick={() => setMakingOne(true)}>
          <CookingPot />
          Generate Single Meal
        </Button>
      }
      empty={{
        picture: <MacroPlate macros={undefined} />,
        none: `No meal plan yet. ${PRODUCT.coach} needs a few seconds.`,
        noFavorites: 'Tap the heart on a plan you would eat again.',
      }}
    >
      <Overlays userId={userId} plans={plans ?? []} manager={manager} />
      {isMakingOne && (
        <SingleMealDialog userId={userId} plan={currentPlan(plans ?? [])} onClose={() => setMakingOne(false)} />
      )}
    </PlanManager>
  );
}

type PartProps = { plan: ListedMealPlan; manager: Manager };

/** What the small buttons of a plan do. The meal manager deletes without asking. */
const headOf = ({ plan, manager }: PartProps) => ({
  onFavorite: () => manager.actions.favorite.mutate({ planId: plan.id, isFavorite: !plan.isFavorite }),
  onEdit: () => manager.show({ kind: 'edit', planId: plan.id }),
  onDelete: () => manager.actions.remove.mutate({ planId: plan.id }),
});

const open = ({ plan, manager }: PartProps) => manager.show({ kind: 'details', planId: plan.id });

function Fault({ plan, manager, message }: PartProps & { message: string }) {
  return (
    <FaultyPlan
      message={message}
      isPending={manager.generation.isPending}
      onRegenerate={() => manager.regenerate(plan.id, { name: plan.name })}
    />
  );
}

function Misfit({ userId, plan, manager }: PartProps & { userId: string }) {
  return (
    <PlanMisfit
      userId={userId}
      planId={plan.id}
      isPending={manager.generation.isPending}
      onFix={() => manager.regenerate(plan.id, { name: plan.name })}
    />
  );
}

function Current({ userId, ...part }: PartProps & { userId: string }) {
  const message = faultMessage(part.plan);
  if (message !== null || part.plan.data === null) return <Fault {...part} message={message ?? ''} />;
  const { plan } = part;
  return (
    <CurrentMealPlan
      key={plan.id}
      {...{ userId, plan, data: part.plan.data }}
      misfit={<Misfit userId={userId} {...part} />}
      onOpen={() => open(part)}
      {...headOf(part)}
    />
  );
}

function Listed({ userId, ...part }: PartProps & { userId: string }) {
  const { plan, manager } = part;
  const showsFigures = useShowsFigures();
  const message = faultMessage(plan);
  return (
    <ListedPlanCard
      plan={plan}
      title={plan.name}
      line={mealPlanLine(plan, showsFigures)}
      picture={
        message === null ? (
          <>
            <MealPlates meals={plan.data?.meals ?? []} />
            <Misfit userId={userId} {...part} />
          </>
        ) : (
          <Fault {...part} message={message} />
        )
      }
      onActivate={() => manager.actions.activate.mutate({ planId: plan.id })}
      onOpen={message === null ? () => open(part) : undefined}
      {...headOf(part)}
    />
  );
}

type OverlaysProps = { userId: string; plans: readonly ListedMealPlan[]; manager: Manager };

function Overlays({ userId, plans, manager }: OverlaysProps) {
  const { overlay, close } = manager;
  if (!overlay) return null;
  if (overlay.kind === 'new') return <NewPlanDialog planType="meal" manager={manager} />;
  const plan = plans.find(({ id }) => id === overlay.planId);
  if (!plan) return null;
  if (overlay.kind === 'edit') {
    const save = (name: string) => manager.actions.rename.mutate({ planId: plan.id, name });
    return <EditPlanDialog name={plan.name} onClose={close} onSave={save} />;
  }
  return plan.data && <MealPlanDetails userId={userId} plan={{ ...plan, data: plan.data }} onClose={close} />;
}
