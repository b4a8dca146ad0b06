import { lazy, Suspense, useState } from 'react';
import type { MealPlan, WorkoutPlan } from '#contract/plans.ts';
import { shownPlanName } from '#core/planning/shown-plan-name.ts';
import type { EatenDay } from '#web/parts/plan/eaten-on.ts';
import { grouped } from '#web/parts/plan/plan-labels.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Actions, Section } from '#web/ui/layout.tsx';
import { Ledger, LedgerRow } from '#web/ui/ledger.tsx';

// What opens with a tap comes with the tap.
const WorkoutPlanDialog = lazy(() =>
  import('#web/features/plans/details/workout-plan-dialog.tsx').then((module) => ({
    default: module.WorkoutPlanDialog,
  })),
);
const MealPlanDialog = lazy(() =>
  import('#web/features/plans/details/meal-plan-dialog.tsx').then((module) => ({ default: module.MealPlanDialog })),
);

type Props = {
  workout: { plan: WorkoutPlan; startDay: number } | null;
  meals: { plan: MealPlan; day: EatenDay } | null;
  showsFigures: boolean;
};

/** The two current plans, each to be looked at in full. */
export function YourPlans({ workout, meals, showsFigures }: Props) {
  const [open, setOpen] = useState<'workout' | 'meal' | null>(null);
  const close = () => setOpen(null);
  return (
    <Section label="Your plans">
      <Ledger>
        {workout && (
          <LedgerRow
            name={shownPlanName(workout.plan)}
            note={`Workout plan, ${workout.plan.data.daysPerWeek} days a week`}
            end={
              <Button small onClick={() => setOpen('workout')}>
                VIEW PLAN
              </Button>
            }
          />
        )}
        {meals && (
          <LedgerRow
            name={shownPlanName(meals.plan)}
            note={showsFigures ? `Meal plan, ${grouped(meals.day.data.totalCalories)} kcal today` : 'Meal plan'}
            end={
              <Button small onClick={() => setOpen('meal')}>
                VIEW PLAN
              </Button>
            }
          />
        )}
      </Ledger>
      {open === 'workout' && workout && (
        <Suspense>
          <WorkoutPlanDialog
            plan={workout.plan}
            open
            onOpenChange={close}
            startDay={workout.startDay}
            planActions={
              <Actions stacked>
                <ButtonLink tone="primary" href="/exercise-plans" onClick={close}>
                  MANAGE PLANS
                </ButtonLink>
              </Actions>
            }
          />
        </Suspense>
      )}
      {open === 'meal' && meals && (
        <Suspense>
          <MealPlanDialog plan={{ ...meals.plan, data: meals.day.data }} open onOpenChange={close} />
        </Suspense>
      )}
    </Section>
  );
}
