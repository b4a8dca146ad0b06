import type { QueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { getAdaptive } from '#contract/adaptive.ts';
import type { PlanType } from '#contract/common.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { listFavorites } from '#contract/favorites.ts';
import { getMembership } from '#contract/membership.ts';
import { checkPlans, getActiveMealPlan, getActiveWorkoutPlan, listPlans } from '#contract/plans.ts';
import { getPremises } from '#contract/premises.ts';
import { getNextSession } from '#contract/training.ts';
import { ApiError } from '#web/api/api-error.ts';
import { keyOf, operationQuery } from '#web/api/queries.ts';
import { type ListedPlan, listedPlanSchema } from './listed-plan.ts';

const readPlans = { ...listPlans, response: z.array(listedPlanSchema) };

/** A person's plans, newest first, of one type or of both. */
export const plansQuery = (userId: string, type?: PlanType) =>
  operationQuery(readPlans, { params: { userId }, query: type ? { type } : {} }, { patient: true });

/** Which plans still suit the person as they are today; asked anew on every visit, since the profile may have changed. */
export const planFitsQuery = (userId: string) => ({
  ...operationQuery(checkPlans, { params: { userId } }),
  refetchOnMount: 'always' as const,
});

/** Single meals or exercises that a person has kept, newest first. */
export const favoritesQuery = (userId: string, type: PlanType) =>
  operationQuery(listFavorites, { params: { userId }, query: { type } }, { patient: true });

/** Everything that shows a person's plans and what they go by, after one of them or an answer was written. */
export async function refreshPlans(client: QueryClient, userId: string): Promise<void> {
  const readers = [listPlans, checkPlans, getActiveMealPlan, getActiveWorkoutPlan, getAdaptive, getPremises];
  const ofPlans = readers.map((operation) => keyOf(operation, { userId }));
  const keys = [...ofPlans, keyOf(getNextSession), keyOf(getMembership)];
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** Changes all lists of plans that are in the cache; what comes back puts them as they were. */
export async function changeListedPlans(
  client: QueryClient,
  userId: string,
  change: (plans: readonly ListedPlan[]) => ListedPlan[],
): Promise<() => void> {
  const filters = { queryKey: keyOf(listPlans, { userId }) };
  await client.cancelQueries(filters);
  const before = client.getQueriesData<ListedPlan[]>(filters);
  client.setQueriesData<ListedPlan[]>(filters, (plans) => plans && change(plans));
  return () => {
    for (const [key, plans] of before) client.setQueryData(key, plans);
  };
}

const REFUSALS: readonly string[] = [
  'plan_refused',
  'conflict',
  'limit_reached',
  'too_many_requests',
] satisfies ErrorCode[];

/** Whether there is no plan for a reason that concerns the person's safety, rules or limits; its message is shown as it stands. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && REFUSALS.includes(error.code);
