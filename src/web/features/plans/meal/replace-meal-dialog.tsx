import { useState } from 'react';
import { replaceMeal } from '#contract/plans.ts';
import type { Meal } from '#core/nutrition/meal-plan.ts';
import { type Compared, ReplaceDialog } from '#web/features/plans/shared/replace-dialog.tsx';
import { replaceProblem } from '#web/features/plans/shared/use-swap-failure.ts';
import { useUndoReplace } from '#web/features/plans/shared/use-undo-replace.ts';
import { useShowsFigures } from '#web/parts/person/use-shows-figures.ts';
import { MacroPlate } from '#web/ui/macros.tsx';
import { useReplaceMeal } from './use-replace-meal.ts';

type ReplaceMealDialogProps = { userId: string; planId: string; mealIndex: number; meal: Meal; onClose: () => void };

const macrosLine = ({ calories, protein, carbs, fat }: Meal) =>
  `${calories} kcal · ${protein} P · ${carbs} C · ${fat} F · `;

const compared = (meal: Meal, showsFigures: boolean): Compared => ({
  name: meal.name,
  figures: `${showsFigures ? macrosLine(meal) : ''}${meal.totalMinutes} min`,
  picture: <MacroPlate macros={meal} />,
});

/** Another meal for this place; the meal that was there when it opened is what the new one is compared with. */
export function ReplaceMealDialog({ userId, planId, mealIndex, meal, onClose }: ReplaceMealDialogProps) {
  const [before] = useState(meal);
  const { mutate, error, isPending } = useReplaceMeal(userId);
  const [latest, setLatest] = useState<Meal>();
  const undo = useUndoReplace(userId);
  const showsFigures = useShowsFigures();
  return (
    <ReplaceDialog
      title="Replace Meal"
      example="Something vegetarian, under 20 minutes"
      operation={replaceMeal}
      before={compared(before, showsFigures)}
      after={latest && compared(latest, showsFigures)}
      isPending={isPending || undo.isPending}
      problem={undo.problem ?? replaceProblem(error)}
      onUndo={() => undo.mutate({ planId }, { onSuccess: onClose })}
      onReplace={(wishes) => {
        undo.reset();
        const again = latest !== undefined;
        mutate({ planId, mealIndex, wishes, again }, { onSuccess: ({ newMeal }) => setLatest(newMeal) });
      }}
      onClose={onClose}
    />
  );
}
