import type { Exercise, ExerciseCatalogue } from '#core/catalogue/exercise.ts';
import { type Dose, parseDose } from '../dosing/prescription.ts';

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
/** Sets of one exercise that lie closer together than this belong to one session. */
const SAME_SESSION_MS = 6 * HOUR_MS;

/** One set as it was done. `weightLbs`: pounds, of one dumbbell where two are held; `reps`: repetitions, or seconds of a hold. */
export type DoneSet = { weightLbs: number | null; reps: number; rpe: number | null };

/** What the log of a finished exercise holds; `at` in milliseconds since 1970. */
export type LoggedExercise = {
  exerciseName: string;
  dayName: string;
  planId: string | null;
  /** Sets and repetitions as the plan asked for them. */
  sets: number;
  reps: string;
  performed: readonly DoneSet[];
  at: number;
};

/** An exercise as it was done in one session. */
export type Performance = {
  exercise: Exercise;
  at: number;
  dayName: string;
  planId: string | null;
  plannedSets: number;
  planned: Dose | null;
  sets: DoneSet[];
};

/** What was logged, by session and exercise, oldest first. Names that the catalogue does not know are left out. */
export function performancesOf(logged: readonly LoggedExercise[], catalogue: ExerciseCatalogue): Performance[] {
  const byName = new Map([...catalogue.exercises.values()].map((exercise) => [exercise.name.toLowerCase(), exercise]));
  const open = new Map<string, Performance>();
  const all: Performance[] = [];
  for (const entry of [...logged].sort((a, b) => a.at - b.at)) {
    const exercise = byName.get(entry.exerciseName.trim().toLowerCase());
    if (!exercise) continue;
    const current = open.get(exercise.id);
    if (current && entry.at - current.at < SAME_SESSION_MS && current.dayName === entry.dayName) {
      current.sets.push(...entry.performed);
      current.plannedSets = Math.max(current.plannedSets, entry.sets);
      continue;
    }
    const { dayName, planId, at } = entry;
    const fresh = { exercise, at, dayName, planId, plannedSets: entry.sets, planned: parseDose(entry.reps) };
    const performance = { ...fresh, sets: [...entry.performed] };
    open.set(exercise.id, performance);
    all.push(performance);
  }
  return all;
}

/** Whole days from one moment to another. */
export function daysBetween(earlier: number, later: number): number {
  return Math.floor((later - earlier) / DAY_MS);
}

/** The weight that the session was about, pounds: the heaviest that at least half of the sets reached; `null` without weights. */
export function workingWeight(sets: readonly DoneSet[]): number | null {
  const weights = sets.flatMap(({ weightLbs }) => (weightLbs === null || weightLbs <= 0 ? [] : [weightLbs]));
  weights.sort((a, b) => b - a);
  return weights[Math.ceil(weights.length / 2) - 1] ?? null;
}

/** The sets at the working weight; lighter ones were for warming up. */
export function workingSets(sets: readonly DoneSet[]): DoneSet[] {
  const weight = workingWeight(sets);
  return weight === null ? [...sets] : sets.filter(({ weightLbs }) => weightLbs !== null && weightLbs >= weight);
}

/** Did a working set stay under the least that was asked for? */
export function fellShort({ sets, planned }: Performance): boolean {
  const least = planned?.kind === 'reps' ? planned.low : planned?.kind === 'seconds' ? planned.seconds : 0;
  return workingSets(sets).some(({ reps }) => reps < least);
}

/** Two sessions running under the range, the second at no less weight than the first. */
export function isStalled(performances: readonly Performance[]): boolean {
  const [before, last] = performances.slice(-2);
  if (!before || !last || !fellShort(before) || !fellShort(last)) return false;
  return (workingWeight(before.sets) ?? 0) <= (workingWeight(last.sets) ?? 0);
}

/** Performances by exercise id, each oldest first. */
export function byExercise(performances: readonly Performance[]): Map<string, Performance[]> {
  const groups = new Map<string, Performance[]>();
  for (const one of performances) {
    const group = groups.get(one.exercise.id);
    if (group) group.push(one);
    else groups.set(one.exercise.id, [one]);
  }
  return groups;
}
