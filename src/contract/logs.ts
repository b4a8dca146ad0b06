import { z } from 'zod';
import { EXERCISE_CATEGORIES } from '#core/catalogue/exercise.ts';
import { MEAL_TYPES } from '#core/nutrition/meal-plan.ts';
import {
  LOG_KIND_NAMES,
  type LOG_KINDS,
  VALUE_KINDS,
  type ValueKind,
  valueFacts,
  type WorkKind,
} from '#core/progress/log-kinds.ts';
import { claimedUserId, idSchema, longText, momentSchema, okSchema, userIdSchema, userParams } from './common.ts';
import { operation } from './operation.ts';

const logKind = z.enum(LOG_KIND_NAMES);

const notes = longText.nullish();
const loggedAt = momentSchema.optional();
/** Minutes that the person's clock was ahead of UTC when it happened: with it, the calendar day stays theirs on a journey. */
const utcOffsetMinutes = z.number().int().min(-840).max(840).optional();
const when = { loggedAt, utcOffsetMinutes };

/** What a value that is logged may be, by the kind of the log; in the unit that it is kept in. */
export function valueSchemaOf(kind: ValueKind): z.ZodNumber {
  const { range, whole } = valueFacts(kind);
  const number = whole ? z.number().int() : z.number();
  return ('over' in range ? number.gt(range.over) : number.min(range.min)).max(range.max);
}

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

/** What was eaten: a meal of a plan, or anything else. Grams and kcal are those of the moment; the plan may change. */
export const mealDataSchema = z.strictObject({
  mealType: z.enum(MEAL_TYPES).nullable(),
  mealName: z.string().trim().min(1).max(120),
  calories: z.number().int().min(0).max(10_000),
  protein: z.number().int().min(0).max(1000),
  carbs: z.number().int().min(0).max(2000),
  fat: z.number().int().min(0).max(1000),
});

const logFields = {
  id: idSchema,
  userId: userIdSchema,
  notes: z.string().nullable(),
  loggedAt: momentSchema,
  utcOffsetMinutes,
};
type Table = typeof LOG_KINDS;
type ValueShape<Fields, K extends ValueKind> = Fields & {
  logType: z.ZodLiteral<K>;
  value: z.ZodNumber;
  unit: z.ZodLiteral<Table[K]['unit']>;
} & (Table[K] extends { parts: readonly (infer Part extends string)[] }
    ? { part: z.ZodEnum<{ [P in Part]: P }> }
    : unknown);
type ValueLogSchema<Fields> = { [K in ValueKind]: z.ZodObject<ValueShape<Fields, K>, z.core.$strict> }[ValueKind];

/** One schema for each kind that holds a number, each with its unit and with what else belongs to it. */
export const valueLogs = <Fields extends z.ZodRawShape>(fields: Fields, schemaOf: (kind: ValueKind) => z.ZodNumber) =>
  VALUE_KINDS.map((kind) => {
    const { unit, parts } = valueFacts(kind);
    const its = { logType: z.literal(kind), value: schemaOf(kind), unit: z.literal(unit) };
    return z.strictObject({ ...fields, ...its, ...(parts && { part: z.enum(parts) }) });
  }) as [ValueLogSchema<Fields>, ...ValueLogSchema<Fields>[]];

const planId = idSchema.nullable();
const performed = z.array(performedSetSchema);

/** One schema for each kind that holds something done. */
const workLogs = () =>
  Object.values({
    workout: z.strictObject({ ...logFields, logType: z.literal('workout'), planId, ...workoutDataSchema.shape }),
    exercise_completion: z.strictObject({
      ...logFields,
      logType: z.literal('exercise_completion'),
      planId,
      ...exerciseDataSchema.shape,
      performed,
    }),
    meal_eaten: z.strictObject({ ...logFields, logType: z.literal('meal_eaten'), planId, ...mealDataSchema.shape }),
  } satisfies { [K in WorkKind]: z.ZodType<{ logType: K }> });

/** Something that was done or measured. Weight is in pounds, energy a level from 1 to 10, a measurement in inches. */
export const logSchema = z.lazy(() =>
  z.discriminatedUnion('logType', [...valueLogs(logFields, () => z.number()), ...workLogs()]),
);

export const listLogs = operation({
  method: 'GET',
  path: '/api/logs/:userId',
  summary: 'Logs, newest first; `before` is the id of the last one already seen',
  tag: 'logs',
  params: () => userParams,
  query: () =>
    z.strictObject({
      type: logKind.optional(),
      before: idSchema.optional(),
      limit: z.coerce.number().int().min(1).max(1000).optional(),
    }),
  response: () => z.array(logSchema),
});

export const logProgress = operation({
  method: 'POST',
  path: '/api/logs/progress',
  summary: 'Logs a number, such as a weight (pounds), an energy level (1 to 10) or a measurement (inches)',
  tag: 'logs',
  body: () => z.discriminatedUnion('logType', valueLogs({ ...claimedUserId, notes, ...when }, valueSchemaOf)),
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

export const completeMeal = operation({
  method: 'POST',
  path: '/api/meals/complete',
  summary: 'Logs a meal as eaten; the figures are those of the moment',
  tag: 'logs',
  body: () =>
    z.strictObject({
      ...claimedUserId,
      planId: idSchema.nullish(),
      mealData: mealDataSchema,
      notes,
      ...when,
    }),
  response: () => logSchema,
});

const logParams = z.strictObject({ logId: idSchema });

export const updateLog = operation({
  method: 'PATCH',
  path: '/api/logs/:logId',
  summary: 'Corrects a log; `value` is for what holds a number, in the unit of the log',
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
