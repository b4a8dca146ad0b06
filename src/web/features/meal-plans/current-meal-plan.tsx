import { Printer } from 'lucide-react';
import type { MealPlanData } from '#core/nutrition/meal-plan.ts';
import { grouped, mealTypeName } from '#web/features/plan-details/plan-words.ts';
import type { ListedMealPlan } from '#web/features/plan-sharing/listed-plan.ts';
import { PlanHead } from '#web/features/plan-sharing/plan-head.tsx';
import { PlanVerdict } from '#web/features/plan-sharing/plan-verdict.tsx';
import { usePrint } from '#web/features/plan-sharing/print-sheet.tsx';
import { useFeedbackSelection } from '#web/features/plan-sharing/use-feedback-selection.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardSection } from '#web/ui/card.tsx';
import { FactsStrip } from '#web/ui/facts-strip.tsx';
import { Actions, Stack } from '#web/ui/layout.tsx';
import { Ledger, LedgerRow } from '#web/ui/ledger.tsx';
import { MacroPlate } from '#web/ui/macros.tsx';
import styles from './current-meal-plan.module.css';
import { mealPlanLine } from './meal-plan-line.ts';
import { MealPlanSheet } from './meal-plan-sheet.tsx';

type CurrentMealPlanProps = {
  plan: ListedMealPlan;
  data: MealPlanData;
  onOpen: () => void;
  onFavorite: () => void;
  onEdit: () => void;
  onDelete: () => void;
};

/** The plan that is eaten by now: its day at a glance. */
export function CurrentMealPlan({ plan, data, onOpen, ...head }: CurrentMealPlanProps) {
  const choice = useFeedbackSelection();
  const { print, sheet } = usePrint(<MealPlanSheet name={plan.name} data={data} />);
  return (
    <Card as="article">
      <CardSection>
        <Stack>
          <PlanHead plan={plan} title={plan.name} line={mealPlanLine(plan)} isCurrentCard {...head} />
          <FactsStrip
            facts={[
              { label: 'Calories', value: grouped(data.totalCalories) },
              { label: 'Protein', value: data.totalProtein, unit: 'g' },
              { label: 'Carbs', value: data.totalCarbs, unit: 'g' },
              { label: 'Fat', value: data.totalFat, unit: 'g' },
            ]}
          />
          <Ledger className={styles.day ?? ''}>
            {data.meals.map((meal) => (
              <LedgerRow
                key={`${meal.type} ${meal.name}`}
                picture={<MacroPlate macros={meal} />}
                above={`${mealTypeName(meal.type)}, ${meal.totalMinutes} min`}
                name={meal.name}
                note={`${meal.protein} P · ${meal.carbs} C · ${meal.fat} F`}
                end={<strong>{meal.calories} kcal</strong>}
              />
            ))}
          </Ledger>
          <Actions>
            <Button tone="primary" onClick={onOpen}>
              View Full Details
            </Button>
            <Button tone="quiet" onClick={print}>
              <Printer />
              Print
            </Button>
          </Actions>
        </Stack>
      </CardSection>
      <CardSection>
        <PlanVerdict planId={plan.id} type="meal" choice={choice} />
      </CardSection>
      {sheet}
    </Card>
  );
}
