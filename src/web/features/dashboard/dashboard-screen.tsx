import { useQuery } from '@tanstack/react-query';
import { Redirect } from 'wouter';
import type { StoredProfile } from '#contract/profile.ts';
import { messageOf } from '#web/api/api-error.ts';
import { useAuth } from '#web/features/auth/auth-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Spread } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { FactsStrip } from '#web/ui/facts-strip.tsx';
import { Column, Grid, Page, PageHead, Stack } from '#web/ui/layout.tsx';
import { longDate } from './calendar.ts';
import styles from './dashboard.module.css';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { greeting, profileFacts } from './profile-facts.ts';
import { ProgressTracking } from './progress-tracking.tsx';
import { profileQuery, weightLogsQuery } from './queries.ts';
import { ThisWeek } from './this-week.tsx';
import { TodaysPlates } from './todays-plates.tsx';
import { TodaysWorkout } from './todays-workout.tsx';
import { weighIns } from './weight-trend.ts';

/** Where a person starts each day; who has no profile is asked the questions first. */
export default function DashboardScreen() {
  const { person } = useAuth();
  if (!person) return <Redirect to="/" replace />;
  if (person.hasProfile === null) return <DashboardSkeleton />;
  if (!person.hasProfile) return <Redirect to="/onboarding" replace />;
  return <KnownPerson userId={person.id} />;
}

function KnownPerson({ userId }: { userId: string }) {
  const profile = useQuery(profileQuery(userId));
  if (profile.isPending) return <DashboardSkeleton />;
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
  if (!profile.data) return <Redirect to="/onboarding" replace />;
  return <Dashboard userId={userId} profile={profile.data} />;
}

function Dashboard({ userId, profile }: { userId: string; profile: StoredProfile }) {
  const weights = useQuery(weightLogsQuery(userId));
  const entries = weighIns(weights.data ?? []);
  return (
    <Page>
      <PageHead title={greeting(profile.firstName)} lead={`${longDate(new Date())}.`} />
      <Stack wide>
        <div>
          <FactsStrip facts={profileFacts(profile, entries[entries.length - 1]?.lbs)} />
          <Spread className={styles.today}>
            <TodaysWorkout userId={userId} profile={profile} />
            <TodaysPlates userId={userId} />
          </Spread>
        </div>
        <Grid>
          <Column span={8}>
            <ProgressTracking userId={userId} startLbs={profile.weightLbs} hidesNumbers={profile.hidesNumbers} />
          </Column>
          <Column span={4}>
            <ThisWeek userId={userId} />
          </Column>
        </Grid>
      </Stack>
    </Page>
  );
}
