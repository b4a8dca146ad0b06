import { describe, expect, it } from 'vitest';
import type { Log } from '#contract/logs.ts';
import { dayOfIso } from '#core/units/calendar-day.ts';
import { namedDay } from './dates.ts';
import { inchesLost, partChanges } from './measurements.ts';
import { entryWords, goalDateWords, progressCards } from './progress-labels.ts';

const TODAY = dayOfIso('2026-11-20');
const base = { id: 'i', userId: 'u', notes: null, loggedAt: '2026-11-20T08:00:00.000Z', utcOffsetMinutes: 0 };
const nothing = {
  days: [],
  today: TODAY,
  planned: 3,
  startLbs: 171.4,
  latestLbs: undefined,
  hidesNumbers: false,
  units: 'imperial',
} as const;

describe('the five cards', () => {
  const said = (input: Partial<Parameters<typeof progressCards>[0]>) =>
    progressCards({ ...nothing, ...input }).map(({ label, value, unit, note }) =>
      [label, value, unit, note].filter((part) => part !== undefined).join(' '),
    );

  it('say what was done', () => {
    const day = { logs: 2, workouts: 1, exercises: ['Squat', 'Row'], energy: [6, 8] };
    expect(
      said({
        latestLbs: 164.6,
        days: [
          { day: TODAY, ...day },
          { day: TODAY - 30, ...day },
        ],
      }),
    ).toEqual([
      'WEIGHT CHANGE −6.8 lbs since you started',
      'ENERGY 7.0/10 30-day average',
      'WORKOUTS 1 30 days',
      'EXERCISES 2 30 days',
      'STREAK 1 day any entry counts',
    ]);
  });

  it('are none where nothing stands behind them', () => {
    expect(said({})).toEqual([]);
    expect(said({ latestLbs: 171.4 })).toEqual(['WEIGHT CHANGE 0 lbs since you started']);
  });

  it('say a gain with its sign, in the chosen unit', () => {
    expect(said({ latestLbs: 173.4, units: 'metric' })[0]).toBe('WEIGHT CHANGE +0.9 kg since you started');
  });

  it('leave the weight out where numbers are hidden', () => {
    expect(said({ latestLbs: 164.6, hidesNumbers: true })).toEqual([]);
  });

  it('say when a run ended', () => {
    const days = [5, 6].map((back) => ({ day: TODAY - back, logs: 1, workouts: 0, exercises: [], energy: [] }));
    expect(said({ days })[0]).toBe('STREAK 2 days until Sun 15 Nov');
  });
});

describe('an entry', () => {
  const exercise = {
    ...base,
    logType: 'exercise_completion',
    planId: null,
    exerciseName: 'Romanian deadlift',
    sets: 3,
    reps: '8-12',
    dayName: 'A',
    category: 'strength',
  } as const;
  const set = (weightLbs: number | null, reps: number) => ({ set: 1, weightLbs, reps });

  it.each<[string, Log, string]>([
    ['a weight', { ...base, logType: 'weight', value: 164.2, unit: 'lbs' }, 'Weight|164.2 lbs|'],
    ['an energy', { ...base, logType: 'energy', value: 7, unit: 'level', notes: 'Slept' }, 'Energy|7/10|Slept'],
    ['a waist', { ...base, logType: 'measurement', part: 'waist', value: 33.5, unit: 'in' }, 'Waist|33.5 in|'],
    [
      'a workout',
      { ...base, logType: 'workout', planId: null, planName: 'Full body A', exerciseCount: 5, totalDuration: 44 },
      'Workout|Full body A|5 exercises, 44 min',
    ],
    ['a plain exercise', { ...exercise, performed: [] }, 'Exercise|Romanian deadlift|3 × 8-12'],
    [
      'equal sets',
      { ...exercise, performed: [set(95, 10), set(95, 10)] },
      'Exercise|Romanian deadlift|2 × 10 at 95 lbs',
    ],
    ['body weight', { ...exercise, performed: [set(null, 10)] }, 'Exercise|Romanian deadlift|1 × 10'],
    [
      'unequal sets',
      { ...exercise, performed: [set(95, 10), set(105, 6)] },
      'Exercise|Romanian deadlift|2 sets, best 6 at 105 lbs',
    ],
  ])('of %s', (_what, log, words) => {
    expect(Object.values(entryWords(log, 'imperial')).join('|')).toBe(words);
  });

  it.each([
    [0, 'Today'],
    [1, 'Yesterday'],
    [2, 'Wed 18 Nov'],
  ])('of %d days ago is of "%s"', (back, words) => {
    expect(namedDay(TODAY - back, TODAY)).toBe(words);
  });
});

describe('the goal date', () => {
  it.each([
    [40, 90, 'On your plan, 150 lbs may come between December 2026 and February 2027. An estimate, not a promise.'],
    [12, 38, 'On your plan, 150 lbs may come in December 2026. An estimate, not a promise.'],
  ])('from %d to %d days', (earliestDays, latestDays, words) => {
    expect(goalDateWords({ status: 'range', targetLbs: 150, earliestDays, latestDays }, TODAY, 'imperial')).toBe(words);
  });

  it('is open at its end, or not said at all', () => {
    const open = { status: 'range', targetLbs: 150, earliestDays: 400, latestDays: null } as const;
    expect(goalDateWords(open, TODAY, 'metric')).toMatch(
      /^On your plan, 68 kg may come in December 2027 at the earliest/,
    );
    expect(goalDateWords({ status: 'none', why: 'held' }, TODAY, 'imperial')).toBeNull();
  });
});

describe('measurements', () => {
  const taken = (part: 'waist' | 'arm', value: number, day: string): Log => ({
    ...base,
    logType: 'measurement',
    part,
    value,
    unit: 'in',
    loggedAt: `2026-11-${day}T08:00:00.000Z`,
  });

  it('show the latest of each part, and how it differs from the first', () => {
    const logs = [taken('waist', 33, '15'), taken('waist', 35, '01'), taken('waist', 34, '08'), taken('arm', 13, '02')];
    expect(partChanges(logs)).toEqual([
      { part: 'waist', inches: 33, change: -2, firstDay: dayOfIso('2026-11-01') },
      { part: 'arm', inches: 13, change: null, firstDay: dayOfIso('2026-11-02') },
    ]);
  });

  it('add up what is less, whatever grew', () => {
    const logs = [taken('waist', 35, '01'), taken('waist', 33, '15'), taken('arm', 13, '01'), taken('arm', 14, '15')];
    expect(inchesLost(partChanges(logs))).toBe(2);
  });
});
