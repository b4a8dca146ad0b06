import { Leaf } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MealPlan } from '#contract/plans.ts';
import type { Meal } from '#core/nutrition/meal-plan.ts';
import { useShowsFigures } from '#web/parts/person/use-shows-figures.ts';
import { CertificateLeaves } from '#web/parts/plan/certificate-leaves.tsx';
import { MealDetails } from '#web/parts/plan/meal-details.tsx';
import { basisOf, counted, grouped } from '#web/parts/plan/plan-labels.ts';
import { WhyNumbers } from '#web/parts/plan/why-numbers.tsx';
import { Dialog, DialogSection } from '#web/ui/dialog.tsx';
import { Label } from '#web/ui/text.tsx';
import { MealTotals } from './meal-totals.tsx';
import styles from './plan-dialog.module.css';

type Props = {
  plan: MealPlan;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What can be done with a meal, e.g. replace it. */
  mealActions?: (meal: Meal, index: number) => ReactNode;
  /** What can be done with the whole plan; stands at the end. */
  planActions?: ReactNode;
};

/** How the day's energy comes about, in short. */
const ENERGY_LINES = ['resting_energy', 'daily_energy', 'kcal'];

/** A day of eating in full: totals and their sum, why they are so, what was checked, every meal. */
export function MealPlanDialog({ plan, open, onOpenChange, mealActions, planActions }: Props) {
  const { data } = plan;
  const showsFigures = useShowsFigures();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="large"
      heading="display"
      title="YOUR PERSONALIZED MEAL PLAN"
      description={`${plan.name}, ${counted(data.meals.length, 'meal')} a day.`}
      more={
        <>
          {data.meals.map((meal, index) => (
            <DialogSection key={`${meal.type} ${meal.name}`}>
              <MealDetails meal={meal} startsOpen={index === 0} actions={mealActions?.(meal, index)} />
            </DialogSection>
          ))}
          {showsFigures && <CoachNotes notes={data.notes} />}
          {planActions !== undefined && <DialogSection>{planActions}</DialogSection>}
        </>
      }
    >
      {showsFigures && <DayInNumbers data={data} />}
    </Dialog>
  );
}

function DayInNumbers({ data }: { data: MealPlan['data'] }) {
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
    </>
  );
}

/** What the coach wants to add, if anything. */
export function CoachNotes({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <DialogSection>
      <Label as="h3">Coach notes</Label>
      <ul className={styles.notes}>
        {notes.map((note) => (
          <li key={note}>
            <Leaf />
            <span>{note}</span>
          </li>
        ))}
      </ul>
    </DialogSection>
  );
}
