import { expect, it } from 'vitest';
import { setsSchema } from './performed-sets.ts';

const schema = setsSchema('100x8');

it('keeps the number of each set and leaves out the empty ones', () => {
  expect(schema.parse({ sets: ['100x8', '', ' 90x7 '] })).toEqual([
    { set: 1, weightLbs: 100, reps: 8 },
    { set: 3, weightLbs: 90, reps: 7 },
  ]);
});

it('says beside each set that it cannot read how one is written', () => {
  expect(schema.safeParse({ sets: ['100x8', '', 'lots', '90x'] }).error?.issues).toMatchObject([
    { path: ['sets', 2], message: 'Like 100x8.' },
    { path: ['sets', 3], message: 'Like 100x8.' },
  ]);
});
