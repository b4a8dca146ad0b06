import { describe, expect, it } from 'vitest';
import { PLANS } from '#test/training-grid.ts';
import { hasStation, pairsOf, sharesStations } from './pairs.ts';
import { minutesIn, restAfter } from './rest-after.ts';
import { setsInOrder } from './set-order.ts';

const DAYS = PLANS.flatMap(({ plan, label }) => plan.days.map((day) => ({ day, label: `${label} ${day.name}` })));
const paired = DAYS.flatMap(({ day, label }) =>
  pairsOf(day.exercises).flatMap((first, at) => {
    const [one, other] = [day.exercises[first], day.exercises[at]];
    return one && other && first !== at ? [{ one, other, label }] : [];
  }),
);

describe('pairs in the programs of many people', () => {
  it('are found, never share a muscle, and never claim two stations', () => {
    const wrong = paired.filter(
      ({ one, other }) =>
        one.targetMuscles.some((muscle) => other.targetMuscles.includes(muscle)) ||
        (hasStation(one) && hasStation(other)),
    );
    expect(wrong.map(({ one, other, label }) => `${label}: ${one.name} with ${other.name}`)).toEqual([]);
    expect(paired.length).toBeGreaterThan(DAYS.length / 2);
  });

  it('do every set once, both of a pair by turns', () => {
    for (const { day } of DAYS) {
      const order = setsInOrder(day.exercises, 'pairs');
      expect(new Set(order.map(({ exercise, set }) => `${exercise}-${set}`)).size).toBe(order.length);
      expect(order.length).toBe(day.exercises.reduce((sum, { sets }) => sum + sets, 0));
    }
  });

  it('rest half as long within a pair, and take less time than straight sets', () => {
    const longer = DAYS.filter(({ day }) => minutesIn(day, 'pairs') > minutesIn(day, 'straight'));
    expect(longer.map(({ label }) => label)).toEqual([]);
  });

  it('are proposed only among machines', () => {
    const proposed = DAYS.filter(({ day }) => sharesStations(day.exercises));
    expect(proposed.length).toBeGreaterThan(0);
    expect(proposed.filter(({ label }) => !/full gym|Planet Fitness/.test(label)).map(({ label }) => label)).toEqual(
      [],
    );
  });
});

it('rests half of what is written between the two of a pair, all of it after the second', () => {
  const lift = (name: string, muscle: string) => ({
    ...{ exerciseId: name, name, description: '', sets: 2, reps: '8-10', rest: '90 seconds', duration: null },
    ...{ category: 'strength' as const, equipment: 'Dumbbells', targetMuscles: [muscle], instructions: [] },
  });
  const lines = [lift('Press', 'chest'), lift('Row', 'lats')];
  const order = setsInOrder(lines, 'pairs');
  expect(order.map(({ exercise, set }) => `${exercise}-${set}`)).toEqual(['0-1', '1-1', '0-2', '1-2']);
  const rests = order.slice(0, -1).map((before, at) => restAfter(lines, 'pairs', before, order[at + 1] ?? before));
  expect(rests).toEqual([45, 90, 45]);
});
