import { describe, expect, it } from 'vitest';
import type { Log } from '#contract/logs.ts';
import type { MealType } from '#core/nutrition/meal-plan.ts';
import { todayOf } from '#web/parts/logs/log-days.ts';
import { eatenToday } from './todays-meals.ts';

const NOON = new Date(2026, 4, 6, 12);
const meals = [
  { type: 'breakfast', name: 'Skyr and oats' },
  { type: 'afternoon_snack', name: 'Apple' },
  { type: 'afternoon_snack', name: 'Kefir' },
  { type: 'dinner', name: 'Chili' },
] as const;

const entry = (
  mealName: string,
  mealType: MealType | null,
  more: { planId?: string | null; day?: number } = {},
): Log => ({
  ...{ id: `${mealName} ${mealType}`, userId: 'u', notes: null, logType: 'meal_eaten' },
  ...{ planId: more.planId === undefined ? 'plan' : more.planId, mealType, mealName },
  ...{ calories: 400, protein: 30, carbs: 40, fat: 13 },
  loggedAt: new Date(2026, 4, more.day ?? 6, 8).toISOString(),
});

const ticked = (...logs: Log[]) => {
  const { ticks, kcal } = eatenToday({ planId: 'plan', meals, logs, today: todayOf(NOON) });
  return { ticks: ticks.map((tick) => tick?.mealName ?? '-'), kcal };
};

describe('what of a day is eaten', () => {
  it('is ticked by the name of the dish', () => {
    expect(ticked(entry('Kefir', 'afternoon_snack'))).toEqual({ ticks: ['-', '-', 'Kefir', '-'], kcal: 400 });
  });

  it('stays ticked where the dish was swapped since', () => {
    expect(ticked(entry('Eggs', 'breakfast')).ticks).toEqual(['Eggs', '-', '-', '-']);
  });

  it('ticks two of a kind one after the other', () => {
    const both = ticked(entry('Nuts', 'afternoon_snack'), entry('Apple', 'afternoon_snack'));
    expect(both).toEqual({ ticks: ['-', 'Apple', 'Nuts', '-'], kcal: 800 });
  });

  it('counts what was eaten beside the plan, and ticks nothing for it', () => {
    expect(ticked(entry('Pizza', null, { planId: null }))).toEqual({ ticks: ['-', '-', '-', '-'], kcal: 400 });
  });

  it('begins anew each day', () => {
    expect(ticked(entry('Skyr and oats', 'breakfast', { day: 5 }))).toEqual({ ticks: ['-', '-', '-', '-'], kcal: 0 });
  });
});
