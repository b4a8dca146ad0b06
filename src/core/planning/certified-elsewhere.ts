import type { Constraints } from '#core/athlete/constraints.ts';
import type { Profile } from '#core/athlete/profile.ts';
import type { ExerciseCatalogue } from '#core/catalogue/exercise.ts';
import { isCertified } from '#core/certificate/certificate.ts';
import { isEquipped } from '#core/training/builder/exercise-pool.ts';
import { checkSingleExercise } from '#core/training/check/check-single-exercise.ts';
import { dayMinutes } from '#core/training/dosing/session-time.ts';
import { withSparedJoints } from '#core/training/spared-joints.ts';
import { replaceExercise } from '#core/training/swap/replace-exercise.ts';
import type { PlannedExercise, WorkoutDay, WorkoutPlanDraft } from '#core/training/workout-plan.ts';
import { MOST_ATTEMPTS } from './certified.ts';

type Elsewhere = {
  plan: WorkoutPlanDraft;
  dayIndex: number;
  profile: Profile;
  /** The person's rules, with what there is to train with there. */
  constraints: Constraints;
  catalogue: ExerciseCatalogue;
  seed: number;
};

/** A day of a plan where other tools are at hand. `replaced`: how many exercises others stand in for; `left`: for how many there is none. */
export type DayElsewhere = { day: WorkoutDay; replaced: number; left: number };

/**
 * A day of a plan with what is there: each exercise that needs something else is replaced by the nearest one that the person may do, and
 * each of those passes the checks of a single exercise. Where there is none, the place stays empty. The same input gives the same day.
 */
export function dayElsewhere(asked: Elsewhere): DayElsewhere {
  const { dayIndex, catalogue } = asked;
  const constraints = withSparedJoints(asked.constraints, asked.plan.sparedJoints ?? []);
  const tools = new Set(constraints.training.equipment);
  const isThere = ({ exerciseId }: PlannedExercise) => {
    const exercise = catalogue.exercises.get(exerciseId);
    return exercise === undefined || isEquipped(exercise, tools);
  };
  let { plan } = asked;
  const lines = plan.days[dayIndex]?.exercises ?? [];
  const kept = lines.map((line, exerciseIndex) => {
    if (isThere(line)) return line;
    const found = standIn({ ...asked, constraints, plan, exerciseIndex });
    if (found) plan = found.plan;
    return found?.exercise ?? null;
  });
  const exercises = kept.flatMap((line) => line ?? []);
  const day = { ...(plan.days[dayIndex] as WorkoutDay), exercises };
  const minutes = Math.max(1, Math.round(dayMinutes(day, catalogue)));
  return {
    day: { ...day, estimatedMinutes: minutes },
    replaced: kept.filter((line, at) => line !== null && line !== lines[at]).length,
    left: kept.filter((line) => line === null).length,
  };
}

/** The nearest exercise that passes the checks, and the plan with it; null where there is none. */
function standIn({ exerciseIndex, ...asked }: Elsewhere & { exerciseIndex: number }) {
  const { profile, constraints, catalogue, plan } = asked;
  const request = { difficulty: plan.difficulty, daysPerWeek: plan.daysPerWeek };
  const rejectedExerciseIds: string[] = [];
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const swap = replaceExercise({ ...asked, exerciseIndex, reason: '', rejectedExerciseIds, mustLeave: true });
    if (!swap.ok) return null;
    const proof = checkSingleExercise(swap.newExercise, { profile, constraints, catalogue, request });
    if (isCertified(proof)) return { plan: swap.draft, exercise: swap.newExercise };
    rejectedExerciseIds.push(swap.newExercise.exerciseId);
  }
  return null;
}
