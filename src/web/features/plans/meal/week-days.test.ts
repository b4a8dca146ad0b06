import { describe, expect, it } from 'vitest';
import type { MealPlanData, WeekDay } from '#core/nutrition/meal-plan.ts';
import { leftoversNote, planOnDay, weekDayNames } from './week-days.ts';

const certificate = { version: '1', checks: [], passed: 0, total: 0 };
const totals = { totalCalories: 1800, totalProtein: 140, totalCarbs: 180, totalFat: 60, notes: [], meals: [] };
const week: WeekDay[] = [1, 2, 3, 4, 5, 6, 7].map((day) => ({
  ...totals,
  day,
  totalCalories: 1800 + day,
  proteinTarget: 140,
  leftoversFromDay: day === 2 || day === 3 ? day - 1 : null,
}));
const data: MealPlanData = {
  ...totals,
  certificate,
  basis: [],
  week,
  weekCertificate: { ...certificate, version: 'week' },
};

describe('the days of a week', () => {
  it('begin today, and go over the end of a month', () => {
    expect(weekDayNames(new Date(2026, 1, 26, 23, 59))).toEqual(['Today', 'Fri', 'Sat', 'Sun', 'Mon', 'Tue', 'Wed']);
  });

  it('show the plan’s own day first, then each with its own totals and proof', () => {
    expect(planOnDay(data, 0)).toBe(data);
    expect(planOnDay(data, 6)).toMatchObject({ totalCalories: 1807, certificate: { version: 'week' } });
    expect(planOnDay({ ...data, week: undefined }, 3)).toMatchObject({ totalCalories: 1800 });
  });

  it('say which lunch was cooked the evening before', () => {
    const names = weekDayNames(new Date(2026, 1, 26));
    expect([0, 1, 2].map((index) => leftoversNote(data, index, names))).toEqual([
      null,
      'Lunch is today’s dinner: cook twice as much.',
      'Lunch is the dinner of Fri: cook twice as much.',
    ]);
  });
});
