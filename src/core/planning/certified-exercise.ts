import { type Certificate, isCertified } from '#core/certificate/certificate.ts';
import type { Refusal } from '#core/certificate/plan-result.ts';
import { type GenerateExerciseInput, generateExercise } from '#core/training/builder/generate-exercise.ts';
import { checkSingleExercise } from '#core/training/check/check-single-exercise.ts';
import type { PlannedExercise } from '#core/training/workout-plan.ts';

/** One exercise with its proof, or why there is none. */
export type CertifiedExercise =
  | { ok: true; exercise: PlannedExercise; because: string; certificate: Certificate }
  | { ok: false; refusal: Refusal; certificate?: Certificate };

const UNPROVED: Refusal = {
  code: 'exercise_unproved',
  title: 'No exercise passed our checks',
  message: 'We looked for an exercise for you, but none passed every safety check, so we show none of them.',
};

/** One exercise that passed every check, or a kind refusal. Same request, same exercise. */
export function certifiedExercise(input: GenerateExerciseInput): CertifiedExercise {
  const found = generateExercise(input);
  if (!found.ok) return found;
  const { exercise, because } = found;
  const { profile, constraints, catalogue } = input;
  const request = { difficulty: profile.experienceLevel, daysPerWeek: profile.workoutDaysPerWeek };
  const certificate = checkSingleExercise(exercise, { profile, constraints, catalogue, request });
  if (!isCertified(certificate)) return { ok: false, refusal: UNPROVED, certificate };
  return { ok: true, exercise, because, certificate };
}
