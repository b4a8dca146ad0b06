import type { FastifyBaseLogger } from 'fastify';
import type { MealPlan, WorkoutPlan } from '#contract/plans.ts';
import { groceriesPaper, mealDayPaper, mealEntries, mealWeekPaper } from '#core/papers/meal-papers.ts';
import type { CalendarEntry, Paper, PaperKind } from '#core/papers/paper.ts';
import { progressPaper } from '#core/papers/progress-paper.ts';
import { workoutEntries, workoutPaper } from '#core/papers/workout-paper.ts';
import { shownPlanName } from '#core/planning/shown-plan-name.ts';
import { liftGains } from '#core/progress/lift-gains.ts';
import { DAY_MS, dayNumber, isoDay } from '#core/units/calendar-day.ts';
import type { UnitSystem } from '#core/units/measure-units.ts';
import { utcOffsetAt } from '#core/units/zoned-time.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Db } from '../db/database.ts';
import { httpError } from '../http/http-error.ts';
import { listGroceries } from '../plans/list-groceries.ts';
import { type Athlete, loadAthlete } from '../plans/load-athlete.ts';
import { selectActivePlan, selectPlan } from '../plans/store.ts';
import { foundPlan } from '../plans/stored-plan.ts';
import { readPersonLogs } from '../progress/read-person-logs.ts';
import { selectReminders } from '../reminders/store.ts';
import { readReminders } from '../reminders/stored-reminders.ts';

export type Wanted = {
  userId: string;
  kind: PaperKind;
  planId?: string | undefined;
  days?: '1' | '7' | undefined;
  period?: string | undefined;
  units?: UnitSystem | undefined;
  timeZone?: string | undefined;
  catalogue: Catalogue;
  now: Date;
  log: FastifyBaseLogger;
};

/** A paper, what of it belongs into a calendar, and what it was made from, for programs; null where that holds figures that are hidden. */
export type Made = { paper: Paper; entries: CalendarEntry[]; source: unknown };

const PERIOD_DEFAULT = '90';
const LIFT_DAYS = 84;

/** What a person wants on paper, made of what is theirs by now. */
export async function makePaper(db: Db, wanted: Wanted): Promise<Made> {
  const athlete = await loadAthlete(db, wanted);
  if (wanted.kind === 'progress') return ofProgress(db, wanted, athlete);
  if (wanted.kind === 'workout_plan') return ofWorkout(db, wanted, athlete);
  return ofMeals(db, { ...wanted, kind: wanted.kind }, athlete);
}

const todayOf = ({ now, timeZone }: Wanted): number =>
  dayNumber(now.getTime(), utcOffsetAt(now.getTime(), timeZone ?? 'UTC'));

async function planOf<Type extends 'meal' | 'workout'>(
  db: Db,
  { userId, planId, log }: Wanted,
  type: Type,
): Promise<Type extends 'meal' ? MealPlan : WorkoutPlan> {
  const row = planId ? await selectPlan(db, { userId, id: planId }) : await selectActivePlan(db, { userId, type });
  if (!planId && !row) throw httpError('conflict', `You have no ${type} plan yet. Make one, then export it.`);
  const plan = foundPlan(row, log);
  if (plan.type !== type) throw httpError('conflict', `That is a ${plan.type} plan.`);
  return { ...plan, name: shownPlanName(plan) } as Type extends 'meal' ? MealPlan : WorkoutPlan;
}

async function ofMeals(
  db: Db,
  wanted: Wanted & { kind: 'meal_day' | 'meal_week' | 'groceries' },
  { constraints }: Athlete,
): Promise<Made> {
  const { kind, catalogue, userId, log } = wanted;
  const plan = await planOf(db, wanted, 'meal');
  const today = isoDay(todayOf(wanted));
  const hidesNumbers = constraints.care.hideNumbers;
  if (kind === 'groceries') {
    const days = wanted.days === '1' || (wanted.days === undefined && !plan.data.week) ? 1 : 7;
    const list = await listGroceries(db, { userId, planId: plan.id, days, today, catalogue, log });
    return { paper: groceriesPaper({ ...list, planName: plan.name, today }), entries: [], source: list.aisles };
  }
  if (kind === 'meal_week' && !plan.data.week)
    throw httpError('conflict', 'Please plan the week first, then export it.');
  const shown = { today, hidesNumbers };
  return {
    paper: kind === 'meal_week' ? mealWeekPaper(plan, shown) : mealDayPaper(plan, shown),
    entries: mealEntries(plan, { ...shown, days: kind === 'meal_week' ? 7 : 1 }),
    source: hidesNumbers ? null : plan.data,
  };
}

async function ofWorkout(db: Db, wanted: Wanted, { constraints }: Athlete): Promise<Made> {
  const plan = await planOf(db, wanted, 'workout');
  const row = await selectReminders(db, wanted.userId);
  const settings = row && readReminders(row, wanted.log);
  const reminder = settings?.ok ? (settings.value.reminders.find(({ kind }) => kind === 'workout') ?? null) : null;
  return {
    paper: workoutPaper(plan),
    entries: workoutEntries(plan, { today: isoDay(todayOf(wanted)), reminder }),
    source: constraints.care.hideNumbers ? null : plan.data,
  };
}

async function ofProgress(db: Db, wanted: Wanted, { profile, constraints }: Athlete): Promise<Made> {
  const { userId, now, timeZone = 'UTC', catalogue, log, units = 'imperial', period = PERIOD_DEFAULT } = wanted;
  const logs = await readPersonLogs(db, { userId, now, timeZone, exercises: catalogue.exercises, log });
  const lifts = liftGains(logs.performances, now.getTime() - LIFT_DAYS * DAY_MS);
  const shown = {
    ...{ firstName: profile.firstName ?? '', today: todayOf(wanted), period: Number(period), units },
    hidesNumbers: constraints.care.hideNumbers,
  };
  return { paper: progressPaper({ ...logs, lifts }, shown), entries: [], source: null };
}
