import { z } from 'zod';
import { dayNumber, dayOfIso, isoDay } from '#core/units/calendar-day.ts';
import { plannedExerciseSchema, type WorkoutDay } from '../workout-plan.ts';

/** Another exercise in a place of a plan, for one day; the plan's own data know nothing of it. */
export const todaySwapSchema = z.strictObject({
  /** The day on which it holds, on the clock that is so many minutes ahead of UTC. */
  day: z.iso.date(),
  utcOffsetMinutes: z.number().int(),
  dayIndex: z.number().int().min(0),
  exerciseIndex: z.number().int().min(0),
  /** The plan's own exercise in that place. */
  insteadOf: z.strictObject({ exerciseId: z.string(), name: z.string() }),
  exercise: plannedExerciseSchema,
  /** What stood there for today before, for an undo. */
  before: plannedExerciseSchema.nullable(),
});

export type TodaySwap = z.infer<typeof todaySwapSchema>;
type Place = Pick<TodaySwap, 'dayIndex' | 'exerciseIndex'>;
type Clock = { now: number; utcOffsetMinutes: number };

/** The calendar day on a clock. */
export const dayOnClock = ({ now, utcOffsetMinutes }: Clock): string => isoDay(dayNumber(now, utcOffsetMinutes));

/** The swaps whose day is not over where they were made. */
export const swapsHolding = (swaps: readonly TodaySwap[], now: number): TodaySwap[] =>
  swaps.filter(({ day, utcOffsetMinutes }) => dayNumber(now, utcOffsetMinutes) === dayOfIso(day));

const isAt = (place: Place) => (swap: TodaySwap) =>
  swap.dayIndex === place.dayIndex && swap.exerciseIndex === place.exerciseIndex;

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
export const swappedDays = (days: readonly WorkoutDay[], swaps: readonly TodaySwap[]): WorkoutDay[] =>
  days.map((day, dayIndex) => ({
    ...day,
    exercises: day.exercises.map(
      (exercise, exerciseIndex) =>
        swapAt(swaps, { dayIndex, exerciseIndex }, exercise.exerciseId)?.exercise ?? exercise,
    ),
  }));

/**
 * Any version of one day, e.g. a shorter one, with the exercises of today: each takes the place of the plan's own, with as many sets
 * and as much rest as this version has there.
 */
export const swappedVersion = (day: WorkoutDay, swaps: readonly TodaySwap[], dayIndex: number): WorkoutDay => ({
  ...day,
  exercises: day.exercises.map((planned) => {
    const swap = swaps.find((one) => one.dayIndex === dayIndex && one.insteadOf.exerciseId === planned.exerciseId);
    return swap ? { ...swap.exercise, sets: planned.sets, rest: planned.rest } : planned;
  }),
});
