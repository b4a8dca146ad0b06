import { describe, expect, it } from 'vitest';
import { aPlannedExercise } from '#test/planned-exercise.ts';
import type { WorkoutDay } from '../workout-plan.ts';
import { dayOnClock, swappedDays, swappedVersion, swapsHolding, type TodaySwap, withSwap } from './today-swaps.ts';

const anExercise = (name: string) => aPlannedExercise(name, { exerciseId: name.toLowerCase() });

const aDay = (...names: string[]): WorkoutDay => ({
  name: 'Full Body A',
  focus: '',
  estimatedMinutes: 45,
  exercises: names.map(anExercise),
});

const aSwap = (overrides: Partial<TodaySwap> = {}): TodaySwap => ({
  day: '2026-05-04',
  utcOffsetMinutes: 0,
  dayIndex: 0,
  exerciseIndex: 1,
  insteadOf: { exerciseId: 'press', name: 'Press' },
  exercise: anExercise('Push-Up'),
  before: null,
  ...overrides,
});

const names = (days: readonly WorkoutDay[]) => days.map(({ exercises }) => exercises.map(({ name }) => name));

describe('an exercise for today', () => {
  it('stands in its place, and in no other', () => {
    const days = [aDay('Squat', 'Press'), aDay('Row', 'Press')];
    expect(names(swappedDays(days, [aSwap()]))).toEqual([
      ['Squat', 'Push-Up'],
      ['Row', 'Press'],
    ]);
  });

  it.each([
    { what: 'for a place that the plan no longer has', swap: aSwap({ exerciseIndex: 7 }) },
    { what: 'for what the plan no longer has there', swap: aSwap({ insteadOf: { exerciseId: 'dip', name: 'Dip' } }) },
  ])('$what changes nothing', ({ swap }) => {
    expect(names(swappedDays([aDay('Squat', 'Press')], [swap]))).toEqual([['Squat', 'Press']]);
  });

  it('stands in a shorter version of its day too, with the sets of that version', () => {
    const shorter = { ...aDay('Press'), exercises: [{ ...anExercise('Press'), sets: 2 }] };
    expect(swappedVersion(shorter, [aSwap()], 0).exercises).toEqual([{ ...anExercise('Push-Up'), sets: 2 }]);
    expect(swappedVersion(shorter, [aSwap()], 1)).toEqual(shorter);
  });

  it('takes the place of an earlier one', () => {
    const later = aSwap({ exercise: anExercise('Floor Press') });
    expect(withSwap([aSwap()], later)).toEqual([later]);
  });

  it.each([
    { at: '2026-05-04T00:00:00Z', utcOffsetMinutes: 0, holds: true },
    { at: '2026-05-04T23:59:00Z', utcOffsetMinutes: 0, holds: true },
    { at: '2026-05-05T00:00:00Z', utcOffsetMinutes: 0, holds: false },
    { at: '2026-05-05T03:00:00Z', utcOffsetMinutes: -300, holds: true },
    { at: '2026-05-04T15:00:00Z', utcOffsetMinutes: 600, holds: false },
  ])('holds at $at, $utcOffsetMinutes minutes ahead: $holds', ({ at, utcOffsetMinutes, holds }) => {
    expect(swapsHolding([aSwap({ utcOffsetMinutes })], Date.parse(at))).toHaveLength(holds ? 1 : 0);
  });

  it('is for the day on the clock of the person', () => {
    expect(dayOnClock({ now: Date.parse('2026-05-05T03:00:00Z'), utcOffsetMinutes: -300 })).toBe('2026-05-04');
  });
});
