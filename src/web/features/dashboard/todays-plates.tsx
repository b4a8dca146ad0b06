import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MealPlan } from '#contract/plans.ts';
import { MealPlanDialog } from '#web/features/plan-details/meal-plan-dialog.tsx';
import { counted, grouped, mealTypeName } from '#web/features/plan-details/plan-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Ledger, LedgerRow } from '#web/ui/ledger.tsx';
import { MacroBar, MacroPlate } from '#web/ui/macros.tsx';
import { Unit } from '#web/ui/text.tsx';
import styles from './dashboard.module.css';
import { DayPanel, DayPanelBody, DayPanelError, DayPanelLoading } from './day-panel.tsx';
import { NoPlan } from './no-plan.tsx';
import { mealPlansQuery } from './queries.ts';
import { useGeneratePlan } from './use-generate-plan.ts';

const LABEL = 'Today’s plates';

/** The right page of the spread: the meals of the current plan. */
export function TodaysPlates({ userId }: { userId: string }) {
  const plans = useQuery(mealPlansQuery(userId));
  if (plans.isPending) return <DayPanelLoading label={LABEL} />;
  if (plans.isError) return <DayPanelError label={LABEL} error={plans.error} onRetry={() => void plans.refetch()} />;
  const plan = plans.data.find((each): each is MealPlan => each.type === 'meal' && each.isActive);
  return plan ? <Plates plan={plan} /> : <NoMealPlan userId={userId} />;
}

function Plates({ plan }: { plan: MealPlan }) {
  const [open, setOpen] = useState(false);
  const { data } = plan;
  const macros = { protein: data.totalProtein, carbs: data.totalCarbs, fat: data.totalFat };
  return (
    <DayPanel label={LABEL} aside={counted(data.meals.length, 'meal')}>
      <DayPanelBody
        title={
          <>
            {grouped(data.totalCalories)} <Unit>kcal</Unit>
          </>
        }
        note={plan.name}
        actions={<Button onClick={() => setOpen(true)}>VIEW PLAN</Button>}
      >
        <Ledger>
          {data.meals.map((meal) => (
            <LedgerRow
              key={`${meal.type} ${meal.name}`}
              picture={<MacroPlate macros={meal} />}
              above={mealTypeName(meal.type)}
              name={meal.name}
              end={meal.calories}
            />
          ))}
        </Ledger>
        <MacroBar macros={macros} className={styles.macros ?? ''} />
      </DayPanelBody>
      <MealPlanDialog plan={plan} open={open} onOpenChange={setOpen} />
    </DayPanel>
  );
}

function NoMealPlan({ userId }: { userId: string }) {
  const { mutate, isPending, refusal } = useGeneratePlan(userId, 'meal');
  return (
    <DayPanel label={LABEL}>
      <NoPlan
        picture={<MacroPlate macros={undefined} size="large" />}
        sentence="No meal plan yet. It takes a few seconds."
        refusal={refusal && { title: 'No meal plan from me for now', message: refusal }}
      >
        <Button pending={isPending} pendingLabel="Generating..." onClick={() => mutate({})}>
          GENERATE PLAN
        </Button>
      </NoPlan>
    </DayPanel>
  );
}
