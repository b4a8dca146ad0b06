import type { PlannedExercise } from '../workout-plan.ts';
import { countedIn } from './suggest-set.ts';

export type WarmUpSet = { weightLbs: number; reps: number };

/**
 * Light sets before the first heavy one, as shares of the working weight with fewer repetitions as it gets heavier (NSCA, Essentials
 * of Strength Training and Conditioning, 4th ed.: about 50 % and then 75 % before the work). They are done but not counted.
 */
const RAMP = [
  { share: 0.5, reps: 8 },
  { share: 0.75, reps: 4 },
] as const;
/** From so much on even a lift that comes later in a session, with the body warm, deserves one light set. */
const HEAVY_LBS = 135;
/** What weighs less is its own warm-up. */
const LEAST_LBS = 30;
const BAR_LBS = 45;
const STEP_LBS = 5;

type Known = {
  exercise: Pick<PlannedExercise, 'category' | 'reps' | 'equipment'>;
  workingLbs: number | null;
  /** The loads that the person has, pounds, lightest first; where none are listed, any multiple of five. */
  loads: readonly number[] | undefined;
  /** Nothing with a weight came before it in this session. */
  isFirstLoaded: boolean;
};

/** The warm-up sets of a lift, lightest first: only loads that are there, each lighter than the work. */
export function warmUpSets({ exercise, workingLbs, loads, isFirstLoaded }: Known): WarmUpSet[] {
  if (exercise.category !== 'strength' || countedIn(exercise.reps) !== 'reps' || workingLbs === null) return [];
  if (workingLbs < (isFirstLoaded ? LEAST_LBS : HEAVY_LBS)) return [];
  const least = /\b(?:barbell|trap bar)\b/i.test(exercise.equipment) ? BAR_LBS : STEP_LBS;
  const atMost = (lbs: number) =>
    loads ? (loads.findLast((load) => load <= lbs) ?? null) : Math.max(least, Math.floor(lbs / STEP_LBS) * STEP_LBS);
  const ramp = isFirstLoaded ? RAMP : RAMP.slice(0, 1);
  const sets = ramp.flatMap(({ share, reps }) => {
    const weightLbs = atMost(share * workingLbs);
    return weightLbs === null || weightLbs >= workingLbs ? [] : [{ weightLbs, reps }];
  });
  return sets.filter(({ weightLbs }, index) => sets[index + 1]?.weightLbs !== weightLbs);
}
