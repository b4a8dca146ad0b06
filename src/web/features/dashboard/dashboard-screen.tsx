import { type UsePrefetchQueryOptions, usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useDeferredValue } from 'react';
import { Redirect } from 'wouter';
import type { Log } from '#contract/logs.ts';
import type { StoredProfile } from '#contract/profile.ts';
import { isUnreadableDocument, messageOf } from '#web/api/api-error.ts';
import { YourAnswersButton } from '#web/features/profile/your-answers-button.tsx';
import { ProgressSkeleton } from '#web/features/progress/progress-skeleton.tsx';
import { RemindersButton } from '#web/features/reminders/reminders-button.tsx';
import { useWithPending } from '#web/offline/queue-write.ts';
import { useOnScreen } from '#web/parts/coach/on-screen.ts';
import { dayWeights } from '#web/parts/logs/log-days.ts';
import { weightLogsQuery } from '#web/parts/logs/log-queries.ts';
import { useAuth } from '#web/parts/person/auth-context.ts';
import { profileQuery } from '#web/parts/person/profile-query.ts';
import { plansQuery } from '#web/parts/plan/plan-queries.ts';
import { useUnits } from '#web/parts/units/use-units.ts';
import { Button } from '#web/ui/button.tsx';
import { Spread } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { FactsStrip } from '#web/ui/facts-strip.tsx';
import { Page, PageHead, Stack } from '#web/ui/layout.tsx';
import { WhenNear } from '#web/ui/when-near.tsx';
import { longDate } from './calendar.ts';
import styles from './dashboard.module.css';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { GREETING, nameGreeted } from './greeting.ts';
import { profileFacts } from './profile-facts.ts';
import { recentLogsQuery } from './queries.ts';
import { ThisWeek } from './this-week.tsx';
import { TodaysPlates } from './todays-plates.tsx';
import { TodaysWorkout } from './todays-workout.tsx';

// Below the fold, and with the charts: it comes when the reader does.
const ProgressArea = lazy(() =>
  import('#web/features/progress/progress-area.tsx').then((module) => ({ default: module.ProgressArea })),
);

const UnreadableProfile = lazy(() =>
  import('./unreadable-profile.tsx').then((module) => ({ default: module.UnreadableProfile })),
);

const NONE: readonly Log[] = [];

const TODAY = { screen: { kind: 'today' }, about: 'Today' } as const;

/** Where a person starts each day; who has no profile is asked the questions first. */
export default function DashboardScreen() {
  const { person } = useAuth();
  useOnScreen(TODAY);
  if (!person) return <Redirect to="/" replace />;
  // Not known yet is no reason to wait: the profile itself says it, too.
  if (person.hasProfile === false) return <Redirect to="/onboarding" replace />;
  const { id: userId } = person;
  return (
    <>
      <Prefetched query={profileQuery(userId)} />
      <KnownPerson userId={userId} />
      <Prefetched query={plansQuery(userId, 'workout')} />
      <Prefetched query={plansQuery(userId, 'meal')} />
      <Prefetched query={recentLogsQuery(userId)} />
      <Prefetched query={weightLogsQuery(userId)} />
    </>
  );
}

/**
 * Asks at once, not when the profile has come. A component for each: to ask takes a slow phone long, and React lets it answer
 * in between.
 */
function Prefetched<Answer>({ query }: { query: UsePrefetchQueryOptions<Answer> }) {
  usePrefetchQuery(query);
  return null;
}

function KnownPerson({ userId }: { userId: string }) {
  const profile = useQuery(profileQuery(userId));
  // The whole screen at once would keep a slow phone from answering: deferred, it is rendered in slices.
  const answers = useDeferredValue(profile.data);
  if (profile.isPending || (profile.data && !answers)) return <DashboardSkeleton />;
  if (isUnreadableDocument(profile.error)) return <UnreadableProfile />;
  if (profile.isError) {
    return (
      <Page>
        <ErrorState
          as="h1"
          title="Your dashboard did not load"
          what={messageOf(profile.error, 'The server could not be reached.')}
          kept="Everything: your profile, plans and logs are safe."
          next="Try again in a moment."
          actions={<Button onClick={() => void profile.refetch()}>Try Again</Button>}
        />
      </Page>
    );
  }
  if (!answers) return <Redirect to="/onboarding" replace />;
  return <Dashboard userId={userId} profile={answers} />;
}

function Dashboard({ userId, profile }: { userId: string; profile: StoredProfile }) {
  const weights = dayWeights(useWithPending(useQuery(weightLogsQuery(userId)).data ?? NONE, 'weight'));
  const recent = useQuery(recentLogsQuery(userId));
  const { units } = useUnits();
  return (
    <Page>
      <PageHead
        title={
          <>
            <span className={styles.greeting}>{GREETING}</span> {nameGreeted(profile.firstName)}
          </>
        }
        lead={`${longDate(new Date())}.`}
        actions={
          <>
            <RemindersButton userId={userId} />
            <YourAnswersButton userId={userId} />
          </>
        }
      />
      <Stack wide>
        <div>
          <FactsStrip facts={profileFacts(profile, weights[weights.length - 1]?.lbs, units)} />
          <Spread className={styles.today}>
            <TodaysWorkout userId={userId} profile={profile} />
            <TodaysPlates userId={userId} />
          </Spread>
        </div>
        <WhenNear placeholder={<ProgressSkeleton />}>
          <Suspense fallback={<ProgressSkeleton />}>
            <ProgressArea
              userId={userId}
              profile={profile}
              recent={recent.data ?? NONE}
              beside={<ThisWeek userId={userId} />}
            />
          </Suspense>
        </WhenNear>
      </Stack>
    </Page>
  );
}
