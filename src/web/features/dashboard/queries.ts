import { listLogs } from '#contract/logs.ts';
import { operationQuery } from '#web/api/queries.ts';

/** Enough for the sessions of a week with every set logged. */
const RECENT = 300;

export const recentLogsQuery = (userId: string) =>
  operationQuery(listLogs, { params: { userId }, query: { limit: RECENT } });
