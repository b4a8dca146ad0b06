import type { FastifyBaseLogger } from 'fastify';
import type { WorkoutPlan } from '#contract/plans.ts';
import { certifiedExerciseSwap } from '#core/planning/certified-workout-plan.ts';
import { hashSeed } from '#core/seed/random.ts';
import type { PlannedExercise, WorkoutPlanData } from '#core/training/workout-plan.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Db } from '../db/database.ts';
import { httpError } from '../http/http-error.ts';
import { type Athlete, knowAthlete } from './know-athlete.ts';
import { provedOrRefused } from './refuse-plan.ts';
import { lockPlansOf, selectPlan, setData } from './store.ts';
import { foundPlan, foundWorkoutPlan } from './stored-plan.ts';

type Input = {
  userId: string;
  planId: string;
  /** Day × 10 + exercise, both counted from 0. */
  exerciseIndex: number;
  /** Why, or what instead, in the person's own words; may be empty. */
  wishes: string;
  catalogue: Catalogue;
  now: Date;
  log: FastifyBaseLogger;
};

type Place = { dayIndex: number; exerciseIndex: number };

/** Puts another exercise in the place of one; the others stay as they are, and the week passes every check again. */
export async function replaceExercise(
  db: Db,
  input: Input,
): Promise<{ newExercise: PlannedExercise; plan: WorkoutPlan }> {
  const { userId, planId, wishes, catalogue, now, log } = input;
  const one = { userId, id: planId };
  await lockPlansOf(db, userId);
  const plan = foundPlan(await selectPlan(db, one), log);
  if (plan.type !== 'workout') throw httpError('conflict', 'That is a meal plan: it has no exercises to replace.');
  const place = placeIn(plan.data, input.exerciseIndex);
  const athlete = await knowAthlete(db, { userId, catalogue, log });
  const seed = hashSeed(`${planId}:${input.exerciseIndex}:${now.toISOString()}`);
  const data = swapExercise(plan.data, place, { athlete, catalogue, reason: wishes, seed });
  const stored = foundWorkoutPlan(await setData(db, { ...one, data, now }), log);
  const newExercise = stored.data.days[place.dayIndex]?.exercises[place.exerciseIndex];
  if (!newExercise) throw new Error('the replaced exercise is not in the plan');
  return { newExercise, plan: stored };
}

const PLACES_PER_DAY = 10;

function placeIn({ days }: WorkoutPlanData, index: number): Place {
  const place = { dayIndex: Math.floor(index / PLACES_PER_DAY), exerciseIndex: index % PLACES_PER_DAY };
  const day = days[place.dayIndex];
  if (!day) {
    throw httpError('bad_request', `There is no day ${place.dayIndex + 1} in this plan: it has ${days.length}.`);
  }
  if (place.exerciseIndex >= day.exercises.length) {
    throw httpError(
      'bad_request',
      `There is no exercise ${place.exerciseIndex + 1} on ${day.name}: it has ${day.exercises.length}.`,
    );
  }
  return place;
}

type Swap = { athlete: Athlete; catalogue: Catalogue; reason: string; seed: number };

function swapExercise(data: WorkoutPlanData, place: Place, { athlete, catalogue, reason, seed }: Swap) {
  const { certificate: _, ...plan } = data;
  const input = { ...athlete, ...place, catalogue: catalogue.exercises, plan, reason, seed };
  return provedOrRefused(certifiedExerciseSwap(input));
}
