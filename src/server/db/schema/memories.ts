import { index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { documentVersion, moment, sealedJson } from './columns.ts';
import { ownerId } from './people.ts';

/** What the coach remembers of people; all of what was said is in the sealed document. */
export const memories = pgTable(
  'memories',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    memory: sealedJson('memory', 'memories.memory').notNull(),
    memoryVersion: documentVersion('memory_version'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('memories_of_person').on(table.userId, table.createdAt.desc(), table.id.desc())],
);
