import { expect, it } from 'vitest';
import { shownPlanName } from './shown-plan-name.ts';

const meals = [1, 2, 3, 4].map(() => ({})) as never;
const block = { title: 'Upper/lower muscle', anchors: [], weeks: [] };

it.each([
  { plan: { type: 'meal', name: 'Autumn cut', data: { meals } }, shown: 'Autumn cut' },
  { plan: { type: 'meal', name: 'Meal Plan V1771234567890', data: { meals } }, shown: '4-meal day' },
  { plan: { type: 'meal', name: 'Meal Plan V2', data: { meals, week: [] } }, shown: '4-meal week' },
  { plan: { type: 'meal', name: 'Meal Plan V2', data: null }, shown: 'Meal Plan V2' },
  { plan: { type: 'workout', name: 'workout plan v7 ', data: { block, daysPerWeek: 4 } }, shown: 'Upper/lower muscle' },
  { plan: { type: 'workout', name: 'Workout Plan V7', data: { daysPerWeek: 4 } }, shown: '4-day training week' },
  {
    plan: { type: 'workout', name: 'Workout Plan V7 for home', data: { block, daysPerWeek: 4 } },
    shown: 'Workout Plan V7 for home',
  },
] as const)('calls $plan.name $shown', ({ plan, shown }) => {
  expect(shownPlanName(plan as Parameters<typeof shownPlanName>[0])).toBe(shown);
});
