import { doublePrecision, index, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { LOG_KIND_NAMES } from '#core/progress/log-kinds.ts';
import { documentVersion, moment } from './columns.ts';
import { imports } from './imports.ts';
import { ownerId } from './people.ts';
import { plans } from './plans.ts';

const importId = () => uuid('import_id').references(() => imports.id, { onDelete: 'cascade' });

/**
 * `value` holds the number of a log that is one, in the unit of its kind; `data` holds what a finished exercise or workout
 * carries, and where a measurement was taken.
 */
export const logs = pgTable(
  'logs',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    logType: text('log_type', { enum: LOG_KIND_NAMES }).notNull(),
    value: doublePrecision('value'),
    planId: uuid('plan_id').references(() => plans.id, { onDelete: 'set null' }),
    data: jsonb('data').$type<unknown>(),
    /** Of the log that the row holds, `value` and `data` together. */
    dataVersion: documentVersion('data_version'),
    notes: text('notes'),
    loggedAt: moment('logged_at').notNull(),
    /** Minutes that the person's clock was ahead of UTC then; null where it was not said. */
    utcOffsetMinutes: smallint('utc_offset_minutes'),
    createdAt: moment('created_at').notNull(),
    /** The import that brought it; null for what was logged here. */
    importId: importId(),
  },
  (table) => [
    index('logs_of_person').on(table.userId, table.loggedAt.desc(), table.id.desc()),
    index('logs_of_person_by_type').on(table.userId, table.logType, table.loggedAt.desc(), table.id.desc()),
    index('logs_of_plan').on(table.planId),
    index('logs_of_import').on(table.importId),
  ],
);

/** What was removed, as the row was, for an undo; swept after a day. No other query has to know of it. */
export const deletedLogs = pgTable(
  'deleted_logs',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    log: jsonb('log').$type<unknown>().notNull(),
    logVersion: documentVersion('log_version'),
    deletedAt: moment('deleted_at').notNull(),
    importId: importId(),
  },
  (table) => [
    index('deleted_logs_of_person').on(table.userId),
    index('deleted_logs_by_age').on(table.deletedAt),
    index('deleted_logs_of_import').on(table.importId),
  ],
);
