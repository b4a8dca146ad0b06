import { z } from 'zod';
import { profileChangesDocument } from '#core/athlete/profile-changes-versions.ts';
import { profileDocument } from '#core/athlete/profile-versions.ts';
import { deedDocument } from '#core/coach/actions/deed-versions.ts';
import { memoryDocument } from '#core/coach/memory/memory.ts';
import { mealPlanDocument } from '#core/nutrition/meal-plan-versions.ts';
import { reminderSettingsDocument } from '#core/reminders/reminder-versions.ts';
import { trainingExceptionDocument } from '#core/training/exceptions/exception-versions.ts';
import { workoutPlanDocument } from '#core/training/workout-plan-versions.ts';
import { replyDocument } from '../chat/reply-versions.ts';
import { favoriteDocuments } from '../favorites/favorite-versions.ts';
import { feedbackItemsDocument } from '../feedback/feedback-versions.ts';
import { logDocument } from '../logs/log-versions.ts';
import { BY_ADDRESS, type PersonTable, RESTORED, TOLD } from './person-tables.ts';
import { rowSchemaOf } from './row-schema.ts';

export const EXPORT_FORMAT = 'ironleaf-export';
/** Counted up when an export of today could not be read by what was written for the one before. */
export const EXPORT_VERSION = 1;
/** Where the schema is published. */
export const SCHEMA_PATH = `/schema/export-v${EXPORT_VERSION}.json`;
/** What the file with the data is called inside of the zip. */
export const DATA_FILE = 'export.json';

const rowsOf = (tables: readonly PersonTable[]) =>
  z.strictObject(Object.fromEntries(tables.map((of) => [of.name, z.array(rowSchemaOf(of)).default([])])));

let made: ReturnType<typeof makeSchema> | undefined;

const makeSchema = () =>
  z.strictObject({
    format: z.literal(EXPORT_FORMAT),
    version: z.literal(EXPORT_VERSION),
    $schema: z.string(),
    exportedAt: z.iso.datetime(),
    person: z.strictObject({ email: z.string(), createdAt: z.iso.datetime() }),
    /** What an import puts back. */
    data: rowsOf(RESTORED),
    /** What holds where it was exported only. */
    told: z.strictObject({ signIn: z.json(), ...rowsOf([...TOLD, ...BY_ADDRESS]).shape }),
  });

/** What an export holds, as JSON has it; reading it makes moments of their texts. */
export function exportSchema() {
  made ??= makeSchema();
  return made;
}

/** What JSON inside of a row is, by the table and the column; its version stands in the column beside it. */
const DOCUMENTS: Readonly<Record<string, readonly { name: string; schema: z.ZodType }[]>> = {
  'profile.data': [profileDocument],
  'plans.data': [mealPlanDocument, workoutPlanDocument],
  'favorites.data': [favoriteDocuments.meal, favoriteDocuments.workout],
  'feedback.itemIds': [feedbackItemsDocument],
  'logs.data': [logDocument],
  'reminders.settings': [reminderSettingsDocument],
  'memories.memory': [memoryDocument],
  'trainingExceptions.exception': [trainingExceptionDocument],
  'messages.reply': [replyDocument],
  'profileChanges.changes': [profileChangesDocument],
  'deeds.deed': [deedDocument],
};

type JsonSchema = Record<string, unknown>;

const jsonSchemaOf = (schema: z.ZodType): JsonSchema => {
  const { $schema: _, ...form } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return form;
};

/** The published schema: of the file, and of the documents in its rows as this release writes them. */
export function publishedSchema(siteUrl: string): JsonSchema {
  const documents = Object.values(DOCUMENTS).flat();
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `${siteUrl}${SCHEMA_PATH}`,
    title: 'Everything that Ironleaf keeps of one person',
    $comment: Object.entries(DOCUMENTS)
      .map(([place, those]) => `${place}: ${those.map(({ name }) => `#/documents/${name}`).join(' or ')}`)
      .join('; '),
    ...jsonSchemaOf(exportSchema()),
    documents: Object.fromEntries(documents.map(({ name, schema }) => [name, jsonSchemaOf(schema)])),
  };
}
