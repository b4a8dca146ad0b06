import type { z } from 'zod';
import type { PlanType } from '#contract/common.ts';
import { generatePlan } from '#contract/plans.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextAreaField, TextField } from '#web/ui/field.tsx';
import { Form, SubmitButton, useForm } from '#web/ui/form.tsx';
import { Actions, Stack } from '#web/ui/layout.tsx';
import { ProblemNote } from '#web/ui/problem-note.tsx';
import { AllowanceNote } from './allowance-note.tsx';
import { GenerationProgress } from './generation-progress.tsx';
import { optionalNameSchema, wishesSchema } from './plan-texts.ts';
import { problemOf } from './use-generate-plan.ts';
import type { Manager } from './use-manager.ts';
import { WorkoutChoices, workoutChoicesSchema } from './workout-choices.tsx';

/** What stands in place of a name, and wishes that fit, as an example. */
const PLACEHOLDERS = {
  meal: { name: 'Meal Plan V1, V2, …', wishes: 'More fish, quick lunches, nothing spicy' },
  workout: { name: 'Workout Plan V1, V2, …', wishes: 'More pulling, no jumping, short on Fridays' },
} as const satisfies Record<PlanType, object>;

const schema = workoutChoicesSchema.extend({ name: optionalNameSchema, customPreferences: wishesSchema });

type Read = z.output<typeof schema>;
type NewPlanDialogProps = { planType: PlanType; manager: Pick<Manager, 'generation' | 'generate' | 'close'> };

/** Asks for what a new plan should be like; all of it may be left as it is. */
export function NewPlanDialog({ planType, manager: { generation, generate, close } }: NewPlanDialogProps) {
  const form = useForm({
    schema,
    start: { name: '', customPreferences: '', difficulty: 'intermediate', daysPerWeek: 3 },
  });
  const { isPending, error } = generation;
  const submit = ({ name, customPreferences, ...choices }: Read) =>
    generate({ name, customPreferences, ...(planType === 'workout' && choices) });
  return (
    <Dialog
      open
      onOpenChange={close}
      title="New Plan"
      description="It becomes your current plan. The one you have now stays under All Plans."
    >
      <Form form={form} onSubmit={submit} isPending={isPending}>
        <Stack>
          <TextField
            label="Plan name"
            placeholder={PLACEHOLDERS[planType].name}
            hint="Optional."
            autoComplete="off"
            {...form.field('name')}
          />
          {planType === 'workout' && (
            <WorkoutChoices difficulty={form.choice('difficulty')} daysPerWeek={form.choice('daysPerWeek')} />
          )}
          <TextAreaField
            label="Custom preferences"
            placeholder={PLACEHOLDERS[planType].wishes}
            hint="Optional. Your allergies, diet and injuries are known and always come first."
            {...form.field('customPreferences')}
          />
          {error && <ProblemNote>{problemOf(error)}</ProblemNote>}
          <AllowanceNote operation={generatePlan} planType={planType} />
          <Actions stacked>
            <SubmitButton pendingLabel="Writing your plan...">Generate Plan</SubmitButton>
            {!isPending && <Button onClick={close}>Cancel</Button>}
          </Actions>
          <GenerationProgress generation={generation} />
        </Stack>
      </Form>
    </Dialog>
  );
}
