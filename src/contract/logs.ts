import { z } from 'zod';
import { EXERCISE_CATEGORIES } from '#core/catalogue/exercise.ts';
import { BODY_PARTS } from '#core/progress/body-part.ts';
import { claimedUserId, idSchema, longText, momentSchema, okSchema, userIdSchema, userParams } from './common.ts';
import { operation } from './operation.ts';

export const logTypeSchema = z.enum(['weight', 'energy', 'measurement', 'workout', 'exercise_completion']);

/** What a value may be: pounds, a level, inches. */
export const LOG_RANGES = {
  weight: { min: 0, max: 1500 },
  energy: { min: 1, max: 10 },
  measurement: { min: 0, max: 150 },
} as const;

const notes = longText.nullish();
const loggedAt = momentSchema.optional();
/** Minutes that the person's clock was ahead of UTC when it happened: with it, the calendar day stays theirs on a journey. */
const utcOffsetMinutes = z.number().int().min(-840).max(840).optional();
const when = { loggedAt, utcOffsetMinutes };

/** What a value that is logged may be, by the type of the log. */
export const loggedValues = {
  weight: z.number().positive().max(LOG_RANGES.weight.max),
  energy: z.number().int().min(LOG_RANGES.energy.min).max(LOG_RANGES.energy.max),
  measurement: z.number().positive().max(LOG_RANGES.measurement.max),
};
const repsText = z.string().trim().max(60);

/** One set as it was really done. */
export const performedSetSchema = z.lazy(() =>
  z.strictObject({
    set: z.number().int().min(1).max(20),
    weightLbs: z.number().min(0).max(2000).nullable(),
    reps: z.number().int().min(0).max(500),
    rpe: z.number().min(1).max(10).optional(),
  }),
);

export const exerciseDataSchema = z.strictObject({
  exerciseName: z.string().trim().min(1).max(120),
  sets: z.number().int().min(1).max(20),
  reps: repsText,
  dayName: z.string().trim().max(120),
  category: z.enum(EXERCISE_CATEGORIES),
});

export const workoutDataSchema = z.strictObject({
  planName: z.string().trim().min(1).max(120),
  exerciseCount: z.number().int().min(0).max(100),
  totalDuration: z.number().min(0).max(1440),
});

const logFields = {
  id: idSchema,
  userId: userIdSchema,
  notes: z.string().nullable(),
  loggedAt: momentSchema,
  utcOffsetMinutes,
};
const part = z.enum(BODY_PARTS);

/** Something that was done or measured. Weight is in pounds, energy a level from 1 to 10, a measurement in inches. */
export const logSchema = z.lazy(() =>
  z.discriminatedUnion('logType', [
    z.strictObject({ ...logFields, logType: z.literal('weight'), value: z.number(), unit: z.literal('lbs') }),
    z.strictObject({ ...logFields, logType: z.literal('energy'), value: z.number(), unit: z.literal('level') }),
    z.strictObject({
      ...logFields,
      logType: z.literal('measurement'),
      part,
      value: z.number(),
      unit: z.literal('in'),
    }),
    z.strictObject({
      ...logFields,
      logType: z.literal('workout'),
      planId: idSchema.nullable(),
      ...workoutDataSchema.shape,
    }),
    z.strictObject({
      ...logFields,
      logType: z.literal('exercise_completion'),
      planId: idSchema.nullable(),
      ...exerciseDataSchema.shape,
      performed: z.array(performedSetSchema),
    }),
  ]),
);

export const listLogs = operation({
  method: 'GET',
  path: '/api/logs/:userId',
  summary: 'Logs, newest first; `before` is the id of the last one already seen',
  tag: 'logs',
  params: () => userParams,
  query: () =>
    z.strictObject({
      type: logTypeSchema.optional(),
      before: idSchema.optional(),
      limit: z.coerce.number().int().min(1).max(1000).optional(),
    }),
  response: () => z.array(logSchema),
});

export const logProgress = operation({
  method: 'POST',
  path: '/api/logs/progress',
  summary: 'Logs a weight (pounds), an energy level (1 to 10) or a measurement (inches)',
  tag: 'logs',
  body: () =>
    z.discriminatedUnion('logType', [
      z.strictObject({
        ...claimedUserId,
        logType: z.literal('weight'),
        value: loggedValues.weight,
        unit: z.literal('lbs'),
        notes,
        ...when,
      }),
      z.strictObject({
        ...claimedUserId,
        logType: z.literal('energy'),
        value: loggedValues.energy,
        unit: z.literal('level'),
        notes,
        ...when,
      }),
      z.strictObject({
        ...claimedUserId,
        logType: z.literal('measurement'),
        part,
        value: loggedValues.measurement,
        unit: z.literal('in'),
        notes,
        ...when,
      }),
    ]),
  response: () => logSchema,
});

export const completeExercise = operation({
  method: 'POST',
  path: '/api/exercises/complete',
  summary: 'Logs an exercise as done, with what was really lifted if known',
  tag: 'logs',
  body: () =>
    z.strictObject({
      ...claimedUserId,
      planId: idSchema.nullish(),
      exerciseData: exerciseDataSchema,
      performed: z.array(performedSetSchema).max(20).optional(),
      notes,
      ...when,
    }),
  response: () => logSchema,
});

export const completeWorkout = operation({
  method: 'POST',
  path: '/api/workouts/complete',
  summary: 'Logs a whole workout as done; 409 if there is no active workout plan',
  tag: 'logs',
  body: () =>
    z.strictObject({
      ...claimedUserId,
      planId: idSchema.nullish(),
      workoutData: workoutDataSchema,
      notes,
      ...when,
    }),
  response: () => logSchema,
});

const logParams = z.strictObject({ logId: idSchema });

export const updateLog = operation({
  method: 'PATCH',
  path: '/api/logs/:logId',
  summary: 'Corrects a log; `value` is for weight, energy and measurements, in the unit of the log',
  tag: 'logs',
  params: () => logParams,
  body: () => z.strictObject({ value: z.number().optional(), notes, ...when }),
  response: () => logSchema,
});

export const deleteLog = operation({
  method: 'DELETE',
  path: '/api/logs/:logId',
  summary: 'Removes a log; for a day it can be put back',
  tag: 'logs',
  params: () => logParams,
  response: () => okSchema,
});

export const restoreLog = operation({
  method: 'POST',
  path: '/api/logs/:logId/restore',
  summary: 'Puts a log back that was removed',
  tag: 'logs',
  params: () => logParams,
  response: () => logSchema,
});

export type Log = z.infer<typeof logSchema>;
export type LogType = z.infer<typeof logTypeSchema>;
