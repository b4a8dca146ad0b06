import type { Log } from '#contract/logs.ts';
import type { Db } from '../db/database.ts';
import { httpError, notFound } from '../http/http-error.ts';
import { holdPlan, selectActivePlan } from '../plans/store.ts';
import { keepLog } from './keep-log.ts';

type WorkoutLog = Extract<Log, { logType: 'workout' }>;

/** Keeps a finished workout: of the plan it names, else of the current one. Without a current plan there is none to finish. */
export async function completeWorkout(db: Db, log: WorkoutLog, now: Date): Promise<Log> {
  const { userId, planId } = log;
  if (planId !== null && !(await holdPlan(db, { userId, id: planId, type: 'workout' }))) throw notFound('plan');
  const active = await selectActivePlan(db, { userId, type: 'workout' });
  if (!active) {
    throw httpError('conflict', 'You have no active workout plan. Activate or generate one, then log your workout.');
  }
  return keepLog(db, { ...log, planId: planId ?? active.id }, now);
}
