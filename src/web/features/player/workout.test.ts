import { describe, expect, it } from 'vitest';
import type { Log } from '#contract/logs.ts';
import type { NextSession, TrainingRecords } from '#contract/training.ts';
import { playerReducer } from '#core/training/player/player.ts';
import { dayOnClock } from '#core/training/swap/today-swaps.ts';
import type { PlannedExercise, WorkoutDay } from '#core/training/workout-plan.ts';
import { provideStorage } from '#test/memory-storage.ts';
import { userStorage } from '#web/parts/person/user-storage.ts';
import { readWorkout, type Workout } from './kept-workout.ts';
import { loadSettings } from './player-settings.ts';
import { prepareWorkout } from './prepare-workout.ts';
import { draftOf } from './set-draft.ts';
import { swappedCoach } from './swapped-coach.ts';
import { announcementOf } from './use-announcement.ts';

const NOW = Date.UTC(2026, 4, 4, 12);
const PLAN = '0d7a4d0e-4a0d-4f6c-9f0a-3d8f3f1f0c11';

function line(exerciseId: string, sets = 3): PlannedExercise {
  return {
    ...{ exerciseId, name: exerciseId, description: '', sets, reps: '8-12', rest: '60 seconds', category: 'strength' },
    ...{ duration: null, equipment: 'Barbell', targetMuscles: [], instructions: [] },
  };
}

const day = (name: string, ...exercises: PlannedExercise[]): WorkoutDay => ({
  ...{ name, focus: '', estimatedMinutes: 45, exercises },
});
const plan = {
  id: PLAN,
  name: 'Spring',
  days: [day('A', line('squat'), line('press')), day('B', line('row'), line('curl'))],
  todaySwaps: [],
};

const target = {
  sets: 2,
  reps: '8-12',
  aim: 9,
  weightLbs: 95,
  repsInReserve: 2,
  change: 'more_reps',
  why: 'Because.',
  source: '',
} as const;

/** Day B is due: an easy week, and low energy. */
const next: NextSession = {
  ...{ planId: PLAN, dayIndex: 1, dayName: 'B', because: 'You did A last.', trainedToday: false },
  ...{ occasion: 'deload', week: 6, day: day('B', line('row'), line('curl')) },
  targets: [{ exerciseId: 'row', name: 'row', target, lastTime: null }],
  short: [{ minutes: 15, day: day('B', line('curl', 2)) }],
  lighter: { offered: true, day: day('B', line('row', 2), line('curl', 2)) },
};

const best = { value: 100, reps: 8, loggedAt: '2026-05-01T12:00:00.000Z' };
const record: TrainingRecords['records'][number] = {
  ...{ exerciseId: 'row', name: 'row', heaviest: best, oneRepMax: null, mostReps: null, longestHold: null },
  ...{ sessions: 3, newestAt: best.loggedAt },
};

type Known = Parameters<typeof prepareWorkout>[0];
const known: Known = {
  ...{ userId: 'ann', plan, next, records: [record], logs: [], mode: 'rounds', now: NOW },
};

function prepared(some: Partial<Known> = {}): Workout {
  const workout = prepareWorkout({ ...known, ...some });
  if (!workout) throw new Error('there is something to do');
  return workout;
}

const namesOf = ({ exercises }: WorkoutDay) => exercises.map(({ name, sets }) => `${sets} ${name}`);

describe('a workout that begins', () => {
  it('is at the day that is due, with as many sets as its target asks for', () => {
    const { state, coach } = prepared();
    expect([state.day, namesOf(state.days[1] ?? day('none'))]).toEqual([1, ['2 row', '3 curl']]);
    expect(coach).toMatchObject({ because: 'You did A last.', bests: { row: { heaviest: 100, mostReps: null } } });
  });

  it('has the day in other lengths, and knows where each exercise stands in the plan', () => {
    const { versions } = prepared().coach;
    expect(versions.map(({ label, places, day: one }) => [label, places, namesOf(one)])).toEqual([
      ['In full', [0, 1], ['2 row', '3 curl']],
      ['15 min', [1], ['2 curl']],
      ['Lighter', [0, 1], ['2 row', '2 curl']],
    ]);
  });

  it('has the exercises that stand in for today, in every length', () => {
    const clock = { now: NOW, utcOffsetMinutes: 0 };
    const place = { day: dayOnClock(clock), utcOffsetMinutes: 0, dayIndex: 1, exerciseIndex: 1, before: null };
    const swap = { ...place, insteadOf: { exerciseId: 'curl', name: 'curl' }, exercise: line('hammer curl') };
    const { versions } = prepared({ plan: { ...plan, todaySwaps: [swap] } }).coach;
    expect(versions.map((version) => namesOf(version.day).at(-1))).toEqual([
      '3 hammer curl',
      '2 hammer curl',
      '2 hammer curl',
    ]);
  });

  it('begins as it was asked for, with what is there, and has the whole day beside it', () => {
    const there = day('B', line('ring row'), line('curl'));
    const asked = { label: '25 min', day: day('B', line('ring row', 2)) };
    const { state, coach } = prepared({ next: { ...next, day: there, asked } });
    expect(namesOf(state.days[1] ?? day('none'))).toEqual(['2 ring row']);
    expect(coach.versions.slice(0, 2).map((version) => [version.label, namesOf(version.day)])).toEqual([
      ['In full', ['3 ring row', '3 curl']],
      ['25 min', ['2 ring row']],
    ]);
    expect(coach.places).toEqual([[0, 1], [0]]);
  });

  it('goes by what was logged where the server says nothing, or speaks of another plan', () => {
    const log: Log = {
      ...{ id: 'log', userId: 'ann', logType: 'exercise_completion', planId: PLAN, exerciseName: 'squat', sets: 3 },
      ...{ reps: '8-12', dayName: 'A', category: 'strength', performed: [], notes: null, loggedAt: best.loggedAt },
    };
    const without = { next: undefined, records: [] };
    expect(prepared({ ...without, logs: [] }).state.day).toBe(0);
    expect(prepared({ ...without, logs: [log] }).state.day).toBe(1);
    expect(prepared({ ...without, logs: [{ ...log, dayName: 'B' }] }).state.day).toBe(0);
    expect(prepared({ next: { ...next, planId: 'another' } }).coach.because).toBeNull();
  });

  it('does not begin where there is nothing to do', () => {
    expect(prepareWorkout({ ...known, next: undefined, plan: { ...plan, days: [day('A')] } })).toBeNull();
  });
});

describe('a workout that was kept', () => {
  const workout = prepared();
  const kept = JSON.stringify(workout);

  it('is gone on with by the same person, within half a day', () => {
    expect(readWorkout(kept, 'ann', NOW + 3_600_000)).toEqual(workout);
    expect(readWorkout(kept, 'bob', NOW)).toBeUndefined();
    expect(readWorkout(kept, 'ann', NOW + 13 * 3_600_000)).toBeUndefined();
  });

  it.each([undefined, '', 'nonsense', '{}', JSON.stringify({ ...workout, coach: {} })])(
    'is nothing where it is %s',
    (text) => {
      expect(readWorkout(text, 'ann', NOW)).toBeUndefined();
    },
  );
});

describe('what is said on the way', () => {
  const workout = prepared();
  const done = playerReducer(workout.state, {
    ...{ type: 'complete', performed: { weightLbs: 95, reps: 9 }, logId: 'log', now: NOW },
  });

  const skipped = [0, 1].reduce((state) => playerReducer(state, { type: 'skip', what: 'exercise', now: NOW }), done);
  const over = playerReducer(skipped, { type: 'finish' });

  it('fills in the target', () => {
    expect(draftOf(workout.state, workout.coach)).toEqual({ weightLbs: 95, reps: 9 });
  });

  it.each([
    { what: 'a set', state: workout.state, left: 0, said: 'Set 1 of 2. row, 9 reps at 95 pounds.' },
    { what: 'a rest', state: done, left: 60, said: 'Logged. Rest, 1 minute. Next: set 1 of curl, 8 reps.' },
    { what: 'its last seconds', state: done, left: 9.8, said: '10 seconds left.' },
    { what: 'a pause', state: { ...done, pausedAt: NOW }, left: 40, said: 'The timer is paused.' },
    { what: 'stopping early', state: playerReducer(done, { type: 'finish' }), left: 0, said: 'Stopped. 1 set kept.' },
    { what: 'the end', state: over, left: 0, said: 'Workout complete!' },
  ])('tells of $what', ({ state, left, said }) => {
    expect(announcementOf({ ...workout, state }, left)).toBe(said);
  });
});

it('knows an exercise that has taken the place of another, in every length of the day that is due', () => {
  const { coach } = prepared();
  const found = { newExercise: line('t-bar row'), target: { ...target, weightLbs: 60 } };
  const changed = swappedCoach(coach, { day: 1, before: 'row', found });
  expect(changed.targets?.map(({ exerciseId }) => exerciseId)).toEqual(['row', 't-bar row']);
  expect(changed.versions?.map((version) => namesOf(version.day)[0])).toEqual(['2 t-bar row', '2 curl', '2 t-bar row']);
  expect(swappedCoach(coach, { day: 0, before: 'squat', found }).versions).toBeUndefined();
});

it.each([
  { kept: undefined, mode: 'rounds', sound: false },
  { kept: 'nonsense', mode: 'rounds', sound: false },
  { kept: '{"mode":"straight","sound":true}', mode: 'straight', sound: true },
  { kept: '{"mode":"sideways","sound":"loud"}', mode: 'rounds', sound: false },
])('settings from $kept', ({ kept, ...settings }) => {
  const takeAway = provideStorage();
  if (kept !== undefined) userStorage.write('player.settings', kept);
  expect(loadSettings()).toMatchObject({ ...settings, vibration: true, speech: false });
  takeAway();
});
