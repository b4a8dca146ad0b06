import { describe, expect, it } from 'vitest';
import { expectedTargets } from '#core/nutrition/check/expected-targets.ts';
import { noConstraints } from '#test/constraints.ts';
import { anAthlete } from '#test/personas.ts';
import { choiceRange, dayEnergy, validChoice } from './chosen-energy.ts';
import { formulaKcal } from './learned-energy.ts';
import { mealTargets } from './targets.ts';

const BODIES = {
  heavy: anAthlete({ goal: 'weight_loss', weightLbs: 220, heightIn: 66 }),
  lean: anAthlete({ goal: 'fitness', weightLbs: 120, heightIn: 66 }),
  old: anAthlete({ goal: 'weight_loss', age: 70, weightLbs: 180, heightIn: 66 }),
  bulking: anAthlete({ goal: 'muscle_gain', weightLbs: 160, heightIn: 70 }),
};
const free = noConstraints();

describe.each(Object.entries(BODIES))('calories of one’s own, for a body that is %s', (_, profile) => {
  const { least, most } = choiceRange(profile, free);

  it('lie between a floor and a most that hold what the targets say', () => {
    const targets = mealTargets({ profile, constraints: free });
    if (!targets.ok) throw new Error(targets.refusal.message);
    expect(least).toBeGreaterThanOrEqual(Math.floor(targets.targets.floorKcal));
    expect(targets.targets.kcal).toBeGreaterThanOrEqual(least - 4);
    expect(targets.targets.kcal).toBeLessThanOrEqual(most + 4);
  });

  it.each([
    ['least', least],
    ['middle', Math.round((least + most) / 2)],
    ['most', most],
  ])('are the day’s target, and the checker’s: %s', (_name, chosenKcal) => {
    const constraints = { ...free, chosenKcal };
    expect(dayEnergy(profile, constraints)).toMatchObject({ kcal: chosenKcal, decidedBy: 'choice' });
    expect(expectedTargets(profile, constraints).kcal).toBe(chosenKcal);
  });

  it('count for nothing outside of it, for either of the two', () => {
    for (const chosenKcal of [least - 5, most + 5]) {
      const constraints = { ...free, chosenKcal };
      expect(dayEnergy(profile, constraints).decidedBy).not.toBe('choice');
      expect(expectedTargets(profile, constraints).kcal).toBe(expectedTargets(profile, free).kcal);
    }
  });
});

describe('a choice', () => {
  const profile = BODIES.heavy;
  const chosen = { kcal: 1800, goal: profile.goal, formulaKcal: formulaKcal(profile), weightLbs: profile.weightLbs };

  it('holds for the goal and the body that it was made for', () => {
    expect(validChoice(chosen, { profile, constraints: free })).toBe(1800);
    expect(validChoice(chosen, { profile: { ...profile, weightLbs: 200 }, constraints: free })).toBe(1800);
    expect(validChoice(chosen, { profile: { ...profile, goal: 'fitness' }, constraints: free })).toBeNull();
    expect(
      validChoice(chosen, { profile: { ...profile, activityLevel: 'very_active' }, constraints: free }),
    ).toBeNull();
  });

  it('is none where only a clinician changes the calories', () => {
    const guided = noConstraints({ care: { nutrition: 'maintenance' } });
    expect(validChoice(chosen, { profile, constraints: guided })).toBeNull();
    const hidden = noConstraints({ care: { hideNumbers: true } });
    expect(validChoice(chosen, { profile, constraints: hidden })).toBeNull();
    expect(expectedTargets(profile, { ...guided, chosenKcal: 1800 }).kcal).toBe(expectedTargets(profile, guided).kcal);
  });
});
