import { AccessRequired } from '#web/features/plans/shared/access-required.tsx';
import { PlansScreenSkeleton } from '#web/features/plans/shared/plan-skeleton.tsx';
import { useAuth } from '#web/parts/person/auth-context.ts';
import { MealPlanManager } from './meal-plan-manager.tsx';

export default function MealPlansScreen() {
  const { status, person } = useAuth();
  if (status === 'loading') return <PlansScreenSkeleton title="Meal Plans" />;
  if (!person) {
    return <AccessRequired title="ACCESS REQUIRED" sentence="Please sign in to access your meal plans." />;
  }
  return <MealPlanManager userId={person.id} />;
}
