import { capital } from '#core/language/capital.ts';
import { counted } from '#core/language/counted.ts';
import { listed } from '#core/language/listed.ts';
import { isTrained } from '#core/progress/activity.ts';
import type { PlannedExercise, WorkoutDay } from '#core/training/workout-plan.ts';
import { weekdayOf } from '#core/units/calendar-day.ts';
import { weightText } from '#core/units/measure-units.ts';

import { answerNextSession, noPlan } from './answer-plan.ts';
import type { Figure } from './figure.ts';
import { doneFigures, setsText } from './lift-text.ts';
import { daysAhead } from './plan-days.ts';
import type { Query } from './query.ts';
import type { QueryAnswer, QueryData } from './query-data.ts';
import { choice, figure, said, weightFigure } from './say.ts';
import { dayName, dayWithin } from './windows.ts';

type Asked = { query: Query; data: QueryData };

const WEEK = 7;
const LOOKED_BACK_DAYS = 28;
/** So many of the last four of a weekday make it a usual one. */
const LEAST_OF_FOUR = 2;
const WEEKDAY_NAMES = ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays'] as const;

/** The session that is due, the one of a day to come, or a part of one. */
export function answerSession(asked: Asked): QueryAnswer {
  const { query, data } = asked;
  if (!data.nextSession) return answerNextSession(asked);
  if (query.aggregate === 'left') return whatIsLeft(data);
  if (query.aggregate === 'stop') return stopHere(data);
  if (query.aggregate === 'mean') return usual(data);
  const ahead = daysAhead(query.window, data.today) ?? 0;
  const due = query.window?.kind === 'weekday' || ahead > 1 ? dueOn(ahead, data) : null;
  if (query.aggregate === 'first' || query.aggregate === 'last') return partOf(due?.day ?? data.nextSession.day, asked);
  if (query.aggregate === 'sum') return minutesOf(due?.day ?? data.nextSession.day);
  if (due) return sessionOn(ahead, due, data);
  return query.window?.kind === 'weekday' ? noUsualDay(ahead, data) : answerNextSession(asked);
}

/** The weekdays on which the person mostly trained by the plan these four weeks; a run beside it is none of its sessions. */
function usualDays({ logs, today, workoutPlan }: QueryData): number[] {
  const names = new Set(workoutPlan?.data.days.map(({ name }) => name));
  const planned = (logs?.performances ?? []).filter(({ dayName: name }) => names.has(name));
  const trained = [...new Set(planned.map(({ day }) => day))].filter((day) => dayWithin(day, today, LOOKED_BACK_DAYS));
  const counts = Array.from(
    { length: WEEK },
    (_, weekday) => trained.filter((day) => weekdayOf(day) === weekday).length,
  );
  return counts.flatMap((count, weekday) => (count >= LEAST_OF_FOUR ? [weekday] : []));
}

/** The days on which the person trains, as the log shows it. */
function usual(data: QueryData): QueryAnswer {
  const days = usualDays(data);
  const planned = data.workoutPlan?.data.daysPerWeek ?? data.profile.workoutDaysPerWeek;
  const seen =
    days.length === 0 ? 'Your log shows no usual days yet.' : `By your log you mostly train on ${namesOf(days)}.`;
  return {
    sentences: [`${seen} Your plan has ${counted(planned, 'session')} a week, on whatever days suit you.`],
    figures: [figure('Sessions a week', planned, '', 'Your workout plan')],
  };
}

const minutesOf = ({ name, estimatedMinutes }: WorkoutDay): QueryAnswer => ({
  sentences: [`${name} takes about ${estimatedMinutes} minutes.`],
  figures: [figure('Minutes', estimatedMinutes, 'minutes', `Your workout plan, ${name}`)],
});

type Due = { day: WorkoutDay; isNext: boolean; isUsual: boolean; usual: readonly number[] };

/** The plan's day that falls on a date if the person trains on their usual days; null where these are not known. */
function dueOn(ahead: number, data: QueryData): Due | null {
  const { nextSession, workoutPlan, today, logs } = data;
  const usual = usualDays(data);
  const days = workoutPlan?.data.days ?? [];
  if (!nextSession || days.length === 0 || usual.length === 0) return null;
  const isDoneToday =
    nextSession.trainedToday || (logs?.days ?? []).some((each) => each.day === today && isTrained(each));
  const from = isDoneToday ? 1 : 0;
  const between = Array.from({ length: Math.max(0, ahead - from) }, (_, step) => weekdayOf(today + from + step));
  const sessions = between.filter((weekday) => usual.includes(weekday)).length;
  const day = sessions === 0 ? nextSession.day : days[(nextSession.dayIndex + sessions) % days.length];
  return day ? { day, isNext: sessions === 0, isUsual: usual.includes(weekdayOf(today + ahead)), usual } : null;
}

const namesOf = (usual: readonly number[]) => listed(usual.flatMap((weekday) => WEEKDAY_NAMES[weekday] ?? []));

function sessionOn(ahead: number, { day, isNext, isUsual, usual }: Due, data: QueryData): QueryAnswer {
  const when = capital(dayName(data.today + ahead, data.today));
  const { estimatedMinutes } = day;
  const first = isUsual
    ? `${when}: ${day.name}, about ${estimatedMinutes} minutes, if you train on your usual days (${namesOf(usual)}).`
    : `${when} isn’t one of your usual days (${namesOf(usual)}). If you train then, it’s ${day.name}, about ${estimatedMinutes} minutes.`;
  return {
    sentences: [first, `${listed(workOf(day).map((exercise) => lineOf(exercise, isNext ? data : null)))}.`],
    figures: [figure('Minutes', estimatedMinutes, 'minutes', `Your workout plan, ${day.name}`)],
  };
}

function noUsualDay(ahead: number, data: QueryData): QueryAnswer {
  const { nextSession, today } = data;
  const shown = nextSession
    ? ` Next is ${nextSession.dayName}, about ${nextSession.day.estimatedMinutes} minutes, whenever you train.`
    : '';
  return said(
    `Your plan goes session by session, not by dates, and your log shows no usual days yet, so ${dayName(today + ahead, today)} has none of its own.${shown}`,
  );
}

/** What is done in a session apart from warming up and cooling down. */
const workOf = ({ exercises }: WorkoutDay): PlannedExercise[] => {
  const work = exercises.filter(({ category }) => category === 'strength' || category === 'cardio');
  return work.length > 0 ? work : [...exercises];
};

/** "Leg Press, 2 × 10-15 at 100 lbs"; with the load of the session that is due. */
function lineOf({ exerciseId, name, sets, reps, category }: PlannedExercise, data: QueryData | null): string {
  const target = data?.nextSession?.targets.find((each) => each.exerciseId === exerciseId);
  const load =
    !data || data.hidesNumbers || target?.weightLbs == null ? '' : ` at ${weightText(target.weightLbs, data.units)}`;
  return category === 'cardio' ? `${name}, ${reps}` : `${name}, ${sets} × ${target?.reps ?? reps}${load}`;
}

function targetFigures({ exerciseId, name, sets, reps }: PlannedExercise, data: QueryData) {
  const target = data.nextSession?.targets.find((each) => each.exerciseId === exerciseId);
  const load =
    target?.weightLbs == null || data.hidesNumbers
      ? []
      : [weightFigure(name, target.weightLbs, { units: data.units, source: target.why })];
  return [figure(name, sets, 'sets', `Your workout plan: ${sets} × ${reps}`), ...load];
}

/** The first or the last exercise of a session. */
function partOf(day: WorkoutDay, { query, data }: Asked): QueryAnswer {
  const work = workOf(day);
  const one = query.aggregate === 'last' ? work.at(-1) : work[0];
  if (!one) return noPlan('workout');
  const isNext = day === data.nextSession?.day;
  return {
    sentences: [
      `${day.name} ${query.aggregate === 'last' ? 'ends' : 'starts'} with ${lineOf(one, isNext ? data : null)}.`,
    ],
    figures: isNext ? targetFigures(one, data) : [],
  };
}

const lastDone = ({ exerciseId }: PlannedExercise, { logs }: QueryData) =>
  (logs?.performances ?? []).findLast(({ exercise, sets }) => exercise.id === exerciseId && sets.length > 0);

/** What was lifted the last time, where the target of today is not at hand any more. */
function lastTime(exercise: PlannedExercise, data: QueryData): string {
  const last = lastDone(exercise, data);
  return last ? ` (last time ${setsText(last, data)})` : '';
}

const lastFigures = (exercise: PlannedExercise, data: QueryData): Figure[] => {
  const last = lastDone(exercise, data);
  return last ? doneFigures(last, data) : [];
};

const STOP =
  'Yes, stopping here is fine: what is in your log counts, and one short session costs you nothing. If it’s tiredness, half the sets of what’s left at an easy weight is the other way.';

/** Whether the rest of a session can be left: it can, with what that would be. */
function stopHere(data: QueryData): QueryAnswer {
  const left = whatIsLeft(data);
  return {
    ...left,
    sentences: [STOP, ...left.sentences],
    next: [choice('A lighter session', 'I want a lighter session')],
  };
}

/** What of today's session has no set in the log yet. */
function whatIsLeft(data: QueryData): QueryAnswer {
  const { logs, today, nextSession, workoutPlan } = data;
  if (!nextSession) return noPlan('workout');
  const done = new Set(
    (logs?.performances ?? []).filter(({ day }) => day === today).map(({ exercise }) => exercise.id),
  );
  const doneOf = (day: WorkoutDay) => day.exercises.filter(({ exerciseId }) => done.has(exerciseId)).length;
  const days = [nextSession.day, ...(workoutPlan?.data.days ?? [])];
  const begun = days.toSorted((a, b) => doneOf(b) - doneOf(a))[0];
  if (!begun || doneOf(begun) === 0) return answerNextSession({ query: { what: 'next_session' }, data });
  const left = workOf(begun).filter(({ exerciseId }) => !done.has(exerciseId));
  const [next, ...others] = left;
  const line = (exercise: PlannedExercise) =>
    begun.name === nextSession.dayName
      ? lineOf(exercise, data)
      : `${lineOf(exercise, null)}${lastTime(exercise, data)}`;
  if (!next)
    return said(
      `That was all of ${begun.name}: every exercise has a set in your log. ${nextSession.dayName === begun.name ? '' : `${nextSession.dayName} is next.`}`.trim(),
    );
  const rest =
    others.length === 0 ? ' That’s the last of it.' : ` Then ${listed(others.map((exercise) => line(exercise)))}.`;
  return {
    sentences: [`Next: ${line(next)}.${rest}`],
    figures: [
      ...targetFigures(next, data),
      ...left.flatMap((each) => lastFigures(each, data)),
      figure('Exercises left', left.length, '', `${begun.name} of your plan less what is in today’s log`),
    ],
  };
}
