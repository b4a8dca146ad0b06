import { useQuery } from '@tanstack/react-query';
import { CookingPot } from 'lucide-react';
import { useState } from 'react';
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
import { useShowsFigures } from '#web/parts/person/use-shows-figures.ts';
import { currentPlan, isMealPlan, type ListedMealPlan } from '#web/parts/plan/listed-plan.ts';
import { plansQuery } from '#web/parts/plan/plan-queries.ts';
import { Button } from '#web/ui/button.tsx';
import { MacroPlate } from '#web/ui/macros.tsx';
import { CurrentMealPlan } from './current-meal-plan.tsx';
import { MealPlanDetails } from './meal-plan-details.tsx';
import { mealPlanLine } from './meal-plan-line.ts';
import { MealPlates } from './meal-plates.tsx';
import { SingleMealDialog } from './single-meal-dialog.tsx';

/** Shows all of a person's meal plans, and what can be done with them. */
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
      renderCurrent={(plan) => <Current {...{ userId, plan, manager }} />}
      renderListed={(plan) => <Listed {...{ userId, plan, manager }} />}
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
      <ManagerOverlays
        plans={plans ?? []}
        manager={manager}
        newPlan={<NewPlanDialog planType="meal" manager={manager} />}
        renderDetails={(plan) =>
          plan.data && <MealPlanDetails userId={userId} plan={{ ...plan, data: plan.data }} onClose={manager.close} />
        }
      />
      {isMakingOne && (
        <SingleMealDialog userId={userId} plan={currentPlan(plans ?? [])} onClose={() => setMakingOne(false)} />
      )}
    </PlanManager>
  );
}

type PartProps = { userId: string; plan: ListedMealPlan; manager: Manager };

/** A meal plan is deleted without asking. */
const headOf = (part: PartProps) => headActions(part, null);

function Current(part: PartProps) {
  const { userId, plan, manager } = part;
  return (
    <SoundPlan managed={part}>
      {(data) => (
        <CurrentMealPlan
          key={plan.id}
          {...{ userId, plan, data }}
          misfit={<Misfit {...part} />}
          onOpen={() => manager.show({ kind: 'details', planId: plan.id })}
          head={headOf(part)}
        />
      )}
    </SoundPlan>
  );
}

function Listed(part: PartProps) {
  const { plan } = part;
  const showsFigures = useShowsFigures();
  return (
    <ManagedCard
      managed={part}
      head={headOf(part)}
      title={shownPlanName(plan)}
      line={mealPlanLine(plan, showsFigures)}
      picture={<MealPlates meals={plan.data?.meals ?? []} />}
    />
  );
}
