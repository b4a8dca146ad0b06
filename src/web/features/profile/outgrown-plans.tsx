import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { deletePlan, type PlanFit } from '#contract/plans.ts';
import { callOperation } from '#web/api/call-operation.ts';
import { canFix, misfitReasons } from '#web/features/plans/shared/misfit-reasons.ts';
import { problemOf, useGeneratePlan } from '#web/features/plans/shared/use-generate-plan.ts';
import { useShowsFigures } from '#web/parts/person/use-shows-figures.ts';
import { planFitsQuery, refreshPlans } from '#web/parts/plan/plan-queries.ts';
import { Button } from '#web/ui/button.tsx';
import { Text } from '#web/ui/text.tsx';
import styles from './your-answers.module.css';

type Props = {
  userId: string;
  /** The change after which plans no longer fit; a new one draws the eye here. */
  outgrownAt: string | null;
};

/** The plans that no longer pass with the answers as they are, why, and the way to mend those that are being followed. */
export function OutgrownPlans({ userId, outgrownAt }: Props) {
  const { data: fits = [] } = useQuery(planFitsQuery(userId));
  const showsFigures = useShowsFigures();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (outgrownAt !== null) box.current?.focus();
  }, [outgrownAt]);
  const { generation, fix } = useFix(userId);
  const outgrown = fits.filter(({ fits: isFit }) => !isFit);
  if (outgrown.length === 0) return null;
  return (
    <section ref={box} className={styles.outgrown} tabIndex={-1} aria-labelledby="outgrown">
      <strong id="outgrown">
        {outgrown.length === 1 ? 'One plan no longer fits you' : `${outgrown.length} plans no longer fit you`}
      </strong>
      <ul>
        {outgrown.map((fit) => (
          <li key={fit.planId}>
            <p>
              {fit.name}
              <Text as="span" tone="quiet">
                {fit.isActive ? ', which you follow now' : ', which you do not follow now'}
              </Text>
            </p>
            {misfitReasons(fit, showsFigures).map((reason) => (
              <Text key={reason} tone="quiet">
                {reason}
              </Text>
            ))}
            {fit.isActive && canFix(fit, showsFigures) && (
              <Button
                small
                tone="danger"
                aria-label={`Fix This Plan: ${fit.name}`}
                pending={generation.isPending && generation.variables.type === fit.type}
                pendingLabel="Writing it anew..."
                disabled={generation.isPending}
                onClick={() => fix(fit)}
              >
                Fix This Plan
              </Button>
            )}
          </li>
        ))}
      </ul>
      {generation.isError && (
        <div role="alert">
          <Text tone="bad">{problemOf(generation.error)}</Text>
        </div>
      )}
    </section>
  );
}

/** Writes a plan anew. The one that it replaces goes only when the new one is there, and without a word. */
function useFix(userId: string) {
  const client = useQueryClient();
  const generation = useGeneratePlan({ userId, isWatched: true });
  const fix = ({ planId, type, name }: PlanFit) =>
    generation.mutate(
      { type, name },
      {
        onSuccess: async () => {
          await callOperation(deletePlan, { params: { planId } });
          await refreshPlans(client, userId);
        },
      },
    );
  return { generation, fix };
}
