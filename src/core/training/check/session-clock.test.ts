import { describe, expect, it } from 'vitest';
import type { PlannedExercise, WorkoutPlanDraft } from '#core/training/workout-plan.ts';
import { loadExercises } from '#test/catalogue.ts';
import { noConstraints } from '#test/constraints.ts';
import { readDose, readRest } from './prescription-text.ts';
import { sessionMinutes } from './session-clock.ts';
import { readWeek } from './week.ts';

const catalogue = loadExercises();

function entry(exerciseId: string, sets: number, reps: string, rest: string): PlannedExercise {
  const exercise = catalogue.exercises.get(exerciseId);
  if (!exercise) throw new Error(`No exercise ${exerciseId}.`);
  const { name, category } = exercise;
  return {
    exerciseId,
    name,
    category,
    sets,
    reps,
    rest,
    description: '',
    duration: null,
    equipment: '',
    targetMuscles: [],
    instructions: [],
  };
}

function secondsOf(...exercises: PlannedExercise[]): number {
  const day = { name: 'Day', focus: 'All', estimatedMinutes: 1, exercises };
  const plan: WorkoutPlanDraft = {
    days: [day],
    estimatedDuration: 1,
    difficulty: 'beginner',
    daysPerWeek: 2,
    estimatedCalories: 0,
    notes: [],
    basis: [],
  };
  return readWeek(plan, { catalogue, constraints: noConstraints() })
    .map(sessionMinutes)
    .reduce((sum, { total }) => sum + total * 60, 0);
}

describe('sessionMinutes', () => {
  it.each([
    ['set-up, ten seconds and three a rep', 15 + (10 + 30 + 60), [entry('push-up', 1, '8-12', '60 seconds')]],
    ['pauses of 90 seconds between rounds', 15 + 3 * 100 + 2 * (90 - 60), [entry('push-up', 3, '8-12', '60 seconds')]],
    ['both sides', 15 + (10 + 2 * 30 + 8 + 60), [entry('bodyweight-reverse-lunge', 1, '10 each side', '60 seconds')]],
    ['holds', 15 + (10 + 30 + 45), [entry('plank-forearm', 1, '30 seconds', '45 seconds')]],
    ['a barbell to load', 75 + (10 + 24 + 90), [entry('barbell-back-squat', 1, '8', '90 seconds')]],
    ['minutes as they are', 300 + 10, [entry('easy-walk-warm-up', 1, '5 minutes', '10 seconds')]],
  ])('counts %s', (_, seconds, entries) => {
    expect(secondsOf(...entries)).toBeCloseTo(seconds, 5);
  });

  it('lets a longer exercise go on alone once the others are used up', () => {
    const pushUps = entry('push-up', 3, '8-12', '60 seconds');
    const squats = entry('bodyweight-squat', 2, '8-12', '40 seconds');
    const alone = 15 + 3 * 100 + (15 + 2 * 80);
    // Round one ends with squats, and so does round two: each 90 seconds in place of 40.
    expect(secondsOf(pushUps, squats)).toBeCloseTo(alone + 2 * 50, 5);
  });
});

describe('readDose', () => {
  it.each([
    ['8-12', { kind: 'reps', low: 8, high: 12, eachSide: false }],
    ['8–12 each side', { kind: 'reps', low: 8, high: 12, eachSide: true }],
    ['10 reps', { kind: 'reps', low: 10, high: 10, eachSide: false }],
    ['20-30 seconds', { kind: 'time', low: 20, high: 30, eachSide: false }],
    ['5 minutes', { kind: 'time', low: 300, high: 300, eachSide: false }],
  ])('reads %s', (text, dose) => {
    expect(readDose(text)).toEqual(dose);
  });

  it.each(['AMRAP', '12-8', '0', 'max', '', '3x10', '8-12 then rest'])('does not guess at "%s"', (text) => {
    expect(readDose(text)).toBeNull();
  });
});

describe('readRest', () => {
  it('takes whole seconds and nothing else', () => {
    expect(readRest('90 seconds')).toBe(90);
    for (const text of ['2 min', '1-2 minutes', '90', '90s', '60-90 seconds']) expect(readRest(text)).toBeNull();
  });
});
