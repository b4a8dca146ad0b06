import type { ExerciseCatalogue } from '#core/catalogue/exercise.ts';
import { lighterSession } from '../dosing/lighter-session.ts';
import { shortSession } from '../dosing/short-session.ts';
import type { WorkoutDay } from '../workout-plan.ts';
import { holdsOn, nextDay, type SessionChange, type TrainingException, type WeekException } from './exception.ts';

/** What the exceptions make of a day. */
export type SessionToday = {
  /** Nothing is due before this day. */
  waitsUntil: string | null;
  /** The version that was asked for. */
  change: Extract<SessionChange, { kind: 'short' | 'lighter' }> | null;
  /** What there is to train with, where it is not what is usually there. */
  tools: string | null;
};

type Today = {
  exceptions: readonly TrainingException[];
  today: string;
  /** Days on which the person trained. */
  trained: ReadonlySet<string>;
};

/** What of the exceptions holds on a day: what is said of the day itself goes before what is said of the week. */
export function sessionToday({ exceptions, today, trained }: Today): SessionToday {
  const holding = exceptions.filter((exception) => holdsOn(exception, today));
  const changes = holding.flatMap((one) => (one.kind === 'session' && one.day === today ? [one.change] : []));
  const weeks = holding.flatMap((one) => (one.kind === 'week' ? [one] : []));
  const version = changes.find(({ kind }) => kind === 'short' || kind === 'lighter') as SessionToday['change'];
  const minutes = weeks.flatMap((week) => week.minutes ?? [])[0];
  const ofWeek = minutes === undefined ? null : ({ kind: 'short', minutes } as const);
  const waits = [...holding.flatMap((one) => waitOf(one, today)), ...weeks.flatMap((week) => restOf(week, trained))];
  return {
    waitsUntil: waits.toSorted().at(-1) ?? null,
    change: version ?? ofWeek,
    tools: weeks.flatMap(({ tools }) => tools ?? [])[0] ?? null,
  };
}

/** A session that was left out waits for the next day, one that was moved for its own. */
function waitOf(exception: TrainingException, today: string): string[] {
  if (exception.kind !== 'session') return [];
  const { day, change } = exception;
  if (change.kind === 'skipped') return day === today ? [nextDay(day)] : [];
  return change.kind === 'moved' && day <= today && today < change.to ? [change.to] : [];
}

/** Once the sessions of such a week are done, the next one waits until it is over. */
function restOf({ from, to, sessions }: WeekException, trained: ReadonlySet<string>): string[] {
  const done = [...trained].filter((day) => from <= day && day <= to).length;
  return sessions !== null && done >= sessions ? [nextDay(to)] : [];
}

/** The day in the version that was asked for. */
export function changedSession(
  day: WorkoutDay,
  change: NonNullable<SessionToday['change']>,
  catalogue: ExerciseCatalogue,
): WorkoutDay {
  if (change.kind === 'lighter') return lighterSession(day, 'lighter', catalogue);
  return change.minutes < day.estimatedMinutes ? shortSession(day, change.minutes, catalogue) : day;
}
