import { describe, expect, it } from 'vitest';
import { isCertified } from '#core/certificate/certificate.ts';
import { catalogue, gridCase, sampleOfGrid } from '#test/full-grid.ts';
import { certifiedExercise } from './certified-exercise.ts';

const TARGETS = ['chest', 'back', 'glutes', 'quads', 'core', 'shoulders', 'biceps'];
const aPerson = { ...gridCase(0), seed: 1 };

describe('a single exercise', () => {
  it('is proved, or kindly refused, for anyone and any muscle', () => {
    const wrong = sampleOfGrid(400, 21).flatMap((number, index) => {
      const targetMuscle = TARGETS[index % TARGETS.length];
      const answer = certifiedExercise({ ...gridCase(number, true), wanted: { targetMuscle } });
      if (answer.ok) return isCertified(answer.certificate) ? [] : [`${number}: ${targetMuscle}`];
      return answer.refusal.code === 'no_safe_exercise' ? [] : [`${number}: ${answer.refusal.code}`];
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    [{ targetMuscle: 'my chest' }, 'chest'],
    [{ targetMuscle: 'Butt' }, 'glutes'],
    [{ targetMuscle: 'hamstrings' }, 'hamstrings'],
    [{ pattern: 'squat' }, 'quads'],
    [{ pattern: 'horizontal_push' }, 'chest'],
  ])('for %j trains the %s', (wanted, muscle) => {
    const answer = certifiedExercise({ ...aPerson, wanted });
    expect(answer.ok && catalogue.exercises.get(answer.exercise.exerciseId)?.primaryMuscles).toContain(muscle);
  });

  it('is the same for the same seed, and another one when it is to be left out', () => {
    const once = certifiedExercise({ ...aPerson, wanted: { targetMuscle: 'chest' } });
    expect(certifiedExercise({ ...aPerson, wanted: { targetMuscle: 'chest' } })).toEqual(once);
    const id = once.ok ? once.exercise.exerciseId : '';
    const other = certifiedExercise({ ...aPerson, wanted: { targetMuscle: 'chest' }, avoidExerciseIds: [id] });
    expect(other.ok && other.exercise.exerciseId).not.toBe(id);
  });

  it.each([
    [{ targetMuscle: 'flux capacitor' }, 'exercise_not_understood'],
    [{ pattern: 'moonwalk' }, 'exercise_not_understood'],
  ])('asks again about %j', (wanted, code) => {
    const answer = certifiedExercise({ ...aPerson, wanted });
    expect(answer).toMatchObject({ ok: false, refusal: { code } });
  });

  it('is refused to someone who has to see a doctor first', () => {
    const { constraints } = aPerson;
    const stopped = { ...constraints, training: { ...constraints.training, modes: ['stop' as const] } };
    const answer = certifiedExercise({ ...aPerson, constraints: stopped, wanted: {} });
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'training_seek_care' } });
  });
});
