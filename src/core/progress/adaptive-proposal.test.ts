import { describe, expect, it } from 'vitest';
import type { Profile } from '#core/athlete/profile.ts';
import { goalEnergy } from '#core/nutrition/targets/energy.ts';
import { adaptationBar, formulaKcal, validShift } from '#core/nutrition/targets/learned-energy.ts';
import { mealTargets } from '#core/nutrition/targets/targets.ts';
import { type ConstraintOverrides, noConstraints } from '#test/constraints.ts';
import { anAthlete } from '#test/personas.ts';
import { type AdaptiveInput, adaptiveState } from './adaptive-proposal.ts';

type Case = {
  profile?: Partial<Profile>;
  rules?: ConstraintOverrides;
  /** Pounds a day, up or down. */
  pace?: number;
  days?: number;
  more?: Partial<AdaptiveInput>;
};

/** Weighs in every other day. */
function stateOf({ profile: facts = {}, rules = {}, pace = 0, days = 28, more = {} }: Case) {
  const profile = anAthlete(facts);
  const constraints = noConstraints(rules);
  const targets = mealTargets({ profile, constraints });
  const kcal = targets.ok ? targets.targets.kcal : 2000;
  const weights = Array.from({ length: Math.ceil(days / 2) }, (_, index) => ({
    day: 2 * index,
    lbs: profile.weightLbs + pace * 2 * index,
  }));
  const intakes = [{ day: 0, kcal }];
  const given = { weights, intakes, lastDecisionDay: null, isAdapted: false, today: days };
  return adaptiveState({ profile, constraints, ...given, ...more });
}

function proposalOf(given: Case) {
  const state = stateOf(given);
  if (state.kind !== 'ready') throw new Error(`${state.kind}: ${state.because}`);
  return state.proposal;
}

const notice = (id: string, level: 'note' | 'refer') => ({ id, level, about: 'everything' as const, text: '' });

describe('a proposal', () => {
  it('gives more to who loses too fast, and less to who does not lose', () => {
    const more = proposalOf({ pace: -0.4 });
    const less = proposalOf({ pace: 0.2 });
    expect(more.toKcal - more.fromKcal).toBeGreaterThanOrEqual(50);
    expect(less.toKcal - less.fromKcal).toBeLessThanOrEqual(-50);
    expect(more.because).toMatch(
      /^Change calories from [\d,]+ to [\d,]+, because your weigh-ins fit about [\d,]+ kcal/,
    );
  });

  it('moves by 200 kcal the first time and 150 later, at most', () => {
    const first = proposalOf({ pace: -0.8 });
    const later = proposalOf({ pace: -0.8, more: { isAdapted: true } });
    expect(first.toKcal - first.fromKcal).toBeGreaterThan(150);
    expect(first.toKcal - first.fromKcal).toBeLessThanOrEqual(200);
    expect(later.toKcal - later.fromKcal).toBeGreaterThan(100);
    expect(later.toKcal - later.fromKcal).toBeLessThanOrEqual(150);
  });

  it.each([1, 2, 3])('never goes under the floor, however the scale climbs by %i lb a day', (pace) => {
    const facts = { sex: 'female', weightLbs: 120, age: 60, activityLevel: 'sedentary' } as const;
    const state = stateOf({ profile: facts, pace });
    const { floor } = goalEnergy(anAthlete(facts), noConstraints().care);
    const kcal = state.kind === 'ready' ? state.proposal.toKcal : floor;
    expect(kcal).toBeGreaterThanOrEqual(Math.floor(floor));
  });

  it('stays inside a quarter of the formula, however often it is repeated', () => {
    const limit = 0.25 * formulaKcal(anAthlete());
    const shifts: number[] = [];
    for (let shift = 0, round = 0; round < 20; round++) {
      const state = stateOf({ pace: -1.5, rules: { maintenanceShiftKcal: shift }, more: { isAdapted: true } });
      if (state.kind !== 'ready') break;
      shift = state.proposal.shiftKcal;
      shifts.push(shift);
    }
    expect(shifts.length).toBeGreaterThan(1);
    expect(Math.max(...shifts)).toBeLessThanOrEqual(limit);
  });

  it.each<[string, Case, string]>([
    ['before two weeks', { pace: -0.4, days: 12 }, 'waiting'],
    ['with three weigh-ins', { more: { weights: [0, 8, 16].map((day) => ({ day, lbs: 165 })) } }, 'waiting'],
    ['without a plan', { more: { intakes: [] } }, 'waiting'],
    ['when the last weigh-ins are old', { pace: -0.4, more: { today: 60 } }, 'waiting'],
    ['when the plan fits', { pace: -0.115 }, 'steady'],
    ['within a week of an answer', { pace: -0.4, more: { lastDecisionDay: 22 } }, 'steady'],
    ['a week after an answer', { pace: -0.4, more: { lastDecisionDay: 21 } }, 'ready'],
    ['in pregnancy', { pace: -0.4, rules: { care: { nutrition: 'maintenance' } } }, 'barred'],
    ['when numbers are hidden', { pace: -0.4, rules: { care: { hideNumbers: true } } }, 'barred'],
    ['with steroids', { pace: -0.4, rules: { care: { notices: [notice('steroids', 'note')] } } }, 'barred'],
    [
      'when a clinician has a say',
      { pace: -0.4, rules: { care: { notices: [notice('insulin', 'refer')] } } },
      'barred',
    ],
    ['before a clinician agreed', { pace: -0.4, rules: { training: { modes: ['clear_first'] } } }, 'barred'],
    ['with a mere note', { pace: -0.4, rules: { care: { notices: [notice('thyroid', 'note')] } } }, 'ready'],
  ])('%s', (_, given, kind) => {
    expect(stateOf(given).kind).toBe(kind);
  });

  it('shows no number to who shall see none', () => {
    expect(adaptationBar(noConstraints({ care: { hideNumbers: true } }))).not.toMatch(/\d/);
  });
});

describe('a learned shift', () => {
  const profile = anAthlete();
  const constraints = noConstraints();
  const learned = { kcal: -150, formulaKcal: formulaKcal(profile), weightLbs: profile.weightLbs };

  it('goes on while the weight changes', () => {
    expect(validShift(learned, { profile: { ...profile, weightLbs: 150 }, constraints })).toBe(-150);
  });

  it('ends when the facts behind the formula are corrected, or adapting is barred', () => {
    expect(validShift(learned, { profile: { ...profile, activityLevel: 'active' }, constraints })).toBe(0);
    const pregnant = noConstraints({ care: { nutrition: 'maintenance' } });
    expect(validShift(learned, { profile, constraints: pregnant })).toBe(0);
    expect(validShift(null, { profile, constraints })).toBe(0);
  });

  it('never counts for more than a quarter of the formula', () => {
    expect(validShift({ ...learned, kcal: -5000 }, { profile, constraints })).toBeCloseTo(-0.25 * learned.formulaKcal);
  });
});
