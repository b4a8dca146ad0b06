import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Profile } from '#core/athlete/profile.ts';
import { seededRandom } from '#core/seed/random.ts';
import { type ConstraintOverrides, foodRulesFor, noConstraints } from '#test/constraints.ts';
import { anAthlete, PERSONAS, randomProfile } from '#test/personas.ts';
import { bodyOf, restingKcal } from './energy.ts';
import { mealTargets } from './targets.ts';

function targetsOf(profile: Profile, overrides: ConstraintOverrides = {}) {
  const result = mealTargets({ profile, constraints: noConstraints(overrides) });
  if (!result.ok) throw new Error(result.refusal.message);
  return result;
}

type Row = { who: string; profile: Profile; rules?: ConstraintOverrides; expected: [number, number, number, number] };

// Worked out by hand from the formulas: [kcal, protein, carbs, fat].
const TABLE: Row[] = [
  // 74.84 kg, 167.64 cm, BMI 26.6: (748.4 + 1047.8 − 170 − 161) × 1.45 = 2124.5, less 17 % = 1763.3
  { who: 'Maya loses weight', profile: PERSONAS.maya, expected: [1767, 129, 189, 55] },
  // 78.02 kg: 1772.3 × 1.60 = 2835.7, plus 8 % = 3062.5; protein 1.98 g/kg because all of it is from plants
  {
    who: 'Marcus, vegan, gains muscle',
    profile: PERSONAS.marcusVeganDumbbells,
    rules: { food: foodRulesFor(PERSONAS.marcusVeganDumbbells) },
    expected: [3063, 154, 398, 95],
  },
  // 63.5 kg: 1269.2 × 1.30 = 1649.9, held
  { who: 'Priya stays fit', profile: PERSONAS.priyaVegetarian, expected: [1651, 89, 209, 51] },
  // BMI 33: 2501.9 less 22 % = 1951.5; protein on 85.4 of 104.3 kg
  { who: 'Tom loses weight', profile: PERSONAS.tomCeliac, expected: [1953, 154, 197, 61] },
  { who: 'Ruth, 68, stays fit', profile: PERSONAS.oldRuth, expected: [1515, 89, 184, 47] },
  // 3650.7 plus 5 % (182.5, between 150 and 400)
  { who: 'Dre gains muscle', profile: PERSONAS.bigLifter, expected: [3835, 165, 526, 119] },
  { who: 'Lena stays fit', profile: PERSONAS.allergicLena, expected: [2068, 81, 292, 64] },
  // Kim: constant −78, BMI 29.8, less 20 %
  { who: 'Kim loses weight', profile: PERSONAS.ketoKim, expected: [1924, 137, 209, 60] },
  { who: 'Jo loses weight', profile: PERSONAS.beginnerNoGear, expected: [1565, 134, 147, 49] },
  // Insulin: at most 10 % off 2786.4
  {
    who: 'Walt on insulin loses weight slowly',
    profile: PERSONAS.insulinWalt,
    rules: { care: { maxDeficit: 0.1 } },
    expected: [2510, 154, 298, 78],
  },
  // Second trimester: 2069.9 + 340, no deficit
  {
    who: 'Sofia is pregnant',
    profile: PERSONAS.pregnantSofia,
    rules: { care: { nutrition: 'maintenance', extraKcal: 340 } },
    expected: [2411, 97, 337, 75],
  },
  // From 65 on at most 12 %: 2134.2 − 256.1
  {
    who: 'a man of 70 loses weight',
    profile: anAthlete({ sex: 'male', age: 70, weightLbs: 200, heightIn: 68, activityLevel: 'sedentary' }),
    expected: [1882, 142, 198, 58],
  },
  // From 65 on no deficit under BMI 23
  {
    who: 'a light man of 70 is held',
    profile: anAthlete({ sex: 'male', age: 70, weightLbs: 145, heightIn: 68, activityLevel: 'sedentary' }),
    expected: [1812, 118, 209, 56],
  },
  // 1464.5 less 20 % is under the floor of 1200; 35 % protein leaves 111 g of carbs, so fat and protein are eased
  {
    who: 'a small woman meets the floor',
    profile: anAthlete({ age: 60, weightLbs: 140, heightIn: 60, activityLevel: 'sedentary' }),
    expected: [1200, 95, 124, 36],
  },
];

describe('meal targets', () => {
  it.each(TABLE)('$who: $expected', ({ profile, rules, expected }) => {
    const { kcal, protein, carbs, fat } = targetsOf(profile, rules).targets;
    expect([kcal, protein, carbs, fat]).toEqual(expected);
  });

  it('keeps to a protein limit and a carbohydrate minimum set for medical reasons', () => {
    const kidney = targetsOf(anAthlete({ goal: 'fitness' }), { care: { maxProteinPerKg: 0.8 } });
    expect(kidney.targets.protein).toBe(60);
    const small = anAthlete({ age: 60, weightLbs: 140, heightIn: 60, activityLevel: 'sedentary' });
    const sglt2 = targetsOf(small, { care: { minCarbsGrams: 130 } });
    expect(sglt2.targets.carbs).toBeGreaterThanOrEqual(130);
  });

  it('fills a keto day with fat, not protein', () => {
    const plain = targetsOf(PERSONAS.ketoKim).targets;
    const keto = targetsOf(PERSONAS.ketoKim, { food: { netCarbsMaxGrams: 30 } }).targets;
    expect(keto.carbs).toBeLessThanOrEqual(30 + keto.fiber);
    expect(keto.protein).toBe(plain.protein);
    expect(keto.fat).toBeGreaterThan(plain.fat);
  });

  it('never goes under the floor of a breast-feeding mother', () => {
    expect(targetsOf(anAthlete({ weightLbs: 150 }), { care: { minKcal: 1800 } }).targets.kcal).toBeGreaterThanOrEqual(
      1800,
    );
  });

  it.each([
    ['an underweight person who wants to lose', anAthlete({ weightLbs: 110, heightIn: 66 }), {}, 'underweight_loss'],
    ['a target weight under BMI 18.5', anAthlete({ targetWeightLbs: 110 }), {}, 'target_underweight'],
    ['a condition that needs a clinician', anAthlete(), { care: { nutrition: 'refuse' as const } }, 'care_needed'],
  ])('refuses %s', (_, profile, overrides, code) => {
    const result = mealTargets({ profile, constraints: noConstraints(overrides) });
    expect(result.ok ? null : result.refusal.code).toBe(code);
  });

  it('names the lowest healthy weight when a target is too low', () => {
    const result = mealTargets({ profile: anAthlete({ targetWeightLbs: 100 }), constraints: noConstraints() });
    // 18.5 × 1.6764² = 51.99 kg = 114.6 lb
    expect(result.ok ? '' : result.refusal.message).toContain('115 lbs');
  });

  it('explains every number it sets', () => {
    const { targets, basis } = targetsOf(PERSONAS.maya);
    const shown = Object.fromEntries(basis.map((line) => [line.id, line.value]));
    expect(shown).toMatchObject({
      resting_energy: 1465,
      daily_energy: 2125,
      kcal: targets.kcal,
      protein: targets.protein,
      carbs: targets.carbs,
      fat: targets.fat,
      fiber: targets.fiber,
      sodium: 2300,
    });
    for (const line of basis) expect(line.because.length * line.source.length).toBeGreaterThan(0);
  });

  it('holds its promises for anybody', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (seed) => {
        const profile = randomProfile(seededRandom(seed));
        const { targets } = targetsOf(profile, { food: foodRulesFor(profile) });
        expect(targets.kcal).toBe(4 * targets.protein + 4 * targets.carbs + 9 * targets.fat);
        expect(targets.kcal).toBeGreaterThanOrEqual({ male: 1500, female: 1200, other: 1350 }[profile.sex]);
        expect(targets.kcal).toBeGreaterThanOrEqual(0.9 * restingKcal(profile) - 1);
        expect(targets.protein).toBeLessThanOrEqual(2.2 * targets.referenceKg + 1);
        expect(targets.protein * 4).toBeLessThanOrEqual(0.35 * targets.kcal + 4);
        expect(targets.fat * 9).toBeGreaterThanOrEqual(0.19 * targets.kcal);
        expect(targets.referenceKg).toBeLessThanOrEqual(bodyOf(profile).kg);
      }),
      { numRuns: 300 },
    );
  });
});
