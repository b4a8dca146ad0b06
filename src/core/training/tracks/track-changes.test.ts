import { describe, expect, it } from 'vitest';
import { movementWordsSchema } from '#core/premises/training/movement-words.ts';
import { generateExercise } from '#core/training/builder/generate-exercise.ts';
import { checkSingleExercise } from '#core/training/check/check-single-exercise.ts';
import { checkWorkoutPlan } from '#core/training/check/check-workout-plan.ts';
import { replaceExercise } from '#core/training/swap/replace-exercise.ts';
import limits from '#data/reading/movement-limits.json' with { type: 'json' };
import { loadExercises } from '#test/catalogue.ts';
import { noConstraints } from '#test/constraints.ts';
import { anAthlete } from '#test/personas.ts';
import { sampled } from '#test/sample.ts';
import { type Kit, LIMITS, personOf, trackCase, type Whose, weekOf } from '#test/track-grid.ts';
import { fitsForm } from './track.ts';

const catalogue = loadExercises();
const { guides } = catalogue;
const PEOPLE = sampled(
  (Object.keys(LIMITS) as Whose[]).flatMap((whose) =>
    (['nothing', 'bands', 'dumbbells', 'gym'] as Kit[]).map((kit, seed) =>
      trackCase(whose, kit, { goal: 'fitness', workoutDaysPerWeek: 3, workoutDuration: 45 }, seed),
    ),
  ),
  8,
);
const allows = ({ constraints: { training } }: (typeof PEOPLE)[number], id: string): boolean => {
  const exercise = catalogue.exercises.get(id);
  return exercise !== undefined && fitsForm(exercise, training.form ?? null) && !(id in training.forbiddenExercises);
};

describe('swaps of people with limits that change the whole program', () => {
  it.each(['', 'it is boring', 'my shoulder hurts', 'too hard', 'I do not have it'])(
    'bring in only what fits, for "%s"',
    (reason) => {
      const wrong = PEOPLE.flatMap((one) => {
        const plan = weekOf(one, guides);
        const places = plan.days.flatMap((day, dayIndex) =>
          day.exercises.map((_, exerciseIndex) => [dayIndex, exerciseIndex] as const),
        );
        return sampled(places, 6).flatMap(([dayIndex, exerciseIndex]) => {
          const swap = replaceExercise({ ...personOf(one, guides), plan, dayIndex, exerciseIndex, reason, seed: 3 });
          if (!swap.ok) return [];
          const isFine = allows(one, swap.newExercise.exerciseId);
          const broken = checkWorkoutPlan(swap.draft, personOf(one, guides)).checks.find(
            ({ ok, id }) => !ok && ['movements', 'guides', 'names', 'equipment'].includes(id),
          );
          return isFine && !broken ? [] : [`${one.label}: ${swap.newExercise.name} ${broken?.detail ?? ''}`];
        });
      });
      expect(wrong).toEqual([]);
    },
  );
});

describe('one exercise for them', () => {
  it.each(['chest', 'back', 'shoulders', 'biceps', 'core', 'legs'])(
    'that trains the %s fits, or there is none',
    (muscle) => {
      const wrong = PEOPLE.flatMap((one) => {
        const person = personOf(one, guides);
        const made = generateExercise({ ...person, wanted: { targetMuscle: muscle }, seed: 5 });
        if (!made.ok) return made.refusal.code === 'no_safe_exercise' ? [] : [made.refusal.code];
        const isProven = checkSingleExercise(made.exercise, person).checks.every(({ ok }) => ok);
        return allows(one, made.exercise.exerciseId) && isProven ? [] : [`${one.label}: ${made.exercise.name}`];
      });
      expect(wrong).toEqual([]);
    },
  );

  it('is there for the upper body with any kit', () => {
    const none = PEOPLE.flatMap((one) =>
      ['chest', 'back', 'shoulders', 'core'].filter(
        (muscle) => !generateExercise({ ...personOf(one, guides), wanted: { targetMuscle: muscle }, seed: 5 }).ok,
      ),
    );
    expect(none).toEqual([]);
  });
});

describe('the checker', () => {
  const standing = trackCase('in a wheelchair', 'gym', {}, 1);
  const usual = {
    profile: anAthlete(),
    constraints: noConstraints(),
    catalogue,
    request: { difficulty: 'beginner', daysPerWeek: 3 },
  } as const;
  const planned = weekOf(standing, guides).days[0]?.exercises.find(({ name }) => name.startsWith('Seated'));

  it('lets nobody else have what was made for a seat', () => {
    expect(planned).toBeDefined();
    if (!planned) return;
    const person = { ...usual, constraints: standing.constraints };
    expect(checkSingleExercise(planned, person).checks.find(({ id }) => id === 'movements')?.ok).toBe(true);
    expect(checkSingleExercise(planned, usual).checks.find(({ id }) => id === 'movements')?.ok).toBe(false);
  });

  it('refuses “each side” of the only arm', () => {
    const one = trackCase('with the right arm alone', 'bands', { workoutDuration: 45 }, 1);
    const plan = weekOf(one, guides);
    const days = plan.days.map((day) => ({
      ...day,
      exercises: day.exercises.map((line) =>
        line.exerciseId.startsWith('one-arm') && /^\d+-\d+$/.test(line.reps)
          ? { ...line, reps: `${line.reps} each side` }
          : line,
      ),
    }));
    const checks = checkWorkoutPlan({ ...plan, days }, personOf(one, guides)).checks;
    expect(checks.find(({ id }) => id === 'movements')?.detail).toContain('asks for a side that cannot be trained');
  });
});

describe('exercises that fit another form of program', () => {
  const rows = movementWordsSchema.parse(limits).exercises;
  const fitting = (track: string) =>
    [...catalogue.exercises.values()].filter(({ fits }) => fits.some((each) => each === track));

  it('work in it by the table of limits, too', () => {
    const onBench = (id: string) =>
      ['bench', 'incline'].some((word) => JSON.stringify(catalogue.exercises.get(id)?.equipment).includes(word));
    expect(
      fitting('seated')
        .filter(({ id }) => rows[id]?.worksSeated === 'no' && !onBench(id))
        .map(({ id }) => id),
    ).toEqual([]);
    expect(
      fitting('one_arm')
        .filter(({ id }) => rows[id]?.worksOneArm !== 'yes')
        .map(({ id }) => id),
    ).toEqual([]);
    expect(
      fitting('one_leg')
        .filter(({ id }) => rows[id]?.worksOneLeg === 'no')
        .map(({ id }) => id),
    ).toEqual([]);
  });

  it('lead, where they are made for it, to easier and harder ones that exist', () => {
    const adapted = [...catalogue.exercises.values()].filter(({ adapted: isAdapted }) => isAdapted);
    const lost = adapted.flatMap(({ id }) =>
      [guides.get(id)?.easier, guides.get(id)?.harder].filter((rung) => rung && !catalogue.exercises.has(rung)),
    );
    expect(lost).toEqual([]);
  });
});
