import { describe, expect, it } from 'vitest';
import { certifiedExerciseSwaps } from '#core/planning/certified-workout-plan.ts';
import { loadExercises } from '#test/catalogue.ts';
import { anAthlete } from '#test/personas.ts';
import { athlete, exerciseOf, FULL_GYM, honestWeek } from '#test/workout-faults.ts';
import { readDemands } from './swap-demands.ts';
import { readSwapReason } from './swap-reason.ts';

const catalogue = loadExercises();
const lifter = athlete(anAthlete({ goal: 'muscle_gain', experienceLevel: 'intermediate', workoutDaysPerWeek: 4 }), {
  equipment: FULL_GYM,
});
const plan = honestWeek(lifter);

const demandsOf = (text: string, old: string) =>
  readDemands(readSwapReason(text), exerciseOf(old), catalogue).map(({ id, isWanted }) =>
    isWanted ? id : `not ${id}`,
  );

function swapsFor(old: string, reason: string) {
  const dayIndex = plan.days.findIndex(({ exercises }) => exercises.some(({ exerciseId }) => exerciseId === old));
  const exerciseIndex = plan.days[dayIndex]?.exercises.findIndex(({ exerciseId }) => exerciseId === old) ?? -1;
  return certifiedExerciseSwaps({ ...lifter, catalogue, plan, dayIndex, exerciseIndex, reason, seed: 1 }, 3);
}

describe('what the words of a swap demand', () => {
  it.each([
    ['with dumbbells please', 'barbell-bench-press', ['tool:dumbbell']],
    ['no barbell', 'barbell-bench-press', ['not tool:barbell']],
    ['the rack is taken', 'barbell-back-squat', ['not tool:rack']],
    ['something seated', 'barbell-back-squat', ['posture:seated']],
    ['one arm at a time', 'barbell-bent-over-row', ['trait:one_side']],
    ['something for my triceps', 'dumbbell-lateral-raise', ['muscle:triceps']],
    ['leg press', 'barbell-back-squat', ['lift:leg-press']],
    ['I want a machine instead', 'barbell-back-squat', ['load:machine']],
    ['quieter please', 'squat-jump', ['trait:quiet']],
    ['squats hurt my knee', 'barbell-back-squat', ['not pattern:squat']],
    ['my squat feels wrong today', 'barbell-back-squat', []],
    ['boring', 'barbell-back-squat', []],
  ])('“%s” for %s', (text, old, demands) => {
    expect(demandsOf(text, old)).toEqual(demands);
  });
});

describe('three candidates', () => {
  it('do what was asked before they resemble the old one, each in a week that was proved', () => {
    const swaps = swapsFor('barbell-bench-press', 'with dumbbells please');
    expect(swaps).toHaveLength(3);
    expect(new Set(swaps.map(({ newExercise }) => newExercise.exerciseId)).size).toBe(3);
    for (const { newExercise } of swaps)
      expect(exerciseOf(newExercise.exerciseId).equipment.flat()).toContain('dumbbell');
  });

  it('bring a weight and a dose of their own', () => {
    const [first] = swapsFor('barbell-bench-press', 'with dumbbells please');
    const old = plan.days
      .flatMap(({ exercises }) => exercises)
      .find(({ exerciseId }) => exerciseId === 'barbell-bench-press');
    expect(first?.newExercise.startLbs).toBeLessThan(old?.startLbs ?? 0);
  });

  it('say so where nothing does what was asked, and show the nearest', () => {
    const [first] = swapsFor('barbell-bench-press', 'I want squats');
    expect(first?.because).toMatch(/^Nothing that fits here is “squats”\. .+ comes nearest\.$/);
  });
});
