import { type FormEvent, useState } from 'react';
import { generatePlan } from '#contract/plans.ts';
import { type Profile, TRAINING_DAYS } from '#core/athlete/profile.ts';
import { LEVELS, type Level } from '#core/catalogue/level.ts';
import { AllowanceNote } from '#web/features/plans/shared/allowance-note.tsx';
import { GenerationProgress } from '#web/features/plans/shared/generation-progress.tsx';
import { ProblemNote } from '#web/features/plans/shared/problem-note.tsx';
import { problemOf, useGeneratePlan } from '#web/features/plans/shared/use-generate-plan.ts';
import { levelName } from '#web/parts/plan/workout-card.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextAreaField } from '#web/ui/field.tsx';
import { Actions, Stack } from '#web/ui/layout.tsx';
import { Segments } from '#web/ui/segments.tsx';
import { Label } from '#web/ui/text.tsx';
import styles from './dashboard.module.css';

const LEVEL_OPTIONS = LEVELS.map((value) => ({ value, label: levelName(value) }));
const DAY_OPTIONS = TRAINING_DAYS.map((value) => ({ value, label: String(value) }));

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
  const [difficulty, setDifficulty] = useState<Level>(profile.experienceLevel);
  const [daysPerWeek, setDaysPerWeek] = useState<number>(profile.workoutDaysPerWeek);
  const [wishes, setWishes] = useState('');
  const generation = useGeneratePlan({ userId, isWatched: true });
  const { mutate, isPending, error } = generation;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const customPreferences = wishes.trim() || null;
    mutate({ type: 'workout', difficulty, daysPerWeek, customPreferences }, { onSuccess: onDone });
  };
  return (
    <form onSubmit={submit}>
      <Stack>
        <div>
          <Label as="p" className={styles.fieldName}>
            Difficulty
          </Label>
          <Segments label="Difficulty" options={LEVEL_OPTIONS} value={difficulty} onChange={setDifficulty} />
        </div>
        <div>
          <Label as="p" className={styles.fieldName}>
            Days per week
          </Label>
          <Segments label="Days per week" options={DAY_OPTIONS} value={daysPerWeek} onChange={setDaysPerWeek} />
        </div>
        <TextAreaField
          label="Wishes (optional)"
          placeholder="More pull-ups, no jumping"
          maxLength={1000}
          value={wishes}
          onChange={(event) => setWishes(event.target.value)}
        />
        {error && <ProblemNote>{problemOf(error)}</ProblemNote>}
        <AllowanceNote operation={generatePlan} planType="workout" />
        <Actions stacked>
          <Button type="submit" tone="primary" pending={isPending} pendingLabel="Generating...">
            GENERATE PLAN
          </Button>
          <ButtonLink tone="quiet" href="/exercise-plans" onClick={onDone}>
            MANAGE PLANS
          </ButtonLink>
        </Actions>
        <GenerationProgress generation={generation} />
      </Stack>
    </form>
  );
}
