import { describe, expect, it } from 'vitest';
import { noConstraints } from '#test/constraints.ts';
import { anAthlete } from '#test/personas.ts';
import { expectedTargets, noPlanReason } from './expected-targets.ts';

const free = noConstraints();

describe('expectedTargets', () => {
  it('follows a hand calculation for Maya, 34, 165 lb, 5 ft 6 in', () => {
    // 10 × 74.84 + 6.25 × 167.64 − 5 × 34 − 161 = 1465.2; × 1.45 = 2124.5; BMI 26.6, so 17 % less.
    const targets = expectedTargets(anAthlete(), free);
    expect(targets.maintenance).toBeCloseTo(2124.5, 0);
    expect(targets.kcal).toBeCloseTo(1763.4, 0);
    expect(targets.floor).toBeCloseTo(1318.7, 0);
    // 70.26 kg at BMI 25, and a quarter of the 4.58 kg above it, at 1.8 g.
    expect(targets.protein).toBeCloseTo(128.5, 0);
  });

  const loss = { goal: 'weight_loss', age: 40, sex: 'male', activityLevel: 'sedentary', heightIn: 70 } as const;
  it.each([
    ['22 % from BMI 30', { weightLbs: 230 }, {}, 0.22],
    ['20 % from BMI 27', { weightLbs: 200 }, {}, 0.2],
    ['12 % from BMI 22', { weightLbs: 165 }, {}, 0.12],
    ['12 % from 65 years on', { weightLbs: 230, age: 66 }, {}, 0.12],
    ['nothing from 65 years on under BMI 23', { weightLbs: 158, age: 66 }, {}, 0],
    ['10 % with insulin', { weightLbs: 230 }, { maxDeficit: 0.1 }, 0.1],
    ['nothing while only maintenance is allowed', { weightLbs: 230 }, { nutrition: 'maintenance' as const }, 0],
  ])('saves %s', (_, body, care, share) => {
    const { kcal, maintenance } = expectedTargets(anAthlete({ ...loss, ...body }), noConstraints({ care }));
    expect(1 - kcal / maintenance).toBeCloseTo(share, 5);
  });

  it.each([
    ['a beginner', 'beginner', 0.1],
    ['an advanced lifter', 'advanced', 0.05],
  ] as const)('adds its share for %s', (_, experienceLevel, share) => {
    const profile = anAthlete({ goal: 'muscle_gain', sex: 'male', weightLbs: 190, heightIn: 72, experienceLevel });
    const { kcal, maintenance } = expectedTargets(profile, free);
    expect(kcal - maintenance).toBeCloseTo(Math.min(400, Math.max(150, maintenance * share)), 5);
  });

  it('holds the floors: 1,200 for women, 1,500 for men, 1,800 when breast-feeding', () => {
    const small = { weightLbs: 130, heightIn: 60, age: 60, activityLevel: 'sedentary' } as const;
    expect(expectedTargets(anAthlete(small), free).kcal).toBe(1200);
    expect(expectedTargets(anAthlete({ ...small, sex: 'male' }), free).kcal).toBe(1500);
    expect(expectedTargets(anAthlete(small), noConstraints({ care: { minKcal: 1800 } })).kcal).toBe(1800);
  });

  it('gives a vegan a tenth more protein, and never more than a medical cap', () => {
    const usual = expectedTargets(anAthlete({ goal: 'fitness' }), free).protein;
    const vegan = noConstraints({ food: { diets: ['vegan'] } });
    expect(expectedTargets(anAthlete({ goal: 'fitness' }), vegan).protein).toBeCloseTo(usual * 1.1, 5);
    const kidneys = noConstraints({ care: { maxProteinPerKg: 0.8 } });
    expect(expectedTargets(anAthlete(), kidneys).protein).toBeCloseTo(0.8 * 74.84, 0);
  });
});

describe('noPlanReason', () => {
  it('names why, and only where a plan must not exist', () => {
    expect(noPlanReason(anAthlete(), free)).toBeNull();
    expect(noPlanReason(anAthlete({ weightLbs: 105 }), free)).toMatch(/BMI/);
    expect(noPlanReason(anAthlete({ weightLbs: 105, goal: 'fitness' }), free)).toBeNull();
    expect(noPlanReason(anAthlete({ targetWeightLbs: 100 }), free)).toMatch(/target/);
    expect(noPlanReason(anAthlete(), noConstraints({ care: { nutrition: 'refuse' } }))).toMatch(/no meal plan/);
  });
});
