import { z } from 'zod';
import { plannedExerciseSchema, type WorkoutDay } from '#core/training/workout-plan.ts';

const todaySwapSchema = z.object({
  /** The day on which it holds, as `Date.toDateString` writes it. */
  date: z.string(),
  planId: z.string(),
  dayIndex: z.number(),
  exerciseIndex: z.number(),
  /** The plan's own exercise in that place. */
  insteadOf: z.object({ exerciseId: z.string(), name: z.string() }),
  exercise: plannedExerciseSchema,
});

/** Another exercise in a place of a plan, for one day; the plan knows nothing of it. */
export type TodaySwap = z.infer<typeof todaySwapSchema>;

/** The swaps of that day, from what was kept; none where it cannot be read. */
export function readSwaps(kept: string | undefined, date: string): TodaySwap[] {
  try {
    const swaps = z.array(todaySwapSchema).parse(JSON.parse(kept ?? '[]'));
    return swaps.filter((swap) => swap.date === date);
  } catch {
    return [];
  }
}

type Place = Pick<TodaySwap, 'planId' | 'dayIndex' | 'exerciseIndex'>;

const isAt = (place: Place) => (swap: TodaySwap) =>
  swap.planId === place.planId && swap.dayIndex === place.dayIndex && swap.exerciseIndex === place.exerciseIndex;

/** With nothing in that place. */
export const withoutSwap = (swaps: readonly TodaySwap[], place: Place): TodaySwap[] =>
  swaps.filter((swap) => !isAt(place)(swap));

/** With one more swap; it takes the place of an earlier one. */
export const withSwap = (swaps: readonly TodaySwap[], added: TodaySwap): TodaySwap[] => [
  ...withoutSwap(swaps, added),
  added,
];

/** The swap in that place, as long as the plan still has the exercise there that was swapped. */
export const swapAt = (swaps: readonly TodaySwap[], place: Place, exerciseId: string): TodaySwap | undefined =>
  swaps.find((swap) => isAt(place)(swap) && swap.insteadOf.exerciseId === exerciseId);

/** The days of a plan with the exercises of today in their places. */
export const swappedDays = (days: readonly WorkoutDay[], swaps: readonly TodaySwap[], planId: string): WorkoutDay[] =>
  days.map((day, dayIndex) => ({
    ...day,
    exercises: day.exercises.map(
      (exercise, exerciseIndex) =>
        swapAt(swaps, { planId, dayIndex, exerciseIndex }, exercise.exerciseId)?.exercise ?? exercise,
    ),
  }));

/**
 * Any version of one day, e.g. a shorter one, with the exercises of today: each takes the place of the plan's own, with as many sets
 * and as much rest as this version has there.
 */
export const swappedVersion = (
  day: WorkoutDay,
  swaps: readonly TodaySwap[],
  { planId, dayIndex }: Pick<Place, 'planId' | 'dayIndex'>,
): WorkoutDay => ({
  ...day,
  exercises: day.exercises.map((planned) => {
    const swap = swaps.find(
      (one) => one.planId === planId && one.dayIndex === dayIndex && one.insteadOf.exerciseId === planned.exerciseId,
    );
    return swap ? { ...swap.exercise, sets: planned.sets, rest: planned.rest } : planned;
  }),
});
