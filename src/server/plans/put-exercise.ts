import type { FastifyBaseLogger } from 'fastify';
import type { WorkoutPlan } from '#contract/plans.ts';
import { hashSeed } from '#core/seed/random.ts';
import type { PlannedExercise } from '#core/training/workout-plan.ts';
import { workoutPlanDocument } from '#core/training/workout-plan-versions.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Db } from '../db/database.ts';
import type { AllowanceGate } from '../membership/allowance-gate.ts';
import { inWorker } from '../planning/in-worker.ts';
import { exerciseAt, placeIn, workoutPlanToSwapIn } from './exercise-place.ts';
import { loadAthlete } from './load-athlete.ts';
import { lockPlansOf, selectPlan, setSwappedData } from './store.ts';
import { foundWorkoutPlan } from './stored-plan.ts';

type Input = {
  userId: string;
  planId: string;
  /** Day × 10 + exercise, both counted from 0. */
  exerciseIndex: number;
  exerciseId: string;
  /** Counts the swap. */
  allowance: AllowanceGate;
  catalogue: Catalogue;
  now: Date;
  log: FastifyBaseLogger;
};

/** Puts an exercise of the person's choice in the place of one, in the dose that fits the week, checked like any swap. */
export async function putExercise(
  db: Db,
  { exerciseIndex, exerciseId, ...input }: Input,
): Promise<{ newExercise: PlannedExercise; plan: WorkoutPlan }> {
  const { userId, planId, allowance, catalogue, now, log } = input;
  const one = { userId, id: planId };
  await lockPlansOf(db, userId);
  const plan = workoutPlanToSwapIn(await selectPlan(db, one), log);
  const place = placeIn(plan.data, exerciseIndex);
  await allowance.spend(db);
  const athlete = await loadAthlete(db, { userId, catalogue, log });
  const seed = hashSeed(`${planId}:${exerciseIndex}:${exerciseId}`);
  const swap = { athlete, reason: '', seed, wantedExerciseId: exerciseId };
  const { data } = await inWorker('exerciseSwap', { plan: plan.data, place, ...swap });
  const kept = foundWorkoutPlan(
    await setSwappedData(db, { ...one, document: workoutPlanDocument.write(data), now }),
    log,
  );
  return { newExercise: exerciseAt(kept.data, place), plan: kept };
}
