import { faultOf, type ListedPlan } from '#web/parts/plan/listed-plan.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './faulty-plan.module.css';

/** What is said of a plan that cannot be shown. */
export function faultMessage(plan: ListedPlan): string | null {
  const fault = faultOf(plan);
  if (fault === null) return null;
  if (fault === 'missing') return `Plan data is missing for: ${plan.name}`;
  return plan.type === 'meal' ? 'Invalid meal plan data' : `“${plan.name}” exists but has no exercise data`;
}

type FaultyPlanProps = { message: string; isPending: boolean; onRegenerate: () => void };

/** Stands where a plan's content would, with the way out. */
export function FaultyPlan({ message, isPending, onRegenerate }: FaultyPlanProps) {
  return (
    <div className={styles.fault}>
      <p>{message}</p>
      <Button tone="danger" small pending={isPending} pendingLabel="Regenerating..." onClick={onRegenerate}>
        Delete &amp; Regenerate
      </Button>
    </div>
  );
}
