import { useState } from 'react';
import type { MealPlan } from '#contract/plans.ts';
import { MealPlanDialog } from '#web/features/plans/details/meal-plan-dialog.tsx';
import { PlanVerdict } from '#web/features/plans/shared/plan-verdict.tsx';
import { useFavoriteItems } from '#web/features/plans/shared/use-favorite-items.ts';
import { useFeedbackSelection } from '#web/features/plans/shared/use-feedback-selection.ts';
import { dateAhead, eatenOn } from '#web/parts/plan/eaten-on.ts';
import { MealActions } from './meal-actions.tsx';
import { ReplaceMealDialog } from './replace-meal-dialog.tsx';

/** A meal plan in full, with all that can be done with its meals. */
export function MealPlanDetails({ userId, plan, onClose }: { userId: string; plan: MealPlan; onClose: () => void }) {
  const [replacing, setReplacing] = useState<number | null>(null);
  const choice = useFeedbackSelection();
  const favorites = useFavoriteItems({ userId, type: 'meal', addFailed: 'Failed to update favorites.' });
  const meal = replacing === null ? undefined : plan.data.meals[replacing];
  return (
    <>
      <MealPlanDialog
        plan={{ ...plan, data: eatenOn(plan, dateAhead(0)).data }}
        open
        onOpenChange={onClose}
        mealActions={(one, index) =>
          one.items.length > 0 && (
            <MealActions
              {...{ planId: plan.id, meal: one, index, favorites, choice }}
              onReplace={() => setReplacing(index)}
            />
          )
        }
        planActions={<PlanVerdict planId={plan.id} type="meal" choice={choice} />}
      />
      {replacing !== null && meal && (
        <ReplaceMealDialog
          {...{ userId, meal, planId: plan.id, mealIndex: replacing }}
          onClose={() => setReplacing(null)}
        />
      )}
    </>
  );
}
