import { byExercise, type DoneSet, type Performance } from './history.ts';
import { setOneRepMax } from './one-rep-max.ts';

type Best = { value: number; reps: number; at: number };

/** The best of one exercise. Weights in pounds; `mostReps` and `longestHold` (seconds) where no weight is counted. */
type PersonalRecord = {
  exerciseId: string;
  name: string;
  heaviest: Best | null;
  /** Estimated from the best set, not measured. */
  oneRepMax: Best | null;
  mostReps: Best | null;
  longestHold: Best | null;
  sessions: number;
  /** When the newest of these bests was set, milliseconds. */
  newestAt: number;
};

type Measure = (set: DoneSet) => number | null;

/** Personal records by exercise, the newest first. A best counts for the first time it was reached. */
export function personalRecords(performances: readonly Performance[]): PersonalRecord[] {
  const records = [...byExercise(performances).values()].flatMap((list) => recordOf(list) ?? []);
  return records.sort((a, b) => b.newestAt - a.newestAt || a.name.localeCompare(b.name));
}

function recordOf(list: readonly Performance[]): PersonalRecord | null {
  const exercise = list[0]?.exercise;
  if (exercise?.category !== 'strength') return null;
  const isHold = exercise.metric === 'seconds';
  const unweighted: Measure = ({ weightLbs, reps }) => (weightLbs === null && reps > 0 ? reps : null);
  const bests = {
    heaviest: best(list, ({ weightLbs, reps }) => (weightLbs !== null && weightLbs > 0 && reps > 0 ? weightLbs : null)),
    oneRepMax: isHold ? null : best(list, setOneRepMax),
    mostReps: isHold ? null : best(list, unweighted),
    longestHold: isHold ? best(list, ({ reps }) => (reps > 0 ? reps : null)) : null,
  };
  const dates = Object.values(bests).flatMap((one) => (one ? [one.at] : []));
  if (dates.length === 0) return null;
  return {
    exerciseId: exercise.id,
    name: exercise.name,
    ...bests,
    sessions: list.length,
    newestAt: Math.max(...dates),
  };
}

function best(list: readonly Performance[], measure: Measure): Best | null {
  let top: Best | null = null;
  for (const { at, sets } of list) {
    for (const set of sets) {
      const value = measure(set);
      if (value !== null && (top === null || value > top.value)) top = { value, reps: set.reps, at };
    }
  }
  return top && { ...top, value: Math.round(top.value * 10) / 10 };
}
