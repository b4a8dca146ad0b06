import type { FastifyBaseLogger } from 'fastify';
import type { WorkoutPlan } from '#contract/plans.ts';
import type { PlannedExercise, WorkoutPlanData } from '#core/training/workout-plan.ts';
import { httpError } from '../http/http-error.ts';
import type { PlanRow } from './store.ts';
import { foundPlan } from './stored-plan.ts';

export type Place = { dayIndex: number; exerciseIndex: number };

/** The workout plan, refused where it is none. */
export function workoutPlanToSwapIn(row: PlanRow | undefined, log: FastifyBaseLogger): WorkoutPlan {
  const plan = foundPlan(row, log);
  if (plan.type === 'workout') return plan;
  throw httpError('conflict', 'That is a meal plan: it has no exercises to replace.');
}

export function exerciseAt({ days }: WorkoutPlanData, place: Place): PlannedExercise {
  const exercise = days[place.dayIndex]?.exercises[place.exerciseIndex];
  if (!exercise) throw new Error('the exercise is not in the plan');
  return exercise;
}

const PLACES_PER_DAY = 10;

export function placeIn({ days }: WorkoutPlanData, index: number): Place {
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
