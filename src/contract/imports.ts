import { z } from 'zod';
import { IMPORT_SOURCES } from '#core/imports/reading.ts';
import { idSchema, longText, momentSchema, okSchema } from './common.ts';
import {
  exerciseDataSchema,
  mealDataSchema,
  performedSetSchema,
  valueLogs,
  valueSchemaOf,
  workoutDataSchema,
} from './logs.ts';
import { operation } from './operation.ts';

/** How much one request may bring; a body is bounded besides. */
export const IMPORT_LIMITS = { rows: 200, entriesOfRow: 120 } as const;

const shared = {
  notes: longText.nullable(),
  loggedAt: momentSchema,
  utcOffsetMinutes: z.number().int().min(-840).max(840).optional(),
};

/** An entry of a log as a file brings it: of no plan, and of whoever sends it. */
export const importedEntrySchema = z.lazy(() =>
  z.discriminatedUnion('logType', [
    ...valueLogs(shared, valueSchemaOf),
    z.strictObject({ ...shared, logType: z.literal('workout'), ...workoutDataSchema.shape }),
    z.strictObject({
      ...shared,
      logType: z.literal('exercise_completion'),
      ...exerciseDataSchema.shape,
      performed: z.array(performedSetSchema).max(20),
    }),
    z.strictObject({ ...shared, logType: z.literal('meal_eaten'), ...mealDataSchema.shape }),
  ]),
);

/** What is kept or left out as one. `at`: which row of the import it is, so that one that comes again is known. */
const importRowSchema = z.strictObject({
  at: z.number().int().min(0).max(200_000),
  entries: z.array(importedEntrySchema).min(1).max(IMPORT_LIMITS.entriesOfRow),
});

const rows = z.array(importRowSchema).min(1).max(IMPORT_LIMITS.rows);
const skippedSchema = z.array(
  z.strictObject({ at: z.number().int(), reason: z.enum(['logged_already', 'future', 'too_old']) }),
);

export const checkImport = operation({
  method: 'POST',
  path: '/api/imports/check',
  summary: 'Which rows of a file would be left out, and why; keeps nothing',
  tag: 'imports',
  body: () => z.strictObject({ rows }),
  response: () => z.strictObject({ skipped: skippedSchema }),
});

const importParams = z.strictObject({ importId: idSchema });

export const addImportRows = operation({
  method: 'POST',
  path: '/api/imports/:importId/rows',
  summary: 'Keeps rows of a file in the log, as part of one import; what is logged already is left out',
  tag: 'imports',
  params: () => importParams,
  body: () => z.strictObject({ source: z.enum(IMPORT_SOURCES), fileName: z.string().trim().min(1).max(120), rows }),
  response: () => z.strictObject({ kept: z.number().int(), skipped: skippedSchema }),
});

const count = z.number().int().nonnegative();

export const importSchema = z.strictObject({
  id: idSchema,
  source: z.enum(IMPORT_SOURCES),
  fileName: z.string(),
  createdAt: momentSchema,
  /** What of it stands in the log now. */
  holds: z.strictObject({ workouts: count, exercises: count, weights: count, others: count }),
});

export const listImports = operation({
  method: 'GET',
  path: '/api/imports',
  summary: 'The imports of the person who asks, newest first',
  tag: 'imports',
  response: () => z.array(importSchema),
});

export const undoImport = operation({
  method: 'DELETE',
  path: '/api/imports/:importId',
  summary: 'Takes back a whole import: every entry that it brought goes, also one that was corrected since',
  tag: 'imports',
  params: () => importParams,
  response: () => okSchema,
});

export type Import = z.infer<typeof importSchema>;
