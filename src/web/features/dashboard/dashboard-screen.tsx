import { type UsePrefetchQueryOptions, usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useDeferredValue, useEffect } from 'react';
import { Redirect } from 'wouter';
import type { Log } from '#contract/logs.ts';
import type { StoredProfile } from '#contract/profile.ts';
import { isUnreadableDocument, messageOf } from '#web/api/api-error.ts';
import { useOnScreen } from '#web/parts/coach/on-screen.ts';
import { recentLogsQuery, weightLogsQuery } from '#web/parts/logs/log-queries.ts';
import { useAuth } from '#web/parts/person/auth-context.ts';
import { profileQuery } from '#web/parts/person/profile-query.ts';
import { plansQuery } from '#web/parts/plan/plan-queries.ts';
import { Button } from '#web/ui/button.tsx';
import { weekdayName } from '#web/ui/calendar-names.ts';
import { classes } from '#web/ui/classes.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { DailyHead, Page } from '#web/ui/layout.tsx';
import { shortDate } from './calendar.ts';
import styles from './dashboard.module.css';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { isComing, isFirstDay } from './day-state.ts';
import { greetingOf } from './greeting.ts';
import { ThisWeek } from './this-week.tsx';
import { Today } from './today.tsx';
import { type Today as TodayState, useToday } from './use-today.ts';
import { WeighIn } from './weigh-in.tsx';

// It comes when something went wrong.
const UnreadableProfile = lazy(() =>
  import('./unreadable-profile.tsx').then((module) => ({ default: module.UnreadableProfile })),
);

// Below the fold: it comes after what the day is about.
const Quietly = lazy(() => import('./quietly.tsx').then((module) => ({ default: module.Quietly })));

const NONE: readonly Log[] = [];

const TODAY = { screen: { kind: 'today' }, about: 'Today' } as const;

/** Where a person starts each day; who has no profile is asked the questions first. */
export default function DashboardScreen() {
  const { person } = useAuth();
  useOnScreen(TODAY);
  if (!person) return <Redirect to="/" replace />;
  const { id: userId, hasProfile } = person;
  if (hasProfile === false) return <Redirect to="/onboarding" replace />;
  return (
    <>
      {/* Asked for a profile that is not there, the server says so as an error: not before it is known that there is one. */}
      {hasProfile === null ? <DashboardSkeleton /> : <KnownPerson userId={userId} />}
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
  const { knowProfile } = useAuth();
  const { firstName } = profile;
  // A name that was changed here is the name on every screen.
  useEffect(() => knowProfile({ firstName }), [knowProfile, firstName]);
  const state = useToday(userId);
  const now = new Date();
  const [first, rest] = greetingOf(firstName, isFirstDay(state, profile, now));
  return (
    <Page daily>
      <DailyHead
        title={
          <>
            <span className={styles.greeting}>{first}</span> {rest}
          </>
        }
        aside={`${weekdayName(now)}, ${shortDate(now)}`}
      />
      <Today userId={userId} profile={profile} state={state} />
      {!isComing(state) && (
        <>
          <Slim userId={userId} profile={profile} state={state} />
          <Suspense>
            <Quietly userId={userId} profile={profile} state={state} />
          </Suspense>
        </>
      )}
    </Page>
  );
}

type Props = { userId: string; profile: StoredProfile; state: TodayState };

/** The weight and the week, each in a line or two. */
function Slim({ userId, profile, state }: Props) {
  const plan = state.workout.is === 'ready' ? state.workout.today?.plan : undefined;
  return (
    <div className={classes(styles.slim, !profile.hidesNumbers && styles.two)}>
      {!profile.hidesNumbers && <WeighIn userId={userId} profileLbs={profile.weightLbs} />}
      <ThisWeek userId={userId} logs={state.logs ?? NONE} planned={plan?.data.daysPerWeek ?? 0} />
    </div>
  );
}
