import { ArrowLeftRight } from 'lucide-react';
import type { Meal } from '#core/nutrition/meal-plan.ts';
import { FavoriteButton } from '#web/features/plans/shared/favorite-button.tsx';
import { favoriteOfMeal } from '#web/features/plans/shared/favorite-items.ts';
import { FeedbackButtons, FeedbackPanel } from '#web/features/plans/shared/feedback.tsx';
import type { FeedbackSubject } from '#web/features/plans/shared/feedback-entry.ts';
import type { FavoriteItems } from '#web/features/plans/shared/use-favorite-items.ts';
import type { FeedbackChoice } from '#web/features/plans/shared/use-feedback-selection.ts';
import { Button } from '#web/ui/button.tsx';
import { Actions } from '#web/ui/layout.tsx';

type MealActionsProps = {
  planId: string;
  meal: Meal;
  index: number;
  favorites: FavoriteItems;
  choice: FeedbackChoice;
  onReplace: () => void;
};

/** Offers what can be done with one meal of a plan. */
export function MealActions({ planId, meal, index, favorites, choice, onReplace }: MealActionsProps) {
  const subject: FeedbackSubject = { key: `meal-${index}`, name: meal.name };
  return (
    <>
      <Actions>
        <Button small onClick={onReplace} aria-label={`Replace ${meal.name}`}>
          <ArrowLeftRight />
          Replace
        </Button>
        <FavoriteButton
          name={meal.name}
          isFavorite={favorites.isFavorite(meal.name)}
          onToggle={() => favorites.toggle(favoriteOfMeal(meal, planId))}
        />
        <FeedbackButtons subject={subject} choice={choice} />
      </Actions>
      <FeedbackPanel {...{ subject, choice, planId }} type="meal" />
    </>
  );
}
