import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment, sealedText } from './columns.ts';
import { ownerId } from './people.ts';

/** The first answer to a write, kept so that the same request sent again gets it again. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: ownerId(),
    key: uuid('key').notNull(),
    requestHash: text('request_hash').notNull(),
    /** Encrypted, as an answer can hold what a person told of their health. */
    answer: sealedText('answer', 'idempotency_keys.answer'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_keys_by_age').on(table.createdAt),
    index('idempotency_keys_of_person').on(table.userId, table.createdAt.desc(), table.key.desc()),
  ],
);

/** Fixed windows of rate limits; `subject` is an address or a person's id. Rows go when their window is over. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    name: text('name').notNull(),
    subject: text('subject').notNull(),
    windowStart: moment('window_start').notNull(),
    count: integer('count').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.name, table.subject, table.windowStart] }),
    index('rate_limits_by_expiry').on(table.expiresAt),
  ],
);

/** Which keys data was encrypted with: a server that does not have them all must not start. */
export const dataKeys = pgTable('data_keys', {
  id: text('id').primaryKey(),
  createdAt: moment('created_at').notNull(),
});
