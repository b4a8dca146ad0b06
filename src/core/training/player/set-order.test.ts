import { describe, expect, it } from 'vitest';
import { setsInOrder } from './set-order.ts';

type Line = Parameters<typeof setsInOrder>[0][number];

const bare = { targetMuscles: [], equipment: 'Body weight' };
const warmup: Line = { ...bare, category: 'warmup', sets: 1 };
const stretch: Line = { ...bare, category: 'flexibility', sets: 1 };
const lift = (sets: number): Line => ({ ...bare, category: 'strength', sets });

/** "exercise-set", exercises counted from 0. */
const walk = (lines: readonly Line[], mode: 'rounds' | 'straight') =>
  setsInOrder(lines, mode)
    .map(({ exercise, set }) => `${exercise}-${set}`)
    .join(' ');

describe('the order of a day', () => {
  it.each([
    { what: 'rounds', lines: [lift(2), lift(2)], rounds: '0-1 1-1 0-2 1-2', straight: '0-1 0-2 1-1 1-2' },
    {
      what: 'used-up exercises',
      lines: [lift(1), lift(3), lift(2)],
      rounds: '0-1 1-1 2-1 1-2 2-2 1-3',
      straight: '0-1 1-1 1-2 1-3 2-1 2-2',
    },
    {
      what: 'warm-up and cool-down, once and around the work',
      lines: [warmup, warmup, lift(2), lift(2), stretch],
      rounds: '0-1 1-1 2-1 3-1 2-2 3-2 4-1',
      straight: '0-1 1-1 2-1 2-2 3-1 3-2 4-1',
    },
    { what: 'a day without work', lines: [warmup, stretch], rounds: '0-1 1-1', straight: '0-1 1-1' },
    { what: 'nothing', lines: [], rounds: '', straight: '' },
  ])('$what', ({ lines, rounds, straight }) => {
    expect([walk(lines, 'rounds'), walk(lines, 'straight')]).toEqual([rounds, straight]);
  });
});
