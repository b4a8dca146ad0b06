import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { StoredProfile } from '#contract/profile.ts';
import { answerLabel } from '#core/athlete/answer-label.ts';
import type { Profile } from '#core/athlete/profile.ts';
import { factsOf, isMasked, type ProfileField } from '#core/athlete/profile-fields.ts';
import { ANSWER_GROUPS, questionFor } from '#core/athlete/questionnaire.ts';
import { listedAnswer } from '#core/athlete/show-answer.ts';
import { counted } from '#core/language/counted.ts';
import { answersOf } from '#web/parts/person/answers-of.ts';
import { Button } from '#web/ui/button.tsx';
import { DialogSection } from '#web/ui/dialog.tsx';
import { Ledger, LedgerRow } from '#web/ui/ledger.tsx';
import { Label, Text } from '#web/ui/text.tsx';
import { EditAnswer } from './edit-answer.tsx';
import { useProfileChange } from './use-profile-change.ts';
import styles from './your-answers.module.css';

/** The change that was just made, to be taken back where it was made. */
type JustChanged = { field: ProfileField; changeId: string };

type AnswersProps = {
  userId: string;
  profile: StoredProfile;
  /** The answer that is being given anew. */
  editing: ProfileField | null;
  onEdit: (field: ProfileField | null) => void;
  /** Its groups are parts of a window; on a page, what a change would do is told before it is saved. */
  inWindow?: boolean;
  /** Called with a change's id when plans no longer fit after it. */
  onOutgrown: (changeId: string) => void;
};

/** Every answer, in its group, to be given anew. */
export function Answers(props: AnswersProps) {
  const { userId, profile: stored, editing, inWindow = false, onEdit: setEditing, onOutgrown } = props;
  const { hidesNumbers } = stored;
  const profile = answersOf(stored);
  const { save, undo } = useProfileChange(userId);
  const [changed, setChanged] = useState<JustChanged | null>(null);
  const buttons = useReturnToRow(editing);

  const saveField = (field: ProfileField, change: Partial<Profile>) =>
    save.mutate(change, {
      onSuccess: ({ change: made, plans }) => {
        setChanged(made && { field, changeId: made.id });
        setEditing(null);
        if (made && plans.some(({ fits }) => !fits)) onOutgrown(made.id);
      },
    });
  const rowOf = (field: ProfileField) => {
    if (field === editing) {
      return (
        <EditAnswer
          key={field}
          {...{ profile, field, hidesNumbers }}
          isSaving={save.isPending}
          asksFirst={!inWindow}
          onSave={(change) => saveField(field, change)}
          onCancel={() => setEditing(null)}
        />
      );
    }
    const undoable = changed?.field === field ? changed : null;
    return (
      <LedgerRow
        key={field}
        above={answerLabel(field)}
        name={hidesNumbers && isMasked(field) ? 'Kept, not shown' : listedAnswer(field, profile[field])}
        className={styles.row ?? ''}
        end={
          <span className={styles.buttons} ref={buttons(field)}>
            {undoable && (
              <Button
                small
                tone="quiet"
                aria-label={`Undo: ${answerLabel(field)}`}
                pending={undo.isPending}
                onClick={() => undo.mutate(undoable.changeId, { onSuccess: () => setChanged(null) })}
              >
                Undo
              </Button>
            )}
            <Button small aria-label={`Change: ${questionFor(field).prompt}`} onClick={() => setEditing(field)}>
              Change
            </Button>
          </span>
        }
      />
    );
  };
  return ANSWER_GROUPS.map(({ label, fields }) => {
    const shown = fields.filter((field) => !hidesNumbers || !isLeftOut(field));
    const rows = <Ledger>{shown.map(rowOf)}</Ledger>;
    if (!inWindow) {
      return (
        <FoldedGroup
          key={label}
          label={label}
          answers={shown.length}
          isWanted={shown.some((field) => field === editing)}
        >
          {rows}
        </FoldedGroup>
      );
    }
    return (
      <DialogSection key={label}>
        <Label as="h3">{label}</Label>
        {rows}
      </DialogSection>
    );
  });
}

type FoldedProps = { label: string; answers: number; isWanted: boolean; children: ReactNode };

/** A group that opens at a tap, or when one of its answers is asked for: on a page, all answers at once would bury the rest. */
function FoldedGroup({ label, answers, isWanted, children }: FoldedProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={styles.group}
      open={isOpen || isWanted}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <Label as="h3">{label}</Label>
        <Text as="span" tone="quiet">
          {counted(answers, 'answer')}
        </Text>
      </summary>
      {children}
    </details>
  );
}

const isLeftOut = (field: ProfileField): boolean => factsOf(field).whenNumbersHidden === 'left_out';

/** When an answer closes, the focus goes back to the button that opened it. */
function useReturnToRow(editing: ProfileField | null) {
  const last = useRef<ProfileField | null>(null);
  useEffect(() => {
    if (editing !== null) last.current = editing;
  }, [editing]);
  return (field: ProfileField) => (box: HTMLSpanElement | null) => {
    if (!box || editing !== null || last.current !== field) return;
    last.current = null;
    box.querySelector<HTMLElement>('button:last-child')?.focus();
  };
}
