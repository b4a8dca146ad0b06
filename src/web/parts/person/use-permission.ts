import { useQuery } from '@tanstack/react-query';
import { getMembership } from '#contract/membership.ts';
import type { Operation } from '#contract/operation.ts';
import { permissionFor } from '#core/membership/allowance.ts';
import { operationQuery } from '#web/api/queries.ts';

/**
 * Whether the person's tier allows what the contract says that an operation requires, and what to tell of it before it is
 * asked for; `note` null where there is nothing to tell. Until the tier is known all is allowed: the server has the last word.
 */
export function usePermission({ requires }: Pick<Operation, 'requires'>): { isAllowed: boolean; note: string | null } {
  const { data } = useQuery({ ...operationQuery(getMembership, {}), enabled: requires !== undefined });
  return data ? permissionFor(requires, data) : { isAllowed: true, note: null };
}
