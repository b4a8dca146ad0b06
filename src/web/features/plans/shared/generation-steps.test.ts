import { describe, expect, it } from 'vitest';
import { PLAN_STEPS } from '#contract/plans.ts';
import { generationSteps } from './generation-steps.ts';

describe('the steps of writing a plan', () => {
  it.each(['meal', 'workout'] as const)('of a %s plan finish one after the other', (type) => {
    const told = PLAN_STEPS.filter((step) => step !== (type === 'meal' ? 'building' : 'solving'));
    const seen = told.map((step) => generationSteps(type, step).done);
    expect(seen).toEqual([0, 1, 2, 3, 4]);
    expect(generationSteps(type, null).done).toBe(0);
    expect(new Set(generationSteps(type, null).steps.map(({ label }) => label)).size).toBe(told.length);
  });
});
