import { describe, expect, it } from 'vitest';
import { loadExercises } from '#test/catalogue.ts';
import { noConstraints } from '#test/constraints.ts';
import { anAthlete } from '#test/personas.ts';
import { buildProgram } from '../builder/build-program.ts';
import { dayMinutes } from '../dosing/session-time.ts';
import { type ReplaceExerciseInput, replaceExercise } from './replace-exercise.ts';

const catalogue = loadExercises();
const equipment = [...new Set([...catalogue.exercises.values()].flatMap((exercise) => exercise.equipment.flat()))];
const profile = anAthlete({ goal: 'muscle_gain', experienceLevel: 'intermediate', workoutDuration: 60 });
const constraints = noConstraints({ training: { equipment } });
const built = buildProgram({
  profile,
  constraints,
  catalogue,
  request: { difficulty: 'intermediate', daysPerWeek: 4 },
  seed: 3,
});
if (!built.ok) throw new Error(built.refusal.message);
const plan = built.draft;

/** Every strength place of the plan. */
const PLACES = plan.days.flatMap((day, dayIndex) =>
  day.exercises.flatMap((line, exerciseIndex) =>
    line.category === 'strength' ? [{ dayIndex, exerciseIndex, name: line.name }] : [],
  ),
);

function swap(place: { dayIndex: number; exerciseIndex: number }, change: Partial<ReplaceExerciseInput> = {}) {
  const result = replaceExercise({ plan, ...place, reason: '', profile, constraints, catalogue, seed: 1, ...change });
  if (!result.ok) throw new Error(result.refusal.message);
  return result;
}
const exerciseOf = (id: string) => catalogue.exercises.get(id);
const first = PLACES[0] ?? { dayIndex: 0, exerciseIndex: 0, name: '' };
const oldFirst = exerciseOf(plan.days[first.dayIndex]?.exercises[first.exerciseIndex]?.exerciseId ?? '');

describe('replacing one exercise', () => {
  it.each(PLACES)(
    'day $dayIndex, $name: another exercise, the rest of the week untouched',
    ({ dayIndex, exerciseIndex }) => {
      const { draft, newExercise } = swap({ dayIndex, exerciseIndex });
      const today = plan.days[dayIndex]?.exercises.map((line) => line.exerciseId);
      expect(today).not.toContain(newExercise.exerciseId);
      plan.days.forEach((day, d) => {
        day.exercises.forEach((line, e) => {
          const now = draft.days[d]?.exercises[e];
          if (d === dayIndex && e === exerciseIndex) expect(now).toEqual(newExercise);
          else expect(now).toEqual(line);
        });
      });
    },
  );

  it.each(PLACES)(
    'day $dayIndex, $name: much the same stimulus, rest kept, sets within one, still an hour',
    ({ dayIndex, exerciseIndex }) => {
      const { draft, newExercise } = swap({ dayIndex, exerciseIndex });
      const old = plan.days[dayIndex]?.exercises[exerciseIndex];
      const before = exerciseOf(old?.exerciseId ?? '');
      const after = exerciseOf(newExercise.exerciseId);
      const isKin =
        before?.pattern === after?.pattern ||
        before?.primaryMuscles.some((muscle) => after?.primaryMuscles.includes(muscle));
      expect(isKin).toBe(true);
      expect(newExercise.rest).toBe(old?.rest);
      expect(Math.abs(newExercise.sets - (old?.sets ?? 0))).toBeLessThanOrEqual(1);
      const day = draft.days[dayIndex];
      if (!day) throw new Error('the day is gone');
      expect(Math.abs(dayMinutes(day, catalogue) - 60)).toBeLessThanOrEqual(6);
      expect(day.estimatedMinutes).toBe(Math.round(dayMinutes(day, catalogue)));
    },
  );

  it('answers the same twice, and something else when that was turned down', () => {
    const once = swap(first);
    expect(swap(first)).toEqual(once);
    const again = swap(first, { rejectedExerciseIds: [once.newExercise.exerciseId] });
    expect(again.newExercise.exerciseId).not.toBe(once.newExercise.exerciseId);
  });

  it('leaves what strains the shoulder when the shoulder hurts, and says so', () => {
    const { newExercise, because } = swap(first, { reason: 'my shoulder hurts' });
    expect(exerciseOf(newExercise.exerciseId)?.jointStress).not.toContain('shoulder');
    expect(because).toContain('your shoulder');
  });

  it('avoids the joints of the old exercise when "it hurts" names none', () => {
    const press = PLACES.find(({ dayIndex, exerciseIndex }) => {
      const line = plan.days[dayIndex]?.exercises[exerciseIndex];
      return (exerciseOf(line?.exerciseId ?? '')?.jointStress ?? []).length > 0;
    });
    if (!press) throw new Error('the plan has no exercise that stresses a joint');
    const strained =
      exerciseOf(plan.days[press.dayIndex]?.exercises[press.exerciseIndex]?.exerciseId ?? '')?.jointStress ?? [];
    const { newExercise } = swap(press, { reason: 'it hurts' });
    expect(exerciseOf(newExercise.exerciseId)?.jointStress.filter((joint) => strained.includes(joint))).toEqual([]);
  });

  it('goes a step down when it is too hard and does without what is missing', () => {
    const easier = exerciseOf(swap(first, { reason: 'too hard' }).newExercise.exerciseId);
    expect(easier?.skill ?? 9).toBeLessThanOrEqual(oldFirst?.skill ?? 0);
    const without = exerciseOf(swap(first, { reason: 'no dumbbells here' }).newExercise.exerciseId);
    expect(without?.equipment.every((group) => group.some((token) => token !== 'dumbbell'))).toBe(true);
  });

  it('keeps the figures of the plan true', () => {
    const { draft } = swap(first, { reason: 'bored' });
    expect(draft.notes.join(' ')).toContain(`${draft.estimatedCalories} kcal`);
    expect(draft.basis.find((line) => line.id === 'calories')?.value).toBe(draft.estimatedCalories);
    expect(draft.basis.map((line) => line.id)).toEqual(plan.basis.map((line) => line.id));
  });

  it('refuses kindly when the place does not exist or nothing fits', () => {
    const gone = replaceExercise({
      plan,
      dayIndex: 9,
      exerciseIndex: 0,
      reason: '',
      profile,
      constraints,
      catalogue,
      seed: 1,
    });
    expect(gone).toMatchObject({ ok: false, refusal: { code: 'exercise_not_found' } });
    const rejectedExerciseIds = [...catalogue.exercises.keys()];
    const none = replaceExercise({
      plan,
      ...first,
      reason: '',
      profile,
      constraints,
      catalogue,
      seed: 1,
      rejectedExerciseIds,
    });
    expect(none).toMatchObject({ ok: false, refusal: { code: 'no_safe_replacement' } });
  });
});
