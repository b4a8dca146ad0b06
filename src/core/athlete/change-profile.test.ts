import { describe, expect, it } from 'vitest';
import { readConstraints } from '#test/catalogue.ts';
import { anAthlete } from '#test/personas.ts';
import {
  addsProtection,
  applyChanges,
  changedBefore,
  changedSince,
  changeProfile,
  losesProtection,
  needsConfirmation,
  revertChanges,
} from './change-profile.ts';
import type { Profile } from './profile.ts';
import type { ProfileField } from './profile-fields.ts';

describe('changing a profile', () => {
  it('keeps what stood there beside what stands there now, and nothing of what stayed', () => {
    const before = anAthlete({ foodAllergies: 'None', weightLbs: 165 });
    const wanted = { foodAllergies: 'tahini', weightLbs: 165, dietaryPrefs: ['Vegan'], targetWeightLbs: 150 };
    const { profile, changes } = changeProfile(before, wanted);
    expect(profile).toEqual({ ...before, ...wanted });
    expect(changes).toEqual([
      { field: 'targetWeightLbs', before: null, after: 150 },
      { field: 'foodAllergies', before: 'None', after: 'tahini' },
      { field: 'dietaryPrefs', before: ['None'], after: ['Vegan'] },
    ]);
  });

  it('finds nothing new in the answers that stand', () => {
    const before = anAthlete({ targetWeightLbs: undefined });
    expect(changeProfile(before, { ...before, targetWeightLbs: null }).changes).toEqual([]);
  });

  it('goes back to what was, and only there, and knows what changed since', () => {
    const before = anAthlete();
    const { profile, changes } = changeProfile(before, { weightLbs: 150, injuries: ['Bad knee'] });
    const later = changeProfile(profile, { age: 40 }).profile;
    expect(changedSince(later, changes)).toEqual([]);
    expect(revertChanges(later, changes)).toEqual({ ...before, age: 40 });
    const again = changeProfile(profile, { weightLbs: 149 }).profile;
    expect(changedSince(again, changes)).toEqual(['weightLbs']);
    expect(changedBefore(before, changes)).toEqual([]);
    expect(changedBefore(again, changes)).toEqual(['weightLbs', 'injuries']);
  });

  it('makes no profile that is out of range', () => {
    const change = { field: 'age', before: 34, after: 12 } as const;
    expect(() => applyChanges(anAthlete(), [change])).toThrow(/made for adults/);
  });
});

describe('what is to be confirmed', () => {
  it.each<[ProfileField, Partial<Profile>, Partial<Profile>, boolean]>([
    ['age', {}, { age: 35 }, true],
    ['sex', {}, { sex: 'male' }, true],
    ['weightLbs', {}, { weightLbs: 130 }, false],
    ['dislikedFoods', { dislikedFoods: 'Olives' }, { dislikedFoods: 'None' }, false],
    ['foodAllergies', {}, { foodAllergies: 'Peanuts' }, true],
    ['foodAllergies', { foodAllergies: 'Peanuts' }, { foodAllergies: 'None' }, true],
    ['foodAllergies', { foodAllergies: 'Peanuts' }, { foodAllergies: 'peanuts, sesame' }, true],
    ['foodAllergies', { foodAllergies: 'Peanuts' }, { foodAllergies: 'Sesame' }, true],
    ['foodAllergies', { foodAllergies: 'Nuts' }, { foodAllergies: 'Nuts, except almonds' }, true],
    ['foodAllergies', { foodAllergies: 'Nuts' }, { foodAllergies: 'Nuts (I outgrew it)' }, true],
    ['foodAllergies', { foodAllergies: 'Nut' }, { foodAllergies: 'Nutmeg' }, true],
    ['dietaryRestrictions', { dietaryRestrictions: 'No dairy' }, { dietaryRestrictions: 'None' }, true],
    ['injuries', { injuries: ['Bad knee'] }, { injuries: ['Bad knee', 'Sore wrist'] }, true],
    ['injuries', { injuries: ['Bad knee'] }, { injuries: ['Bad knee, healed'] }, true],
    ['injuries', { injuries: ['Bad knee'] }, { injuries: [] }, true],
    ['medicalConditions', { medicalConditions: 'Diabetes' }, { medicalConditions: 'Diabetes, asthma' }, true],
    ['medications', { medications: 'warfarin' }, { medications: "warfarin, but I don't take it now" }, true],
    ['medications', { medications: 'warfarin' }, { medications: '' }, true],
  ])('%s: %j → %j is %s', (field, stood, wanted, asked) => {
    const before = anAthlete(stood);
    const [change] = changeProfile(before, wanted).changes;
    expect(change?.field).toBe(field);
    expect(change && needsConfirmation(change, before)).toBe(asked);
  });
});

describe('what adds to what keeps somebody safe', () => {
  it.each<[ProfileField, Partial<Profile>, Partial<Profile>, boolean]>([
    ['foodAllergies', {}, { foodAllergies: 'Peanuts' }, true],
    ['foodAllergies', { foodAllergies: 'Peanuts' }, { foodAllergies: 'peanuts, sesame' }, true],
    ['foodAllergies', { foodAllergies: 'Peanuts' }, { foodAllergies: 'None' }, false],
    ['foodAllergies', { foodAllergies: 'Nuts' }, { foodAllergies: 'Nuts, except almonds' }, false],
    ['foodAllergies', { foodAllergies: 'Nut' }, { foodAllergies: 'Nutmeg' }, false],
    ['injuries', { injuries: ['Bad knee'] }, { injuries: ['Bad knee', 'Sore wrist'] }, true],
    ['injuries', { injuries: ['Bad knee'] }, { injuries: ['Bad knee, healed'] }, false],
    ['medications', { medications: 'warfarin' }, { medications: "warfarin, but I don't take it now" }, false],
    ['age', {}, { age: 35 }, false],
    ['dislikedFoods', {}, { dislikedFoods: 'Olives' }, false],
  ])('%s: %j → %j is %s', (_, stood, wanted, adds) => {
    const before = anAthlete(stood);
    const [change] = changeProfile(before, wanted).changes;
    expect(change && addsProtection(change, before)).toBe(adds);
  });
});

describe('a protection that is lost', () => {
  const read = (answers: Partial<Profile>) => readConstraints(anAthlete(answers));

  it.each<[Partial<Profile>, Partial<Profile>]>([
    [{ foodAllergies: 'Peanuts' }, {}],
    [{ dietaryPrefs: ['Vegan, allergic to wheat'] }, { dietaryPrefs: ['Vegan'] }],
    [{ injuries: ['Bad knee'] }, {}],
    [{ injuries: ['Torn knee, surgery needed'] }, { injuries: ['Sore knee'] }],
    [{ medicalConditions: 'recovering from anorexia' }, {}],
    [{ medicalConditions: 'kidney disease' }, {}],
    [{ medicalConditions: 'high blood pressure' }, {}],
    [{ medications: 'insulin' }, {}],
    [{ medications: 'warfarin' }, {}],
    [{ medications: 'Wegovy' }, { medications: 'orlistat' }],
    [{ medicalConditions: 'type 2 diabetes' }, {}],
    [{ medicalConditions: 'pregnant, second trimester' }, {}],
  ])('%j → %j', (before, after) => {
    expect(losesProtection(read(before), read(after))).toBe(true);
    expect(losesProtection(read(after), read(before))).toBe(false);
    expect(losesProtection(read(before), read(before))).toBe(false);
  });
});
