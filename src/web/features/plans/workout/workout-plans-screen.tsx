import { AccessRequired } from '#web/features/plans/shared/access-required.tsx';
import { PlansScreenSkeleton } from '#web/features/plans/shared/plan-skeleton.tsx';
import { useAuth } from '#web/parts/person/auth-context.ts';
import { nameOf } from '#web/parts/person/person.ts';
import { WorkoutPlanManager } from './workout-plan-manager.tsx';

export default function WorkoutPlansScreen() {
  const { status, person } = useAuth();
  if (status === 'loading') return <PlansScreenSkeleton title="Workout Plans" />;
  if (!person) return <AccessRequired title="PLEASE SIGN IN" sentence="Sign in to access your workout plans" />;
  return <WorkoutPlanManager userId={person.id} personName={nameOf(person)} />;
}
