import type { PlanFit } from '#contract/plans.ts';
import { Button } from '#web/ui/button.tsx';
import { Text } from '#web/ui/text.tsx';
import styles from './faulty-plan.module.css';

type PlanMisfitProps = { fit: PlanFit | undefined; isPending: boolean; onFix: () => void };

/** Marks a plan that the checker would not let through today, with what it says and the way out. */
export function PlanMisfit({ fit, isPending, onFix }: PlanMisfitProps) {
  if (!fit || fit.fits) return null;
  const reasons = [...new Set(fit.failed.map(({ detail }) => detail))];
  return (
    <div className={styles.fault}>
      <p>
        <strong>Your profile has changed, and this plan no longer passes every check.</strong>
      </p>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>
            <Text tone="quiet">{reason}</Text>
          </li>
        ))}
      </ul>
      <Button tone="danger" small pending={isPending} pendingLabel="Writing it anew..." onClick={onFix}>
        Fix This Plan
      </Button>
    </div>
  );
}
