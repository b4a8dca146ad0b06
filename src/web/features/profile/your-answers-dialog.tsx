import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { StoredProfile } from '#contract/profile.ts';
import { answerLabel } from '#core/athlete/answer-label.ts';
import type { Profile } from '#core/athlete/profile.ts';
import { factsOf, isMasked, PROFILE_FIELD_NAMES, type ProfileField } from '#core/athlete/profile-fields.ts';
import { ANSWER_GROUPS, questionFor } from '#core/athlete/questionnaire.ts';
import { listedAnswer } from '#core/athlete/show-answer.ts';
import { profileQuery } from '#web/parts/person/profile-query.ts';
import { premisesQuery } from '#web/parts/premises/premises-queries.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogSection } from '#web/ui/dialog.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Ledger, LedgerRow } from '#web/ui/ledger.tsx';
import { Label } from '#web/ui/text.tsx';
import { EditAnswer } from './edit-answer.tsx';
import { MemoriesSection } from './memories-section.tsx';
import { OutgrownPlans } from './outgrown-plans.tsx';
import { useProfileChange } from './use-profile-change.ts';
import styles from './your-answers.module.css';

/** The sheet is large: it comes when it is opened. */
const PremisesDialog = lazy(() =>
  import('#web/parts/premises/premises-dialog.tsx').then((module) => ({ default: module.PremisesDialog })),
);

type Props = { userId: string; onClose: () => void };

/** Everything a person told about themselves, each answer to be given anew. */
export function YourAnswersDialog({ userId, onClose }: Props) {
  const { data: profile } = useQuery(profileQuery(userId));
  const [outgrownAt, setOutgrownAt] = useState<string | null>(null);
  const [editing, setEditing] = useState<ProfileField | null>(null);
  if (!profile) return null;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      heading="display"
      title="Your answers"
      description="Change any of them. Your plans are checked again at once."
      more={
        <>
          <MemoriesSection />
          <Answers {...{ userId, profile, editing }} onEdit={setEditing} onOutgrown={setOutgrownAt} />
        </>
      }
    >
      <Stack>
        <OutgrownPlans userId={userId} outgrownAt={outgrownAt} />
        <GoByRow userId={userId} onOutgrown={setOutgrownAt} onEdit={setEditing} />
      </Stack>
    </Dialog>
  );
}

type GoByRowProps = {
  userId: string;
  /** Called with the moment when plans no longer fit after it. */
  onOutgrown: (at: string) => void;
  onEdit: (field: ProfileField) => void;
};

/** The way to the sheet on which the reading of all answers is put right. */
function GoByRow({ userId, onOutgrown, onEdit }: GoByRowProps) {
  const { data } = useQuery(premisesQuery(userId));
  const [isOpen, setOpen] = useState(false);
  const close = useAfterClosing(isOpen, setOpen);
  return (
    <>
      <Ledger closed>
        <LedgerRow
          above="What I’ll go by"
          name={data?.madeFor ? `Made for: ${data.madeFor}` : 'What I made of your answers'}
          className={styles.row ?? ''}
          end={
            <Button small aria-label="See what I go by" onClick={() => setOpen(true)}>
              See It
            </Button>
          }
        />
      </Ledger>
      {isOpen && (
        <Suspense>
          <PremisesDialog
            userId={userId}
            onClose={() => setOpen(false)}
            onEdit={(name) => {
              const field = PROFILE_FIELD_NAMES.find((each) => each === name);
              close(() => field && onEdit(field));
            }}
            onDecided={(plans) => {
              if (plans.some(({ fits }) => !fits)) close(() => onOutgrown(new Date().toISOString()));
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** Closes a window and goes on when it is gone: as it goes, the focus returns to the button that opened it. */
function useAfterClosing(isOpen: boolean, setOpen: (open: boolean) => void): (goOn: () => void) => void {
  const [next, setNext] = useState<{ goOn: () => void } | null>(null);
  useEffect(() => {
    if (isOpen || !next) return;
    const timer = setTimeout(() => {
      setNext(null);
      next.goOn();
    });
    return () => clearTimeout(timer);
  }, [isOpen, next]);
  return (goOn) => {
    setNext({ goOn });
    setOpen(false);
  };
}

/** The change that was just made, to be taken back where it was made. */
type JustChanged = { field: ProfileField; changeId: string };

type AnswersProps = {
  userId: string;
  profile: StoredProfile;
  /** The answer that is being given anew. */
  editing: ProfileField | null;
  onEdit: (field: ProfileField | null) => void;
  /** Called with a change's id when plans no longer fit after it. */
  onOutgrown: (changeId: string) => void;
};

function Answers({ userId, profile: stored, editing, onEdit: setEditing, onOutgrown }: AnswersProps) {
  const { hidesNumbers, userId: _, createdAt: __, ...profile } = stored;
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
