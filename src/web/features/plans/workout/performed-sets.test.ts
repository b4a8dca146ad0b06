import { expect, it } from 'vitest';
import { readSets } from './performed-sets.ts';

it('keeps the number of each set, leaves out the empty ones and names those that it cannot read', () => {
  expect(readSets(['100x8', '', 'lots', '90x7'])).toEqual({
    performed: [
      { set: 1, weightLbs: 100, reps: 8 },
      { set: 4, weightLbs: 90, reps: 7 },
    ],
    unread: [2],
  });
});
