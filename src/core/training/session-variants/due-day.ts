import type { Performance } from '../progression/history.ts';
import { HOUR_MS } from '../progression/history.ts';
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
  now: number;
};

const SAME_DAY_MS = 12 * HOUR_MS;
/** From so many exercises on a day counts as done: the short version of a session is one, too. */
const DONE_EXERCISES = 2;

type Done = { dayIndex: number; at: number; isDone: boolean };

/** Which day of the plan comes next. A missed day is not made up for: the sequence simply goes on where it stopped. */
export function dueDay({ plan, planId, performances, now }: DueInput): DueDay | null {
  const [first] = plan.days;
  if (!first) return null;
  const last = lastDay(
    plan,
    performances.filter((one) => one.planId === null || one.planId === planId),
  );
  const trainedToday = last !== null && now - last.at < SAME_DAY_MS;
  if (!last) return { dayIndex: 0, dayName: first.name, trainedToday, because: 'This is where your plan begins.' };
  const { isDone } = last;
  const dayIndex = isDone ? (last.dayIndex + 1) % plan.days.length : last.dayIndex;
  const dayName = plan.days[dayIndex]?.name ?? first.name;
  const doneName = plan.days[last.dayIndex]?.name ?? first.name;
  const because = isDone
    ? `You did ${doneName} last, so ${dayName} comes next, whenever you are ready.`
    : `You began ${doneName} last time, so it waits for you.`;
  return { dayIndex, dayName, trainedToday, because };
}

/** The last session on one of the plan's days, and how much of its strength work or cardio was done. */
function lastDay({ days }: DueInput['plan'], performances: readonly Performance[]): Done | null {
  const last = performances.findLast(({ dayName }) => days.some(({ name }) => name === dayName));
  if (!last) return null;
  const dayIndex = days.findIndex(({ name }) => name === last.dayName);
  const session = performances.filter(({ at, dayName }) => dayName === last.dayName && last.at - at < SAME_DAY_MS);
  const done = new Set(session.map(({ exercise }) => exercise.id));
  const core = (days[dayIndex]?.exercises ?? []).filter(
    ({ category }) => category === 'strength' || category === 'cardio',
  );
  const count = core.filter(({ exerciseId }) => done.has(exerciseId)).length;
  return { dayIndex, at: last.at, isDone: count >= Math.min(DONE_EXERCISES, core.length) };
}
