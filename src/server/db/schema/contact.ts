import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Mail that is to be sent, written in the transaction that it tells of. Rows go when they are delivered. */
export const mailQueue = pgTable(
  'mail_queue',
  {
    id: uuid('id').primaryKey(),
    recipient: text('recipient').notNull(),
    replyTo: text('reply_to'),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    attempts: integer('attempts').notNull(),
    dueAt: moment('due_at').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('mail_queue_by_due').on(table.dueAt)],
);

/** Who asked for news. Only confirmed ones get any; the others go after a week. */
export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    email: text('email').primaryKey(),
    confirmedAt: moment('confirmed_at'),
    /** The last mail about subscribing, so that nobody is flooded by somebody else's hand. */
    mailedAt: moment('mailed_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('newsletter_subscribers_by_age').on(table.createdAt)],
);

/** What the links in those mails carry, as a hash. */
export const newsletterTokens = pgTable(
  'newsletter_tokens',
  {
    hash: text('hash').primaryKey(),
    email: text('email')
      .notNull()
      .references(() => newsletterSubscribers.email, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['confirm', 'leave'] }).notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('newsletter_tokens_of_subscriber').on(table.email),
    index('newsletter_tokens_by_expiry').on(table.expiresAt),
  ],
);

/** What people wrote to support; kept for 180 days. `id` was made by the sender, so that a request sent twice is one. */
export const supportRequests = pgTable(
  'support_requests',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    answeredAt: moment('answered_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('support_requests_by_age').on(table.createdAt)],
);
