import { describe, expect, it } from 'vitest';
import type { UnitSystem } from '#core/units/measure-units.ts';
import { profileFacts } from './profile-facts.ts';

describe('the four facts', () => {
  const profile = { goal: 'weight_loss', activityLevel: 'very_active', experienceLevel: 'beginner' } as const;
  const said = (weightLbs: number | undefined, latest: number | undefined, units: UnitSystem = 'imperial') =>
    profileFacts({ ...profile, weightLbs }, latest, units).map(({ label, value, unit }) =>
      [label, value, unit].filter((part) => part !== undefined).join(' '),
    );

  it('say goal, weight, activity and experience', () => {
    expect(said(171, undefined)).toEqual([
      'PRIMARY GOAL WEIGHT LOSS',
      'CURRENT WEIGHT 171 LBS',
      'ACTIVITY LEVEL VERY ACTIVE',
      'EXPERIENCE BEGINNER',
    ]);
  });

  it('say the weight in kilograms to who chose them', () => {
    expect(said(171, undefined, 'metric')).toContain('CURRENT WEIGHT 77.6 KG');
  });

  it.each([
    [171, 164.25, 'CURRENT WEIGHT 164.3 LBS'],
    [undefined, 164, 'CURRENT WEIGHT 164 LBS'],
    [undefined, undefined, 'CURRENT WEIGHT --- LBS'],
  ])('take a profile of %s and a log of %s for: %s', (weightLbs, latest, fact) => {
    expect(said(weightLbs, latest)).toContain(fact);
  });
});
