import { describe, expect, it } from 'vitest';
import type { Log } from '#contract/logs.ts';
import type { WorkoutPlan } from '#contract/plans.ts';
import type { PlannedExercise } from '#core/training/workout-plan.ts';
import { todaysSession } from './todays-session.ts';
import { trainedDays, trainingWeek } from './training-week.ts';

const exercise = (name: string, category: PlannedExercise['category'] = 'strength'): PlannedExercise => ({
  exerciseId: name,
  name,
  description: '',
  sets: 3,
  reps: '8',
  rest: '60 seconds',
  category,
  duration: null,
  equipment: 'Body weight',
  targetMuscles: [],
  instructions: [],
});

const day = (name: string, exercises: PlannedExercise[]) => ({ name, focus: '', estimatedMinutes: 45, exercises });

const plan: WorkoutPlan = {
  todaySwaps: [],
  id: 'plan',
  userId: 'u',
  type: 'workout',
  name: 'Plan',
  version: 1,
  isFavorite: false,
  isActive: true,
  createdAt: '2026-05-01T00:00:00.000Z',
  data: {
    days: [
      day('A', [exercise('Walk', 'warmup'), exercise('Squat'), exercise('Row')]),
      day('B', [exercise('Press')]),
      day('C', [exercise('Lunge')]),
    ],
    estimatedDuration: 45,
    difficulty: 'beginner',
    daysPerWeek: 3,
    estimatedCalories: 0,
    notes: [],
    certificate: { version: 'x', checks: [], passed: 0, total: 0 },
    basis: [],
  },
};

// Wednesday.
const now = new Date(2026, 4, 6, 18);
const at = (date: number) => new Date(2026, 4, date, 9).toISOString();

const done = (
  exerciseName: string,
  dayName: string,
  loggedAt: string,
  more: { planId?: string; sets?: number } = {},
): Log => ({
  id: `${exerciseName} ${loggedAt}`,
  userId: 'u',
  notes: null,
  loggedAt,
  logType: 'exercise_completion',
  planId: more.planId ?? 'plan',
  exerciseName,
  sets: 3,
  reps: '8',
  dayName,
  category: 'strength',
  performed: Array.from({ length: more.sets ?? 0 }, (_, index) => ({ set: index + 1, weightLbs: null, reps: 8 })),
});

const workout = (loggedAt: string): Log => ({
  ...{ id: `workout ${loggedAt}`, userId: 'u', notes: null, loggedAt, logType: 'workout', planId: 'plan' },
  ...{ planName: 'Plan', exerciseCount: 2, totalDuration: 44.2 },
});

const dueOf = (...logs: Log[]) => todaysSession({ plan, logs, now })?.day.name;

describe('the day that is due', () => {
  it('is the first one of a new plan', () => {
    expect(dueOf()).toBe('A');
  });

  it('is the one after the last that was trained, round the week', () => {
    expect(dueOf(done('Squat', 'A', at(4)))).toBe('B');
    expect(dueOf(done('Lunge', 'C', at(5)), done('Squat', 'A', at(2)))).toBe('A');
  });

  it('stays for the day on which it was begun', () => {
    expect(dueOf(done('Press', 'B', at(6)), done('Squat', 'A', at(4)))).toBe('B');
  });

  it('takes no notice of another plan, or of a day that is gone', () => {
    expect(dueOf(done('Press', 'B', at(5), { planId: 'other' }), done('Press', 'Old day', at(5)))).toBe('A');
  });
});

describe('the work of the day', () => {
  it('leaves out the warm-up, and shows the sets that were done today', () => {
    const logs = [done('Squat', 'A', at(6)), done('Row', 'A', at(6), { sets: 1 })];
    const session = todaysSession({ plan, logs, now });
    expect(session?.work.map(({ exercise: { name }, done: sets }) => [name, sets])).toEqual([
      ['Squat', 3],
      ['Row', 1],
    ]);
  });

  it('never shows more sets than there are', () => {
    const logs = [done('Squat', 'A', at(6)), done('Squat', 'A', at(6))];
    expect(todaysSession({ plan, logs, now })?.work[0]?.done).toBe(3);
  });

  it('is finished with its last set, or with the workout that was logged', () => {
    const finished = (...logs: Log[]) => todaysSession({ plan, logs, now })?.finished;
    expect(finished(done('Row', 'A', at(6)))).toBeNull();
    expect(finished(done('Row', 'A', at(6)), done('Squat', 'A', at(6)))).toEqual({ minutes: null });
    expect(finished(workout(at(5)))).toBeNull();
    expect(finished(workout(at(6)), done('Row', 'A', at(6)))).toEqual({ minutes: 44 });
  });
});

describe('what the server says is due', () => {
  const day = plan.data.days[2];
  if (!day) throw new Error('no third day');
  const next = { planId: 'plan', dayIndex: 2, day, targets: [] };

  it('is what the card shows, as the player will', () => {
    expect(todaysSession({ plan, logs: [], now, next })?.day.name).toBe('C');
    expect(todaysSession({ plan, logs: [], now, next: { ...next, planId: 'other' } })?.day.name).toBe('A');
  });

  it('waits for tomorrow where a day was begun today', () => {
    expect(todaysSession({ plan, logs: [done('Press', 'B', at(6))], now, next })?.day.name).toBe('B');
  });

  it('is shown in the length that was asked for', () => {
    const asked = { label: '15 min', day: { ...day, exercises: [exercise('Plank')] } };
    expect(todaysSession({ plan, logs: [], now, next: { ...next, asked } })?.sets).toEqual({ total: 3, done: 0 });
    expect(todaysSession({ plan, logs: [], now, next: { ...next, asked } })?.work[0]?.exercise.name).toBe('Plank');
  });
});

describe('the week', () => {
  it('marks the days on which training was logged, today, and those that the next sessions fall on', () => {
    const logs = [
      done('Row', 'A', at(6)),
      done('Squat', 'A', at(6)),
      done('Press', 'B', at(4)),
      done('Lunge', 'C', at(3)),
    ];
    const week = trainingWeek({ logs, planned: 3, now });
    expect(week.filter(({ trained }) => trained).map(({ name }) => name)).toEqual(['Monday', 'Wednesday']);
    expect(week.filter(({ isToday }) => isToday).map(({ name }) => name)).toEqual(['Wednesday']);
    expect(week.filter(({ isAhead }) => isAhead).map(({ name }) => name)).toEqual(['Friday']);
    expect(trainedDays(week)).toBe(2);
  });

  it('does not count a weigh-in as training', () => {
    const weight: Log = {
      id: 'w',
      userId: 'u',
      notes: null,
      logType: 'weight',
      value: 170,
      unit: 'lbs',
      loggedAt: at(6),
    };
    expect(trainedDays(trainingWeek({ logs: [weight], planned: 3, now }))).toBe(0);
  });
});
