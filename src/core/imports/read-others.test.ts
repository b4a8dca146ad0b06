import { describe, expect, it } from 'vitest';
import exerciseData from '#data/exercises.json' with { type: 'json' };
import foreignNames from '#data/import-exercises.json' with { type: 'json' };
import { appleHealthReader } from './apple-health.ts';
import { exerciseNames, type KnownExercise } from './exercise-names.ts';
import { type ImportChoices, planImport } from './plan-import.ts';
import { readFit } from './read-fit.ts';
import { readOwnExport } from './read-own-export.ts';
import type { ImportReading } from './reading.ts';

const EXERCISES = exerciseData as KnownExercise[];
const FACTS = { exercises: EXERCISES, timeZone: 'Europe/Berlin', now: Date.UTC(2026, 4, 4) };
const CHOICES: ImportChoices = { unit: 'kg', dayOrder: 'month', names: new Map(), originsOut: new Set() };
const planned = (reading: ImportReading, choices: Partial<ImportChoices> = {}) =>
  planImport(reading, { ...CHOICES, ...choices }, FACTS);

type Attributes = Record<string, string>;

function health(...tags: [name: string, attributes: Attributes][]): ImportReading {
  const reader = appleHealthReader('Europe/Berlin');
  for (const [name, attributes] of [['HealthData', { locale: 'en_DE' }] as const, ...tags])
    reader.take({ name, attributes });
  return reader.end();
}

const mass = (startDate: string, value: string, sourceName: string, unit = 'kg'): [string, Attributes] => [
  'Record',
  { type: 'HKQuantityTypeIdentifierBodyMass', sourceName, unit, startDate, endDate: startDate, value },
];
const run = (startDate: string, sourceName: string, more: Attributes = {}): [string, Attributes] => [
  'Workout',
  {
    workoutActivityType: 'HKWorkoutActivityTypeRunning',
    duration: '30',
    durationUnit: 'min',
    sourceName,
    startDate,
    ...more,
  },
];

describe('an export of Apple Health', () => {
  it('has weights and workouts, each on the clock that it was noted on', () => {
    const steps: [string, Attributes] = ['Record', { type: 'HKQuantityTypeIdentifierStepCount', value: '9' }];
    const statistics = { type: 'HKQuantityTypeIdentifierDistanceWalkingRunning', sum: '5.2', unit: 'km' };
    const reading = health(
      steps,
      mass('2026-03-01 07:12:33 -0500', '80', 'Scale'),
      run('2026-03-02 18:00:00 +0100', 'Watch'),
      ['WorkoutStatistics', statistics],
    );
    const when = { loggedAt: '2026-03-01T12:12:33.000Z', utcOffsetMinutes: -300 };
    expect(planned(reading).rows.map(({ entries }) => entries)).toEqual([
      [{ logType: 'weight', value: 176.37, unit: 'lbs', notes: null, ...when }],
      [
        expect.objectContaining({ exerciseName: 'Outdoor Run', reps: '30 minutes', notes: '5.2 km' }),
        expect.objectContaining({
          logType: 'workout',
          planName: 'Running',
          totalDuration: 30,
          loggedAt: '2026-03-02T17:30:00.000Z',
        }),
      ],
    ]);
  });

  it.each([
    ['lb', '176.4', 176.4],
    ['st', '12.6', 176.4],
    ['g', '80000', 176.37],
  ])('knows weights in %s', (unit, value, lbs) => {
    const [row] = planned(health(mass('2026-03-01 07:00:00 +0100', value, 'Scale', unit))).rows;
    expect(row?.entries[0]).toMatchObject({ value: lbs });
  });

  it('has what several apps noted of the same thing once', () => {
    const reading = health(
      mass('2026-03-01 07:00:00 +0100', '80', 'Scale'),
      mass('2026-03-01 07:00:05 +0100', '80.02', 'Diary'),
      mass('2026-03-01 21:00:00 +0100', '81.4', 'Scale'),
      run('2026-03-02 18:00:00 +0100', 'Watch'),
      run('2026-03-03 18:00:00 +0100', 'Watch'),
      run('2026-03-02 18:02:00 +0100', 'Run App'),
    );
    const { rows, left } = planned(reading);
    expect(rows.map(({ what }) => what)).toEqual(['Weight', 'Weight', 'Running', 'Running']);
    expect(left.map(({ what, reason }) => [what, reason])).toEqual([
      ['Weight from Diary', 'other_source'],
      ['Running from Run App', 'other_source'],
    ]);
    const without = planned(reading, { originsOut: new Set(['Watch', 'Scale']) });
    expect(without.rows.map(({ what }) => what)).toEqual(['Weight', 'Running']);
  });

  it('keeps a workout that is no exercise of ours as a workout alone', () => {
    const strength = run('2026-03-02 18:00:00 +0100', 'Watch', {
      workoutActivityType: 'HKWorkoutActivityTypeTraditionalStrengthTraining',
    });
    expect(planned(health(strength)).rows[0]?.entries).toEqual([
      expect.objectContaining({ logType: 'workout', planName: 'Traditional Strength Training', exerciseCount: 0 }),
    ]);
  });

  it.each([
    ['no date', mass('', '80', 'Scale'), 'bad_date'],
    ['no number', mass('2026-03-01 07:00:00 +0100', 'eighty', 'Scale'), 'bad_number'],
    ['a unit that nobody knows', mass('2026-03-01 07:00:00 +0100', '80', 'Scale', 'constructor'), 'bad_number'],
    ['a ton', mass('2026-03-01 07:00:00 +0100', '1000', 'Scale'), 'out_of_range'],
  ])('leaves out a weight with %s', (_what, tag, reason) => {
    expect(planned(health(tag))).toMatchObject({ rows: [], left: [{ reason }] });
  });

  it('is told from another document', () => {
    expect(() => appleHealthReader('UTC').end()).toThrow(/no export of Apple Health/);
  });
});

describe('a decoded FIT file', () => {
  const session = {
    start_time: new Date('2026-03-02T17:00:00Z'),
    sport: 'running',
    sub_sport: 'generic',
    total_elapsed_time: 1800,
    total_distance: 5200,
  };

  it('has a workout, with how far it was', () => {
    expect(planned(readFit({ sessions: [session] }, 'Europe/Berlin')).rows[0]?.entries).toEqual([
      expect.objectContaining({ exerciseName: 'Outdoor Run', reps: '30 minutes', notes: '5.2 km' }),
      expect.objectContaining({ logType: 'workout', loggedAt: '2026-03-02T17:30:00.000Z', totalDuration: 30 }),
    ]);
  });

  it('has the sets of one with weights, but not its rests', () => {
    const sets = [
      { set_type: 'active', category: ['bench_press', null], repetitions: 8, weight: 60 },
      { set_type: 'rest', duration: 90 },
    ];
    const lifting = { ...session, sport: 'training', sub_sport: 'strength_training', total_distance: 0 };
    const [entry, workout] = planned(readFit({ sessions: [lifting], sets }, 'Europe/Berlin')).rows[0]?.entries ?? [];
    expect(entry).toMatchObject({ exerciseName: 'Barbell Bench Press', performed: [{ reps: 8, weightLbs: 132.28 }] });
    expect(workout).toMatchObject({ planName: 'Strength Training', exerciseCount: 1 });
  });

  it.each([[{}], [{ sessions: [{}] }], [{ sessions: [{ start_time: new Date(Number.NaN) }] }]])(
    'without a workout is refused: %j',
    (fit) => {
      expect(() => readFit(fit, 'UTC')).toThrow(/holds no workout/);
    },
  );
});

describe('an export of ours', () => {
  const row = {
    id: 'x',
    planId: 'p',
    createdAt: '',
    dataVersion: 1,
    notes: null,
    loggedAt: '2026-03-01T12:00:00.000Z',
    utcOffsetMinutes: 60,
  };
  const file = (...logs: object[]) => ({ format: 'ironleaf-export', version: 1, data: { logs, plans: [] } });

  it('has its log, without what stands elsewhere', () => {
    const weight = { ...row, logType: 'weight', value: 180, data: null };
    const waist = { ...row, logType: 'measurement', value: 34, data: { part: 'waist' } };
    const { notes, loggedAt, utcOffsetMinutes } = row;
    const when = { notes, loggedAt, utcOffsetMinutes };
    expect(readOwnExport(file(weight, waist)).entries).toEqual([
      { logType: 'weight', value: 180, unit: 'lbs', ...when },
      { logType: 'measurement', value: 34, unit: 'in', part: 'waist', ...when },
    ]);
  });

  it('leaves out what is no entry, or of a later release', () => {
    const { entries, left } = readOwnExport(
      file({ ...row, logType: 'dream' }, { ...row, logType: 'weight', dataVersion: 2 }),
    );
    expect([entries, left.map(({ reason }) => reason)]).toEqual([[], ['not_readable', 'not_readable']]);
  });

  it.each([[null], [[]], [{}], [{ format: 'ironleaf-export', version: 2, data: { logs: [] } }]])(
    'is told from %j',
    (json) => {
      expect(() => readOwnExport(json)).toThrow(/no export of Ironleaf/);
    },
  );
});

describe('the names that other apps use', () => {
  it('lead to exercises that there are, each to one', () => {
    const ids = new Set(EXERCISES.map(({ id }) => id));
    const known = Object.entries(foreignNames);
    expect(known.map(([id]) => id).filter((id) => id !== 'none' && !ids.has(id))).toEqual([]);
    const names = known.flatMap(([, each]) => each.map((name) => name.toLowerCase()));
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it.each([
    ['Squat (Barbell)', 'barbell-back-squat'],
    ['Lateral Raise (Dumbbell)', 'dumbbell-lateral-raise'],
    ['Preacher Curl (EZ Bar)', 'preacher-curl-ez-bar'],
    ['Pushups', 'push-up'],
    ['pull-ups', 'pull-up'],
    ['Goblet squat', 'goblet-squat'],
  ])('%s is %s', (name, id) => {
    expect(exerciseNames(EXERCISES)(name)?.id).toBe(id);
  });

  it('are not guessed at', () => {
    const find = exerciseNames(EXERCISES);
    expect(['Lateral Raise (Machine)', 'Squat Deluxe', 'Zercher Squat (Barbell)'].map(find)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
