import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { StoredProfile } from '#contract/profile.ts';
import { answerLabel } from '#core/athlete/answer-label.ts';
import type { Profile } from '#core/athlete/profile.ts';
import { factsOf, isMasked, type ProfileField } from '#core/athlete/profile-fields.ts';
import { ANSWER_GROUPS, questionFor } from '#core/athlete/questionnaire.ts';
import { listedAnswer } from '#core/athlete/show-answer.ts';
import { preloadUnderstanding } from '#web/parts/answer/understanding.ts';
import { profileQuery } from '#web/parts/person/profile-query.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogSection } from '#web/ui/dialog.tsx';
import { Ledger, LedgerRow } from '#web/ui/ledger.tsx';
import { Label } from '#web/ui/text.tsx';
import { EditAnswer } from './edit-answer.tsx';
import { OutgrownPlans } from './outgrown-plans.tsx';
import { useProfileChange } from './use-profile-change.ts';
import styles from './your-answers.module.css';

type Props = { userId: string; onClose: () => void };

/** Everything a person told about themselves, each answer to be given anew. */
export function YourAnswersDialog({ userId, onClose }: Props) {
  const { data: profile } = useQuery(profileQuery(userId));
  const [outgrownAt, setOutgrownAt] = useState<string | null>(null);
  useEffect(preloadUnderstanding, []);
  if (!profile) return null;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      heading="display"
      title="Your answers"
      description="Change any of them. Your plans are checked again at once."
      more={<Answers userId={userId} profile={profile} onOutgrown={setOutgrownAt} />}
    >
      <OutgrownPlans userId={userId} outgrownAt={outgrownAt} />
    </Dialog>
  );
}

/** The change that was just made, to be taken back where it was made. */
type JustChanged = { field: ProfileField; changeId: string };

type AnswersProps = {
  userId: string;
  profile: StoredProfile;
  /** Called with a change's id when plans no longer fit after it. */
  onOutgrown: (changeId: string) => void;
};

function Answers({ userId, profile: stored, onOutgrown }: AnswersProps) {
  const { hidesNumbers, userId: _, createdAt: __, ...profile } = stored;
  const { save, undo } = useProfileChange(userId);
  const [editing, setEditing] = useState<ProfileField | null>(null);
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
  return ANSWER_GROUPS.map(({ label, fields }) => (
    <DialogSection key={label}>
      <Label as="h3">{label}</Label>
      <Ledger>{fields.filter((field) => !hidesNumbers || !isLeftOut(field)).map(rowOf)}</Ledger>
    </DialogSection>
  ));
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
