import { z } from 'zod';
import type { GeneratedMeal } from '#contract/meals.ts';
import { MEAL_TYPES } from '#core/nutrition/meal-plan.ts';
import { mealTypeName } from '#core/nutrition/wording/meal-type-name.ts';
import { CoachNotes } from '#web/features/plans/details/coach-notes.tsx';
import { FavoriteButton } from '#web/features/plans/shared/favorite-button.tsx';
import { favoriteOfMeal } from '#web/features/plans/shared/favorite-items.ts';
import { wishesSchema } from '#web/features/plans/shared/plan-texts.ts';
import { PutMealForm } from '#web/features/plans/shared/put-meal-form.tsx';
import { useFavoriteItems } from '#web/features/plans/shared/use-favorite-items.ts';
import { usePutMeal } from '#web/features/plans/shared/use-put-meal.ts';
import { CertificateLeaves } from '#web/parts/plan/certificate-leaves.tsx';
import type { ListedMealPlan } from '#web/parts/plan/listed-plan.ts';
import { MealDetails } from '#web/parts/plan/meal-details.tsx';
import { Dialog, DialogSection } from '#web/ui/dialog.tsx';
import { SelectField, TextAreaField, TextField } from '#web/ui/field.tsx';
import { Form, SubmitButton, useForm } from '#web/ui/form.tsx';
import { Actions, Stack } from '#web/ui/layout.tsx';
import { ProblemNote } from '#web/ui/problem-note.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { CALORIES_HINT, caloriesSchema } from './single-meal-calories.ts';
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

const schema = z.object({
  type: z.enum(MEAL_TYPES),
  calories: caloriesSchema,
  customPreferences: wishesSchema,
});

function SingleMealForm({ single: { generate, generated, isPending, problem } }: { single: SingleMeal }) {
  const form = useForm({ schema, start: { type: 'lunch', calories: '', customPreferences: '' } });
  return (
    <Form form={form} onSubmit={generate} isPending={isPending}>
      <Stack>
        <SelectField label="Meal" {...form.field('type')}>
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
          {...form.field('calories')}
        />
        <TextAreaField
          label="Custom preferences"
          placeholder="Something Mexican, under 15 minutes"
          hint="Optional. Your allergies and diet are known and always come first."
          rows={2}
          {...form.field('customPreferences')}
        />
        {problem !== undefined && <ProblemNote>{problem}</ProblemNote>}
        <Actions stacked>
          <SubmitButton tone={generated ? 'secondary' : 'primary'} pendingLabel="Choosing your meal...">
            {generated ? 'Try Another' : 'Generate Meal'}
          </SubmitButton>
        </Actions>
      </Stack>
    </Form>
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
