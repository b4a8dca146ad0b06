import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PlanFit } from '#contract/plans.ts';
import { decidePremises } from '#contract/premises.ts';
import type { StoredProfile } from '#contract/profile.ts';
import type { Decision } from '#core/athlete/go-by.ts';
import { counted } from '#core/language/counted.ts';
import type { PremisesSheet } from '#core/premises/sheet/premises-sheet.ts';
import { tapsShown } from '#core/premises/sheet/taps.ts';
import { messageOf } from '#web/api/api-error.ts';
import { callOperation } from '#web/api/call-operation.ts';
import { answersOf } from '#web/parts/person/answers-of.ts';
import { profileQuery } from '#web/parts/person/profile-query.ts';
import { planFitsQuery, refreshPlans } from '#web/parts/plan/plan-queries.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { useToast } from '#web/ui/toast-context.ts';
import { premisesQuery, readPremises } from './premises-queries.ts';
import { PremisesParts } from './premises-sheet.tsx';

import { SheetFoot } from './sheet-foot.tsx';
import { useSheet } from './use-sheet.ts';
import { fetchSuggestions, useSuggestions } from './use-suggestions.ts';

type Props = {
  userId: string;
  onClose: () => void;
  /** Told of the plans as they fare after what was confirmed. */
  onDecided?: (plans: readonly PlanFit[]) => void;
  /** Goes to the answer that words stand in; left out where it cannot be opened from here. */
  onEdit?: (field: string) => void;
};

/** What the plans of a person go by, in a window: put right, confirmed, and the plans checked again. */
export function PremisesDialog({ userId, onClose, onEdit, ...rest }: Props) {
  const premises = useQuery({ ...premisesQuery(userId), refetchOnMount: 'always', refetchOnWindowFocus: false });
  const profile = useQuery(profileQuery(userId));
  const [isUnsaved, setUnsaved] = useState(false);
  const [leaving, setLeaving] = useState<(() => void) | null>(null);
  /** Taps that are not saved are not left without a word. */
  const leave = (go: () => void) => (isUnsaved ? setLeaving(() => go) : go());
  const isFresh = premises.isFetchedAfterMount || premises.isError;
  return (
    <>
      <Dialog
        open
        onOpenChange={() => leave(onClose)}
        heading="display"
        size="large"
        title="What I’ll go by"
        description="This is what I made of your answers, next to the words it came from. Put right what is wrong. Your plans are checked again when you save."
      >
        {premises.data && profile.data && isFresh ? (
          <StoredSheet
            {...{ userId, onClose, ...rest }}
            first={premises.data}
            profile={profile.data}
            onUnsaved={setUnsaved}
            {...(onEdit && { onEdit: (field: string) => leave(() => onEdit(field)) })}
          />
        ) : (
          <NotLoaded error={premises.error ?? profile.error} onRetry={() => void premises.refetch()} />
        )}
      </Dialog>
      <AlertDialog
        open={leaving !== null}
        onOpenChange={(open) => !open && setLeaving(null)}
        title="Leave your changes?"
        description="What you tapped is not saved yet."
        confirmLabel="Leave Them"
        cancelLabel="Keep Changing"
        danger
        onConfirm={() => leaving?.()}
      />
    </>
  );
}

function NotLoaded({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  if (error === null) {
    return (
      <Loading label="What I go by is on its way">
        <Skeleton height={160} />
      </Loading>
    );
  }
  return (
    <ErrorState
      title="This did not load"
      as="h2"
      what={messageOf(error, 'The server could not be reached.')}
      kept="Everything that I go by."
      next="Try again in a moment."
      actions={<Button onClick={onRetry}>Try Again</Button>}
    />
  );
}

type StoredSheetProps = Props & {
  first: PremisesSheet;
  profile: StoredProfile;
  onUnsaved: (isUnsaved: boolean) => void;
};

function StoredSheet({ userId, first, profile: stored, onUnsaved, onClose, onDecided, onEdit }: StoredSheetProps) {
  const answers = answersOf(stored);
  const [before] = useState(() => tapsShown(first, new Date().toISOString()));
  const flow = useSheet({
    first,
    taps: before,
    read: (decisions, signal) => readPremises(answers, decisions, signal),
    onTaps: () => onUnsaved(true),
  });
  const suggestions = useSuggestions(first, (signal) =>
    fetchSuggestions(
      answers,
      before.map(({ decision }) => decision),
      signal,
    ),
  );
  const save = useDecide(userId);
  const changes = flow.taps.filter((tap) => !before.includes(tap)).map(({ decision }) => decision);
  return (
    <>
      <PremisesParts flow={flow} level={3} suggestions={suggestions} {...(onEdit && { onEdit })} />
      <SheetFoot
        inWindow
        flow={flow}
        label="That’s right, fit my plans"
        isPending={save.isPending}
        pendingLabel="Checking your plans..."
        note={changes.length === 0 ? '' : `${counted(changes.length, 'change', 'changes')}, not saved yet.`}
        onConfirm={() =>
          save.mutate(changes, {
            onSuccess: ({ plans }) => {
              onClose();
              onDecided?.(plans);
            },
          })
        }
      />
    </>
  );
}

/** Keeps what was tapped, and puts what plans go by now where it is shown. */
function useDecide(userId: string) {
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (decisions: readonly Decision[]) =>
      callOperation(decidePremises, { body: { decisions: [...decisions], userId } }),
    onSuccess: ({ premises, plans }) => {
      client.setQueryData(premisesQuery(userId).queryKey, premises);
      client.setQueryData(planFitsQuery(userId).queryKey, plans);
      void refreshPlans(client, userId);
      const misfits = plans.filter(({ fits }) => !fits).length;
      toast({
        title: 'I go by this now',
        description:
          misfits === 0
            ? 'Every plan still fits you.'
            : `${counted(misfits, 'plan no longer fits', 'plans no longer fit')} you.`,
        tone: 'success',
      });
    },
    onError: (error) =>
      toast({
        title: 'Not saved yet',
        description: messageOf(error, 'Your taps are still here. Please try again.'),
        tone: 'destructive',
      }),
  });
}
