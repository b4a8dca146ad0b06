import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSet, readSets } from './performed-sets.ts';

describe('a set in short form', () => {
  it.each([
    { text: '100x8', set: { weightLbs: 100, reps: 8 } },
    { text: ' 22.5 X 10 ', set: { weightLbs: 22.5, reps: 10 } },
    { text: '45 lbs × 12', set: { weightLbs: 45, reps: 12 } },
    { text: '45*12', set: { weightLbs: 45, reps: 12 } },
    { text: '15', set: { weightLbs: null, reps: 15 } },
    { text: '0', set: { weightLbs: null, reps: 0 } },
  ])('$text is read', ({ text, set }) => {
    expect(readSet(text)).toEqual(set);
  });

  it.each(['x8', '100x', '100-8', 'eight', '-5x8', '100x8.5', '2001x1', '501', '50kg x 8'])('%s is not', (text) => {
    expect(readSet(text)).toBeNull();
  });

  it('is read as it was written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2000 }), fc.integer({ min: 0, max: 500 }), (weightLbs, reps) => {
        expect(readSet(`${weightLbs}x${reps}`)).toEqual({ weightLbs, reps });
      }),
    );
  });
});

it('keeps the number of each set, leaves out the empty ones and names those that it cannot read', () => {
  expect(readSets(['100x8', '', 'lots', '90x7'])).toEqual({
    performed: [
      { set: 1, weightLbs: 100, reps: 8 },
      { set: 4, weightLbs: 90, reps: 7 },
    ],
    unread: [2],
  });
});
