import { index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { documentVersion, moment, sealedJson } from './columns.ts';
import { ownerId } from './people.ts';

/** Days on which people train another way than planned, beside the plan; where they travel is in the sealed document. */
export const trainingExceptions = pgTable(
  'training_exceptions',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    exception: sealedJson('exception', 'training_exceptions.exception').notNull(),
    exceptionVersion: documentVersion('exception_version'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('training_exceptions_of_person').on(table.userId, table.createdAt.desc(), table.id.desc())],
);
