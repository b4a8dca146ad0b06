import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, sealedJson } from './columns.ts';

/** The product's own record of a person; `id` is the identity provider's. Every row of theirs goes with this one. */
export const users = pgTable('users', {
  id: text('id').primaryKey(),
  email: text('email').notNull(),
  createdAt: moment('created_at').notNull(),
  /** When the person let a language model of another company answer in the chat; null: they have not. */
  aiConsentAt: moment('ai_consent_at'),
});

/** The person whose row it is; the row goes with them. */
export const ownerId = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** `data` is a profile as `profileSchema` describes it. */
export const profiles = pgTable('profiles', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  data: sealedJson('data', 'profiles.data').notNull(),
  version: integer('version').notNull().default(1),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});
