import { generatePlan } from '#contract/plans.ts';
import type { Profile } from '#core/athlete/profile.ts';
import { AllowanceNote } from '#web/features/plans/shared/allowance-note.tsx';
import { GenerationProgress } from '#web/features/plans/shared/generation-progress.tsx';
import { wishesSchema } from '#web/features/plans/shared/plan-texts.ts';
import { problemOf, useGeneratePlan } from '#web/features/plans/shared/use-generate-plan.ts';
import { WorkoutChoices, workoutChoicesSchema } from '#web/features/plans/shared/workout-choices.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextAreaField } from '#web/ui/field.tsx';
import { Form, SubmitButton, useForm } from '#web/ui/form.tsx';
import { Actions, Stack } from '#web/ui/layout.tsx';
import { ProblemNote } from '#web/ui/problem-note.tsx';

const schema = workoutChoicesSchema.extend({ customPreferences: wishesSchema });

type Props = {
  userId: string;
  profile: Pick<Profile, 'experienceLevel' | 'workoutDaysPerWeek'>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** What a new workout plan needs to know; it starts with what the profile says. */
export function GenerateWorkoutDialog({ userId, profile, open, onOpenChange }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="WORKOUT PLAN MANAGER"
      description="Choose how hard and how often. Every number is checked before you see it."
    >
      <GenerateForm userId={userId} profile={profile} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

type FormProps = Pick<Props, 'userId' | 'profile'> & { onDone: () => void };

function GenerateForm({ userId, profile, onDone }: FormProps) {
  const form = useForm({
    schema,
    start: { difficulty: profile.experienceLevel, daysPerWeek: profile.workoutDaysPerWeek, customPreferences: '' },
  });
  const generation = useGeneratePlan({ userId, isWatched: true });
  const { mutate, isPending, error } = generation;
  return (
    <Form
      form={form}
      onSubmit={(wanted) => mutate({ type: 'workout', ...wanted }, { onSuccess: onDone })}
      isPending={isPending}
    >
      <Stack>
        <WorkoutChoices difficulty={form.choice('difficulty')} daysPerWeek={form.choice('daysPerWeek')} />
        <TextAreaField
          label="Wishes (optional)"
          placeholder="More pull-ups, no jumping"
          {...form.field('customPreferences')}
        />
        {error && <ProblemNote>{problemOf(error)}</ProblemNote>}
        <AllowanceNote operation={generatePlan} planType="workout" />
        <Actions stacked>
          <SubmitButton pendingLabel="Generating...">GENERATE PLAN</SubmitButton>
          <ButtonLink tone="quiet" href="/exercise-plans" onClick={onDone}>
            MANAGE PLANS
          </ButtonLink>
        </Actions>
        <GenerationProgress generation={generation} />
      </Stack>
    </Form>
  );
}
