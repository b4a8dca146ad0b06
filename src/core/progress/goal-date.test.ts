import { describe, expect, it } from 'vitest';
import { noConstraints } from '#test/constraints.ts';
import { anAthlete } from '#test/personas.ts';
import { goalDate } from './goal-date.ts';

const constraints = noConstraints();

describe('the goal date', () => {
  const loser = anAthlete({ goal: 'weight_loss', sex: 'female', age: 35, weightLbs: 190, heightIn: 65 });

  it('is a range that grows with the way there, and slower than a pound for 3,500 kcal', () => {
    const near = goalDate({ profile: { ...loser, targetWeightLbs: 180 }, constraints });
    const far = goalDate({ profile: { ...loser, targetWeightLbs: 165 }, constraints });
    if (near.status !== 'range' || far.status !== 'range') throw new Error('both can be reached');
    expect(near.earliestDays).toBeGreaterThan(28);
    expect(near.earliestDays).toBeLessThan(near.latestDays ?? Number.POSITIVE_INFINITY);
    expect(far.earliestDays).toBeGreaterThan(2 * near.earliestDays);
  });

  it('of a gain works upwards', () => {
    const gainer = anAthlete({ goal: 'muscle_gain', sex: 'male', weightLbs: 150, heightIn: 70, targetWeightLbs: 155 });
    expect(goalDate({ profile: gainer, constraints })).toMatchObject({ status: 'range', targetLbs: 155 });
  });

  it.each([
    ['there is no target', { targetWeightLbs: null }, {}, 'no_target'],
    ['numbers are hidden', { targetWeightLbs: 170 }, { hideNumbers: true }, 'no_target'],
    ['it is reached', { targetWeightLbs: 190.5 }, {}, 'reached'],
    ['the plan goes the other way', { targetWeightLbs: 200 }, {}, 'held'],
    ['the plan holds the weight', { targetWeightLbs: 170, goal: 'fitness' }, {}, 'held'],
    ['the target would be too light', { targetWeightLbs: 105 }, {}, 'held'],
  ] as const)('is none where %s', (_when, profile, care, why) => {
    const input = { profile: { ...loser, ...profile }, constraints: noConstraints({ care }) };
    expect(goalDate(input)).toEqual({ status: 'none', why });
  });
});
