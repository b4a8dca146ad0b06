import type { Constraints } from '#core/athlete/constraints.ts';
import type { Profile } from '#core/athlete/profile.ts';
import { isCertified } from '#core/certificate.ts';
import type { PlanResult, Refusal } from '#core/plan-result.ts';
import { buildProgram } from '#core/training/build-program.ts';
import { checkWorkoutPlan, type WorkoutCheckFor } from '#core/training/check/check-workout-plan.ts';
import type { WorkoutCheckRequest } from '#core/training/check/writing-checks.ts';
import type { ExerciseCatalogue } from '#core/training/exercise.ts';
import type { WorkoutPreferences } from '#core/training/training-brief.ts';
import type { WorkoutPlanData, WorkoutPlanDraft } from '#core/training/workout-plan.ts';
import { attemptSeeds } from './attempt-seeds.ts';
import type { Certified } from './certified-meal-plan.ts';

export type WorkoutPlanRequest = {
  profile: Profile;
  constraints: Constraints;
  catalogue: ExerciseCatalogue;
  request: WorkoutCheckRequest;
  seed: number;
  avoidExerciseIds?: readonly string[];
  preferences?: WorkoutPreferences;
};

const UNPROVED: Refusal = {
  code: 'plan_unproved',
  title: 'No plan passed our checks',
  message:
    'We wrote several weeks of training for you, but none passed every safety check, so we show none of them. Another number of days or minutes, or a little more equipment, usually helps. Your profile is safe and nothing was changed.',
};

/** Puts the checker's certificate on a proposal, whoever wrote it; nothing that fails a check gets through. */
export function certifyWorkoutPlan(draft: WorkoutPlanDraft, person: WorkoutCheckFor): Certified<WorkoutPlanData> {
  const certificate = checkWorkoutPlan(draft, person);
  if (!isCertified(certificate)) return { ok: false, refusal: UNPROVED, certificate };
  return { ok: true, data: { ...draft, certificate } };
}

/**
 * Asks for proposals from one seed after another until one is proved: the only way to a workout plan, be it a new week
 * or one with an exercise replaced. A refusal of the builder itself stands as it is.
 */
export function provenWorkoutPlan(
  propose: (seed: number) => PlanResult<WorkoutPlanDraft>,
  person: WorkoutCheckFor,
  seed: number,
): Certified<WorkoutPlanData> {
  let last: Certified<WorkoutPlanData> = { ok: false, refusal: UNPROVED };
  for (const attempt of attemptSeeds(seed)) {
    const proposal = propose(attempt);
    if (!proposal.ok) return proposal;
    last = certifyWorkoutPlan(proposal.draft, person);
    if (last.ok) return last;
  }
  return last;
}

/** A new week of training that passed every check, or a kind refusal. Same request, same plan. */
export function certifiedWorkoutPlan(wanted: WorkoutPlanRequest): Certified<WorkoutPlanData> {
  const { profile, constraints, catalogue, request, seed } = wanted;
  return provenWorkoutPlan(
    (attempt) => buildProgram({ ...wanted, seed: attempt }),
    { profile, constraints, catalogue, request },
    seed,
  );
}
