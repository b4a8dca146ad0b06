import type { FastifyBaseLogger } from 'fastify';
import type { WorkoutPlan } from '#contract/plans.ts';
import { todaySwapDocument } from '#core/training/swap/today-swap-versions.ts';
import {
  dayOnClock,
  swapAt,
  swapsHolding,
  type TodaySwap,
  withoutSwap,
  withSwap,
} from '#core/training/swap/today-swaps.ts';
import type { PlannedExercise } from '#core/training/workout-plan.ts';
import type { Db } from '../db/database.ts';
import { httpError } from '../http/http-error.ts';
import { exerciseAt, type Place, placeIn, workoutPlanToSwapIn } from './exercise-place.ts';
import { lockPlansOf, selectPlan, setTodaySwaps } from './store.ts';
import { foundWorkoutPlan } from './stored-plan.ts';

type At = { userId: string; planId: string; now: Date; log: FastifyBaseLogger };
type Kept = At & {
  plan: WorkoutPlan;
  place: Place;
  exercise: PlannedExercise;
  /** Another try: an undo goes back to before the first. */
  again: boolean;
  utcOffsetMinutes: number;
};

const standing = ({ data, todaySwaps }: WorkoutPlan, place: Place, now: Date): TodaySwap | undefined =>
  swapAt(swapsHolding(todaySwaps, now.getTime()), place, exerciseAt(data, place).exerciseId);

/** The exercise that stands in a place for today: another try is to bring another one. */
export const standingAt = (plan: WorkoutPlan, place: Place, now: Date): string[] => {
  const swap = standing(plan, place, now);
  return swap ? [swap.exercise.exerciseId] : [];
};

/** Exercises for today end with the day, so that those which could not be read are not kept beside others. */
const storedSwaps = (content: readonly TodaySwap[]) => ({ version: todaySwapDocument.version, content });

/** Keeps an exercise beside the plan until the person's day is over; those of other days go. */
export async function keepForToday(db: Db, { plan, place, exercise, again, ...input }: Kept): Promise<WorkoutPlan> {
  const { userId, planId, utcOffsetMinutes, now, log } = input;
  const { exerciseId, name } = exerciseAt(plan.data, place);
  const earlier = standing(plan, place, now);
  const swap: TodaySwap = {
    ...place,
    ...{ day: dayOnClock({ now: now.getTime(), utcOffsetMinutes }), utcOffsetMinutes, exercise },
    insteadOf: { exerciseId, name },
    before: again ? (earlier?.before ?? null) : (earlier?.exercise ?? null),
  };
  const swaps = withSwap(swapsHolding(plan.todaySwaps, now.getTime()), swap);
  return foundWorkoutPlan(await setTodaySwaps(db, { userId, id: planId, swaps: storedSwaps(swaps), now }), log);
}

/** Puts back what stood in a place before the last exercise for today: an earlier one for today, or the plan's own. */
export async function endTodaySwap(db: Db, { todayIndex, ...at }: At & { todayIndex: number }): Promise<WorkoutPlan> {
  const { userId, planId, now, log } = at;
  const one = { userId, id: planId };
  await lockPlansOf(db, userId);
  const plan = workoutPlanToSwapIn(await selectPlan(db, one), log);
  const place = placeIn(plan.data, todayIndex);
  const swap = standing(plan, place, now);
  if (!swap) throw httpError('conflict', 'Nothing stands in this place for today any more.');
  const others = withoutSwap(swapsHolding(plan.todaySwaps, now.getTime()), place);
  const swaps = swap.before ? [...others, { ...swap, exercise: swap.before, before: null }] : others;
  return foundWorkoutPlan(await setTodaySwaps(db, { ...one, swaps: storedSwaps(swaps), now }), log);
}
