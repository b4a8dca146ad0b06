import { describe, expect, it } from 'vitest';
import { exerciseOf, FULL_GYM } from '#test/workout-faults.ts';
import type { Performance } from './history.ts';
import { type Lifter, startingLoad } from './starting-load.ts';
import { warmUpSets } from './warm-up-sets.ts';

const owned = { equipment: FULL_GYM, maxLoadLbs: {} };
const man: Lifter = { sex: 'male', age: 32, level: 'beginner', referenceLbs: 170, isGentle: false };
const dose = { kind: 'reps', low: 8, high: 12, eachSide: false } as const;
const start = (id: string, lifter: Partial<Lifter> = {}, equipment = FULL_GYM) =>
  startingLoad({
    exercise: exerciseOf(id),
    dose,
    reserve: 3,
    lifter: { ...man, ...lifter },
    owned: { ...owned, equipment },
  });
const done = (id: string, weightLbs: number, reps: number): [string, Performance[]] => {
  const exercise = exerciseOf(id);
  const session = { exercise, at: 1, dayName: 'A', planId: null, plannedSets: 1, planned: dose };
  return [id, [{ ...session, sets: [{ weightLbs, reps, rpe: 8 }] }]];
};

/** One repetition on a bench by body weight that 40 of 100 reach or fewer, by age (Cooper Institute, as the ACSM prints it). */
const BENCH_40TH = {
  male: { 25: 0.99, 35: 0.88, 45: 0.8, 55: 0.71, 65: 0.66 },
  female: { 25: 0.37, 35: 0.34, 45: 0.32, 55: 0.28, 65: 0.29 },
};

describe('a first weight', () => {
  it('of a beginner stays under what 40 of 100 people of their age and sex press, and is no toy either', () => {
    for (const sex of ['male', 'female'] as const) {
      for (const [age, share] of Object.entries(BENCH_40TH[sex])) {
        const weight = start('barbell-bench-press', { sex, age: Number(age) })?.weightLbs ?? 0;
        const able = (share * 170) / (1 + 15 / 30);
        expect(weight, `${sex} ${age}`).toBeLessThanOrEqual(Math.max(45, able));
        if (able >= 45) expect(weight, `${sex} ${age}`).toBeGreaterThanOrEqual(able * 0.5);
      }
    }
  });

  it('grows with practice and shrinks with age and with care', () => {
    const of = (lifter: Partial<Lifter>) => start('leg-press', lifter)?.weightLbs ?? 0;
    expect(of({ level: 'advanced' })).toBeGreaterThan(of({ level: 'intermediate' }));
    expect(of({ level: 'intermediate' })).toBeGreaterThan(of({}));
    expect(of({ age: 70 })).toBeLessThan(of({}));
    expect(of({ isGentle: true })).toBeLessThan(of({}));
  });

  it('is a load that the person has: rounded down, never another tool, none where nothing light enough is there', () => {
    expect((start('dumbbell-bench-press')?.weightLbs ?? 1) % 2.5).toBe(0);
    expect((start('leg-press')?.weightLbs ?? 1) % 10).toBe(0);
    expect(start('barbell-overhead-press', { sex: 'female', age: 70, referenceLbs: 110 })).toBeNull();
    expect(start('push-up')).toBeNull();
    expect(start('landmine-press')).toBeNull();
  });

  it('follows from another lift of the same movement where one was logged', () => {
    const past = new Map([done('barbell-bench-press', 200, 8)]);
    const exercise = exerciseOf('dumbbell-bench-press');
    const guess = startingLoad({ exercise, dose, reserve: 2, lifter: man, owned }, past);
    expect(guess).toEqual({ weightLbs: 60, from: 'Barbell Bench Press' });
  });
});

describe('warm-up sets', () => {
  it('rise to less than nine tenths of the weight, in loads that the person has', () => {
    for (const weight of [45, 95, 135, 225, 315]) {
      const sets = warmUpSets(exerciseOf('barbell-back-squat'), weight, owned).map(({ weightLbs }) => weightLbs);
      expect(sets).toEqual([...new Set(sets)].sort((a, b) => a - b));
      for (const lbs of sets) {
        expect(lbs % 5).toBe(0);
        expect(lbs).toBeLessThanOrEqual(0.9 * weight);
      }
    }
    expect(warmUpSets(exerciseOf('barbell-back-squat'), 225, owned)).toEqual([
      { weightLbs: 100, reps: 8 },
      { weightLbs: 155, reps: 5 },
      { weightLbs: 190, reps: 3 },
    ]);
  });

  it('are none where the lightest load is the working weight', () => {
    expect(warmUpSets(exerciseOf('barbell-bench-press'), 45, owned)).toEqual([]);
  });
});
