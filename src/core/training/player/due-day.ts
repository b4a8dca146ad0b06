import type { ExerciseCatalogue } from '#core/catalogue/exercise.ts';
import { timedEntries } from '../dosing/session-time.ts';
import type { Performance } from '../progression/history.ts';
import { DAY_MS, HOUR_MS } from '../progression/history.ts';
import { volumeDone } from '../progression/weekly-sets.ts';
import { MUSCLE_GROUPS } from '../volume/muscle-groups.ts';
import { volumeOf } from '../volume/volume.ts';
import type { WorkoutPlanDraft } from '../workout-plan.ts';

export type DueDay = {
  dayIndex: number;
  dayName: string;
  /** Trained within the last hours: the due day can wait until tomorrow. */
  trainedToday: boolean;
  because: string;
};

type DueInput = {
  plan: Pick<WorkoutPlanDraft, 'days'>;
  planId: string;
  performances: readonly Performance[];
  catalogue: ExerciseCatalogue;
  now: number;
};

/** A muscle needs about two days after hard work. */
const RECOVERY_MS = 2 * DAY_MS;
const SAME_DAY_MS = 12 * HOUR_MS;
/** From so many exercises on a day counts as done: the short version of a session is one, too. */
const DONE_EXERCISES = 2;

type Done = { dayIndex: number; at: number; isDone: boolean };

/** Which day of the plan comes next. A missed day is not made up for: the sequence simply goes on where it stopped. */
export function dueDay(input: DueInput): DueDay | null {
  const { plan, planId, performances, now } = input;
  const [first] = plan.days;
  if (!first) return null;
  const last = lastDay(
    plan,
    performances.filter((one) => one.planId === null || one.planId === planId),
  );
  if (!last) return firstDay(input);
  const trainedToday = now - last.at < SAME_DAY_MS;
  const { isDone } = last;
  const dayIndex = isDone ? (last.dayIndex + 1) % plan.days.length : last.dayIndex;
  const dayName = plan.days[dayIndex]?.name ?? first.name;
  const doneName = plan.days[last.dayIndex]?.name ?? first.name;
  const because = isDone
    ? `You did ${doneName} last, so ${dayName} comes next, whenever you are ready.`
    : `You began ${doneName} last time, so it waits for you.`;
  return { dayIndex, dayName, trainedToday, because };
}

/** Where a plan begins: at its first day, or at the one whose muscles are freshest if another plan was trained just before. */
function firstDay({ plan, performances, catalogue, now }: DueInput): DueDay | null {
  const recent = performances.filter(({ at }) => now - at < RECOVERY_MS);
  const tired = volumeDone(recent);
  const overlaps = plan.days.map((day) => {
    const volume = volumeOf(timedEntries(day, catalogue));
    return MUSCLE_GROUPS.reduce((sum, group) => sum + Math.min(tired[group], volume[group]), 0);
  });
  const dayIndex = overlaps.indexOf(Math.min(...overlaps));
  const day = plan.days[dayIndex];
  if (!day) return null;
  const trainedToday = recent.some(({ at }) => now - at < SAME_DAY_MS);
  const fresh = `Your muscles are freshest for ${day.name}, so your new plan begins there.`;
  return {
    dayIndex,
    dayName: day.name,
    trainedToday,
    because: dayIndex === 0 ? 'This is where your plan begins.' : fresh,
  };
}

/** The last session on one of the plan's days, and how much of its strength work or cardio was done. */
function lastDay({ days }: DueInput['plan'], performances: readonly Performance[]): Done | null {
  const last = performances.findLast(({ dayName }) => days.some(({ name }) => name === dayName));
  if (!last) return null;
  const dayIndex = days.findIndex(({ name }) => name === last.dayName);
  const session = performances.filter(({ at, dayName }) => dayName === last.dayName && last.at - at < SAME_DAY_MS);
  const isWork = ({ category }: { category: string }) => category === 'strength' || category === 'cardio';
  // What stood in for an exercise of the plan counts like it.
  const done = new Set(session.flatMap(({ exercise }) => (isWork(exercise) ? [exercise.id] : [])));
  const core = (days[dayIndex]?.exercises ?? []).filter(isWork);
  return { dayIndex, at: last.at, isDone: done.size >= Math.min(DONE_EXERCISES, core.length) };
}
