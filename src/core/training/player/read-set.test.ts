import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSet } from './read-set.ts';

describe('a set in short form', () => {
  it.each([
    { text: '100x8', set: { weightLbs: 100, reps: 8 } },
    { text: '100 x 8', set: { weightLbs: 100, reps: 8 } },
    { text: ' 22.5 X 10 ', set: { weightLbs: 22.5, reps: 10 } },
    { text: '22,5x10', set: { weightLbs: 22.5, reps: 10 } },
    { text: '45 lbs × 12', set: { weightLbs: 45, reps: 12 } },
    { text: '45*12', set: { weightLbs: 45, reps: 12 } },
    { text: '42.5kg x 8', set: { weightLbs: 93.7, reps: 8 } },
    { text: '20 kilos x 15', set: { weightLbs: 44.1, reps: 15 } },
    { text: 'bw x 12', set: { weightLbs: null, reps: 12 } },
    { text: 'Body weight × 12', set: { weightLbs: null, reps: 12 } },
    { text: '15', set: { weightLbs: null, reps: 15 } },
    { text: '0', set: { weightLbs: null, reps: 0 } },
  ])('$text is read', ({ text, set }) => {
    expect(readSet(text)).toEqual(set);
  });

  it.each(['', 'x8', '100x', '100-8', 'eight', '-5x8', '100x8.5', '2001x1', '1000kg x 1', '501', '8 lbs', 'bw12'])(
    '%s is not',
    (text) => {
      expect(readSet(text)).toBeNull();
    },
  );

  it('is read as it was written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2000 }), fc.integer({ min: 0, max: 500 }), (weightLbs, reps) => {
        expect(readSet(`${weightLbs}x${reps}`)).toEqual({ weightLbs, reps });
      }),
    );
  });
});
