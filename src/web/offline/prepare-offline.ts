import type { QueryClient } from '@tanstack/react-query';
import { listLogs } from '#contract/logs.ts';
import { listPlans } from '#contract/plans.ts';
import { getNextSession, getTrainingRecords } from '#contract/training.ts';
import { operationQuery } from '#web/api/queries.ts';
import { groceriesQuery } from '#web/features/plans/meal/groceries-query.ts';
import { keptGroceries } from '#web/features/plans/meal/kept-groceries.ts';
import { measurementLogsQuery, progressQuery, weightLogsQuery } from '#web/parts/logs/log-queries.ts';

/** As the screen of the workout plans asks for them. */
const COMPLETIONS = { type: 'exercise_completion', limit: 200 } as const;

/** Reads what a kitchen or a gym without a network needs, so that it is on the device before it is asked for. */
export async function prepareOffline(client: QueryClient, userId: string): Promise<void> {
  const params = { userId };
  const [plans] = await Promise.all([
    client.ensureQueryData(operationQuery(listPlans, { params, query: { type: 'meal' } })).catch(() => []),
    client.prefetchQuery(operationQuery(listPlans, { params, query: { type: 'workout' } })),
    client.prefetchQuery(operationQuery(getNextSession, {})),
    client.prefetchQuery(operationQuery(getTrainingRecords, {})),
    client.prefetchQuery(operationQuery(listLogs, { params, query: COMPLETIONS })),
    client.prefetchQuery(progressQuery(userId)),
    client.prefetchQuery(weightLogsQuery(userId)),
    client.prefetchQuery(measurementLogsQuery(userId)),
  ]);
  const active = plans.find(({ isActive }) => isActive);
  if (!active) return;
  const list = { planId: active.id, days: 1 } as const;
  if (!keptGroceries(list)) await client.prefetchQuery(groceriesQuery(list));
}
