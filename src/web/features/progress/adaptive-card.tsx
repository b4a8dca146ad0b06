import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type AdaptiveAnswer, acceptProposal, declineProposal, getAdaptive } from '#contract/adaptive.ts';
import { messageOf } from '#web/api/api-error.ts';
import { callOperation } from '#web/api/call-operation.ts';
import { keyOf, operationQuery } from '#web/api/queries.ts';
import { grouped } from '#web/parts/plan/plan-labels.ts';
import { refreshPlans } from '#web/parts/plan/plan-queries.ts';
import { Button } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/card.tsx';
import { Actions, Section, Stack } from '#web/ui/layout.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { Text } from '#web/ui/text.tsx';
import { useToast } from '#web/ui/toast-context.ts';

/** From so many days and weigh-ins on there is an estimate. */
const DAYS_NEEDED = 14;
const WEIGH_INS_NEEDED = 4;

type Ready = Extract<AdaptiveAnswer, { kind: 'ready' }>;
type Estimate = Ready['estimate'];

/** What the weigh-ins say of the energy a person burns, and at most once a week a change of the calories to say yes or no to. */
export function AdaptiveCard({ userId }: { userId: string }) {
  const { data, error, isFetching, refetch } = useQuery(operationQuery(getAdaptive, { params: { userId } }));
  return (
    <Section label="ADAPTIVE PLAN">
      <Panel>
        {data ? (
          <Stack>
            <Shown userId={userId} state={data} />
          </Stack>
        ) : error && !isFetching ? (
          <Stack>
            <Text>{messageOf(error, 'This is not here yet. Your plan stays as it is.')}</Text>
            <Button small onClick={() => void refetch()}>
              Try Again
            </Button>
          </Stack>
        ) : (
          <Loading label="Looking at your weigh-ins">
            <Skeleton width="80%" />
            <Skeleton width="60%" />
          </Loading>
        )}
      </Panel>
    </Section>
  );
}

function Shown({ userId, state }: { userId: string; state: AdaptiveAnswer }) {
  switch (state.kind) {
    case 'barred':
      return <Text>{state.because}</Text>;
    case 'waiting':
      return (
        <>
          <Text>{state.because}</Text>
          <ProgressBar label="Learning what you burn" percent={learnedPercent(state)} />
        </>
      );
    case 'steady':
      return (
        <>
          <EstimateLine estimate={state.estimate} />
          <Text>{state.because}</Text>
        </>
      );
    case 'ready':
      return <Proposal userId={userId} state={state} />;
  }
}

/** Both have to be there, so the one that is further behind counts. */
function learnedPercent({ days, weighIns }: Extract<AdaptiveAnswer, { kind: 'waiting' }>): number {
  return 100 * Math.min(1, days / DAYS_NEEDED, weighIns / WEIGH_INS_NEEDED);
}

function EstimateLine({ estimate: { kcal, low, high, days, weighIns } }: { estimate: Estimate }) {
  return (
    <div>
      <Text numeric>
        Your plan works as if you burn about <strong>{grouped(kcal)} kcal</strong> a day.
      </Text>
      <Text tone="quiet" numeric>
        Most likely {grouped(low)} to {grouped(high)}, from {weighIns} weigh-ins in {days} days.
      </Text>
    </div>
  );
}

function Proposal({ userId, state: { because, estimate, proposal } }: { userId: string; state: Ready }) {
  const { accept, decline } = useAnswers(userId);
  const { fromKcal, toKcal, id } = proposal;
  return (
    <>
      <EstimateLine estimate={estimate} />
      <Text numeric>{because}</Text>
      <Text tone="quiet">If you say yes, your meal plan is written anew. The old one stays in your list.</Text>
      <Actions>
        <Button
          pending={accept.isPending}
          pendingLabel="Writing your plan..."
          disabled={decline.isPending}
          onClick={() => accept.mutate(id)}
        >
          Change to {grouped(toKcal)} kcal
        </Button>
        <Button tone="quiet" pending={decline.isPending} disabled={accept.isPending} onClick={() => decline.mutate(id)}>
          Keep {grouped(fromKcal)} kcal
        </Button>
      </Actions>
    </>
  );
}

/** Yes and no to a proposal; one that is out of date is loaded anew. */
function useAnswers(userId: string) {
  const client = useQueryClient();
  const toast = useToast();
  const queryKey = keyOf(getAdaptive, { userId });
  const refresh = () => client.invalidateQueries({ queryKey });
  const onError = async (error: unknown) => {
    toast({
      title: 'Nothing was changed',
      description: messageOf(error, 'The server could not be reached. Please try again.'),
      tone: 'destructive',
    });
    await refresh();
  };
  const accept = useMutation({
    mutationFn: (proposalId: string) => callOperation(acceptProposal, { params: { proposalId }, body: { userId } }),
    onSuccess: async ({ plan }) => {
      toast({
        title: 'Calories changed',
        description: plan ? 'Your meal plan is new.' : 'Your next meal plan goes by them.',
        tone: 'success',
      });
      await Promise.all([refresh(), refreshPlans(client, userId)]);
    },
    onError,
  });
  const decline = useMutation({
    mutationFn: (proposalId: string) => callOperation(declineProposal, { params: { proposalId }, body: { userId } }),
    onSuccess: refresh,
    onError,
  });
  return { accept, decline };
}
