import type { Favorite } from '#contract/favorites.ts';
import type { Meal } from '#core/nutrition/meal-plan.ts';
import type { PlannedExercise } from '#core/training/workout-plan.ts';
import { ExerciseDetails } from '#web/features/plans/details/exercise-details.tsx';
import { useShowsFigures } from '#web/parts/person/use-shows-figures.ts';
import { MealDetails } from '#web/parts/plan/meal-details.tsx';
import { Dialog, DialogSection } from '#web/ui/dialog.tsx';
import { FactsStrip } from '#web/ui/facts-strip.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Text, Title } from '#web/ui/text.tsx';
import { exerciseFigures, mealSlot } from './favorite-view.ts';
import { PutFavorite } from './put-favorite.tsx';

type MealDialogProps = {
  userId: string;
  favorite: Extract<Favorite, { type: 'meal' }>;
  /** The meal itself, while a plan still holds it. */
  meal: Meal | undefined;
  onClose: () => void;
};

/** A single meal in full; without its recipe, what was kept of it. */
export function MealDialog({ userId, favorite, meal, onClose }: MealDialogProps) {
  const { calories, protein, description } = favorite.data;
  const showsFigures = useShowsFigures();
  const facts = [
    { label: 'Calories', value: calories ?? '---' },
    { label: 'Protein', value: protein ?? '---', unit: 'g' },
  ];
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="YOUR FAVORITE MEAL"
      size={meal ? 'large' : 'medium'}
      more={
        <DialogSection>
          <PutFavorite userId={userId} favorite={favorite} onDone={onClose} />
        </DialogSection>
      }
    >
      {meal ? (
        <MealDetails meal={meal} startsOpen />
      ) : (
        <Stack>
          <Title as="h3">{favorite.name}</Title>
          <Text tone="quiet">{mealSlot(favorite)}</Text>
          {description && <Text>{description}</Text>}
          {showsFigures && <FactsStrip facts={facts} />}
          <Text tone="quiet">
            {favorite.sourcePlanId
              ? 'The plan that it comes from is gone. Put it into your current plan to see how it is made.'
              : 'Put it into your current plan to see how it is made.'}
          </Text>
        </Stack>
      )}
    </Dialog>
  );
}

type ExerciseDialogProps = {
  favorite: Extract<Favorite, { type: 'workout' }>;
  exercise: PlannedExercise | undefined;
  onClose: () => void;
};

/** A single exercise in full; without its instructions, what was kept of it. */
export function ExerciseDialog({ favorite, exercise, onClose }: ExerciseDialogProps) {
  const { sets, reps, rest } = exerciseFigures(favorite);
  const { description, targetMuscles = [] } = favorite.data;
  return (
    <Dialog open onOpenChange={onClose} title="YOUR FAVORITE EXERCISE">
      {exercise ? (
        <ul>
          <ExerciseDetails exercise={exercise} />
        </ul>
      ) : (
        <Stack>
          <Title as="h3">{favorite.name}</Title>
          {description && <Text>{description}</Text>}
          <FactsStrip
            facts={[
              { label: 'Sets', value: sets },
              { label: 'Reps', value: reps },
              { label: 'Rest', value: rest },
            ]}
          />
          {targetMuscles.length > 0 && <Text tone="quiet">Works {targetMuscles.join(', ')}.</Text>}
        </Stack>
      )}
    </Dialog>
  );
}
