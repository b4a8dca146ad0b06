import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { addPost, COMMUNITY_MAX } from '#contract/community.ts';
import { getTrainingRecords } from '#contract/training.ts';
import { callOperation } from '#web/api/call-operation.ts';
import { operationQuery } from '#web/api/queries.ts';
import { photosQuery } from '#web/parts/logs/log-queries.ts';
import { plansQuery } from '#web/parts/plan/plan-queries.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SelectField, TextAreaField } from '#web/ui/field.tsx';
import { Actions, Stack } from '#web/ui/layout.tsx';
import { Segments } from '#web/ui/segments.tsx';
import { Text } from '#web/ui/text.tsx';
import { useToast } from '#web/ui/toast-context.ts';
import styles from './community.module.css';
import { useCommunityWrite } from './community-queries.ts';

type Kind = 'none' | 'plan' | 'record' | 'photo';
type Choice = { id: string; label: string };

const KINDS: readonly { value: Kind; label: string }[] = [
  { value: 'none', label: 'Text' },
  { value: 'plan', label: 'Plan' },
  { value: 'record', label: 'Record' },
  { value: 'photo', label: 'Photo' },
];

/** What others see of each, said before it is shared. */
const CONSENTS: Record<Exclude<Kind, 'none'>, string> = {
  plan: 'Yes, show this plan: its name, dishes or exercises. Not my targets, weight or health.',
  record: 'Yes, show this record: the exercise, the weight and the reps.',
  photo: 'Yes, show this photo to everybody in the community.',
};
const NOTHING: Record<Exclude<Kind, 'none'>, string> = {
  plan: 'You have no plan yet.',
  record: 'You have no record yet. Log a workout first.',
  photo: 'You have no photo yet. Add one under Progress first.',
};

/** Writes a post; what is shared beside it is chosen and agreed to one by one. */
export function WriteDialog({ userId, onClose }: { userId: string; onClose: () => void }) {
  const toast = useToast();
  const [text, setText] = useState('');
  const [kind, setKind] = useState<Kind>('none');
  const [chosen, setChosen] = useState('');
  const [isAgreed, setAgreed] = useState(false);
  const share = shareOf(kind, chosen);
  const post = useCommunityWrite(
    () => callOperation(addPost, { body: { text: text.trim(), ...(share && { share }) } }),
    () => {
      toast({ title: 'Posted', tone: 'success' });
      onClose();
    },
  );
  const isReady = text.trim() !== '' && (kind === 'none' || (chosen !== '' && isAgreed));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) post.mutate(undefined);
  };
  return (
    <Dialog open onOpenChange={onClose} title="Write" description="What did you lift, cook or learn?">
      <form onSubmit={submit}>
        <Stack>
          <TextAreaField
            label="Your post"
            rows={4}
            maxLength={COMMUNITY_MAX.post}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <Segments
            label="What to share beside it"
            value={kind}
            options={KINDS}
            onChange={(next) => {
              setKind(next);
              setChosen('');
              setAgreed(false);
            }}
          />
          {kind !== 'none' && (
            <Beside key={kind} {...{ userId, kind, chosen, isAgreed }} onChoose={setChosen} onAgree={setAgreed} />
          )}
          <Actions>
            <Button tone="primary" type="submit" disabled={!isReady} pending={post.isPending} pendingLabel="Posting...">
              Post
            </Button>
            <Button tone="quiet" onClick={onClose}>
              Cancel
            </Button>
          </Actions>
        </Stack>
      </form>
    </Dialog>
  );
}

function shareOf(kind: Kind, id: string) {
  if (kind === 'plan') return { kind, planId: id, consent: true } as const;
  if (kind === 'record') return { kind, exerciseId: id, consent: true } as const;
  return kind === 'photo' ? ({ kind, photoId: id, consent: true } as const) : null;
}

type BesideProps = {
  userId: string;
  kind: Exclude<Kind, 'none'>;
  chosen: string;
  isAgreed: boolean;
  onChoose: (id: string) => void;
  onAgree: (agreed: boolean) => void;
};

function Beside({ userId, kind, chosen, isAgreed, onChoose, onAgree }: BesideProps) {
  const choices = useChoices(userId, kind);
  if (choices === null) return <Text tone="quiet">One moment...</Text>;
  if (choices.length === 0) return <Text>{NOTHING[kind]}</Text>;
  return (
    <>
      <SelectField label={`Which ${kind}`} value={chosen} onChange={({ target }) => onChoose(target.value)}>
        <option value="">Choose one</option>
        {choices.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </SelectField>
      <label className={styles.consent}>
        <input type="checkbox" checked={isAgreed} onChange={({ target }) => onAgree(target.checked)} />
        <span>{CONSENTS[kind]}</span>
      </label>
    </>
  );
}

/** What the person has of a kind; null until that is known. */
function useChoices(userId: string, kind: Exclude<Kind, 'none'>): Choice[] | null {
  const plans = useQuery({ ...plansQuery(userId), enabled: kind === 'plan' });
  const records = useQuery({ ...operationQuery(getTrainingRecords, {}), enabled: kind === 'record' });
  const photos = useQuery({ ...photosQuery(userId), enabled: kind === 'photo' });
  if (kind === 'plan') {
    const known = plans.data?.filter(({ data }) => data !== null);
    return known?.map(({ id, name, type }) => ({ id, label: `${name} (${type})` })) ?? null;
  }
  if (kind === 'record')
    return records.data?.records.map(({ exerciseId, name }) => ({ id: exerciseId, label: name })) ?? null;
  return photos.data?.map(({ id, takenAt }) => ({ id, label: `Photo of ${takenAt.slice(0, 10)}` })) ?? null;
}
