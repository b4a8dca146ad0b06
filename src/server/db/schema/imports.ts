import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { IMPORT_SOURCES } from '#core/imports/reading.ts';
import { moment } from './columns.ts';
import { ownerId } from './people.ts';

/** Files whose rows a person took over into the log; what each brought goes with it. */
export const imports = pgTable(
  'imports',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    source: text('source', { enum: IMPORT_SOURCES }).notNull(),
    fileName: text('file_name').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('imports_of_person').on(table.userId, table.createdAt.desc())],
);
