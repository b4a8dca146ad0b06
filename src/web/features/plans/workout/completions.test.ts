import { describe, expect, it } from 'vitest';
import type { Log } from '#contract/logs.ts';
import { isDoneOn } from './completions.ts';

const noon = new Date(2026, 4, 4, 12);
const squat = { planId: 'plan', dayName: 'Full Body A', exerciseName: 'Goblet Squat' };

function aLog(loggedAt: Date): Log {
  return {
    ...squat,
    id: 'log',
    userId: 'ann',
    logType: 'exercise_completion',
    sets: 3,
    reps: '8',
    category: 'strength',
    performed: [],
    notes: null,
    loggedAt: loggedAt.toISOString(),
  };
}

describe('an exercise is done', () => {
  it.each([
    { when: 'this morning', loggedAt: new Date(2026, 4, 4, 0, 5), done: true },
    { when: 'late last night', loggedAt: new Date(2026, 4, 3, 23, 55), done: false },
    { when: 'a week ago', loggedAt: new Date(2026, 3, 27, 12), done: false },
  ])('if it was logged $when: $done', ({ loggedAt, done }) => {
    expect(isDoneOn([aLog(loggedAt)], squat, noon)).toBe(done);
  });

  it.each([
    { what: 'day', other: { ...squat, dayName: 'Full Body B' } },
    { what: 'plan', other: { ...squat, planId: 'another' } },
    { what: 'exercise', other: { ...squat, exerciseName: 'Plank' } },
  ])('not if that was of another $what', ({ other }) => {
    expect(isDoneOn([aLog(noon)], other, noon)).toBe(false);
  });
});
