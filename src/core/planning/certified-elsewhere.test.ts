import { describe, expect, it } from 'vitest';
import { loadExercises } from '#test/catalogue.ts';
import { anAthlete } from '#test/personas.ts';
import { AT_HOME, type Athlete, athlete, FULL_GYM, honestWeek } from '#test/workout-faults.ts';
import { dayElsewhere } from './certified-elsewhere.ts';

const catalogue = loadExercises();
const gymGoer = anAthlete({ goal: 'muscle_gain', experienceLevel: 'intermediate', workoutDaysPerWeek: 4 });
const PEOPLE = {
  lifter: athlete(gymGoer, { equipment: FULL_GYM }),
  soreKnee: athlete(gymGoer, { equipment: FULL_GYM, injuries: { knee: 'severe' } }),
  beginner: athlete({ ...gymGoer, experienceLevel: 'beginner' }, { equipment: FULL_GYM }),
};
const THERE = { dumbbells: [...AT_HOME, 'dumbbell'], nothing: AT_HOME };

const elsewhere = (who: Athlete, equipment: string[], dayIndex: number) => {
  const constraints = { ...who.constraints, training: { ...who.constraints.training, equipment } };
  return dayElsewhere({ ...who, constraints, plan: honestWeek(who), dayIndex, catalogue, seed: 1 });
};

describe.each(Object.entries(PEOPLE))('a day elsewhere, for %s', (_, who) => {
  it.each(Object.entries(THERE))('with %s', (_name, equipment) => {
    const there = new Set(equipment);
    for (const [dayIndex, planned] of honestWeek(who).days.entries()) {
      const { day, left } = elsewhere(who, equipment, dayIndex);
      const exercises = day.exercises.map(({ exerciseId }) => catalogue.exercises.get(exerciseId));
      expect(exercises.every((each) => each?.equipment.every((group) => group.some((tool) => there.has(tool))))).toBe(
        true,
      );
      if (who === PEOPLE.soreKnee) expect(exercises.flatMap((each) => each?.jointStress)).not.toContain('knee');
      expect(new Set(day.exercises.map(({ exerciseId }) => exerciseId)).size).toBe(day.exercises.length);
      expect([day.name, day.exercises.length]).toEqual([planned.name, planned.exercises.length - left]);
      expect(left).toBeLessThanOrEqual(1);
    }
  });

  it('is the plan’s own where everything is there', () => {
    expect(elsewhere(who, FULL_GYM, 0)).toMatchObject({ replaced: 0, left: 0, day: honestWeek(who).days[0] ?? {} });
  });
});
