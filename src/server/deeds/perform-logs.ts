import { type Log, logSchema } from '#contract/logs.ts';
import type { ActionOf, ToldSet } from '#core/coach/actions/actions.ts';
import { setsInWords, tellMeal, tellNumber, tellSets, tellWorkout } from '#core/coach/actions/tell-action.ts';
import { dayAsEaten } from '#core/nutrition/exceptions/meal-exceptions.ts';
import { valueFacts } from '#core/progress/log-kinds.ts';
import { doseText } from '#core/training/dosing/prescription.ts';
import { DAY_MS, isoDay } from '#core/units/calendar-day.ts';
import { todayOf } from '../chat/today-of.ts';
import type { Db } from '../db/database.ts';
import { httpError, notFound } from '../http/http-error.ts';
import { completeExercise } from '../logs/complete-exercise.ts';
import { completeWorkout } from '../logs/complete-workout.ts';
import { deleteLog } from '../logs/delete-log.ts';
import { keepLog } from '../logs/keep-log.ts';
import { holdLog, setLog } from '../logs/store.ts';
import { documentOf, foundLog, toRow } from '../logs/stored-log.ts';
import { selectActivePlan, selectPlan } from '../plans/store.ts';
import { foundMealPlan, foundWorkoutPlan } from '../plans/stored-plan.ts';
import { findNextSession } from '../training/next-session.ts';
import { added, entryOf } from './entry-of.ts';
import type { Actor, Performed } from './performed.ts';

export const hides = ({ athlete }: Actor) => ({ hidesNumbers: athlete.constraints.care.hideNumbers });

export async function performLogNumber(tx: Db, action: ActionOf<'log_number'>, actor: Actor): Promise<Performed> {
  const { logType, value, part } = action;
  const { unit } = valueFacts(logType);
  const entry = logSchema.parse({ ...entryOf(actor), logType, value, unit, ...(part !== null && { part }) });
  await keepLog(tx, entry, actor.now);
  return { ...tellNumber(action, hides(actor)), ...added(entry.id) };
}

/** Sets as they were told, in the plan's own place where the exercise stands in the current plan. */
export async function performLogSets(tx: Db, action: ActionOf<'log_sets'>, actor: Actor): Promise<Performed> {
  const exercise = actor.catalogue.exercises.exercises.get(action.exerciseId);
  if (!exercise) throw notFound('exercise');
  const place = await placeOf(tx, action.exerciseId, actor);
  const most = Math.max(...action.sets.map(({ reps }) => reps));
  const entry = logSchema.parse({
    ...entryOf(actor),
    logType: 'exercise_completion',
    planId: place?.planId ?? null,
    exerciseName: exercise.name,
    sets: action.sets.length,
    reps: String(most),
    dayName: place?.dayName ?? '',
    category: exercise.category,
    performed: performedOf(action.sets),
  });
  if (entry.logType !== 'exercise_completion') throw new Error('sets are kept as another kind');
  await completeExercise(tx, entry, actor.now);
  return { ...tellSets(exercise.name, action), ...added(entry.id) };
}

const performedOf = (sets: readonly ToldSet[]) =>
  sets.map(({ reps, weightLbs }, index) => ({ set: index + 1, reps, weightLbs }));

async function placeOf(tx: Db, exerciseId: string, { userId, log }: Actor) {
  const row = await selectActivePlan(tx, { userId, type: 'workout' });
  if (!row) return null;
  const { id: planId, data } = foundWorkoutPlan(row, log);
  const day = data.days.find(({ exercises }) => exercises.some((each) => each.exerciseId === exerciseId));
  return day ? { planId, dayName: day.name } : null;
}

/** The day that is due, as done. */
export async function performLogWorkout(
  tx: Db,
  { minutes }: ActionOf<'log_workout'>,
  actor: Actor,
): Promise<Performed> {
  const next = await findNextSession(tx, actor);
  const { planId, dayName } = next;
  const day = next.asked?.day ?? next.day;
  const entry = {
    ...entryOf(actor),
    logType: 'workout',
    planId,
    planName: dayName,
    exerciseCount: day.exercises.length,
    totalDuration: minutes ?? day.estimatedMinutes,
  } as const;
  await completeWorkout(tx, entry, actor.now);
  return { ...tellWorkout(dayName, minutes), ...added(entry.id) };
}

/** A meal of the plan as eaten, with its figures of today. */
export async function performLogMeal(tx: Db, action: ActionOf<'log_meal'>, actor: Actor): Promise<Performed> {
  const { userId, log, now } = actor;
  const { id: planId, data, exceptions } = foundMealPlan(await selectPlan(tx, { userId, id: action.planId }), log);
  const meal = dayAsEaten(data, exceptions, isoDay(todayOf(actor))).meals[action.mealIndex];
  if (!meal) throw notFound('meal');
  const { calories, protein, carbs, fat, name: mealName, type: mealType } = meal;
  const entry = { ...entryOf(actor), logType: 'meal_eaten', planId, mealType, mealName } as const;
  await keepLog(tx, { ...entry, calories, protein, carbs, fat }, now);
  return { ...tellMeal(meal, hides(actor)), ...added(entry.id) };
}

/** An entry with another value or other sets; what it was stays with the deed. */
export async function performCorrectLog(tx: Db, action: ActionOf<'correct_log'>, actor: Actor): Promise<Performed> {
  const { userId, log } = actor;
  const row = await holdLog(tx, { userId, id: action.logId });
  if (!row) throw notFound('log');
  const before = foundLog(row, log);
  const after = logSchema.parse(corrected(before, action, actor.now));
  await setLog(tx, { userId, id: row.id, log: toRow(after, row.createdAt) });
  const { content, version } = documentOf(row);
  return {
    ...(action.daysAgo === undefined
      ? tellCorrected(after, action.unit ?? 'lb', actor)
      : tellOtherDay(after, action.daysAgo, actor)),
    inverse: { kind: 'set_log', logId: row.id, version, content },
    changed: ['logs'],
  };
}

function corrected(log: Log, { value, performed, minutes, daysAgo }: ActionOf<'correct_log'>, now: Date): Log {
  // At the hour at which it was logged.
  if (daysAgo !== undefined) return { ...log, loggedAt: new Date(now.getTime() - daysAgo * DAY_MS).toISOString() };
  if (value !== null && 'value' in log) return { ...log, value };
  if (minutes !== undefined && log.logType === 'exercise_completion')
    return { ...log, reps: doseText({ kind: 'minutes', minutes }) };
  if (performed === null || log.logType !== 'exercise_completion')
    throw httpError('bad_request', 'That entry holds nothing that could be changed so.');
  const reps = String(Math.max(...performed.map((set) => set.reps)));
  return { ...log, performed: performedOf(performed), sets: performed.length, reps };
}

function tellOtherDay(log: Log, daysAgo: number, actor: Actor): Pick<Performed, 'title' | 'line' | 'said'> {
  const when = daysAgo === 0 ? 'today' : daysAgo === 1 ? 'yesterday' : `${daysAgo} days ago`;
  const { title } = nameOf(log, actor);
  return { title, line: `Moved to ${when}`, said: `Moved: ${title} now stands in your log ${when}.` };
}

function tellCorrected(log: Log, unit: 'lb' | 'kg', actor: Actor) {
  if (log.logType === 'exercise_completion') {
    const line = log.performed.length > 0 ? setsInWords(log.performed, unit) : log.reps;
    return { title: log.exerciseName, line, said: `Corrected. ${log.exerciseName} ${line}.` };
  }
  if (!('value' in log)) return { title: 'Entry', line: 'Corrected', said: 'Corrected.' };
  const part = 'part' in log ? log.part : null;
  const told = tellNumber({ kind: 'log_number', logType: log.logType, value: log.value, part }, hides(actor));
  return { ...told, line: 'Corrected', said: told.said.replace(/^Logged:/, 'Corrected:') };
}

export async function performDeleteLog(tx: Db, { logId }: ActionOf<'delete_log'>, actor: Actor): Promise<Performed> {
  const { userId, now, log } = actor;
  const row = await holdLog(tx, { userId, id: logId });
  if (!row) throw notFound('log');
  const { title } = nameOf(foundLog(row, log), actor);
  await deleteLog(tx, { userId, id: logId, now });
  return {
    title,
    line: 'Taken out of your log',
    said: `${title} is out of your log.`,
    inverse: { kind: 'restore_log', logId },
    changed: ['logs'],
  };
}

function nameOf(log: Log, actor: Actor): { title: string } {
  if (log.logType === 'exercise_completion') return { title: log.exerciseName };
  if (log.logType === 'workout') return { title: log.planName };
  if (log.logType === 'meal_eaten') return { title: log.mealName };
  const part = 'part' in log ? log.part : null;
  return tellNumber({ kind: 'log_number', logType: log.logType, value: log.value, part }, hides(actor));
}
