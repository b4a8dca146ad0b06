import { type FormEvent, useState } from 'react';
import type { GeneratedMeal } from '#contract/meals.ts';
import { MEAL_TYPES, type MealType } from '#core/nutrition/meal-plan.ts';
import { mealTypeName } from '#core/nutrition/wording/meal-type-name.ts';
import { CoachNotes } from '#web/features/plans/details/coach-notes.tsx';
import { FavoriteButton } from '#web/features/plans/shared/favorite-button.tsx';
import { favoriteOfMeal } from '#web/features/plans/shared/favorite-items.ts';
import { textProblem } from '#web/features/plans/shared/plan-name.ts';
import { ProblemNote } from '#web/features/plans/shared/problem-note.tsx';
import { PutMealForm } from '#web/features/plans/shared/put-meal-form.tsx';
import { useFavoriteItems } from '#web/features/plans/shared/use-favorite-items.ts';
import { usePutMeal } from '#web/features/plans/shared/use-put-meal.ts';
import { CertificateLeaves } from '#web/parts/plan/certificate-leaves.tsx';
import type { ListedMealPlan } from '#web/parts/plan/listed-plan.ts';
import { MealDetails } from '#web/parts/plan/meal-details.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogSection } from '#web/ui/dialog.tsx';
import { SelectField, TextAreaField, TextField } from '#web/ui/field.tsx';
import { Actions, Stack } from '#web/ui/layout.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { CALORIES_HINT, caloriesOf } from './single-meal-calories.ts';
import { type SingleMeal, useSingleMeal } from './use-single-meal.ts';

type SingleMealDialogProps = { userId: string; plan: ListedMealPlan | undefined; onClose: () => void };

/** One meal by itself: what it shall be, then the meal, and what can be done with it. */
export function SingleMealDialog({ userId, plan, onClose }: SingleMealDialogProps) {
  const single = useSingleMeal(userId);
  const { generated } = single;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size={generated ? 'large' : 'medium'}
      title="Generate Single Meal"
      description="Made for your diet and allergies, and checked like a whole plan."
      more={generated && <MealSections {...{ userId, plan, generated, onClose }} />}
    >
      <SingleMealForm single={single} />
      <VisuallyHidden>
        <span role="status">{generated ? `${generated.meal.name}, ${generated.meal.calories} kcal` : ''}</span>
      </VisuallyHidden>
    </Dialog>
  );
}

function SingleMealForm({ single: { generate, generated, isPending, problem } }: { single: SingleMeal }) {
  const [type, setType] = useState<MealType>('lunch');
  const [calories, setCalories] = useState('');
  const [wishes, setWishes] = useState('');
  const [isChecked, setChecked] = useState(false);
  const energy = caloriesOf(calories);
  const tooLong = textProblem(wishes);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (energy.problem || tooLong || isPending) return;
    generate({ type, calories: energy.value, customPreferences: wishes.trim() || null });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <SelectField label="Meal" value={type} onChange={({ target }) => setType(target.value as MealType)}>
          {MEAL_TYPES.map((one) => (
            <option key={one} value={one}>
              {mealTypeName(one)}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Calories"
          inputMode="numeric"
          autoComplete="off"
          placeholder="As your targets say"
          hint={CALORIES_HINT}
          value={calories}
          error={isChecked ? energy.problem : undefined}
          onChange={({ target }) => setCalories(target.value)}
        />
        <TextAreaField
          label="Custom preferences"
          placeholder="Something Mexican, under 15 minutes"
          hint="Optional. Your allergies and diet are known and always come first."
          rows={2}
          value={wishes}
          error={isChecked ? tooLong : undefined}
          onChange={({ target }) => setWishes(target.value)}
        />
        {problem !== undefined && <ProblemNote>{problem}</ProblemNote>}
        <Actions stacked>
          <Button
            type="submit"
            tone={generated ? 'secondary' : 'primary'}
            pending={isPending}
            pendingLabel="Choosing your meal..."
          >
            {generated ? 'Try Another' : 'Generate Meal'}
          </Button>
        </Actions>
      </Stack>
    </form>
  );
}

/** On a phone the form fills the window: what it made is brought there. */
const intoView = (made: HTMLElement | null) => {
  made?.scrollIntoView();
};

type MealSectionsProps = SingleMealDialogProps & { generated: GeneratedMeal };

function MealSections({ userId, plan, generated, onClose }: MealSectionsProps) {
  const { meal, notes, certificate } = generated;
  const favorites = useFavoriteItems({ userId, type: 'meal', addFailed: 'Failed to update favorites.' });
  const put = usePutMeal(userId);
  const { recipeId } = meal;
  return (
    <>
      <DialogSection>
        <div key={meal.name} ref={intoView}>
          <MealDetails
            meal={meal}
            startsOpen
            actions={
              <Actions>
                <FavoriteButton
                  name={meal.name}
                  isFavorite={favorites.isFavorite(meal.name)}
                  onToggle={() => favorites.toggle(favoriteOfMeal(meal, null))}
                />
              </Actions>
            }
          />
        </div>
      </DialogSection>
      {plan?.data && recipeId !== null && (
        <DialogSection>
          <PutMealForm
            meals={plan.data.meals}
            suited={meal.type}
            put={put}
            onPut={(mealIndex) => put.mutate({ planId: plan.id, mealIndex, recipeId }, { onSuccess: onClose })}
          />
        </DialogSection>
      )}
      <CoachNotes notes={notes} />
      <DialogSection>
        <CertificateLeaves certificate={certificate} />
      </DialogSection>
    </>
  );
}
