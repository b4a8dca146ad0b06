import { describe, expect, it } from 'vitest';
import type { Level } from '#core/catalogue/level.ts';
import { loadExercises } from '#test/catalogue.ts';
import { DAY_MS, HOUR_MS, type LoggedExercise, performancesOf, workingWeight } from './history.ts';
import { occasionFor, occasionOf, reserveOfWeek } from './occasion.ts';
import { estimateOneRepMax, setOneRepMax } from './one-rep-max.ts';
import { personalRecords } from './records.ts';
import { longestRest, restSince, trainingCalendar, withoutDeloads } from './training-weeks.ts';
import { weeklySets } from './weekly-sets.ts';

const catalogue = loadExercises();

function logged(day: number, more: Partial<LoggedExercise> = {}): LoggedExercise {
  const performed = [{ weightLbs: 50, reps: 10, rpe: 8 }];
  const plain = {
    exerciseName: 'Dumbbell Bench Press',
    dayName: 'Push',
    planId: null,
    sets: 3,
    reps: '8-12',
    performed,
  };
  return { ...plain, at: day * DAY_MS, ...more };
}
const read = (...entries: LoggedExercise[]) => performancesOf(entries, catalogue);

describe('what was done', () => {
  it('puts sets that were logged one by one together into one performance', () => {
    const [one, ...others] = read(logged(0), logged(0, { at: 5 * 60_000 }), logged(0, { at: 20 * 60_000 }));
    expect([one?.sets.length, others.length]).toEqual([3, 0]);
  });

  it('keeps sessions apart, puts them in order, and leaves out unknown names', () => {
    const all = read(logged(7), logged(0), logged(3, { exerciseName: 'Moon Walk' }));
    expect(all.map(({ at }) => at / DAY_MS)).toEqual([0, 7]);
  });

  it.each([
    [[45, 95, 135, 135, 135], 135],
    [[135, 135, 135, 185], 135],
    [[50], 50],
    [[null, null], null],
  ])('takes from %j the working weight %j', (weights, expected) => {
    expect(workingWeight(weights.map((weightLbs) => ({ weightLbs, reps: 8, rpe: null })))).toBe(expected);
  });
});

describe('the estimate of a single repetition', () => {
  it.each([
    [100, 1, 100],
    [100, 10, 133.3],
    [200, 5, 229.2],
    [100, 13, null],
    [0, 5, null],
  ])('%i lb × %i gives %j', (weight, reps, expected) => {
    const estimate = estimateOneRepMax(weight, reps);
    expect(estimate === null ? null : Math.round(estimate * 10) / 10).toBe(expected);
  });

  it('counts the repetitions that were left', () => {
    const easy = setOneRepMax({ weightLbs: 100, reps: 8, rpe: 8 });
    expect(easy).toBe(estimateOneRepMax(100, 10));
  });
});

describe('weeks', () => {
  const everyWeek = (count: number) =>
    read(...Array.from({ length: count * 2 }, (_, index) => logged(Math.floor(index / 2) * 7 + (index % 2) * 3)));
  const deloads = (level: Level, daysPerWeek: number, weeks = 13) => {
    const input = { performances: everyWeek(weeks), energy: [], level, daysPerWeek, now: (weeks * 7 - 2) * DAY_MS };
    return trainingCalendar(input)
      .weeks.filter(({ deload }) => deload)
      .map(({ week }) => week);
  };

  it('bring an easy one every sixth, or fifth for the hardest training', () => {
    expect(deloads('intermediate', 3)).toEqual([6, 12]);
    expect(deloads('intermediate', 5)).toEqual([5, 10]);
    expect(deloads('advanced', 3)).toEqual([5, 10]);
    expect(deloads('beginner', 3)).toEqual([]);
  });

  it('bring a beginner one when energy stays low, and only for that week', () => {
    const energy = [7, 8, 9].map((day) => ({ at: day * DAY_MS, value: 3 }));
    const input = { performances: everyWeek(4), energy, level: 'beginner', daysPerWeek: 3, now: 27 * DAY_MS } as const;
    expect(trainingCalendar(input).weeks.map(({ deload }) => deload)).toEqual([null, null, 'tired', null]);
  });

  it('bring a beginner one when two lifts are stuck', () => {
    const stuck = (name: string) =>
      [0, 7].map((day) => logged(day, { exerciseName: name, performed: [{ weightLbs: 50, reps: 5, rpe: 10 }] }));
    const performances = read(
      ...stuck('Dumbbell Bench Press'),
      ...stuck('Dumbbell Goblet Squat'),
      ...stuck('Goblet Squat'),
      ...stuck('Dumbbell Romanian Deadlift'),
    );
    const input = { performances, energy: [], level: 'beginner', daysPerWeek: 3, now: 15 * DAY_MS } as const;
    expect(trainingCalendar(input).current?.deload).toBe('stalled');
  });

  it('start again after a long rest', () => {
    const performances = read(logged(0), logged(3), logged(20), logged(24));
    const calendar = trainingCalendar({
      performances,
      energy: [],
      level: 'advanced',
      daysPerWeek: 3,
      now: 28 * DAY_MS,
    });
    expect(calendar.weeks.map(({ week }) => week)).toEqual([1, 1, 2]);
    const later = { performances, energy: [], level: 'advanced', daysPerWeek: 3, now: 40 * DAY_MS } as const;
    expect(trainingCalendar(later).current).toBeNull();
  });

  it('leave an easy one out of what counts as the last time', () => {
    const performances = everyWeek(6);
    const { weeks } = trainingCalendar({
      performances,
      energy: [],
      level: 'intermediate',
      daysPerWeek: 3,
      now: 41 * DAY_MS,
    });
    expect(withoutDeloads(performances, weeks)).toHaveLength(10);
  });
});

describe('the occasion', () => {
  it.each([
    [null, null, 'ordinary'],
    [{ days: 3, before: 4 }, null, 'ordinary'],
    [{ days: 8, before: 3 }, null, 'repeat'],
    [{ days: 7, before: 7 }, null, 'ordinary'],
    [{ days: 14, before: 3 }, 'planned', 'return'],
    [{ days: 60, before: 3 }, null, 'restart'],
    [{ days: 3, before: 4 }, 'planned', 'deload'],
  ] as const)('after %j and %j is %s', (rest, deload, kind) => {
    expect(occasionOf(rest, deload).kind).toBe(kind);
  });

  it('is a return for what was not done since the break', () => {
    const performances = read(logged(0), logged(20, { exerciseName: 'Push-Up' }));
    const away = (from: number) => longestRest(performances, from * DAY_MS, 23 * DAY_MS);
    expect([away(0), away(20)]).toEqual([20, 3]);
    expect(occasionFor({ kind: 'ordinary' }, 20)).toEqual({ kind: 'return', daysOff: 20 });
    expect(occasionFor({ kind: 'ordinary' }, 60)).toEqual({ kind: 'restart', daysOff: 60 });
    expect(occasionFor({ kind: 'ordinary' }, 13)).toEqual({ kind: 'ordinary' });
  });

  it('knows how long the rest was', () => {
    expect(restSince(read(logged(0), logged(5)), 8.5 * DAY_MS)).toEqual({ days: 3, before: 5 });
    expect(restSince([], 0)).toBeNull();
  });

  it('brings advanced people closer to their limit week by week', () => {
    const week = (number: number) => ({ week: number, startsAt: 0, deload: null });
    expect([1, 2, 3, 4].map((number) => reserveOfWeek(2, 'advanced', week(number)))).toEqual([3, 2, 2, 1]);
    expect(reserveOfWeek(2, 'intermediate', week(4))).toBe(2);
  });
});

describe('personal records', () => {
  it('are the first time a best was reached', () => {
    const set = (weightLbs: number | null, reps: number) => [{ weightLbs, reps, rpe: 10 }];
    const performances = read(
      logged(0, { performed: set(50, 10) }),
      logged(7, { performed: set(55, 6) }),
      logged(14, { performed: set(55, 6) }),
      logged(3, { exerciseName: 'Push-Up', performed: set(null, 20) }),
    );
    const [bench, pushUp] = personalRecords(performances);
    expect(bench).toMatchObject({
      name: 'Dumbbell Bench Press',
      sessions: 3,
      heaviest: { value: 55, reps: 6, at: 7 * DAY_MS },
      mostReps: null,
    });
    expect(bench?.oneRepMax).toMatchObject({ value: 66.7, at: 0 });
    expect(pushUp).toMatchObject({ heaviest: null, oneRepMax: null, mostReps: { value: 20 } });
  });
});

describe('the sets of a week', () => {
  it('count direct work in full and helping work by half, for seven days', () => {
    const performances = read(logged(0), logged(10), logged(12, { performed: [] }));
    const week = weeklySets({ performances, goal: 'muscle_gain', level: 'beginner', now: 12 * DAY_MS + HOUR_MS });
    const of = (group: string) => week.find((one) => one.group === group);
    expect(of('chest')).toMatchObject({ sets: 4, floor: 6, target: 10, cap: 14, standing: 'under' });
    expect(of('triceps')).toMatchObject({ sets: 2, standing: 'in' });
  });
});
