import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { ownerId } from './people.ts';

/** A progress photo; its bytes are in the file store, under `file_key` and, small, under `thumb_key`. */
export const photos = pgTable(
  'photos',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    fileKey: text('file_key').notNull(),
    thumbKey: text('thumb_key').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** What both files take together. */
    bytes: integer('bytes').notNull(),
    takenAt: moment('taken_at').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('photos_of_person').on(table.userId, table.takenAt.desc(), table.id.desc())],
);
