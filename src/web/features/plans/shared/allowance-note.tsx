import { useQuery } from '@tanstack/react-query';
import type { PlanType } from '#contract/common.ts';
import { getMembership } from '#contract/membership.ts';
import { allowanceText } from '#core/membership/allowance.ts';
import type { Meter } from '#core/membership/tiers.ts';
import { operationQuery } from '#web/api/queries.ts';
import { Text } from '#web/ui/text.tsx';

type AllowanceNoteProps = {
  meter: Meter;
  /** For a new plan: the first of each type is not counted. */
  planType?: PlanType;
};

/** How much of a limit is left, before it is reached; nothing where there is no limit. */
export function AllowanceNote({ meter, planType }: AllowanceNoteProps) {
  const { data } = useQuery(operationQuery(getMembership, {}));
  if (!data) return null;
  const isFirst = planType !== undefined && data.firstPlans[planType];
  const line = isFirst ? `Your first ${planType} plan is free and not counted.` : allowanceText(meter, data[meter]);
  return line === null ? null : <Text tone="quiet">{line}</Text>;
}
