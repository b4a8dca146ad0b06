import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type Log, listLogs } from '#contract/logs.ts';
import { getNextSession, getTrainingRecords } from '#contract/training.ts';
import { keyOf, operationQuery } from '#web/api/queries.ts';
import type { Workout } from './kept-workout.ts';
import type { PlanToTrain } from './player-context.ts';
import { loadSettings } from './player-settings.ts';
import { prepareWorkout } from './prepare-workout.ts';

/** Makes a workout of a plan from all that this browser knows by now. */
export function usePrepare(userId: string): (plan: PlanToTrain) => Workout | null {
  const client = useQueryClient();
  return useCallback(
    (plan) => {
      const lists = client.getQueriesData<Log[]>({ queryKey: keyOf(listLogs, { userId }) });
      const logs = lists.flatMap(([, list]) => list ?? []);
      return prepareWorkout({
        ...{ userId, plan, mode: loadSettings().mode, now: Date.now() },
        next: client.getQueryData(operationQuery(getNextSession, {}).queryKey),
        records: client.getQueryData(operationQuery(getTrainingRecords, {}).queryKey)?.records ?? [],
        logs: logs.toSorted((one, other) => other.loggedAt.localeCompare(one.loggedAt)),
      });
    },
    [client, userId],
  );
}
