import type { DoneSet } from './history.ts';

const MOST_REPS = 12;
const RPE_OF_FAILURE = 10;

/** Repetitions that were left (RIR) at a rating of effort: 10 − RPE (Zourdos 2016). */
export function repsLeft(rpe: number | null): number {
  return rpe === null ? 0 : Math.max(0, RPE_OF_FAILURE - rpe);
}

/**
 * Estimated most weight for a single repetition, in the unit of `weight`: mean of Epley, w × (1 + r / 30), and Brzycki,
 * w × 36 / (37 − r), with r = repetitions done + repetitions left. `null` above 12, where neither holds.
 */
export function estimateOneRepMax(weight: number, reps: number): number | null {
  if (weight <= 0 || reps < 1 || reps > MOST_REPS) return null;
  if (reps === 1) return weight;
  return (weight * (1 + reps / 30) + (weight * 36) / (37 - reps)) / 2;
}

/** The estimate from one set, in pounds. */
export function setOneRepMax({ weightLbs, reps, rpe }: DoneSet): number | null {
  return weightLbs === null || reps < 1 ? null : estimateOneRepMax(weightLbs, reps + repsLeft(rpe));
}
