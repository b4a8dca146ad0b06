import { describe, expect, it } from 'vitest';
import { counted } from '#core/language/counted.ts';
import { firstLoad, grouped, planTitle, restAndEquipment, setsTimesReps } from './plan-labels.ts';

describe('the words of a plan', () => {
  it.each([
    [{ sets: 3, reps: '8-12' }, '3 × 8–12'],
    [{ sets: 2, reps: '10-15 each side' }, '2 × 10–15 each side'],
    [{ sets: 1, reps: '7 minutes' }, '1 × 7 minutes'],
  ])('of %j is %s', (exercise, words) => {
    expect(setsTimesReps(exercise)).toBe(words);
  });

  it('put rest and equipment into one line', () => {
    expect(restAndEquipment({ rest: '90 seconds', equipment: 'Dumbbells, bench' })).toBe(
      'Rest 90 seconds, dumbbells, bench',
    );
  });

  it('name a first weight with what leads up to it', () => {
    const warmUp = [
      { weightLbs: 45, reps: 8 },
      { weightLbs: 65, reps: 4 },
    ];
    expect(firstLoad({ startLbs: 95, warmUp })).toBe('First try 95 lbs. Warm-up sets: 45 × 8, 65 × 4.');
    expect(firstLoad({ startLbs: 10 })).toBe('First try 10 lbs.');
    expect(firstLoad({})).toBeNull();
  });

  it('count and group', () => {
    expect([counted(1, 'meal'), counted(4, 'meal'), counted(2, 'dish', 'dishes')]).toEqual([
      '1 meal',
      '4 meals',
      '2 dishes',
    ]);
    expect(grouped(1803.4)).toBe('1,803');
  });

  it('title a plan in capitals', () => {
    expect(planTitle({ name: 'Autumn cut' })).toBe('AUTUMN CUT');
    expect(planTitle({ name: ' ' })).toBe('WORKOUT PLAN');
  });
});
