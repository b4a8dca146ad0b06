import {
  byExercise,
  type DoneSet,
  type Performance,
  workingSets,
  workingWeight,
} from '#core/training/progression/history.ts';
import { setOneRepMax } from '#core/training/progression/one-rep-max.ts';

const SESSIONS_MIN = 3;
/** Less than this is what a good or a bad day does. */
const GAIN_MIN = 1.04;

/** What a lift was about in one session: pounds, and the repetitions of its best working set. */
export type LiftMark = { lbs: number; reps: number; at: number };
export type LiftGain = { exerciseId: string; name: string; from: LiftMark; to: LiftMark };

/**
 * Lifts that grew since `since`, by the estimated best single repetition of the first and the latest session; the most
 * grown first.
 */
export function liftGains(performances: readonly Performance[], since: number): LiftGain[] {
  const recent = performances.filter(({ at }) => at >= since);
  const gains = [...byExercise(recent).values()].flatMap((list) => gainOf(list) ?? []);
  return gains.sort((a, b) => b.factor - a.factor).map(({ factor: _, ...gain }) => gain);
}

function gainOf(list: readonly Performance[]): (LiftGain & { factor: number }) | null {
  const [first, last] = [list[0], list.at(-1)];
  if (list.length < SESSIONS_MIN || !first || !last) return null;
  const [from, to] = [markOf(first), markOf(last)];
  if (!from || !to) return null;
  const factor = to.best / from.best;
  if (factor < GAIN_MIN) return null;
  const { id: exerciseId, name } = first.exercise;
  return { exerciseId, name, from: from.mark, to: to.mark, factor };
}

function markOf({ sets, at }: Performance): { mark: LiftMark; best: number } | null {
  const lbs = workingWeight(sets);
  const working: readonly DoneSet[] = workingSets(sets).filter(({ weightLbs }) => weightLbs === lbs);
  const best = Math.max(...sets.map((set) => setOneRepMax(set) ?? 0));
  if (lbs === null || best <= 0 || working.length === 0) return null;
  return { mark: { lbs, reps: Math.max(...working.map(({ reps }) => reps)), at }, best };
}
