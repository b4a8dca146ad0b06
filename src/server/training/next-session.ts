import type { FastifyBaseLogger } from 'fastify';
import type { NextSession } from '#contract/training.ts';
import { counted } from '#core/language/counted.ts';
import { type DayElsewhere, dayElsewhere } from '#core/planning/certified-elsewhere.ts';
import { hashSeed } from '#core/seed/random.ts';
import { lighterSession, lightnessFor } from '#core/training/dosing/lighter-session.ts';
import { SHORT_MINUTES, shortSession } from '#core/training/dosing/short-session.ts';
import { changedSession, type SessionToday, sessionToday } from '#core/training/exceptions/session-today.ts';
import { dueDay } from '#core/training/player/due-day.ts';
import { type PlannedTarget, nextSession as plannedNext } from '#core/training/progression/next-session.ts';
import { swappedDays, swapsHolding } from '#core/training/swap/today-swaps.ts';
import type { WorkoutDay, WorkoutPlanData } from '#core/training/workout-plan.ts';
import { dayNumber, isoDay } from '#core/units/calendar-day.ts';
import { spokenDay } from '#core/units/spoken-date.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Db } from '../db/database.ts';
import { notFound } from '../http/http-error.ts';
import { type Athlete, loadAthlete } from '../plans/load-athlete.ts';
import { selectActivePlan } from '../plans/store.ts';
import { foundWorkoutPlan } from '../plans/stored-plan.ts';
import { trainingElsewhere } from './elsewhere.ts';
import { exceptionsOf, loadExceptions, type OpenExceptions, shownExceptions } from './exceptions.ts';
import { lastEnergy, loadTraining, type Training } from './load-training.ts';

type Input = { userId: string; catalogue: Catalogue; now: Date; log: FastifyBaseLogger };

/** The same, and null for who has no current workout plan. */
export async function findSessionIfAny(db: Db, input: Input): Promise<NextSession | null> {
  const active = await selectActivePlan(db, { userId: input.userId, type: 'workout' });
  return active ? findNextSession(db, input) : null;
}

/**
 * The day of the current plan that is due, with the exercises of today in their places, a target for each lift and the ways to make it
 * shorter or lighter; and what of it goes another way just now, because the person asked for it.
 */
export async function findNextSession(db: Db, { userId, catalogue, now, log }: Input): Promise<NextSession> {
  const active = foundWorkoutPlan(await selectActivePlan(db, { userId, type: 'workout' }), log);
  const planId = active.id;
  const swaps = swapsHolding(active.todaySwaps, now.getTime());
  const usual = { ...active.data, days: swappedDays(active.data.days, swaps) };
  const here = await loadAthlete(db, { userId, catalogue, log });
  const { exercises } = catalogue;
  const training = await loadTraining(db, { userId, exercises, log });
  const { performances, energy } = training;
  const at = now.getTime();
  const due = dueDay({ plan: usual, planId, performances, catalogue: exercises, now: at });
  if (!due) throw notFound('plan');
  const exceptions = await loadExceptions(db, { userId, now, log });
  const today = todayOf(exceptions, training);
  const { plan, athlete, elsewhere } = placed({ plan: usual, planId, dayIndex: due.dayIndex }, today, here, catalogue);
  const next = plannedNext({ ...athlete, plan, planId, catalogue: exercises, performances, energy, now: at });
  if (!next) throw notFound('plan');
  const lightness = lightnessFor({ energy: lastEnergy(energy, at) });
  return {
    ...next,
    planId,
    because: becauseOf(next, { today, elsewhere, day: exceptions.today }),
    targets: next.targets.map(sentTarget),
    short: SHORT_MINUTES.map((minutes) => ({ minutes, day: shortSession(next.day, minutes, exercises) })),
    lighter: {
      offered: lightness !== 'as_planned',
      day: lighterSession(next.day, lightness === 'lightest' ? 'lightest' : 'lighter', exercises),
    },
    ...askedFor(next.day, today, catalogue),
    ...(today.waitsUntil !== null && { waitsUntil: today.waitsUntil }),
    ...(exceptions.open.length > 0 && { exceptions: shownExceptions(exceptions) }),
  };
}

/** A target as it leaves the server. */
export const sentTarget = ({ lastTime, ...target }: PlannedTarget): NextSession['targets'][number] => ({
  ...target,
  lastTime: lastTime && { loggedAt: new Date(lastTime.at).toISOString(), sets: lastTime.sets },
});

function todayOf(exceptions: OpenExceptions, { performances }: Training): SessionToday {
  const { today, utcOffsetMinutes } = exceptions;
  const trained = new Set(performances.map(({ at }) => isoDay(dayNumber(at, utcOffsetMinutes))));
  return sessionToday({ exceptions: exceptionsOf(exceptions), today, trained });
}

type Due = { plan: WorkoutPlanData; planId: string; dayIndex: number };
type Placed = { plan: WorkoutPlanData; athlete: Athlete; elsewhere: DayElsewhere | null };

/** The plan and the person where they train today: the day that is due with what is there. */
function placed({ plan, planId, dayIndex }: Due, { tools }: SessionToday, here: Athlete, catalogue: Catalogue): Placed {
  if (tools === null) return { plan, athlete: here, elsewhere: null };
  const training = trainingElsewhere(here.profile, tools, catalogue);
  const athlete = { ...here, constraints: { ...here.constraints, training } };
  const seed = hashSeed(`${planId}:${dayIndex}:${tools}`);
  const elsewhere = dayElsewhere({ ...athlete, plan, dayIndex, catalogue: catalogue.exercises, seed });
  return { plan: { ...plan, days: plan.days.with(dayIndex, elsewhere.day) }, athlete, elsewhere };
}

function askedFor(day: WorkoutDay, { change }: SessionToday, { exercises }: Catalogue): Pick<NextSession, 'asked'> {
  if (change === null) return {};
  const version = changedSession(day, change, exercises);
  if (version === day) return {};
  const label = change.kind === 'short' ? `${change.minutes} min` : 'Lighter';
  return { asked: { label, day: version } };
}

type Reasons = { today: SessionToday; elsewhere: DayElsewhere | null; day: string };

function becauseOf(
  { because, dayName }: Pick<NextSession, 'because' | 'dayName'>,
  { today, elsewhere, day }: Reasons,
): string {
  if (today.waitsUntil !== null) return `${dayName} waits until ${spokenDay(today.waitsUntil, day)}, as you asked.`;
  if (!elsewhere || elsewhere.replaced + elsewhere.left === 0) return because;
  const replaced =
    elsewhere.replaced > 0
      ? ` With ${today.tools} only, ${counted(elsewhere.replaced, 'exercise')} stand in for others.`
      : '';
  const left = elsewhere.left > 0 ? ` ${counted(elsewhere.left, 'exercise')} left out, since nothing there fits.` : '';
  return `${because}${replaced}${left}`;
}
