import { ArrowLeftRight, Check, PencilLine } from 'lucide-react';
import type { PlannedExercise } from '#core/training/workout-plan.ts';
import type { ExercisePlace } from '#web/features/plans/details/workout-plan-dialog.tsx';
import { FavoriteButton } from '#web/features/plans/shared/favorite-button.tsx';
import { favoriteOfExercise } from '#web/features/plans/shared/favorite-items.ts';
import { FeedbackButtons, FeedbackPanel } from '#web/features/plans/shared/feedback.tsx';
import type { FeedbackSubject } from '#web/features/plans/shared/feedback-entry.ts';
import type { FavoriteItems } from '#web/features/plans/shared/use-favorite-items.ts';
import type { FeedbackChoice } from '#web/features/plans/shared/use-feedback-selection.ts';
import { Button } from '#web/ui/button.tsx';
import { Actions } from '#web/ui/layout.tsx';
import { SetGlyph } from '#web/ui/set-glyph.tsx';
import { Text } from '#web/ui/text.tsx';
import styles from './exercise-actions.module.css';
import { SetFields } from './set-fields.tsx';
import type { ExerciseCompletion } from './use-completions.ts';
import { type SetEntry, useSetEntry } from './use-set-entry.ts';

type ExerciseActionsProps = {
  planId: string;
  exercise: PlannedExercise;
  dayName: string;
  place: ExercisePlace;
  completion: ExerciseCompletion;
  favorites: FavoriteItems;
  choice: FeedbackChoice;
  /** The plan's own exercise, where this one stands in its place for today. */
  insteadOf: string | undefined;
  onReplace: () => void;
};

/** What can be done with one exercise of a plan. */
export function ExerciseActions(props: ExerciseActionsProps) {
  const { planId, exercise, dayName, place, completion, favorites, choice, insteadOf, onReplace } = props;
  const { name } = exercise;
  const entry = useSetEntry(exercise);
  const canEnter = exercise.category === 'strength' && !completion.isDone({ exercise, dayName });
  const subject: FeedbackSubject = { key: `exercise-${place.dayIndex}-${place.exerciseIndex}`, name };
  return (
    <>
      {insteadOf !== undefined && (
        <Text tone="alive" className={styles.today}>
          For today, instead of {insteadOf}.
        </Text>
      )}
      <Actions>
        <CompleteButton completion={completion} entry={entry} one={{ exercise, dayName }} />
        {canEnter && (
          <Button
            small
            tone="quiet"
            aria-expanded={entry.isOpen}
            aria-label={`Enter sets of ${name}`}
            onClick={entry.toggle}
          >
            <PencilLine />
            Enter sets
          </Button>
        )}
        <FavoriteButton
          name={name}
          isFavorite={favorites.isFavorite(name)}
          onToggle={() => favorites.toggle(favoriteOfExercise(exercise, planId))}
        />
        <FeedbackButtons subject={subject} choice={choice} />
        <Button small tone="quiet" onClick={onReplace} aria-label={`Replace ${name}`}>
          <ArrowLeftRight />
          Replace
        </Button>
      </Actions>
      {canEnter && entry.isOpen && <SetFields entry={entry} />}
      <FeedbackPanel {...{ subject, choice, planId }} type="workout" />
    </>
  );
}

type CompleteButtonProps = {
  completion: ExerciseCompletion;
  entry: SetEntry;
  one: { exercise: PlannedExercise; dayName: string };
};

/** Stays the same button when it is done, so that the focus stays where it is. */
function CompleteButton({ completion, entry, one }: CompleteButtonProps) {
  const isDone = completion.isDone(one);
  const { sets } = one.exercise;
  const complete = () =>
    entry.read((performed) => completion.complete({ ...one, performed }, { onSuccess: entry.close }));
  return (
    <Button
      small
      className={isDone ? styles.done : undefined}
      disabled={isDone}
      pending={completion.isCompleting(one)}
      pendingLabel="Completing..."
      onClick={() => void complete()}
    >
      {isDone ? (
        <>
          <SetGlyph total={sets} done={sets} />
          <span className={styles.word}>Completed</span>
        </>
      ) : (
        <>
          <Check />
          Mark Complete
        </>
      )}
    </Button>
  );
}
