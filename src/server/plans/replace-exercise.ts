import type { FastifyBaseLogger } from 'fastify';
import type { WorkoutPlan } from '#contract/plans.ts';
import type { Joint } from '#core/catalogue/exercise.ts';
import { hashSeed } from '#core/seed/random.ts';
import { dayTargets } from '#core/training/progression/next-session.ts';
import type { ExerciseTarget } from '#core/training/progression/next-target.ts';
import { jointsToAskAbout, readSwapReason } from '#core/training/swap/swap-reason.ts';
import type { PlannedExercise, WorkoutPlanData } from '#core/training/workout-plan.ts';
import { workoutPlanDocument } from '#core/training/workout-plan-versions.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Db } from '../db/database.ts';
import type { AllowanceGate } from '../membership/allowance-gate.ts';
import { inWorker } from '../planning/in-worker.ts';
import { loadTraining } from '../training/load-training.ts';
import { exerciseAt, type Place, placeIn, workoutPlanToSwapIn } from './exercise-place.ts';
import { type Athlete, loadAthlete } from './load-athlete.ts';
import { loadTastes } from './load-tastes.ts';
import { lockPlansOf, selectPlan, selectPrevious, setSwappedData } from './store.ts';
import { foundWorkoutPlan } from './stored-plan.ts';
import { keepForToday, standingAt } from './today-swap.ts';

type Input = {
  userId: string;
  planId: string;
  /** Day × 10 + exercise, both counted from 0. */
  exerciseIndex: number;
  /** Why, or what instead, in the person's own words; may be empty. */
  wishes: string;
  /** The exercise that was chosen; the best one comes in unless it is given. */
  exerciseId?: string | undefined;
  /** Another try at the place that was replaced last. */
  again: boolean;
  /** `today`: it stands beside the plan for a day, on the person's own clock. */
  scope: 'plan' | 'today';
  utcOffsetMinutes: number;
  /** Counts the swap. */
  allowance: AllowanceGate;
  catalogue: Catalogue;
  now: Date;
  log: FastifyBaseLogger;
};

type Replaced = {
  newExercise: PlannedExercise;
  plan: WorkoutPlan;
  because: string;
  target: ExerciseTarget | null;
  askToProtect: Joint[];
};

/**
 * Puts another exercise in the place of one, in the plan or for today only; the others stay as they are, and the week passes every
 * check again. Its weight comes from the person's own history.
 */
export async function replaceExercise(db: Db, input: Input): Promise<Replaced> {
  const { userId, planId, wishes, allowance, catalogue, now, log } = input;
  const one = { userId, id: planId };
  await lockPlansOf(db, userId);
  const plan = workoutPlanToSwapIn(await selectPlan(db, one), log);
  const place = placeIn(plan.data, input.exerciseIndex);
  if (isCounted(input)) await allowance.spend(db);
  else allowance.waive();
  const athlete = await loadAthlete(db, { userId, catalogue, log });
  const seed = hashSeed(`${planId}:${input.exerciseIndex}:${now.toISOString()}`);
  const { dislikedIds } = await loadTastes(db, { userId, type: 'workout', catalogue, log });
  const { scope, again } = input;
  const tried = scope === 'today' ? standingAt(plan, place, now) : again ? await triedBefore(db, one, place) : [];
  const rejectedExerciseIds = [...dislikedIds, ...tried];
  const asked = { athlete, reason: wishes, seed, rejectedExerciseIds, wantedExerciseId: input.exerciseId };
  const { data, because } = await inWorker('exerciseSwap', { plan: plan.data, place, ...asked });
  const newExercise = exerciseAt(data, place);
  const kept =
    scope === 'plan'
      ? foundWorkoutPlan(
          await setSwappedData(db, { ...one, document: workoutPlanDocument.write(data), again, now }),
          log,
        )
      : await keepForToday(db, { ...input, plan, place, exercise: newExercise });
  const old = catalogue.exercises.exercises.get(exerciseAt(plan.data, place).exerciseId);
  return {
    newExercise,
    plan: kept,
    because,
    target: await targetOf(db, { ...input, data, place, athlete }),
    askToProtect: jointsToAskAbout(wishes, old, athlete.constraints.training.injuries),
  };
}

/** The exercise that stood there before the first try: who tries again wants it no more; none where it cannot be read. */
async function triedBefore(db: Db, one: { userId: string; id: string }, place: Place): Promise<string[]> {
  const previous = await selectPrevious(db, one);
  const read = previous && workoutPlanDocument.read(previous);
  const exerciseId = read?.ok ? read.value.days[place.dayIndex]?.exercises[place.exerciseIndex]?.exerciseId : null;
  return exerciseId ? [exerciseId] : [];
}

/** What hurts is never kept back by a limit, and a swap for today alone leaves the plan as it is. */
const isCounted = ({ scope, wishes }: Input): boolean => scope === 'plan' && readSwapReason(wishes).kind !== 'pain';

type Placed = Input & { data: WorkoutPlanData; place: Place; athlete: Athlete };

async function targetOf(db: Db, { userId, planId, catalogue, now, log, data, place, athlete }: Placed) {
  const { exercises } = catalogue;
  const day = data.days[place.dayIndex];
  if (!day) return null;
  const training = await loadTraining(db, { userId, exercises, log });
  const state = { ...athlete, ...training, plan: data, planId, catalogue: exercises, now: now.getTime() };
  const { exerciseId } = exerciseAt(data, place);
  return dayTargets(day, state).find((planned) => planned.exerciseId === exerciseId)?.target ?? null;
}
