import { describe, expect, it } from 'vitest';
import { misfitReasons } from './misfit-reasons.ts';

const fitWith = (...details: string[]) => ({
  planId: 'p-1',
  type: 'meal' as const,
  name: 'Autumn cut',
  isActive: true,
  fits: false,
  failed: details.map((detail, i) => ({ id: `check-${i}`, ok: false, detail })),
});

describe('why a plan no longer passes', () => {
  it('is said once, by the first sentence of each check', () => {
    const fit = fitWith('Meal 1 holds milk. Meal 2 holds milk.', 'Meal 1 holds milk.', 'Too little fiber, 2% less');
    expect(misfitReasons(fit, true)).toEqual(['Meal 1 holds milk.', 'Too little fiber, 2% less.']);
  });

  it('is three reasons at most, and how many more there are', () => {
    expect(misfitReasons(fitWith('A.', 'B.', 'C.', 'D.', 'E.'), true)).toEqual(['A.', 'B.', 'C.', 'And 2 more.']);
  });

  it('holds no figure where none may be shown', () => {
    const fit = fitWith('The day holds 1776 kcal, the target is 2125.', 'The lunch holds milk.');
    expect(misfitReasons(fit, false)).toEqual(['The lunch holds milk.']);
  });
});
