import { Heart } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { ResponseOf } from '#contract/operation.ts';
import type { generateExercise } from '#contract/training.ts';
import { ExerciseDetails } from '#web/features/plans/details/exercise-details.tsx';
import { favoriteOfExercise } from '#web/features/plans/shared/favorite-items.ts';
import { textProblem } from '#web/features/plans/shared/plan-name.ts';
import { ProblemNote } from '#web/features/plans/shared/problem-note.tsx';
import { useFavoriteItems } from '#web/features/plans/shared/use-favorite-items.ts';
import { CertificateLeaves } from '#web/parts/plan/certificate-leaves.tsx';
import { Button } from '#web/ui/button.tsx';
import { ChipButton, Chips } from '#web/ui/chip.tsx';
import { Dialog, DialogSection } from '#web/ui/dialog.tsx';
import { TextAreaField, TextField } from '#web/ui/field.tsx';
import { Actions, Stack } from '#web/ui/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import styles from './single-exercise-dialog.module.css';
import { singleExerciseProblem, useSingleExercise } from './use-single-exercise.ts';

const MUSCLES = ['Chest', 'Back', 'Shoulders', 'Arms', 'Core', 'Glutes', 'Legs', 'Calves'];
/** The longest name of a muscle that the server takes. */
const MUSCLE_LENGTH = 60;

type DialogProps = { userId: string; onClose: () => void };
type Found = ResponseOf<typeof generateExercise>;

/** Asks for a muscle and shows one exercise for it, checked as those of a plan are. */
export function SingleExerciseDialog({ userId, onClose }: DialogProps) {
  const { mutate, data: found, error, isPending } = useSingleExercise(userId);
  const [muscle, setMuscle] = useState('');
  const [equipment, setEquipment] = useState('');
  const [wishes, setWishes] = useState('');
  const problems = { equipment: textProblem(equipment), wishes: textProblem(wishes) };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (problems.equipment || problems.wishes || isPending) return;
    mutate({
      targetMuscle: muscle.trim() || undefined,
      equipment: equipment.trim() || undefined,
      customPreferences: wishes.trim() || null,
    });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Generate Single Exercise"
      description="One exercise, checked against your injuries, your equipment and your level. Your plan stays as it is."
      more={<FoundExercise userId={userId} found={found} />}
    >
      <form onSubmit={submit} noValidate>
        <Stack>
          <TextField
            label="Target muscle"
            placeholder="Chest"
            value={muscle}
            maxLength={MUSCLE_LENGTH}
            autoComplete="off"
            onChange={({ target }) => setMuscle(target.value)}
          />
          <MuscleChips chosen={muscle} onChoose={setMuscle} />
          <TextField
            label="Equipment"
            placeholder="What your profile says"
            hint="Optional. What is at hand this time."
            value={equipment}
            error={problems.equipment}
            autoComplete="off"
            onChange={({ target }) => setEquipment(target.value)}
          />
          <TextAreaField
            label="Custom preferences"
            placeholder="On one leg, no jumping"
            hint="Optional. Your injuries are known and always come first."
            rows={2}
            value={wishes}
            error={problems.wishes}
            onChange={({ target }) => setWishes(target.value)}
          />
          {error && <ProblemNote>{singleExerciseProblem(error)}</ProblemNote>}
          <FormActions isPending={isPending} isFound={found !== undefined} onClose={onClose} />
        </Stack>
      </form>
    </Dialog>
  );
}

type FormActionsProps = { isPending: boolean; isFound: boolean; onClose: () => void };

function FormActions({ isPending, isFound, onClose }: FormActionsProps) {
  return (
    <Actions stacked>
      <Button type="submit" tone={isFound ? 'secondary' : 'primary'} pending={isPending} pendingLabel="Looking...">
        {isFound ? 'Try Another' : 'Generate Exercise'}
      </Button>
      {!isFound && <Button onClick={onClose}>Cancel</Button>}
    </Actions>
  );
}

type MuscleChipsProps = { chosen: string; onChoose: (muscle: string) => void };

function MuscleChips({ chosen, onChoose }: MuscleChipsProps) {
  return (
    <Chips>
      {MUSCLES.map((muscle) => (
        <ChipButton key={muscle} aria-pressed={muscle === chosen} onClick={() => onChoose(muscle)}>
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
