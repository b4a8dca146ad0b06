import { describe, expect, it } from 'vitest';
import { suggestSet } from './suggest-set.ts';

const lastTime = [
  { weightLbs: 90, reps: 10 },
  { weightLbs: 90, reps: 8 },
];
const nothing = { exercise: { reps: '8-12' }, set: 1, lastTime: [], today: [] };

describe('what a set will most likely be', () => {
  it.each([
    { what: 'the target', known: { target: { aim: 9, weightLbs: 95 }, lastTime }, set: { weightLbs: 95, reps: 9 } },
    { what: 'the same set of last time', known: { set: 2, lastTime }, set: { weightLbs: 90, reps: 8 } },
    { what: 'its last set, where there were fewer', known: { set: 4, lastTime }, set: { weightLbs: 90, reps: 8 } },
    {
      what: 'the weight of the set before, with what the target aims for',
      known: { set: 2, target: { aim: 9, weightLbs: 95 }, today: [{ weightLbs: 100, reps: 7 }] },
      set: { weightLbs: 100, reps: 9 },
    },
    {
      what: 'the set before',
      known: { set: 2, today: [{ weightLbs: 40, reps: 11 }] },
      set: { weightLbs: 40, reps: 11 },
    },
    { what: 'the least of the plan, and no weight', known: {}, set: { weightLbs: null, reps: 8 } },
    {
      what: 'the seconds of a hold',
      known: { exercise: { reps: '30 seconds each side' } },
      set: { weightLbs: null, reps: 30 },
    },
    {
      what: 'the first number of a free text',
      known: { exercise: { reps: 'about 12' } },
      set: { weightLbs: null, reps: 12 },
    },
  ])('$what', ({ known, set }) => {
    expect(suggestSet({ ...nothing, ...known })).toEqual(set);
  });

  it.each(['5 minutes', 'as many as you like'])('nothing is counted in "%s"', (reps) => {
    expect(suggestSet({ ...nothing, exercise: { reps } })).toBeNull();
  });
});
