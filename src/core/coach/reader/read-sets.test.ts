import { describe, expect, it } from 'vitest';
import { setsInWords } from '../actions/tell-action.ts';
import { readSets } from './read-sets.ts';

const exercises = [
  { id: 'barbell-bench-press', name: 'Barbell Bench Press' },
  { id: 'seated-cable-row', name: 'Seated Cable Row' },
  { id: 'goblet-squat', name: 'Goblet Squat' },
  { id: 'push-up', name: 'Push-Up' },
  { id: 'barbell-deadlift', name: 'Barbell Deadlift' },
  { id: 'bodyweight-squat', name: 'Bodyweight Squat' },
];
const planned = exercises.slice(0, 3);
const read = (message: string, usual: 'kg' | 'lb' = 'lb', lastLbs = new Map<string, number>()) =>
  readSets(message, { exercises, planned, lastLbs, usual }).map(
    ({ lift, sets, unit }) => `${lift.id} ${setsInWords(sets, unit)}`,
  );

describe('what was lifted, as people type it', () => {
  it.each([
    [
      'bench 62.5 2x8 then 6, rows 50 x10 both',
      ['barbell-bench-press 62.5 kg: 8, 8, 6', 'seated-cable-row 50 kg: 10, 10'],
    ],
    ['squats 40x8 twice, row 30x10x2', ['goblet-squat 40 kg: 8, 8', 'seated-cable-row 30 kg: 10, 10']],
    ['bench press 3x8 @ 60kg', ['barbell-bench-press 60 kg: 8, 8, 8']],
    ['did 3 sets of 10 pushups', ['push-up 10, 10, 10']],
    ['pushups 20, 15 and 12', ['push-up 20, 15, 12']],
    ['deadlift 100 kg for 5, 5, 4', ['barbell-deadlift 100 kg: 5, 5, 4']],
    ['Goblet squats: three sets of eight at 24', ['goblet-squat 24 kg: 8, 8, 8']],
    ['5x5 bench at 80', ['barbell-bench-press 80 kg: 5, 5, 5, 5, 5']],
  ])('%s', (message, told) => {
    expect(read(message, 'kg')).toEqual(told);
  });

  it('tells pounds from kilos by what was lifted last', () => {
    const last = new Map([['barbell-bench-press', 135]]);
    expect(read('bench 62.5 x 8', 'lb', last)).toEqual(['barbell-bench-press 62.5 kg: 8']);
    expect(read('bench 140 x 8', 'kg', last)).toEqual(['barbell-bench-press 140 lbs: 8']);
  });

  it('one rep is a rep', () => {
    expect(read('squat one rep at 140 kg', 'kg')).toEqual(read('squat 1 rep at 140 kg', 'kg'));
  });

  it.each([
    'should i bench 60 for 8?',
    'i want to bench 100 for 5 by june',
    'how many sets of squats',
    'my friend benched 100x5',
    'row 20 min',
    'can you swap bench for 3 sets of pushups',
    'bench on monday',
    "one man's poison is another man's squat day",
    'not that one, the squat',
  ])('nothing was done: %s', (message) => {
    expect(read(message, 'kg')).toEqual([]);
  });
});
