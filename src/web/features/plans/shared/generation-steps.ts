import type { PlanType } from '#contract/common.ts';
import type { PlanStep } from '#contract/plans.ts';

/** What the server does for each type, in its order and in plain words. */
const STEPS: Record<PlanType, readonly (readonly [PlanStep, string])[]> = {
  meal: [
    ['reading', 'Reading your answers'],
    ['choosing', 'Choosing recipes that fit'],
    ['solving', 'Sizing portions to your numbers'],
    ['checking', 'Checking every number again'],
    ['saving', 'Keeping your plan'],
  ],
  workout: [
    ['reading', 'Reading your answers'],
    ['choosing', 'Choosing exercises that fit'],
    ['building', 'Setting sets, reps and rest'],
    ['checking', 'Checking the whole week'],
    ['saving', 'Keeping your plan'],
  ],
};

/** The list of steps, and how many are finished when `step` has begun; null: none has been heard of yet. */
export function generationSteps(type: PlanType, step: PlanStep | null): { steps: { label: string }[]; done: number } {
  const steps = STEPS[type];
  const at = steps.findIndex(([name]) => name === step);
  return { steps: steps.map(([, label]) => ({ label })), done: Math.max(0, at) };
}
