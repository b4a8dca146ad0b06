import type { Log } from '#contract/logs.ts';
import type { Db } from '../db/database.ts';
import { notFound } from '../http/http-error.ts';
import { holdPlan } from '../plans/store.ts';
import { keepLog } from './keep-log.ts';

type MealLog = Extract<Log, { logType: 'meal_eaten' }>;

/** Keeps a meal that was eaten; the plan, if named, must be a meal plan of the person's own. */
export async function completeMeal(db: Db, log: MealLog, now: Date): Promise<Log> {
  const { userId, planId } = log;
  if (planId !== null && !(await holdPlan(db, { userId, id: planId, type: 'meal' }))) throw notFound('plan');
  return keepLog(db, log, now);
}
