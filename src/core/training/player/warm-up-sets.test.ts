import { describe, expect, it } from 'vitest';
import { warmUpSets } from './warm-up-sets.ts';

const barbell = { category: 'strength', reps: '5-8', equipment: 'Barbell' } as const;
const known = { exercise: barbell, workingLbs: 185, loads: undefined, isFirstLoaded: true };

describe('the sets before the first heavy one', () => {
  it.each([
    { what: 'half and three quarters of the weight', some: {}, sets: ['8 x 90', '4 x 135'] },
    { what: 'never less than the bar', some: { workingLbs: 65 }, sets: ['4 x 45'] },
    {
      what: 'only weights that are there',
      some: { exercise: { ...barbell, equipment: 'Kettlebell' }, workingLbs: 53, loads: [18, 26, 35, 53] },
      sets: ['8 x 26', '4 x 35'],
    },
    {
      what: 'none where the lightest weight is the work',
      some: { exercise: { ...barbell, equipment: 'Dumbbells' }, workingLbs: 35, loads: [35, 50] },
      sets: [],
    },
    { what: 'one for a heavy lift later on', some: { isFirstLoaded: false }, sets: ['8 x 90'] },
    { what: 'none for a light lift later on', some: { isFirstLoaded: false, workingLbs: 95 }, sets: [] },
    { what: 'none for a light weight', some: { workingLbs: 25 }, sets: [] },
    { what: 'none where no weight is known', some: { workingLbs: null }, sets: [] },
    { what: 'none for a hold', some: { exercise: { ...barbell, reps: '30 seconds' } }, sets: [] },
  ])('$what', ({ some, sets }) => {
    expect(warmUpSets({ ...known, ...some }).map(({ reps, weightLbs }) => `${reps} x ${weightLbs}`)).toEqual(sets);
  });
});
