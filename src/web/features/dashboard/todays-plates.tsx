import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import type { MealPlan } from '#contract/plans.ts';
import { counted } from '#core/language/counted.ts';
import { GenerationProgress } from '#web/features/plans/shared/generation-progress.tsx';
import { useGeneratePlan } from '#web/features/plans/shared/use-generate-plan.ts';
import { useShowsFigures } from '#web/parts/person/use-shows-figures.ts';
import { dateAhead, eatenOn } from '#web/parts/plan/eaten-on.ts';
import { grouped } from '#web/parts/plan/plan-labels.ts';
import { isRefusal, plansQuery } from '#web/parts/plan/plan-queries.ts';
import { Button } from '#web/ui/button.tsx';
import { Ledger, LedgerRow } from '#web/ui/ledger.tsx';
import { MacroBar, MacroPlate } from '#web/ui/macros.tsx';
import { Unit } from '#web/ui/text.tsx';
import styles from './dashboard.module.css';
import { DayPanel, DayPanelBody, DayPanelError, DayPanelLoading } from './day-panel.tsx';
import { NoPlan } from './no-plan.tsx';

// What opens with a tap comes with the tap.
const MealPlanDialog = lazy(() =>
  import('#web/features/plans/details/meal-plan-dialog.tsx').then((module) => ({ default: module.MealPlanDialog })),
);

const LABEL = 'Today’s plates';

/** The right page of the spread: the meals of the current plan. */
export function TodaysPlates({ userId }: { userId: string }) {
  const plans = useQuery(plansQuery(userId, 'meal'));
  // Deferred, they are rendered in slices, like the screen around them.
  const listed = useDeferredValue(plans.data);
  if (plans.isError) return <DayPanelError label={LABEL} error={plans.error} onRetry={() => void plans.refetch()} />;
  if (!listed) return <DayPanelLoading label={LABEL} />;
  const plan = listed.find((each): each is MealPlan => each.type === 'meal' && each.isActive && each.data !== null);
  return plan ? <Plates plan={plan} /> : <NoMealPlan userId={userId} />;
}

function Plates({ plan }: { plan: MealPlan }) {
  const [open, setOpen] = useState(false);
  const { data, places } = eatenOn(plan, dateAhead(0));
  const showsFigures = useShowsFigures();
  const macros = { protein: data.totalProtein, carbs: data.totalCarbs, fat: data.totalFat };
  return (
    <DayPanel label={LABEL} aside={counted(data.meals.length, 'meal')}>
      <DayPanelBody
        title={
          showsFigures ? (
            <>
              {grouped(data.totalCalories)} <Unit>kcal</Unit>
            </>
          ) : (
            plan.name
          )
        }
        note={showsFigures ? plan.name : 'Dishes to pick from.'}
        actions={<Button onClick={() => setOpen(true)}>VIEW PLAN</Button>}
      >
        <Ledger>
          {data.meals.map((meal, index) => (
            <LedgerRow
              key={`${meal.type} ${meal.name}`}
              picture={<MacroPlate macros={meal} />}
              above={places[index]}
              name={meal.name}
              end={showsFigures && meal.calories}
            />
          ))}
        </Ledger>
        {showsFigures && <MacroBar macros={macros} className={styles.macros ?? ''} />}
      </DayPanelBody>
      {open && (
        <Suspense>
          <MealPlanDialog plan={{ ...plan, data }} open onOpenChange={setOpen} />
        </Suspense>
      )}
    </DayPanel>
  );
}

function NoMealPlan({ userId }: { userId: string }) {
  const generation = useGeneratePlan({ userId, isWatched: true });
  const { mutate, isPending, error } = generation;
  return (
    <DayPanel label={LABEL}>
      <NoPlan
        picture={<MacroPlate macros={undefined} size="large" />}
        sentence="No meal plan yet. It takes a few seconds."
        refusal={isRefusal(error) && { title: 'No meal plan from me for now', message: error.userMessage }}
      >
        <Button pending={isPending} pendingLabel="Generating..." onClick={() => mutate({ type: 'meal' })}>
          GENERATE PLAN
        </Button>
        <GenerationProgress generation={generation} />
      </NoPlan>
    </DayPanel>
  );
}
