import { useEffect } from 'react';
import type { ResponseOf } from '#contract/operation.ts';
import { replaceMeal } from '#contract/plans.ts';
import { listMealChoices } from '#contract/swap-choices.ts';
import type { Meal } from '#core/nutrition/meal-plan.ts';
import { type Candidate, ReplaceDialog } from '#web/features/plans/shared/replace-dialog.tsx';
import { useSwapChoices } from '#web/features/plans/shared/use-swap-choices.ts';
import { useShowsFigures } from '#web/parts/person/use-shows-figures.ts';
import { grouped } from '#web/parts/plan/plan-labels.ts';
import { MacroPlate } from '#web/ui/macros.tsx';
import { useReplaceMeal } from './use-replace-meal.ts';

type ReplaceMealDialogProps = { userId: string; planId: string; mealIndex: number; meal: Meal; onClose: () => void };

type Found = ResponseOf<typeof listMealChoices>;

const macrosLine = ({ calories, protein, carbs, fat }: Meal) =>
  `${calories} kcal · ${protein} P · ${carbs} C · ${fat} F · `;

/** What could come in, with the day as it would be; no figures for who wants to see none. */
const candidateOf = (
  { meal, recipeId, because, day }: Found['choices'][number],
  now: Found['now'],
  showsFigures: boolean,
): Candidate => ({
  id: recipeId,
  name: meal.name,
  figures: `${showsFigures ? macrosLine(meal) : ''}${meal.totalMinutes} min`,
  picture: <MacroPlate macros={meal} />,
  because,
  effects: showsFigures
    ? [
        { label: 'Day', before: `${grouped(now.calories)} kcal`, after: `${grouped(day.calories)} kcal` },
        { label: 'Protein', before: `${now.protein} g`, after: `${day.protein} g` },
      ]
    : [],
});

/** Another meal for this place, out of three. */
export function ReplaceMealDialog({ userId, planId, mealIndex, meal, onClose }: ReplaceMealDialogProps) {
  const { mutate, reset, isPending, problem } = useReplaceMeal(userId);
  const showsFigures = useShowsFigures();
  const { search, ...looked } = useSwapChoices(listMealChoices, (wishes) => ({
    params: { planId },
    body: { userId, mealIndex, customPreferences: wishes || null },
  }));
  useEffect(() => search(''), [search]);
  return (
    <ReplaceDialog
      title="Replace Meal"
      instead={meal.name}
      example="Something vegetarian, under 20 minutes"
      operation={replaceMeal}
      candidates={looked.found?.choices.map((choice) => candidateOf(choice, looked.found.now, showsFigures))}
      isKeeping={isPending}
      problem={problem ?? looked.problem}
      onSearch={(wishes) => {
        reset();
        search(wishes);
      }}
      onKeep={(recipeId) => mutate({ planId, mealIndex, recipeId }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
