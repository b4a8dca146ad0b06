import type { Constraints } from '#core/athlete/constraints.ts';
import type { Profile } from '#core/athlete/profile.ts';
import type { ExerciseCatalogue, Joint } from '#core/catalogue/exercise.ts';
import { isCertified } from '#core/certificate/certificate.ts';
import type { Refusal } from '#core/certificate/plan-result.ts';
import { buildProgram } from '#core/training/builder/build-program.ts';
import type { WorkoutPreferences } from '#core/training/builder/training-brief.ts';
import { checkWorkoutPlan, type WorkoutCheckFor } from '#core/training/check/check-workout-plan.ts';
import type { WorkoutCheckRequest } from '#core/training/check/writing-checks.ts';
import { withSparedJoints } from '#core/training/spared-joints.ts';
import { type ReplaceExerciseInput, replaceExercise } from '#core/training/swap/replace-exercise.ts';
import type { PlannedExercise, WorkoutPlanData, WorkoutPlanDraft } from '#core/training/workout-plan.ts';
import { type Certified, MOST_ATTEMPTS, provenPlan } from './certified.ts';

export type WorkoutPlanRequest = {
  profile: Profile;
  constraints: Constraints;
  catalogue: ExerciseCatalogue;
  request: WorkoutCheckRequest;
  seed: number;
  avoidExerciseIds?: readonly string[];
  preferences?: WorkoutPreferences;
  /** Hurt today: spared for as long as the plan is followed. */
  soreJoints?: readonly Joint[];
};

/** A proved swap also says which exercise came in, and why. */
export type CertifiedSwap =
  | { ok: true; data: WorkoutPlanData; newExercise: PlannedExercise; because: string }
  | Extract<Certified<never>, { ok: false }>;

const UNPROVED: Refusal = {
  code: 'plan_unproved',
  title: 'No plan passed our checks',
  message:
    'We wrote several weeks of training for you, but none passed every safety check, so we show none of them. Another number of days or minutes, or a little more equipment, usually helps. Your profile is safe and nothing was changed.',
};
const SWAP_UNPROVED: Refusal = {
  code: 'swap_unproved',
  title: 'No swap passed our checks',
  message:
    'We tried other exercises in this place, but with none of them did the whole week pass every check. If your profile has changed since this plan was made, a new plan will fit you better. Your plan is as it was.',
};

/** A wish may cost a muscle some work; if the week does not pass with less, it may not. */
const STRICT_FROM_ATTEMPT = 2;

/** Puts the checker's certificate on a proposal, whoever wrote it; nothing that fails a check gets through. */
export function certifyWorkoutPlan(draft: WorkoutPlanDraft, person: WorkoutCheckFor): Certified<WorkoutPlanData> {
  const certificate = checkWorkoutPlan(draft, person);
  if (!isCertified(certificate)) return { ok: false, refusal: UNPROVED, certificate };
  return { ok: true, data: { ...draft, certificate } };
}

/** A new week of training that passed every check, or a kind refusal. Same request, same plan. */
export function certifiedWorkoutPlan({ soreJoints = [], ...asked }: WorkoutPlanRequest): Certified<WorkoutPlanData> {
  const wanted = { ...asked, constraints: withSparedJoints(asked.constraints, soreJoints) };
  const spared = soreJoints.length > 0 ? { sparedJoints: [...soreJoints] } : {};
  return provenPlan({
    seed: wanted.seed,
    propose: (seed) => {
      const built = buildProgram({ ...wanted, seed });
      return built.ok ? { ...built, draft: { ...built.draft, ...spared } } : built;
    },
    certify: (draft) => certifyWorkoutPlan(draft, wanted),
  });
}

/** The best few exercises for one place, each proved in the whole week, best first; empty where none fits. */
export function certifiedExerciseSwaps(
  asked: ReplaceExerciseInput,
  most: number,
): Extract<CertifiedSwap, { ok: true }>[] {
  const found: Extract<CertifiedSwap, { ok: true }>[] = [];
  while (found.length < most) {
    const taken = found.map(({ newExercise }) => newExercise.exerciseId);
    const swap = certifiedExerciseSwap({
      ...asked,
      rejectedExerciseIds: [...(asked.rejectedExerciseIds ?? []), ...taken],
    });
    if (!swap.ok) break;
    found.push(swap);
  }
  return found;
}

/**
 * The same week with one exercise replaced and the whole week proved again, or a kind refusal that leaves the plan
 * alone. A replacement with which the week fails its checks is turned down, and the next best is tried.
 */
export function certifiedExerciseSwap(asked: ReplaceExerciseInput): CertifiedSwap {
  const { difficulty, daysPerWeek, sparedJoints = [] } = asked.plan;
  const wanted = { ...asked, constraints: withSparedJoints(asked.constraints, sparedJoints) };
  const person = { ...wanted, request: { difficulty, daysPerWeek } };
  const rejected = [...(wanted.rejectedExerciseIds ?? [])];
  let last: CertifiedSwap = { ok: false, refusal: SWAP_UNPROVED };
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const swap = replaceExercise({
      ...wanted,
      rejectedExerciseIds: rejected,
      isStrict: attempt >= STRICT_FROM_ATTEMPT,
    });
    if (!swap.ok) return attempt === 0 ? swap : last;
    const { newExercise, because } = swap;
    const proved = certifyWorkoutPlan(swap.draft, person);
    if (proved.ok) return { ...proved, newExercise, because };
    last = { ...proved, refusal: SWAP_UNPROVED };
    rejected.push(newExercise.exerciseId);
  }
  return last;
}
