import { z } from 'zod';
import { workoutDaySchema } from '../workout-plan.ts';

/**
 * `rounds`: exercise 1, 2, 3 … and then the next set of each; `straight`: all sets of one, then the next; `pairs`: two lifts for
 * opposite muscles by turns, then the next two.
 */
export const PLAYER_MODES = ['rounds', 'straight', 'pairs'] as const;

const place = z.number().int().min(0);

/** One set as it was really done: pounds (of one dumbbell where two are held), and repetitions or seconds of a hold. */
export const performedSchema = z.strictObject({
  weightLbs: z.number().min(0).max(2000).nullable(),
  reps: z.number().int().min(0).max(500),
  rpe: z.number().min(1).max(10).optional(),
});

const setPlaceSchema = z.strictObject({ day: place, exercise: place, set: z.number().int().min(1) });

/** A set that lies behind the person. */
const visitSchema = setPlaceSchema.extend({
  /** Null: it was skipped. */
  done: z
    .strictObject({
      exerciseId: z.string(),
      name: z.string(),
      /** Null where nothing is counted, e.g. five minutes of walking. */
      performed: performedSchema.nullable(),
      logId: z.string(),
      /** Milliseconds since 1970. */
      at: z.number(),
    })
    .nullable(),
});

/** All that a workout under way is: kept on the device after every step, and resumed from there. */
export const playerStateSchema = z.lazy(() =>
  z.strictObject({
    version: z.literal(1),
    userId: z.string(),
    planId: z.string(),
    planName: z.string(),
    /** The plan as it was when the workout began, with what was changed for today. */
    days: z.array(workoutDaySchema).min(1),
    /** The day that was due. */
    startDay: place,
    mode: z.enum(PLAYER_MODES),
    phase: z.enum(['exercise', 'resting', 'day_done', 'completed']),
    ...setPlaceSchema.shape,
    /** From timestamps, so that it is right after a sleep: when it ends (ms since 1970), and how long it is as a whole. */
    rest: z.strictObject({ endsAt: z.number(), seconds: z.number().positive() }).nullable(),
    pausedAt: z.number().nullable(),
    visits: z.array(visitSchema),
    dayStartedAt: z.number(),
  }),
);

export type PlayerMode = (typeof PLAYER_MODES)[number];
export type Performed = z.infer<typeof performedSchema>;
export type SetPlace = z.infer<typeof setPlaceSchema>;
export type Visit = z.infer<typeof visitSchema>;
export type DoneVisit = Visit & { done: NonNullable<Visit['done']> };
export type PlayerState = z.infer<typeof playerStateSchema>;

export const isSamePlace = (one: SetPlace, other: SetPlace): boolean =>
  one.day === other.day && one.exercise === other.exercise && one.set === other.set;

const isDone = (visit: Visit): visit is DoneVisit => visit.done !== null;

/** The sets that were done, oldest first; of one day or of the whole workout. */
export const doneSets = ({ visits }: Pick<PlayerState, 'visits'>, day?: number): DoneVisit[] =>
  visits.filter(isDone).filter((visit) => day === undefined || visit.day === day);
