import { useQuery } from '@tanstack/react-query';
import { Redirect } from 'wouter';
import { messageOf } from '#web/api/api-error.ts';
import { useAuth } from '#web/parts/person/auth-context.ts';
import { profileQuery } from '#web/parts/person/profile-query.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { DailyHead, Page } from '#web/ui/layout.tsx';
import { ProgressArea } from './progress-area.tsx';
import { ProgressSkeleton } from './progress-skeleton.tsx';

/** What was logged, and what it adds up to; who has no profile is asked the questions first. */
export default function ProgressScreen() {
  const { person } = useAuth();
  if (!person) return <Redirect to="/" replace />;
  if (person.hasProfile === false) return <Redirect to="/onboarding" replace />;
  return (
    <Page daily>
      <DailyHead title="Progress" />
      <OfPerson userId={person.id} />
    </Page>
  );
}

function OfPerson({ userId }: { userId: string }) {
  const profile = useQuery(profileQuery(userId));
  if (profile.isPending) return <ProgressSkeleton />;
  if (profile.isError) {
    return (
      <ErrorState
        title="Your progress did not load"
        what={messageOf(profile.error, 'The server could not be reached.')}
        kept="Every entry that you logged is safe."
        next="Try again in a moment."
        actions={<Button onClick={() => void profile.refetch()}>Try Again</Button>}
      />
    );
  }
  if (!profile.data) return <Redirect to="/onboarding" replace />;
  return <ProgressArea userId={userId} profile={profile.data} />;
}
