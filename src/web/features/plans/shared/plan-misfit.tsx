import { useQuery } from '@tanstack/react-query';
import { useShowsFigures } from '#web/parts/person/use-shows-figures.ts';
import { planFitsQuery } from '#web/parts/plan/plan-queries.ts';
import { Button } from '#web/ui/button.tsx';
import { Text } from '#web/ui/text.tsx';
import styles from './faulty-plan.module.css';
import { canFix, misfitReasons } from './misfit-reasons.ts';

type PlanMisfitProps = { userId: string; planId: string; isPending: boolean; onFix: () => void };

/** Marks a plan that the checker would not let through today, with what it says and the way out. */
export function PlanMisfit({ userId, planId, isPending, onFix }: PlanMisfitProps) {
  const { data } = useQuery(planFitsQuery(userId));
  const showsFigures = useShowsFigures();
  const fit = data?.find((one) => one.planId === planId);
  if (!fit || fit.fits) return null;
  return (
    <div className={styles.fault}>
      <p>
        <strong>Your profile has changed, and this plan no longer passes every check.</strong>
      </p>
      <ul>
        {misfitReasons(fit, showsFigures).map((reason) => (
          <li key={reason}>
            <Text tone="quiet">{reason}</Text>
          </li>
        ))}
      </ul>
      {canFix(fit, showsFigures) && (
        <Button tone="danger" small pending={isPending} pendingLabel="Writing it anew..." onClick={onFix}>
          Fix This Plan
        </Button>
      )}
    </div>
  );
}
