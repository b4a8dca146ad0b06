import type { Exercise } from '#core/catalogue/exercise.ts';
import type { Dose } from '../dosing/prescription.ts';
import { type Performance, workingSets, workingWeight } from './history.ts';
import { isBigStep, loadLadder, nextLoad } from './load-steps.ts';
import type { Decision, TargetInput } from './next-target.ts';
import { setOneRepMax } from './one-rep-max.ts';

/** Ranges whose middles lie closer together than this ask for about the same weight. */
const SAME_MIDDLE_REPS = 2;
const CONVERTED = 'Estimated from your own sets (mean of Epley and Brzycki)';

const middle = (dose: Dose) => (dose.kind === 'reps' ? (dose.low + dose.high) / 2 : 0);

/** What was done for about as many repetitions: the heavy and the light day of a lift have histories of their own. */
export function sameDose(past: readonly Performance[], dose: Dose): Performance[] {
  return past.filter(
    ({ planned }) =>
      planned === null || planned.kind !== dose.kind || Math.abs(middle(planned) - middle(dose)) <= SAME_MIDDLE_REPS,
  );
}

/** The heaviest load that one session may ask for after `weight`: a tenth more, or one step of what is there. */
function mostAfter(exercise: Exercise, weight: number, owned: TargetInput['owned']): number {
  const next = nextLoad(exercise, weight, owned);
  return next !== null && isBigStep(weight, next) ? next : weight * 1.1;
}

/**
 * The first time a lift is done for other repetitions than so far: its weight follows from the estimated single-repetition best,
 * rounded down, and never jumps. `null` where no weight is counted or none was written down.
 */
export function convertedTarget({ exercise, planned, owned }: TargetInput, last: Performance): Decision | null {
  const ladder = loadLadder(exercise, owned);
  const weight = workingWeight(last.sets);
  if (!ladder || weight === null || planned.dose.kind !== 'reps') return null;
  const best = Math.max(0, ...workingSets(last.sets).map((set) => setOneRepMax(set) ?? 0));
  const { low, high } = planned.dose;
  const able = best > 0 ? best / (1 + (high + planned.repsInReserve) / 30) : weight;
  const weightLbs = ladder.atMost(Math.min(able, mostAfter(exercise, weight, owned))) ?? ladder.above(0);
  if (weightLbs === null) return null;
  const why = `You have not done this for ${low} to ${high} reps yet: ${weightLbs} lb should fit, going by your last ${weight} lb.`;
  return { change: 'first', weightLbs, aim: low, why, source: CONVERTED };
}
