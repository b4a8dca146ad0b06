import type { Inverse } from '#core/coach/actions/deed-versions.ts';
import { trainingExceptionDocument } from '#core/training/exceptions/exception-versions.ts';
import { takeBackCalories } from '../adaptive/choose-calories.ts';
import type { Db } from '../db/database.ts';
import { httpError, notFound } from '../http/http-error.ts';
import { deleteLog, restoreLog } from '../logs/delete-log.ts';
import { logDocument } from '../logs/log-versions.ts';
import { holdLog, setLog } from '../logs/store.ts';
import { toRow } from '../logs/stored-log.ts';
import { activatePlan } from '../plans/activate-plan.ts';
import { loadAthlete } from '../plans/load-athlete.ts';
import { restoreException } from '../plans/meal-exceptions.ts';
import { flipFavorite, setName } from '../plans/store.ts';
import { foundListedPlan } from '../plans/stored-plan.ts';
import { endTodaySwap } from '../plans/today-swap.ts';
import { undoReplace } from '../plans/undo-replace.ts';
import { setReminders } from '../reminders/set-reminders.ts';
import { deleteException, putException } from '../training/exceptions-store.ts';
import type { Changed, Decider } from './performed.ts';

type InverseOf<K extends Inverse['kind']> = Extract<Inverse, { kind: K }>;

const planChange = (type: 'meal' | 'workout'): Changed[] => [type === 'meal' ? 'meal_plans' : 'workout_plans'];

/** Each way to take something back, over the use case of the screens. What stands in its way is refused in its words. */
const WAYS: { [K in Inverse['kind']]: (tx: Db, inverse: InverseOf<K>, decider: Decider) => Promise<Changed[]> } = {
  delete_log: async (tx, { logId }, { userId, now }) => {
    await deleteLog(tx, { userId, id: logId, now });
    return ['logs'];
  },
  restore_log: async (tx, { logId }, { userId, now, log }) => {
    await restoreLog(tx, { userId, id: logId, now, log });
    return ['logs'];
  },
  set_log: async (tx, { logId, version, content }, { userId }) => {
    const row = await holdLog(tx, { userId, id: logId });
    if (!row) throw notFound('log');
    const before = logDocument.read({ version, content });
    if (!before.ok) throw httpError('unreadable_document', 'What the entry was before could not be read.');
    await setLog(tx, { userId, id: logId, log: toRow(before.value, row.createdAt) });
    return ['logs'];
  },
  put_back: async (tx, { planId, todayIndex }, decider) => {
    const one = { ...decider, planId };
    const { type } = todayIndex === null ? await undoReplace(tx, one) : await endTodaySwap(tx, { ...one, todayIndex });
    return planChange(type);
  },
  set_meal_exception: async (tx, { planId, date, mealIndex, before }, decider) => {
    const athlete = await loadAthlete(tx, decider);
    await restoreException(tx, { ...decider, planId, place: { date, mealIndex }, before, athlete });
    return ['meal_plans'];
  },
  activate_plan: async (tx, { planId }, decider) => {
    const { type } = await activatePlan(tx, { ...decider, id: planId });
    return planChange(type);
  },
  rename_plan: async (tx, { planId, name }, { userId, now, log }) =>
    planChange(foundListedPlan(await setName(tx, { userId, id: planId, name, now }), log).type),
  flip_favorite: async (tx, { planId }, { userId, now, log }) =>
    planChange(foundListedPlan(await flipFavorite(tx, { userId, id: planId, now }), log).type),
  set_reminders: async (tx, { settings }, { userId, now, newId, timeZone }) => {
    await setReminders(tx, { userId, settings: settings ?? { timeZone, reminders: [], quiet: null }, now, newId });
    return [];
  },
  set_exception: async (tx, { exceptionId: id, before }, { userId, now }) => {
    const one = { userId, id };
    if (before === null) await deleteException(tx, one);
    else {
      const kept = trainingExceptionDocument.read(before);
      if (!kept.ok) throw httpError('unreadable_document', 'What stood there before could not be read.');
      await putException(tx, { ...one, kept: kept.value, now });
    }
    return ['workout_plans'];
  },
  set_calories: async (tx, { decisionId, planId }, decider) => {
    await takeBackCalories(tx, { userId: decider.userId, id: decisionId });
    if (planId !== null) await activatePlan(tx, { ...decider, id: planId });
    return ['meal_plans'];
  },
};

/** Takes a deed back; answers what the browser has to read anew. */
export function takeBack(tx: Db, inverse: Inverse, decider: Decider): Promise<Changed[]> {
  const way = WAYS[inverse.kind] as (tx: Db, inverse: Inverse, decider: Decider) => Promise<Changed[]>;
  return way(tx, inverse, decider);
}
