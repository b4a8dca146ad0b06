import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EXERCISE_CATEGORIES } from '#core/catalogue/exercise.ts';
import type { PlannedExercise, WorkoutDay } from '../workout-plan.ts';
import { type PlayerEvent, playerProgress, playerReducer, resumePlayer, startPlayer } from './player.ts';
import { doneSets, PLAYER_MODES, type PlayerState } from './player-state.ts';

const NOW = Date.UTC(2026, 4, 4, 12);
const RUNS = { numRuns: 300 };

const exercise: fc.Arbitrary<PlannedExercise> = fc.record({
  exerciseId: fc.stringMatching(/^[a-z]{1,8}$/),
  name: fc.stringMatching(/^[a-z]{1,8}$/),
  description: fc.constant(''),
  sets: fc.integer({ min: 1, max: 6 }),
  reps: fc.constantFrom('8-12', '30 seconds', '5 minutes', '10 each side'),
  rest: fc.constantFrom('60 seconds', '0 seconds', 'as needed', '120 seconds'),
  category: fc.constantFrom(...EXERCISE_CATEGORIES),
  duration: fc.constant(null),
  equipment: fc.constant('Body weight'),
  targetMuscles: fc.constant([]),
  instructions: fc.constant([]),
});

const day: fc.Arbitrary<WorkoutDay> = fc.record({
  name: fc.constant('Day'),
  focus: fc.constant('all'),
  estimatedMinutes: fc.constant(30),
  exercises: fc.array(exercise, { minLength: 1, maxLength: 10 }),
});

const start: fc.Arbitrary<PlayerState> = fc
  .record({ days: fc.array(day, { minLength: 1, maxLength: 4 }), mode: fc.constantFrom(...PLAYER_MODES) })
  .chain(({ days, mode }) =>
    fc.integer({ min: 0, max: days.length - 1 }).map((dayIndex) => {
      const state = startPlayer({ userId: 'ann', planId: 'plan', planName: '', days, dayIndex, mode, now: NOW });
      if (!state) throw new Error('every day has exercises');
      return state;
    }),
  );

const now = fc.integer({ min: 0, max: 7200 }).map((seconds) => NOW + seconds * 1000);
const complete = fc.record({
  type: fc.constant('complete' as const),
  performed: fc.constant({ weightLbs: 50, reps: 8 }),
  logId: fc.uuid(),
  now,
});
const event: fc.Arbitrary<PlayerEvent> = fc.oneof(
  { weight: 6, arbitrary: complete },
  { weight: 3, arbitrary: fc.constant({ type: 'skip_rest' } as const) },
  fc.record({ type: fc.constant('skip' as const), what: fc.constantFrom('set' as const, 'exercise' as const), now }),
  fc.record({ type: fc.constantFrom('tick' as const, 'pause' as const, 'resume' as const, 'go_on' as const), now }),
  fc.record({ type: fc.constant('set_mode' as const), mode: fc.constantFrom(...PLAYER_MODES) }),
  fc.record({
    type: fc.constant('amend' as const),
    performed: fc.constant({ weightLbs: 60, reps: 7 }),
    logId: fc.uuid(),
  }),
  fc.record({ type: fc.constant('swap' as const), exercise }),
  fc.record({ type: fc.constant('use_day' as const), day }),
  fc.record({ type: fc.constant('choose_day' as const), index: fc.integer({ min: 0, max: 5 }), now }),
  fc.constantFrom<PlayerEvent>({ type: 'back' }, { type: 'add_rest', seconds: 15 }),
);

const keyOf = (place: { day: number; exercise: number; set: number }) => `${place.day}-${place.exercise}-${place.set}`;

/** Every set of the days from the one that was due on. */
const allKeys = ({ days, startDay }: PlayerState) =>
  days.flatMap(({ exercises }, dayIndex) =>
    dayIndex < startDay
      ? []
      : exercises.flatMap(({ sets }, index) =>
          Array.from({ length: sets }, (_, set) => keyOf({ day: dayIndex, exercise: index, set: set + 1 })),
        ),
  );

/** Completes whatever comes, to the end of the plan. */
function finishPlan(state: PlayerState): PlayerState {
  let current = state;
  for (let step = 0; current.phase !== 'completed' && step < 2000; step += 1) {
    const [resumed, rested] = [{ type: 'resume', now: NOW }, { type: 'skip_rest' }] as const;
    const ready = playerReducer(playerReducer(current, resumed), rested);
    const next: PlayerEvent =
      ready.phase === 'day_done'
        ? { type: 'go_on', now: NOW }
        : { type: 'complete', performed: null, logId: `log-${step}`, now: NOW };
    current = playerReducer(ready, next);
  }
  return current;
}

describe('whatever is tapped', () => {
  it('every set of the plan is visited exactly once by who completes them all', () => {
    fc.assert(
      fc.property(start, (state) => {
        const end = finishPlan(state);
        expect(end.visits.map(keyOf).toSorted()).toEqual(allKeys(state).toSorted());
        expect(playerProgress(end).percent).toBe(100);
      }),
      RUNS,
    );
  });

  it('progress stays within 0 and 100, what is kept can be resumed, and no set is left out or done twice', () => {
    fc.assert(
      fc.property(start, fc.array(event, { maxLength: 60 }), (state, events) => {
        let current = state;
        for (const one of events) {
          current = playerReducer(current, one);
          const { done, total, percent } = playerProgress(current);
          expect(percent >= 0 && percent <= 100 && done <= total).toBe(true);
          expect(resumePlayer(JSON.parse(JSON.stringify(current)))).toEqual(current);
        }
        const end = finishPlan(current);
        expect(end.phase).toBe('completed');
        expect(end.visits.map(keyOf).toSorted()).toEqual(allKeys(end).toSorted());
      }),
      RUNS,
    );
  });

  it('back undoes the step before it', () => {
    fc.assert(
      fc.property(start, fc.array(event, { maxLength: 30 }), complete, (state, events, step) => {
        const before = events.reduce(playerReducer, state);
        const after = playerReducer(before, step);
        fc.pre(after !== before && (after.phase === 'exercise' || after.phase === 'resting'));
        const undone = playerReducer(after, { type: 'back' });
        expect(keyOf(undone)).toBe(keyOf(before));
        expect(doneSets(undone)).toEqual(doneSets(before));
      }),
      RUNS,
    );
  });
});
