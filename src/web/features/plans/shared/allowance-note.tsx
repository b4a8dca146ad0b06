import { useQuery } from '@tanstack/react-query';
import type { PlanType } from '#contract/common.ts';
import { getMembership } from '#contract/membership.ts';
import type { Operation } from '#contract/operation.ts';
import { operationQuery } from '#web/api/queries.ts';
import { PremiumOffer } from '#web/parts/person/premium-offer.tsx';
import { usePermission } from '#web/parts/person/use-permission.ts';
import { Stack } from '#web/ui/layout.tsx';
import { Text } from '#web/ui/text.tsx';

type AllowanceNoteProps = {
  operation: Pick<Operation, 'requires'>;
  /** For a new plan: the first of each type is not counted. */
  planType?: PlanType;
};

/** How much of a limit is left for an operation, before it is reached; nothing where there is no limit. */
export function AllowanceNote({ operation, planType }: AllowanceNoteProps) {
  const { data } = useQuery(operationQuery(getMembership, {}));
  const { isAllowed, note } = usePermission(operation);
  if (planType !== undefined && data?.firstPlans[planType]) {
    return <Text tone="quiet">Your first {planType} plan is free and not counted.</Text>;
  }
  if (note === null) return null;
  if (isAllowed) return <Text tone="quiet">{note}</Text>;
  return (
    <Stack>
      <Text>{note}</Text>
      <PremiumOffer lead="Premium costs" />
    </Stack>
  );
}
