import { describe, expect, it } from 'vitest';
import exerciseData from '#data/exercises.json' with { type: 'json' };
import type { KnownExercise } from './exercise-names.ts';
import { type ImportChoices, planImport } from './plan-import.ts';
import { questionsOf } from './questions.ts';
import { readWorkoutCsv } from './read-workout-csv.ts';

const EXERCISES = exerciseData as KnownExercise[];
const FACTS = { exercises: EXERCISES, timeZone: 'Europe/Berlin', now: Date.UTC(2026, 4, 4) };
const CHOICES: ImportChoices = { unit: 'kg', dayOrder: 'month', names: new Map(), originsOut: new Set() };
const planned = (csv: string, choices: Partial<ImportChoices> = {}) =>
  planImport(readWorkoutCsv(csv), { ...CHOICES, ...choices }, FACTS);

const whole = (csv: string) => planned(csv).rows.flatMap(({ entries }) => entries);

const STRONG_OLD = `Date,Workout Name,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
2020-12-30 18:51:52,"Evening Workout","Bench Press (Barbell)",1,60.0,8,0,0,"","",8.5`;
const STRONG = `Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
2020-12-30 18:51:52,"Evening Workout",1h 5m,"Bench Press (Barbell)",1,60.0,8,0,0,"","",8.5`;
const STRONG_ANDROID = `Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;RPE;Distance;Distance Unit;Seconds;Notes;Workout Notes;Workout Duration
2020-12-30 18:51:52;"Evening Workout";"Bench Press (Barbell)";1;60;kg;8;8,5;;;0;"";"";1h 5m`;
const STRONG_NEW = `Workout #;Date;Workout Name;Duration (sec);Exercise Name;Set Order;Weight (kg);Reps;RPE;Distance (meters);Seconds;Notes;Workout Notes
"12";"2020-12-30 18:51:52";"Evening Workout";"3900";"Bench Press (Barbell)";"1";"60";"8";"8.5";"";"";"";""`;
const STRONG_12_HOURS = `Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
2020-12-30 6:51:52\u202fPM,Evening Workout,1h 5m,Bench Press (Barbell),1,"60,0",8,0,0,,,8.5`;
const STRONG_GERMAN = `\ufeffDatum;Workout-Name;Name der Übung;Reihenfolge festlegen;Gewicht;Gewichtseinheit;Wiederh.;RPE;Entfernung;Sekunden;Notizen;Workout-Notizen;Workout-Dauer\r
30.12.2020 18:51:52;Evening Workout;Bench Press (Barbell);1;60;kg;8;8,5;;0;;;1h 5m\r\n`;
const HEVY = `"title","start_time","end_time","description","exercise_title","superset_id","exercise_notes","set_index","set_type","weight_kg","reps","distance_km","duration_seconds","rpe"
"Evening Workout","30 Dec 2020, 18:51","30 Dec 2020, 19:56","","Bench Press (Barbell)",,"",0,"normal",60,8,,,8.5`;
const HEVY_AMERICAN = `"title","start_time","end_time","exercise_title","superset_id","exercise_notes","set_index","set_type","weight_lbs","reps","distance_miles","duration_seconds","rpe"
"Evening Workout","Dec 30, 2020, 6:51 PM","Dec 30, 2020, 7:56 PM","Bench Press (Barbell)",,"",0,"normal",132.28,8,,,8.5`;
const HEVY_FRENCH = HEVY.replaceAll('30 Dec 2020', '30 déc. 2020');

describe('a workout log', () => {
  it.each([
    ['of Strong, years ago', STRONG_OLD, 0],
    ['of Strong', STRONG, 65],
    ['of Strong on Android', STRONG_ANDROID, 65],
    ['of Strong today', STRONG_NEW, 65],
    ['of Strong on a clock of twelve hours, with decimal commas', STRONG_12_HOURS, 65],
    ['of Strong in German', STRONG_GERMAN, 65],
    ['of Hevy', HEVY, 65],
    ['of Hevy in pounds and miles', HEVY_AMERICAN, 65],
    ['of Hevy in French', HEVY_FRENCH, 65],
  ])('%s is a workout with its sets', (_which, csv, minutes) => {
    const [bench, workout] = whole(csv);
    expect(bench).toMatchObject({
      logType: 'exercise_completion',
      exerciseName: 'Barbell Bench Press',
      category: 'strength',
      dayName: 'Evening Workout',
      reps: '8',
      performed: [{ set: 1, weightLbs: 132.28, reps: 8, rpe: 8.5 }],
      // An hour ahead of UTC in winter; Hevy counts no seconds.
      loggedAt: expect.stringMatching(/^2020-12-30T17:51:(?:52|00).000Z$/),
      utcOffsetMinutes: 60,
    });
    expect(workout).toMatchObject({
      logType: 'workout',
      planName: 'Evening Workout',
      exerciseCount: 1,
      totalDuration: minutes,
    });
  });

  it('asks for the unit only where the file does not say it', () => {
    expect([STRONG, STRONG_ANDROID, STRONG_NEW, HEVY].map((csv) => questionsOf(readWorkoutCsv(csv)).unit)).toEqual([
      true,
      false,
      false,
      false,
    ]);
    const [bench] = planned(STRONG, { unit: 'lbs' }).rows[0]?.entries ?? [];
    expect(bench).toMatchObject({ performed: [{ weightLbs: 60 }] });
  });

  it.each([
    ['W', '60', '8', 'warm_up'],
    ['Rest Timer', '', '', 'rest_timer'],
    ['1', 'sixty', '8', 'bad_number'],
    ['1', '=60+1', '8', 'bad_number'],
    ['1', '60', '0', 'nothing_done'],
    ['1', '60', '9999', 'out_of_range'],
    ['1', '-5', '8', 'out_of_range'],
    ['1', '5000', '8', 'out_of_range'],
  ])('leaves a set out, with its line and a reason: %s, %s for %s', (order, weight, reps, reason) => {
    const csv = `Date,Workout Name,Exercise Name,Set Order,Weight,Reps\n2020-12-30 18:51:52,A,Deadlift (Barbell),1,100,5\n2020-12-30 18:51:52,A,Deadlift (Barbell),${order},${weight},${reps}`;
    const { rows, left } = planned(csv);
    expect(left).toEqual([expect.objectContaining({ line: 3, reason })]);
    expect(rows[0]?.entries[0]).toMatchObject({ exerciseName: 'Barbell Deadlift', performed: [{ reps: 5 }] });
  });

  it.each([
    ['yesterday at noon', 'bad_date'],
    ['2020-02-30 10:00', 'bad_date'],
    ['1999-12-30 18:51:52', 'too_old'],
    ['2031-12-30 18:51:52', 'future'],
  ])('leaves a workout of "%s" out', (date, reason) => {
    const { rows, left } = planned(`Date,Workout Name,Exercise Name,Weight,Reps\n${date},A,Deadlift (Barbell),100,5`);
    expect([rows, left]).toEqual([[], [expect.objectContaining({ line: 2, reason })]]);
  });

  it('is kept once where an export was appended to another', () => {
    const [head, row] = STRONG.split('\n');
    const { rows, left } = planned([head, row, row].join('\n'));
    expect(rows[0]?.entries[0]).toMatchObject({ performed: [{ set: 1 }] });
    expect(left).toEqual([expect.objectContaining({ line: 3, reason: 'twice' })]);
  });

  it('asks which number is the day, unless another row shows it', () => {
    const rowOf = (date: string) => `${date} 18:00,A,Deadlift (Barbell),100,5`;
    const csv = (...dates: string[]) => ['Date,Workout Name,Exercise Name,Weight,Reps', ...dates.map(rowOf)].join('\n');
    expect(questionsOf(readWorkoutCsv(csv('04/03/2020')))).toMatchObject({ dayOrder: true, shownOrder: null });
    expect(questionsOf(readWorkoutCsv(csv('04/03/2020', '25/03/2020')))).toMatchObject({
      dayOrder: false,
      shownOrder: 'day',
    });
    const dayOf = (dayOrder: 'day' | 'month') => planned(csv('04/03/2020'), { dayOrder }).rows[0]?.entries[0]?.loggedAt;
    expect([dayOf('day')?.slice(0, 10), dayOf('month')?.slice(0, 10)]).toEqual(['2020-03-04', '2020-04-03']);
  });

  it('takes time for what is counted by time, and says where it is missing', () => {
    const csv = `Date,Workout Name,Exercise Name,Weight,Reps,Distance,Distance Unit,Seconds
2020-12-30 18:51:52,A,Plank,0,0,,,60
2020-12-30 18:51:52,A,Running,0,0,5,km,1500
2020-12-30 18:51:52,A,Cycling,0,0,5,km,0`;
    const { rows, left } = planned(csv);
    expect(rows[0]?.entries.slice(0, 2)).toEqual([
      expect.objectContaining({ exerciseName: 'Plank (Forearm)', performed: [{ set: 1, weightLbs: null, reps: 60 }] }),
      expect.objectContaining({ exerciseName: 'Outdoor Run', reps: '25 minutes', performed: [], notes: '5 km' }),
    ]);
    expect(left).toEqual([{ line: 4, what: 'Outdoor Cycling', reason: 'no_time' }]);
  });

  it('keeps a name that is not known as it is, and takes what the person says', () => {
    const csv = 'Date,Workout Name,Exercise Name,Weight,Reps\n2020-12-30 18:51:52,A,Cable Crossover Deluxe,20,12';
    const nameBy = (choice?: ImportChoices['names']) =>
      planned(csv, { names: choice ?? new Map() }).rows[0]?.entries[0];
    expect(nameBy()).toMatchObject({ exerciseName: 'Cable Crossover Deluxe', category: 'strength' });
    const ours = new Map([['Cable Crossover Deluxe', { kind: 'ours', id: 'cable-crossover' } as const]]);
    expect(nameBy(ours)).toMatchObject({ exerciseName: 'Cable Crossover' });
    const out = planned(csv, { names: new Map([['Cable Crossover Deluxe', { kind: 'out' }]]) });
    expect([out.rows, out.left]).toEqual([[], [{ line: 2, what: 'Cable Crossover Deluxe', reason: 'your_choice' }]]);
  });

  it('holds more sets than an entry does', () => {
    const rows = Array.from({ length: 25 }, (_, set) => `2020-12-30 18:51:52,A,Push Up,${set + 1},0,${set + 5}`);
    const [plan] = planned(['Date,Workout Name,Exercise Name,Set Order,Weight,Reps', ...rows].join('\n')).rows;
    expect(plan?.entries.map((entry) => ('performed' in entry ? entry.performed.length : entry.logType))).toEqual([
      20,
      5,
      'workout',
    ]);
  });
});

describe('a table that is none, or made to harm', () => {
  it.each([
    ['nothing', '', /first line does not name/],
    ['another table', 'Name,Address\nAnn,Road 1', /first line does not name/],
    ['a million columns', `Date,Exercise Name,Reps${','.repeat(1_000_000)}`, /more columns/],
    [
      'a quote that never ends',
      `Date,Exercise Name,Reps\n2020-12-30,"${'x'.repeat(20_000)}`,
      /never|longer than any real/,
    ],
    ['one endless line', `Date,Exercise Name,Reps\n${'x'.repeat(20_000)}`, /longer than any real/],
  ])('is refused in a sentence: %s', (_what, csv, says) => {
    expect(() => readWorkoutCsv(csv)).toThrow(says);
  });

  it('has its formulas and hidden signs read as text', () => {
    const csv = `Date,Workout Name,Exercise Name,Weight,Reps,Notes\n2020-12-30 18:51:52,"=HYPERLINK(""http://x"")",\u202e\u0007Deadlift,100,5,@SUM(A1)`;
    const [deadlift, workout] = whole(csv);
    expect(workout).toMatchObject({ planName: '=HYPERLINK("http://x")' });
    expect(deadlift).toMatchObject({ exerciseName: 'Barbell Deadlift', notes: '@SUM(A1)' });
  });
});
