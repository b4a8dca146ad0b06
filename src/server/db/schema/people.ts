import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { documentVersion, moment, sealedJson } from './columns.ts';

/** The product's own record of a person; `id` is the identity provider's. Every row of theirs goes with this one. */
export const users = pgTable('users', {
  id: text('id').primaryKey(),
  email: text('email').notNull(),
  createdAt: moment('created_at').notNull(),
  /** Since when the operator lets them read, take along, end and delete, and nothing else. */
  suspendedAt: moment('suspended_at'),
});

/** The person whose row it is; the row goes with them. */
export const ownerId = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** `data` is a profile of the version `data_version`; `version` counts its writes. */
export const profiles = pgTable('profiles', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  data: sealedJson('data', 'profiles.data').notNull(),
  dataVersion: documentVersion('data_version'),
  version: integer('version').notNull().default(1),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

/** Documents that could not be read, as they were before something readable took their place. They go with the person. */
export const unreadableDocuments = pgTable(
  'unreadable_documents',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The document's name, and the row that it stood in. */
    document: text('document').notNull(),
    sourceId: text('source_id').notNull(),
    content: sealedJson('content', 'unreadable_documents.content').notNull(),
    contentVersion: documentVersion('content_version'),
    keptAt: moment('kept_at').notNull(),
  },
  (table) => [index('unreadable_documents_of_person').on(table.userId)],
);
