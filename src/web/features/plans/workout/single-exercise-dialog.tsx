import { Heart } from 'lucide-react';
import { z } from 'zod';
import type { ResponseOf } from '#contract/operation.ts';
import { type generateExercise, WORD_MAX } from '#contract/training.ts';
import { ExerciseDetails } from '#web/features/plans/details/exercise-details.tsx';
import { favoriteOfExercise } from '#web/features/plans/shared/favorite-items.ts';
import { wishesSchema } from '#web/features/plans/shared/plan-texts.ts';
import { useFavoriteItems } from '#web/features/plans/shared/use-favorite-items.ts';
import { CertificateLeaves } from '#web/parts/plan/certificate-leaves.tsx';
import { Button } from '#web/ui/button.tsx';
import { ChipButton, Chips } from '#web/ui/chip.tsx';
import { Dialog, DialogSection } from '#web/ui/dialog.tsx';
import { TextAreaField, TextField } from '#web/ui/field.tsx';
import { Form, SubmitButton, useForm } from '#web/ui/form.tsx';
import { Actions, Stack } from '#web/ui/layout.tsx';
import { ProblemNote } from '#web/ui/problem-note.tsx';
import { Text } from '#web/ui/text.tsx';
import styles from './single-exercise-dialog.module.css';
import { singleExerciseProblem, useSingleExercise } from './use-single-exercise.ts';

const MUSCLES = ['Chest', 'Back', 'Shoulders', 'Arms', 'Core', 'Glutes', 'Legs', 'Calves'];

type DialogProps = { userId: string; onClose: () => void };
type Found = ResponseOf<typeof generateExercise>;

const words = z.string().trim().max(WORD_MAX);

/** What is left empty is for us to choose, and left out. */
const schema = z.object({
  targetMuscle: words.transform((text) => text || undefined),
  equipment: wishesSchema.transform((text) => text ?? undefined),
  customPreferences: wishesSchema,
});

/** Asks for a muscle and shows one exercise for it, checked as those of a plan are. */
export function SingleExerciseDialog({ userId, onClose }: DialogProps) {
  const { mutate, data: found, error, isPending } = useSingleExercise(userId);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Generate Single Exercise"
      description="One exercise, checked against your injuries, your equipment and your level. Your plan stays as it is."
      more={<FoundExercise userId={userId} found={found} />}
    >
      <SingleExerciseForm
        onSubmit={mutate}
        isPending={isPending}
        isFound={found !== undefined}
        problem={error ? singleExerciseProblem(error) : undefined}
        onClose={onClose}
      />
    </Dialog>
  );
}

type FormProps = {
  onSubmit: (wanted: z.output<typeof schema>) => void;
  isPending: boolean;
  isFound: boolean;
  problem: string | undefined;
  onClose: () => void;
};

function SingleExerciseForm({ onSubmit, isPending, isFound, problem, onClose }: FormProps) {
  const form = useForm({ schema, start: { targetMuscle: '', equipment: '', customPreferences: '' } });
  return (
    <Form form={form} onSubmit={onSubmit} isPending={isPending}>
      <Stack>
        <TextField
          label="Target muscle"
          placeholder="Chest"
          maxLength={WORD_MAX}
          autoComplete="off"
          {...form.field('targetMuscle')}
        />
        <MuscleChips {...form.choice('targetMuscle')} />
        <TextField
          label="Equipment"
          placeholder="What your profile says"
          hint="Optional. What is at hand this time."
          autoComplete="off"
          {...form.field('equipment')}
        />
        <TextAreaField
          label="Custom preferences"
          placeholder="On one leg, no jumping"
          hint="Optional. Your injuries are known and always come first."
          rows={2}
          {...form.field('customPreferences')}
        />
        {problem !== undefined && <ProblemNote>{problem}</ProblemNote>}
        <Actions stacked>
          <SubmitButton tone={isFound ? 'secondary' : 'primary'} pendingLabel="Looking...">
            {isFound ? 'Try Another' : 'Generate Exercise'}
          </SubmitButton>
          {!isFound && <Button onClick={onClose}>Cancel</Button>}
        </Actions>
      </Stack>
    </Form>
  );
}

type MuscleChipsProps = { value: string; onChange: (muscle: string) => void };

function MuscleChips({ value, onChange }: MuscleChipsProps) {
  return (
    <Chips>
      {MUSCLES.map((muscle) => (
        <ChipButton key={muscle} aria-pressed={muscle === value} onClick={() => onChange(muscle)}>
          {muscle}
        </ChipButton>
      ))}
    </Chips>
  );
}

/** On a phone it would stand below the fold. */
const showIt = (top: HTMLElement | null) => {
  top?.scrollIntoView({ block: 'start' });
};

/** Its place is there before it, so that a screen reader hears of it. */
function FoundExercise({ userId, found }: { userId: string; found: Found | undefined }) {
  const addFailed = 'Failed to add exercise to favorites.';
  const favorites = useFavoriteItems({ userId, type: 'workout', addFailed });
  return (
    <div aria-live="polite">
      {found && (
        <DialogSection key={found.exercise.exerciseId} className={styles.found ?? ''}>
          <span ref={showIt} />
          <Stack>
            <Text>{found.because}</Text>
            <ul>
              <ExerciseDetails
                exercise={found.exercise}
                actions={
                  <Button
                    tone="primary"
                    aria-pressed={favorites.isFavorite(found.exercise.name)}
                    onClick={() => favorites.toggle(favoriteOfExercise(found.exercise, null))}
                  >
                    <Heart />
                    {favorites.isFavorite(found.exercise.name) ? 'In your favorites' : 'Add to favorites'}
                  </Button>
                }
              />
            </ul>
            <CertificateLeaves certificate={found.certificate} />
          </Stack>
        </DialogSection>
      )}
    </div>
  );
}
