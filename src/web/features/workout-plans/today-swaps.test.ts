import { describe, expect, it } from 'vitest';
import type { PlannedExercise, WorkoutDay } from '#core/training/workout-plan.ts';
import { readSwaps, swappedDays, swappedVersion, type TodaySwap, withSwap } from './today-swaps.ts';

const anExercise = (name: string): PlannedExercise => ({
  exerciseId: name.toLowerCase(),
  name,
  description: '',
  sets: 3,
  reps: '8-12',
  rest: '60 seconds',
  category: 'strength',
  duration: null,
  equipment: '',
  targetMuscles: [],
  instructions: [],
});

const aDay = (...names: string[]): WorkoutDay => ({
  name: 'Full Body A',
  focus: '',
  estimatedMinutes: 45,
  exercises: names.map(anExercise),
});

const aSwap = (overrides: Partial<TodaySwap> = {}): TodaySwap => ({
  date: 'Mon May 04 2026',
  planId: 'plan',
  dayIndex: 0,
  exerciseIndex: 1,
  insteadOf: { exerciseId: 'press', name: 'Press' },
  exercise: anExercise('Push-Up'),
  ...overrides,
});

const names = (days: readonly WorkoutDay[]) => days.map(({ exercises }) => exercises.map(({ name }) => name));

describe('an exercise for today', () => {
  it('stands in its place, and in no other', () => {
    const days = [aDay('Squat', 'Press'), aDay('Row', 'Press')];
    expect(names(swappedDays(days, [aSwap()], 'plan'))).toEqual([
      ['Squat', 'Push-Up'],
      ['Row', 'Press'],
    ]);
  });

  it.each([
    { what: 'of another plan', swap: aSwap({ planId: 'other' }) },
    { what: 'for what the plan no longer has there', swap: aSwap({ insteadOf: { exerciseId: 'dip', name: 'Dip' } }) },
  ])('$what changes nothing', ({ swap }) => {
    expect(names(swappedDays([aDay('Squat', 'Press')], [swap], 'plan'))).toEqual([['Squat', 'Press']]);
  });

  it('stands in a shorter version of its day too, with the sets of that version', () => {
    const shorter = { ...aDay('Press'), exercises: [{ ...anExercise('Press'), sets: 2 }] };
    const place = { planId: 'plan', dayIndex: 0 };
    expect(swappedVersion(shorter, [aSwap()], place).exercises).toEqual([{ ...anExercise('Push-Up'), sets: 2 }]);
    expect(swappedVersion(shorter, [aSwap()], { ...place, dayIndex: 1 })).toEqual(shorter);
  });

  it('takes the place of an earlier one', () => {
    const later = aSwap({ exercise: anExercise('Floor Press') });
    expect(withSwap([aSwap()], later)).toEqual([later]);
  });

  it.each([
    { what: 'on its day', kept: JSON.stringify([aSwap()]), date: 'Mon May 04 2026', count: 1 },
    { what: 'the day after', kept: JSON.stringify([aSwap()]), date: 'Tue May 05 2026', count: 0 },
    { what: 'where nothing was kept', kept: undefined, date: 'Mon May 04 2026', count: 0 },
    { what: 'where it cannot be read', kept: '{"no', date: 'Mon May 04 2026', count: 0 },
  ])('is read back $what: $count', ({ kept, date, count }) => {
    expect(readSwaps(kept, date)).toHaveLength(count);
  });
});
