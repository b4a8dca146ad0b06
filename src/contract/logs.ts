import { z } from 'zod';
import { EXERCISE_CATEGORIES } from '#core/training/exercise.ts';
import { claimedUserId, idSchema, longText, momentSchema, userIdSchema, userParams } from './common.ts';
import { operation } from './operation.ts';

export const logTypeSchema = z.enum(['weight', 'energy', 'workout', 'exercise_completion']);

const notes = longText.nullish();
const loggedAt = momentSchema.optional();
const repsText = z.string().trim().max(60);

/** One set as it was really done. */
export const performedSetSchema = z.strictObject({
  set: z.number().int().min(1).max(20),
  weightLbs: z.number().min(0).max(2000).nullable(),
  reps: z.number().int().min(0).max(500),
  rpe: z.number().min(1).max(10).optional(),
});

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

const logFields = { id: idSchema, userId: userIdSchema, notes: z.string().nullable(), loggedAt: momentSchema };

/** Something that was done or measured. Weight is in pounds, energy a level from 1 to 10. */
export const logSchema = z.discriminatedUnion('logType', [
  z.strictObject({ ...logFields, logType: z.literal('weight'), value: z.number(), unit: z.literal('lbs') }),
  z.strictObject({ ...logFields, logType: z.literal('energy'), value: z.number(), unit: z.literal('level') }),
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
]);

export const listLogs = operation({
  method: 'GET',
  path: '/api/logs/:userId',
  summary: 'Logs, newest first; `before` is the id of the last one already seen',
  tag: 'logs',
  params: userParams,
  query: z.strictObject({
    type: logTypeSchema.optional(),
    before: idSchema.optional(),
    limit: z.coerce.number().int().min(1).max(500).optional(),
  }),
  response: z.array(logSchema),
});

export const logProgress = operation({
  method: 'POST',
  path: '/api/logs/progress',
  summary: 'Logs a weight (pounds) or an energy level (1 to 10)',
  tag: 'logs',
  body: z.discriminatedUnion('logType', [
    z.strictObject({
      ...claimedUserId,
      logType: z.literal('weight'),
      value: z.number().positive().max(1500),
      unit: z.literal('lbs'),
      notes,
      loggedAt,
    }),
    z.strictObject({
      ...claimedUserId,
      logType: z.literal('energy'),
      value: z.number().int().min(1).max(10),
      unit: z.literal('level'),
      notes,
      loggedAt,
    }),
  ]),
  response: logSchema,
});

export const completeExercise = operation({
  method: 'POST',
  path: '/api/exercises/complete',
  summary: 'Logs an exercise as done, with what was really lifted if known',
  tag: 'logs',
  body: z.strictObject({
    ...claimedUserId,
    planId: idSchema.nullish(),
    exerciseData: exerciseDataSchema,
    performed: z.array(performedSetSchema).max(20).optional(),
    notes,
    loggedAt,
  }),
  response: logSchema,
});

export const completeWorkout = operation({
  method: 'POST',
  path: '/api/workouts/complete',
  summary: 'Logs a whole workout as done; 409 if there is no active workout plan',
  tag: 'logs',
  body: z.strictObject({
    ...claimedUserId,
    planId: idSchema.nullish(),
    workoutData: workoutDataSchema,
    notes,
    loggedAt,
  }),
  response: logSchema,
});

export type Log = z.infer<typeof logSchema>;
export type LogType = z.infer<typeof logTypeSchema>;
