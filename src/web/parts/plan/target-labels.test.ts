import { describe, expect, it } from 'vitest';
import { doneLine, targetLine } from './target-labels.ts';

describe('a target in a line', () => {
  it.each([
    { reps: '8-12', target: { aim: 10, weightLbs: 40 }, line: '3 × 10 at 40 lbs' },
    { reps: '8–12 per side', target: { aim: 9, weightLbs: 17.5 }, line: '3 × 9 per side at 17.5 lbs' },
    { reps: '30-45 seconds', target: { aim: 40, weightLbs: null }, line: '3 × 40 seconds' },
    { reps: '8-12', target: { aim: null, weightLbs: null }, line: '3 × 8–12' },
    { reps: '5 minutes', target: undefined, line: '3 × 5 minutes' },
  ])('is $line', ({ reps, target, line }) => {
    expect(targetLine({ sets: 3, reps }, target)).toBe(line);
  });
});

describe('what was done last time', () => {
  it.each([
    {
      sets: [
        [100, 8],
        [100, 8],
        [100, 7],
      ],
      line: '100 lbs × 8, 8, 7',
    },
    {
      sets: [
        [100, 8],
        [95, 8],
      ],
      line: '100 lbs × 8; 95 lbs × 8',
    },
    {
      sets: [
        [null, 12],
        [null, 10],
      ],
      line: '12, 10',
    },
  ] as const)('is $line', ({ sets, line }) => {
    expect(doneLine(sets.map(([weightLbs, reps]) => ({ weightLbs, reps, rpe: null })))).toBe(line);
  });
});
