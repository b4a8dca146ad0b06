import { type Certificate, certify } from '#core/certificate/certificate.ts';
import { verdict } from '#core/certificate/verdict.ts';
import type { PlannedExercise } from '#core/training/workout-plan.ts';
import { effectiveLevel } from './allowed-pool.ts';
import type { WorkoutCheckFor } from './check-workout-plan.ts';
import { exerciseChecks } from './exercise-checks.ts';
import { readWeek } from './week.ts';

const EXERCISE_CHECKER_VERSION = 'exercise-2';

/** Proves or disproves a single exercise for a person: real, as the catalogue has it, countable, and allowed by every rule. */
export function checkSingleExercise(planned: PlannedExercise, person: WorkoutCheckFor): Certificate {
  const { profile, constraints, catalogue, request } = person;
  const level = effectiveLevel(profile, constraints, request.difficulty);
  const day = { name: 'One exercise', focus: '', estimatedMinutes: 1, exercises: [planned] };
  const week = readWeek({ days: [day] }, person);
  const unreadable = week.flatMap(({ steps }) =>
    steps
      .filter(({ dose, restSeconds }) => dose === null || restSeconds === null)
      .map(({ exercise }) => `${exercise.name} cannot be counted.`),
  );
  return certify(EXERCISE_CHECKER_VERSION, [
    ...exerciseChecks(week, { profile, constraints, level }, catalogue),
    verdict('dose', unreadable, 'Sets, repetitions and rest can be counted.'),
  ]);
}
