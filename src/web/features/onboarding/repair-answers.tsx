import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { decidePremises } from '#contract/premises.ts';
import { getProfileRepair, repairProfile } from '#contract/profile-repair.ts';
import { answersFromProfile, profileFromAnswers } from '#core/athlete/questionnaire.ts';
import { messageOf } from '#web/api/api-error.ts';
import { callOperation } from '#web/api/call-operation.ts';
import { operationQuery } from '#web/api/queries.ts';
import { profileQuery } from '#web/parts/person/profile-query.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Page } from '#web/ui/layout.tsx';
import { useToast } from '#web/ui/toast-context.ts';
import { clearOnboarding } from './kept-onboarding.ts';
import { OnboardingSkeleton } from './onboarding-skeleton.tsx';
import { OnboardingView } from './onboarding-view.tsx';
import type { Told } from './told.ts';

const repairQuery = (userId: string) => operationQuery(getProfileRepair, { params: { userId } }, { patient: true });

/** The saved answers that can still be read, to be looked over; the others are asked again. Then they are saved anew. */
export function RepairAnswers({ userId }: { userId: string }) {
  const repair = useQuery(repairQuery(userId));
  const save = useRepair(userId);
  if (repair.isPending) return <OnboardingSkeleton />;
  if (repair.isError) {
    return (
      <Page set="onboarding">
        <ErrorState
          as="h1"
          title="Your answers did not load"
          what={messageOf(repair.error, 'The server could not be reached.')}
          kept="Every answer you gave."
          next="Try again in a moment."
          actions={<Button onClick={() => void repair.refetch()}>Try Again</Button>}
        />
      </Page>
    );
  }
  const { answers, hidesNumbers } = repair.data;
  return (
    <OnboardingView
      userId={userId}
      onComplete={save.mutate}
      repair={{ answers: answersFromProfile(answers), hidesNumbers, isSaving: save.isPending }}
    />
  );
}

function useRepair(userId: string) {
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: async ({ answers, taps }: Told) => {
      const body = { ...profileFromAnswers(answers, { firstName: null }), userId };
      const profile = await callOperation(repairProfile, { body });
      const decisions = (taps ?? []).map(({ decision }) => decision);
      if (decisions.length > 0) await callOperation(decidePremises, { body: { decisions, userId } });
      return profile;
    },
    onSuccess: (profile) => {
      clearOnboarding(userId);
      toast({ title: 'Your answers are saved', tone: 'success' });
      // With a profile that can be read, the screen goes on to the dashboard.
      client.setQueryData(profileQuery(userId).queryKey, profile);
      const [repaired] = repairQuery(userId).queryKey;
      // What was refused for want of answers is asked for anew.
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== repaired });
    },
    onError: (error) =>
      toast({ title: 'Error', description: messageOf(error, 'Please try again.'), tone: 'destructive' }),
  });
}
