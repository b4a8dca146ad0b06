import { parseDose } from '../dosing/prescription.ts';
import type { PlannedExercise } from '../workout-plan.ts';
import type { Performed } from './player-state.ts';

type Done = Pick<Performed, 'weightLbs' | 'reps'>;

type Known = {
  exercise: Pick<PlannedExercise, 'reps'>;
  /** Number of the set, from 1. */
  set: number;
  /** What the progression aims for; left out where it says nothing. */
  target?: { aim: number | null; weightLbs: number | null } | undefined;
  /** The sets of the last session, in order. */
  lastTime: readonly Done[];
  /** The sets of this one so far, in order. */
  today: readonly (Performed | null)[];
};

/** What a set counts in: repetitions, or the seconds of a hold. Null where nothing is counted, as in five minutes of walking. */
export function countedIn(reps: string): 'reps' | 'seconds' | null {
  const kind = parseDose(reps)?.kind;
  if (kind === 'minutes') return null;
  if (kind === undefined) return /\d/.test(reps) ? 'reps' : null;
  return kind;
}

/** The least that the plan asks for. */
function leastOf(reps: string): number {
  const dose = parseDose(reps);
  if (dose?.kind === 'reps') return dose.low;
  if (dose?.kind === 'seconds') return dose.seconds;
  return Number(/\d+/.exec(reps)?.[0] ?? 0);
}

/**
 * What a set will most likely be, to be accepted with one tap: the weight of the set before, else the target's, else last time's;
 * repetitions (or seconds) of the target, else of last time, else the least that the plan asks for. No weight is ever invented.
 * Null where nothing is counted.
 */
export function suggestSet({ exercise, set, target, lastTime, today }: Known): Done | null {
  if (countedIn(exercise.reps) === null) return null;
  const before = today.findLast((one) => one !== null);
  const then = lastTime[set - 1] ?? lastTime.at(-1);
  const weightLbs = before ? before.weightLbs : (target?.weightLbs ?? then?.weightLbs ?? null);
  const reps = target?.aim ?? then?.reps ?? before?.reps ?? leastOf(exercise.reps);
  return { weightLbs, reps: Math.round(reps) };
}
