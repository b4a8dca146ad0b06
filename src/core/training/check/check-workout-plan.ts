import type { Constraints } from '#core/athlete/constraints.ts';
import type { Profile } from '#core/athlete/profile.ts';
import type { ExerciseCatalogue } from '#core/catalogue/exercise.ts';
import { type Certificate, certify, markApplying } from '#core/certificate/certificate.ts';
import { verdict } from '#core/certificate/verdict.ts';
import { withSparedJoints } from '#core/training/spared-joints.ts';
import { type WorkoutPlanDraft, workoutPlanDataSchema } from '#core/training/workout-plan.ts';
import { effectiveLevel } from './allowed-pool.ts';
import { blockChecks } from './block-checks.ts';
import { exerciseChecks } from './exercise-checks.ts';
import { sessionChecks } from './session-checks.ts';
import { volumeChecks } from './volume-checks.ts';
import { readWeek } from './week.ts';
import { WORKOUT_CHECKS_APPLY, workoutPromises } from './workout-promises.ts';
import { scheduleChecks, type WorkoutCheckRequest, writingChecks } from './writing-checks.ts';

/** Raised whenever a check is added, dropped or made stricter. */
const WORKOUT_CHECKER_VERSION = 'workout-4';

const draftSchema = workoutPlanDataSchema.omit({ certificate: true });

export type WorkoutCheckFor = {
  profile: Profile;
  constraints: Constraints;
  catalogue: ExerciseCatalogue;
  request: WorkoutCheckRequest;
};

/**
 * Proves or disproves a week of training, whoever wrote it: reads the texts as a player would, clocks every session,
 * counts every set, and tests every rule of the person. Shares no arithmetic with the builder.
 */
export function checkWorkoutPlan(draft: WorkoutPlanDraft, person: WorkoutCheckFor): Certificate {
  const { profile, catalogue, request } = person;
  const shape = draftSchema.safeParse(draft);
  const issues = shape.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}.`) ?? [];
  const schema = verdict('schema', issues, 'The plan has the shape of a workout plan.');
  if (!shape.success) return certify(WORKOUT_CHECKER_VERSION, [schema]);
  const plan = shape.data;
  const constraints = withSparedJoints(person.constraints, plan.sparedJoints ?? []);
  const level = effectiveLevel(profile, constraints, request.difficulty);
  const trainee = { profile, constraints, level };
  const week = readWeek(plan, { catalogue, constraints });
  const checks = [
    schema,
    ...scheduleChecks(plan, request),
    ...writingChecks(plan, constraints, level),
    ...exerciseChecks(week, trainee, catalogue),
    ...sessionChecks({ plan, week, trainee }),
    ...volumeChecks(week, trainee, catalogue),
    ...blockChecks({ plan, week, trainee }),
  ];
  return certify(
    WORKOUT_CHECKER_VERSION,
    markApplying(checks, WORKOUT_CHECKS_APPLY, constraints),
    workoutPromises({ plan, week, trainee, checks }),
  );
}
