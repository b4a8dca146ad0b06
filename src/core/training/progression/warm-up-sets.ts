import type { TrainingRules } from '#core/athlete/constraints.ts';
import type { Exercise } from '#core/catalogue/exercise.ts';
import type { WarmUpSet } from '../workout-plan.ts';
import { loadLadder } from './load-steps.ts';

type Owned = Pick<TrainingRules, 'equipment' | 'maxLoadLbs'>;

/** Shares of the working weight with their repetitions: a bar that is heavy takes three, other weights one. */
const LONG = [
  { share: 0.45, reps: 8 },
  { share: 0.7, reps: 5 },
  { share: 0.85, reps: 3 },
] as const;
const SHORT = [
  { share: 0.5, reps: 8 },
  { share: 0.75, reps: 4 },
] as const;
const ONE = [{ share: 0.5, reps: 8 }] as const;
const LONG_FROM_LBS = 115;
const BARS = ['barbell', 'trap_bar', 'machine:smith'];

/** Lighter sets before the first heavy lift of a movement: rising, in loads that the person has, never the working weight itself. */
export function warmUpSets(exercise: Exercise, weightLbs: number, owned: Owned): WarmUpSet[] {
  const ladder = loadLadder(exercise, owned);
  if (!ladder) return [];
  const hasBar = exercise.equipment.some((group) =>
    group.some((token) => BARS.includes(token) && owned.equipment.includes(token)),
  );
  const steps = hasBar ? (weightLbs >= LONG_FROM_LBS ? LONG : SHORT) : ONE;
  const sets: WarmUpSet[] = [];
  for (const { share, reps } of steps) {
    const load = ladder.atMost(weightLbs * share) ?? ladder.above(0);
    if (load !== null && load < weightLbs && load > (sets.at(-1)?.weightLbs ?? 0)) sets.push({ weightLbs: load, reps });
  }
  return sets;
}
