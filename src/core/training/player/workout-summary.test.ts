import { expect, it } from 'vitest';
import type { PlannedExercise } from '../workout-plan.ts';
import { playerReducer, startPlayer } from './player.ts';
import type { Performed, PlayerState } from './player-state.ts';
import { liftsDone, workoutSummary } from './workout-summary.ts';

const START = Date.UTC(2026, 4, 4, 12);
const MINUTE = 60_000;

function line(exerciseId: string, reps: string, overrides: Partial<PlannedExercise> = {}): PlannedExercise {
  return {
    ...{ exerciseId, name: exerciseId, description: '', sets: 2, reps, rest: '60 seconds', category: 'strength' },
    ...{ duration: null, equipment: '', targetMuscles: [], instructions: [] },
    ...overrides,
  };
}

/** Each set three minutes after the one before. */
function done(exercises: PlannedExercise[], performed: (Performed | null)[]): PlayerState {
  const days = [{ name: 'A', focus: '', estimatedMinutes: 30, exercises }];
  const who = { userId: 'ann', planId: 'plan', planName: '', days, dayIndex: 0 };
  const state = startPlayer({ ...who, mode: 'straight', now: START });
  if (!state) throw new Error('the day is empty');
  return performed.reduce<PlayerState>((current, one, index) => {
    const now = START + (index + 1) * 3 * MINUTE;
    const ready = playerReducer(current, { type: 'skip_rest' });
    return playerReducer(ready, { type: 'complete', performed: one, logId: `log-${index}`, now });
  }, state);
}

const none = { heaviest: null, oneRepMax: null, mostReps: null, longestHold: null };

it('adds up sets, exercises, weight and minutes, and leaves out holds and long gaps', () => {
  const exercises = [
    line('walk', '5 minutes', { category: 'warmup', sets: 1 }),
    line('squat', '8-12'),
    line('plank', '30 seconds'),
  ];
  const state = done(exercises, [
    null,
    { weightLbs: 100, reps: 10 },
    { weightLbs: 102.5, reps: 8 },
    { weightLbs: 10, reps: 30 },
  ]);
  const summary = workoutSummary(state, {}, { now: START + 12 * MINUTE + 5 * 60 * MINUTE });
  expect(summary).toEqual({ sets: 4, exercises: 3, volumeLbs: 1820, minutes: 32, records: [] });
});

it('names one record for each exercise, the most telling, and none where nothing was there to beat', () => {
  const exercises = ['squat', 'press', 'push-up', 'curl'].map((name) => line(name, '8-12', { sets: 1 }));
  const state = done(
    [...exercises, line('plank', '30 seconds', { sets: 1 })],
    [
      { weightLbs: 105, reps: 8 },
      { weightLbs: 80, reps: 11 },
      { weightLbs: null, reps: 21 },
      { weightLbs: 30, reps: 10 },
      { weightLbs: null, reps: 45 },
    ],
  );
  const bests = {
    squat: { ...none, heaviest: 100, oneRepMax: 120 },
    press: { ...none, heaviest: 80, oneRepMax: 100 },
    'push-up': { ...none, mostReps: 20 },
    plank: { ...none, longestHold: 45 },
  };
  const { records } = workoutSummary(state, bests, { now: START });
  expect(records.map(({ exerciseId, kind, value }) => [exerciseId, kind, value])).toEqual([
    ['squat', 'heaviest', 105],
    ['press', 'oneRepMax', 110.1],
    ['push-up', 'mostReps', 21],
  ]);
});

it('tells of each lift what was done in it, and of its record, without what is not counted', () => {
  const exercises = [line('walk', '5 minutes', { category: 'warmup', sets: 1 }), line('squat', '8-12')];
  const sets = [
    { weightLbs: 100, reps: 10 },
    { weightLbs: 105, reps: 8 },
  ];
  const lifts = liftsDone(done(exercises, [null, ...sets]), { squat: { ...none, heaviest: 100 } });
  expect(lifts.map(({ exercise, sets: counted, record }) => [exercise.name, counted, record?.value])).toEqual([
    ['squat', sets, 105],
  ]);
});
