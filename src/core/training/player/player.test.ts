import { describe, expect, it } from 'vitest';
import type { PlannedExercise, WorkoutDay } from '../workout-plan.ts';
import {
  isLastOfExercise,
  isStoppedEarly,
  type PlayerEvent,
  playerProgress,
  playerReducer,
  resumePlayer,
  startPlayer,
} from './player.ts';
import type { PlayerState } from './player-state.ts';

const NOW = Date.UTC(2026, 4, 4, 12);

function line(name: string, overrides: Partial<PlannedExercise> = {}): PlannedExercise {
  return {
    ...{ exerciseId: name, name, description: '', sets: 2, reps: '8-12', rest: '45 seconds', category: 'strength' },
    ...{ duration: null, equipment: 'Barbell', targetMuscles: [], instructions: [] },
    ...overrides,
  };
}

const day = (name: string, ...exercises: PlannedExercise[]): WorkoutDay => ({
  ...{ name, focus: 'legs', estimatedMinutes: 30, exercises },
});

const PUSH_PULL = day('A', line('press'), line('row', { rest: 'as needed' }));

function started(days: readonly WorkoutDay[] = [PUSH_PULL], overrides: { dayIndex?: number; mode?: 'straight' } = {}) {
  const who = { userId: 'ann', planId: 'plan', planName: 'Spring', days: [...days], now: NOW };
  const state = startPlayer({ ...who, dayIndex: 0, mode: 'rounds', ...overrides });
  if (!state) throw new Error('the day is empty');
  return state;
}

const complete = (now = NOW): PlayerEvent => ({
  ...{ type: 'complete', performed: { weightLbs: 95, reps: 10 }, logId: `log-${now}`, now },
});
const play = (state: PlayerState, ...events: PlayerEvent[]) => events.reduce(playerReducer, state);
const where = ({ phase, day: dayIndex, exercise, set, rest }: PlayerState) =>
  `${phase} ${dayIndex}-${exercise}-${set} ${rest?.seconds ?? 0}`;

describe('Complete Set', () => {
  it('walks in rounds, with the rest of the exercise, 60 where it names none, and 90 between rounds', () => {
    const walk = [started()];
    for (let step = 0; step < 4; step += 1) {
      walk.push(play(walk.at(-1) ?? started(), { type: 'skip_rest' }, complete()));
    }
    expect(walk.map(where)).toEqual([
      'exercise 0-0-1 0',
      'resting 0-1-1 45',
      'resting 0-0-2 90',
      'resting 0-1-2 45',
      'completed 0-1-2 0',
    ]);
  });

  it('rests 60 seconds where the text names none', () => {
    const state = started([day('A', line('row', { rest: 'as needed' }), line('press'))]);
    expect(where(play(state, complete()))).toBe('resting 0-1-1 60');
  });

  it('goes straight through the sets of one exercise when asked, with its own rest', () => {
    const state = play(started([PUSH_PULL], { mode: 'straight' }), complete());
    expect(where(state)).toBe('resting 0-0-2 45');
  });

  it('asks between days, goes on without a rest, and is completed after the last', () => {
    const single = (name: string) => day(name, line(name, { sets: 1 }));
    const first = play(started([single('A'), single('B')]), complete());
    expect(where(first)).toBe('day_done 0-0-1 0');
    const second = play(first, { type: 'go_on', now: NOW });
    expect(where(second)).toBe('exercise 1-0-1 0');
    expect(play(second, complete()).phase).toBe('completed');
    expect(play(first, { type: 'finish' }).phase).toBe('completed');
  });

  it('does nothing during a rest or after the end', () => {
    const resting = play(started(), complete());
    expect(play(resting, complete())).toBe(resting);
    const over = play(started(), { type: 'finish' });
    expect(play(over, complete())).toBe(over);
  });
});

describe('a rest', () => {
  const resting = play(started(), complete());

  it('ends at its time, also when the phone slept through it', () => {
    expect(play(resting, { type: 'tick', now: NOW + 44_999 })).toBe(resting);
    expect(play(resting, { type: 'tick', now: NOW + 3_600_000 }).phase).toBe('exercise');
  });

  it('gets longer', () => {
    const longer = play(resting, { type: 'add_rest', seconds: 15 });
    expect(longer.rest).toEqual({ endsAt: NOW + 60_000, seconds: 60 });
  });

  it('stands still while it is paused', () => {
    const paused = play(resting, { type: 'pause', now: NOW + 5000 });
    expect(play(paused, { type: 'tick', now: NOW + 100_000 })).toBe(paused);
    const resumed = play(paused, { type: 'resume', now: NOW + 100_000 });
    expect(resumed.rest?.endsAt).toBe(NOW + 140_000);
  });
});

describe('back, skip and swap', () => {
  it('takes back the last set, and ends the rest', () => {
    const state = play(started(), complete(), { type: 'back' });
    expect(where(state)).toBe('exercise 0-0-1 0');
    expect(state.visits).toEqual([]);
    expect(play(state, { type: 'back' })).toBe(state);
  });

  it('changes what was said of the last set, while the rest goes on', () => {
    const resting = play(started(), complete());
    const state = play(resting, { type: 'amend', performed: { weightLbs: 90, reps: 9 }, logId: 'other' });
    expect(state).toEqual({ ...resting, visits: state.visits });
    expect(state.visits.map(({ done }) => [done?.performed, done?.logId])).toEqual([
      [{ weightLbs: 90, reps: 9 }, 'other'],
    ]);
  });

  it('skips a set without a rest, and does not count it', () => {
    const state = play(started(), { type: 'skip', what: 'set', now: NOW });
    expect(where(state)).toBe('exercise 0-1-1 0');
    expect(playerProgress(state)).toEqual({ done: 0, total: 4, percent: 0 });
  });

  it('skips all that is left of an exercise, and goes on resting', () => {
    const resting = play(started(), complete());
    const state = play(resting, { type: 'skip', what: 'exercise', now: NOW + 1000 });
    expect(where(state)).toBe('resting 0-0-2 45');
    expect(state.visits.filter(({ done }) => done === null).map(({ exercise, set }) => [exercise, set])).toEqual([
      [1, 1],
      [1, 2],
    ]);
  });

  it('puts another exercise in the place, with the number of sets that the place has', () => {
    const state = play(started(), { type: 'swap', exercise: line('push-up', { sets: 5 }) });
    expect(state.days[0]?.exercises.map(({ name, sets }) => [name, sets])).toEqual([
      ['push-up', 2],
      ['row', 2],
    ]);
  });
});

describe('before the first set', () => {
  const short = day('A', line('press', { sets: 1 }));

  it('another version of the day or another day can be taken', () => {
    const state = started([PUSH_PULL, short]);
    expect(playerProgress(play(state, { type: 'use_day', day: short })).total).toBe(1);
    const other = play(state, { type: 'choose_day', index: 1, now: NOW });
    expect([where(other), playerProgress(other).total]).toEqual(['exercise 1-0-1 0', 1]);
    expect(play(state, { type: 'choose_day', index: 7, now: NOW }).day).toBe(0);
  });

  it('but not afterwards', () => {
    const begun = play(started([PUSH_PULL, short]), complete(), { type: 'skip_rest' });
    expect(play(begun, { type: 'use_day', day: short })).toBe(begun);
    expect(play(begun, { type: 'choose_day', index: 1, now: NOW })).toBe(begun);
  });
});

describe('the mode', () => {
  it('changes what comes after the rest, but not a set that has begun', () => {
    const resting = play(started(), complete(), { type: 'set_mode', mode: 'straight' });
    expect(where(resting)).toBe('resting 0-0-2 45');
    const begun = play(started(), complete(), { type: 'skip_rest' }, { type: 'set_mode', mode: 'straight' });
    expect(where(begun)).toBe('exercise 0-1-1 0');
    expect(where(play(begun, complete()))).toBe('resting 0-1-2 60');
  });
});

describe('what was kept', () => {
  const kept = play(started(), complete());

  it('is resumed as it was', () => {
    expect(resumePlayer(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  });

  it.each([
    { what: 'nothing', broken: null },
    { what: 'another version', broken: { ...kept, version: 2 } },
    { what: 'a day that is not there', broken: { ...kept, day: 3 } },
    { what: 'a set that is not there', broken: { ...kept, set: 9 } },
    { what: 'a set that is done twice', broken: { ...kept, visits: [...kept.visits, ...kept.visits] } },
    { what: 'a rest without an end', broken: { ...kept, rest: null } },
    { what: 'a present set that lies behind', broken: { ...kept, exercise: 0 } },
  ])('is left alone where it is $what', ({ broken }) => {
    expect(resumePlayer(broken)).toBeNull();
  });
});

it('cannot start on a day without exercises', () => {
  const plan = { userId: 'ann', planId: 'plan', planName: '', days: [day('A')], mode: 'rounds', now: NOW } as const;
  expect(startPlayer({ ...plan, days: [day('A')], dayIndex: 0 })).toBeNull();
  expect(startPlayer({ ...plan, days: [PUSH_PULL], dayIndex: 4 })).toBeNull();
});

describe('stopped early', () => {
  const stopped = play(started(), complete(), { type: 'finish' });

  it('is a workout with open sets, and goes on where it stopped', () => {
    expect([isStoppedEarly(stopped), where(play(stopped, { type: 'go_on', now: NOW }))]).toEqual([
      true,
      'exercise 0-1-1 0',
    ]);
  });

  it('is none where every set was done or skipped', () => {
    const all = play(started([day('A', line('press', { sets: 1 }), line('row', { sets: 1 }))]), complete(), {
      type: 'skip',
      what: 'set',
      now: NOW,
    });
    expect([all.phase, isStoppedEarly(all), play(all, { type: 'go_on', now: NOW })]).toEqual(['completed', false, all]);
  });
});

it('knows the last open set of an exercise', () => {
  const second = play(started([PUSH_PULL], { mode: 'straight' }), complete(), { type: 'skip_rest' });
  expect([isLastOfExercise(started()), isLastOfExercise(second)]).toEqual([false, true]);
});
