import { listLogs } from '#contract/logs.ts';
import { listPlans } from '#contract/plans.ts';
import { getProfile } from '#contract/profile.ts';
import { operationQuery, optionalQuery } from '#web/api/queries.ts';

/** Enough for the last weigh-ins of a year, and for the sessions of a week with every set logged. */
const WEIGHTS = 400;
const RECENT = 300;

export const profileQuery = (userId: string) => optionalQuery(getProfile, { params: { userId } }, { patient: true });

export const mealPlansQuery = (userId: string) =>
  operationQuery(listPlans, { params: { userId }, query: { type: 'meal' } }, { patient: true });

export const workoutPlansQuery = (userId: string) =>
  operationQuery(listPlans, { params: { userId }, query: { type: 'workout' } }, { patient: true });

export const weightLogsQuery = (userId: string) =>
  operationQuery(listLogs, { params: { userId }, query: { type: 'weight', limit: WEIGHTS } });

export const recentLogsQuery = (userId: string) =>
  operationQuery(listLogs, { params: { userId }, query: { limit: RECENT } });
