import { useState } from 'react';
import type { Meal } from '#core/nutrition/meal-plan.ts';
import { type Compared, ReplaceDialog } from '#web/features/plan-sharing/replace-dialog.tsx';
import { usePutMeal } from '#web/features/plan-sharing/use-put-meal.ts';
import { MacroPlate } from '#web/ui/macros.tsx';
import { replaceProblem, useReplaceMeal } from './use-replace-meal.ts';

type ReplaceMealDialogProps = { userId: string; planId: string; mealIndex: number; meal: Meal; onClose: () => void };

const compared = (meal: Meal): Compared => ({
  name: meal.name,
  figures: `${meal.calories} kcal · ${meal.protein} P · ${meal.carbs} C · ${meal.fat} F · ${meal.totalMinutes} min`,
  picture: <MacroPlate macros={meal} />,
});

/** Another meal for this place; the meal that was there when it opened is what the new one is compared with. */
export function ReplaceMealDialog({ userId, planId, mealIndex, meal, onClose }: ReplaceMealDialogProps) {
  const [before] = useState(meal);
  const { mutate, error, isPending } = useReplaceMeal(userId);
  const [latest, setLatest] = useState<Meal>();
  const back = usePutMeal(userId);
  const { recipeId } = before;
  const putBack = () => recipeId !== null && back.mutate({ planId, mealIndex, recipeId }, { onSuccess: onClose });
  return (
    <ReplaceDialog
      title="Replace Meal"
      example="Something vegetarian, under 20 minutes"
      before={compared(before)}
      after={latest && compared(latest)}
      isPending={isPending || back.isPending}
      problem={back.problem ?? replaceProblem(error)}
      onUndo={recipeId === null ? undefined : putBack}
      onReplace={(wishes) => {
        back.reset();
        mutate({ planId, mealIndex, wishes }, { onSuccess: ({ newMeal }) => setLatest(newMeal) });
      }}
      onClose={onClose}
    />
  );
}
