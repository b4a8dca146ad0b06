import type { Log } from '#contract/logs.ts';
import type { Db } from '../db/database.ts';
import { notFound } from '../http/http-error.ts';
import { holdPlan } from '../plans/store.ts';
import { keepLog } from './keep-log.ts';

type ExerciseLog = Extract<Log, { logType: 'exercise_completion' }>;

/** Keeps a finished exercise, or a set of one; the plan, if named, must be a workout plan of the person's own. */
export async function completeExercise(db: Db, log: ExerciseLog, now: Date): Promise<Log> {
  const { userId, planId } = log;
  if (planId !== null && !(await holdPlan(db, { userId, id: planId, type: 'workout' }))) throw notFound('plan');
  return keepLog(db, log, now);
}
