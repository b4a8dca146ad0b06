import { describe, expect, it } from 'vitest';
import {
  askBeforeDeleting,
  currentPlan,
  faultOf,
  type ListedPlan,
  type ListedWorkoutPlan,
  listedPlanSchema,
  withActivated,
  withFavorite,
  withoutPlan,
  withRenamed,
} from './listed-plan.ts';

const certificate = { version: '1', checks: [], passed: 0, total: 0 };
const emptyDay = {
  totalCalories: 0,
  totalProtein: 0,
  totalCarbs: 0,
  totalFat: 0,
  notes: [],
  meals: [],
  certificate,
  basis: [],
};
const common = { userId: 'ann', version: 1, isFavorite: false, isActive: false, createdAt: '2026-05-04T12:00:00.000Z' };

function aWorkoutPlan(id: string, overrides: Partial<ListedWorkoutPlan> = {}): ListedWorkoutPlan {
  return { ...common, type: 'workout', id, name: id, data: null, todaySwaps: [], ...overrides };
}
const aMealPlan = (id: string): ListedPlan => ({
  ...common,
  type: 'meal',
  exceptions: [],
  id,
  name: id,
  isActive: true,
  data: emptyDay,
});

const newest = aWorkoutPlan('newest');
const active = aWorkoutPlan('active', { isActive: true });
const oldest = aWorkoutPlan('oldest', { isFavorite: true });
const plans = [newest, active, oldest];

describe('a list of plans', () => {
  it('has one current plan of each type after activation', () => {
    const all = withActivated([...plans, aMealPlan('meals')], 'oldest');
    expect(all.filter(({ isActive }) => isActive).map(({ id }) => id)).toEqual(['oldest', 'meals']);
  });

  it('makes the newest other plan current when the current one goes', () => {
    expect(currentPlan(withoutPlan(plans, 'active'))?.id).toBe('newest');
  });

  it('keeps the current plan when another one goes', () => {
    const left = withoutPlan(plans, 'newest');
    expect(left.map(({ id }) => id)).toEqual(['active', 'oldest']);
    expect(currentPlan(left)?.id).toBe('active');
  });

  it('has none when the only one goes', () => {
    expect(withoutPlan([active], 'active')).toEqual([]);
  });

  it('takes a new name and a heart', () => {
    expect(withRenamed(plans, 'active', 'Spring')[1]?.name).toBe('Spring');
    expect(withFavorite(plans, 'active', true)[1]?.isFavorite).toBe(true);
  });

  it('keeps a plan whose data cannot be read, as one without data', () => {
    const read = listedPlanSchema.parse({
      ...aMealPlan('3f0e8f34-5a6b-4b5e-9d0c-0d3c8a1f5b11'),
      data: { meals: 'none' },
    });
    expect([read.data, faultOf(read)]).toEqual([null, 'missing']);
  });

  it('says what is wrong with a plan', () => {
    expect(faultOf(aMealPlan('meals'))).toBe('empty');
    expect(faultOf(newest)).toBe('missing');
  });
});

describe('before a workout plan is deleted', () => {
  it.each([
    {
      when: 'it is the active one of several',
      plans,
      id: 'active',
      asks: 'This is your active plan. Deleting it will activate another plan. Continue?',
    },
    {
      when: 'it is the only one',
      plans: [active],
      id: 'active',
      asks: 'This is your only workout plan. Deleting it will leave you without an active plan. Continue?',
    },
    { when: 'it is not active', plans, id: 'oldest', asks: null },
  ])('$when: $asks', ({ plans: all, id, asks }) => {
    expect(askBeforeDeleting(all, id)).toBe(asks);
  });
});
