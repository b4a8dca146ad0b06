import { describe, expect, it } from 'vitest';
import type { DoneSet, Performance } from '#core/training/progression/history.ts';
import { loadExercises } from '#test/catalogue.ts';
import { liftGains } from './lift-gains.ts';

const [squat, row] = [...loadExercises().exercises.values()].filter(({ category }) => category === 'strength');

const sets = (weightLbs: number | null, reps: number, count = 3): DoneSet[] =>
  Array.from({ length: count }, () => ({ weightLbs, reps, rpe: null }));

function done(at: number, done: DoneSet[], exercise = squat): Performance {
  if (!exercise) throw new Error('the catalogue has strength exercises');
  return { exercise, at, dayName: 'A', planId: null, plannedSets: 3, planned: null, sets: done };
}

describe('lifts that grew', () => {
  it('are told by weight and repetitions of the first and the latest session', () => {
    const list = [done(1, sets(85, 8)), done(2, sets(90, 8)), done(3, sets(95, 8))];
    expect(liftGains(list, 0)).toEqual([
      { exerciseId: squat?.id, name: squat?.name, from: { lbs: 85, reps: 8, at: 1 }, to: { lbs: 95, reps: 8, at: 3 } },
    ]);
  });

  it('come with the most grown first', () => {
    const list = [1, 2, 3].flatMap((at) => [done(at, sets(100 + 5 * at, 8)), done(at, sets(100 + 20 * at, 8), row)]);
    expect(liftGains(list, 0).map(({ exerciseId }) => exerciseId)).toEqual([row?.id, squat?.id]);
  });

  it.each([
    ['two sessions', [done(1, sets(85, 8)), done(2, sets(95, 8))]],
    ['a step within the noise', [done(1, sets(100, 8)), done(2, sets(100, 8)), done(3, sets(102.5, 8))]],
    ['a loss', [done(1, sets(100, 8)), done(2, sets(100, 8)), done(3, sets(90, 8))]],
    ['no weights', [done(1, sets(null, 8)), done(2, sets(null, 9)), done(3, sets(null, 12))]],
    ['what lies before', [done(-3, sets(50, 8)), done(1, sets(95, 8)), done(2, sets(95, 8)), done(3, sets(95, 8))]],
  ])('are not %s', (_what, list) => {
    expect(liftGains(list, 0)).toEqual([]);
  });
});
