import type { ReactNode } from 'react';
import type { MealPlan } from '#contract/plans.ts';
import { counted } from '#core/language/counted.ts';
import type { Meal } from '#core/nutrition/meal-plan.ts';
import { shownPlanName } from '#core/planning/shown-plan-name.ts';
import { useShowsFigures } from '#web/parts/person/use-shows-figures.ts';
import { CertificateLeaves } from '#web/parts/plan/certificate-leaves.tsx';
import { MealDetails } from '#web/parts/plan/meal-details.tsx';
import { writtenOn } from '#web/parts/plan/plan-dates.ts';
import { basisOf, grouped } from '#web/parts/plan/plan-labels.ts';
import { WhyNumbers } from '#web/parts/plan/why-numbers.tsx';
import { DialogSection } from '#web/ui/dialog.tsx';
import { CertificateOutward } from './certificate-outward.tsx';
import { MealTotals } from './meal-totals.tsx';
import styles from './plan-dialog.module.css';
import { type OfPlanDialog, PlanDialog } from './plan-dialog.tsx';

type Props = OfPlanDialog & {
  plan: MealPlan;
  /** What can be done with a meal, e.g. replace it. */
  mealActions?: (meal: Meal, index: number) => ReactNode;
};

/** How the day's energy comes about, in short. */
const ENERGY_LINES = ['resting_energy', 'daily_energy', 'kcal'];

/** Shows a day of eating in full: totals and their sum, why they are so, what was checked, every meal. */
export function MealPlanDialog({ plan, mealActions, ...dialog }: Props) {
  const { data } = plan;
  const showsFigures = useShowsFigures();
  return (
    <PlanDialog
      {...dialog}
      title="YOUR PERSONALIZED MEAL PLAN"
      description={`${shownPlanName(plan)}, ${counted(data.meals.length, 'meal')} a day.`}
      sections={data.meals.map((meal, index) => (
        <DialogSection key={`${meal.type} ${meal.name}`}>
          <MealDetails meal={meal} startsOpen={index === 0} actions={mealActions?.(meal, index)} />
        </DialogSection>
      ))}
      notes={showsFigures ? data.notes : []}
    >
      {showsFigures && <DayInNumbers data={data} createdAt={plan.createdAt} />}
    </PlanDialog>
  );
}

function DayInNumbers({ data, createdAt }: Pick<MealPlan, 'data' | 'createdAt'>) {
  const target = basisOf(data.basis, 'kcal');
  return (
    <>
      <MealTotals data={data} />
      <div className={styles.proof}>
        <WhyNumbers
          basis={data.basis}
          inShort={ENERGY_LINES}
          lead={target && `Target about ${grouped(target.value)} ${target.unit}`}
        />
        <CertificateLeaves certificate={data.certificate} />
      </div>
      <CertificateOutward
        kind="meal"
        parts={data.meals.length}
        certificate={data.certificate}
        madeOn={writtenOn(createdAt)}
      />
    </>
  );
}
