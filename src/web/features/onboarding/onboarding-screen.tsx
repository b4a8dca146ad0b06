import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { Redirect } from 'wouter';
import { isUnreadableDocument, messageOf } from '#web/api/api-error.ts';
import { useAuth } from '#web/parts/person/auth-context.ts';
import { profileQuery } from '#web/parts/person/profile-query.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Page } from '#web/ui/layout.tsx';
import { CreatingPlans } from './creating-plans.tsx';
import { OnboardingSkeleton } from './onboarding-skeleton.tsx';
import { OnboardingView } from './onboarding-view.tsx';
import { useCreation } from './use-creation.ts';

/** The questions; whoever has a profile is past them. */
export default function OnboardingScreen() {
  const { person } = useAuth();
  if (!person) return <Redirect to="/" replace />;
  return <Onboarding key={person.id} userId={person.id} hasProfile={person.hasProfile} />;
}

type Props = { userId: string; hasProfile: boolean | null };

function Onboarding({ userId, hasProfile }: Props) {
  const { creation, start, retry, abandon } = useCreation(userId);
  // A profile that comes into being here must not pull the screen away from under its own progress.
  if (creation) return <CreatingPlans creation={creation} onRetry={retry} onBack={abandon} />;
  if (hasProfile === null) return <OnboardingSkeleton />;
  if (hasProfile) return <PastOnboarding userId={userId} onComplete={start} />;
  return <OnboardingView userId={userId} onComplete={start} />;
}

/** Hardly ever needed: it comes when it is. */
const RepairAnswers = lazy(() => import('./repair-answers.tsx').then((module) => ({ default: module.RepairAnswers })));

type PastProps = { userId: string; onComplete: ReturnType<typeof useCreation>['start'] };

/** Looks before it sends anybody away: the record may have said so only because it could not be read. */
function PastOnboarding({ userId, onComplete }: PastProps) {
  const profile = useQuery(profileQuery(userId));
  if (profile.isPending) return <OnboardingSkeleton />;
  if (isUnreadableDocument(profile.error)) return <RepairAnswers userId={userId} />;
  if (profile.isError) {
    return (
      <Page set="onboarding">
        <ErrorState
          as="h1"
          title="Your questions did not load"
          what={messageOf(profile.error, 'The server could not be reached.')}
          kept="Every answer you gave so far."
          next="Try again in a moment."
          actions={<Button onClick={() => void profile.refetch()}>Try Again</Button>}
        />
      </Page>
    );
  }
  if (profile.data) return <Redirect to="/dashboard" replace />;
  return <OnboardingView userId={userId} onComplete={onComplete} />;
}
