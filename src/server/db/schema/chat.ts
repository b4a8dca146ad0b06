import { sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { DEED_STATES } from '#core/coach/actions/deed-versions.ts';
import { documentVersion, moment, sealedJson, sealedText } from './columns.ts';
import { ownerId } from './people.ts';

export const chatSessions = pgTable(
  'chat_sessions',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    title: sealedText('title', 'chat_sessions.title').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('chat_sessions_of_person').on(table.userId, table.updatedAt.desc(), table.id.desc()),
    index('chat_sessions_by_age').on(table.updatedAt),
  ],
);

/**
 * `place` orders messages that share a millisecond. A reply is there as `pending` before it is written, so that who loads the
 * page anew finds it; `answers` is the message that it replies to.
 */
export const chatMessages = pgTable(
  'chat_messages',
  {
    id: uuid('id').primaryKey(),
    place: bigint('place', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => chatSessions.id, { onDelete: 'cascade' }),
    userId: ownerId(),
    message: sealedText('message', 'chat_messages.message').notNull(),
    isUser: boolean('is_user').notNull(),
    createdAt: moment('created_at').notNull(),
    /** What the client called its own message: sent again under it, the message is answered once. */
    clientId: uuid('client_id'),
    answers: uuid('answers').references((): AnyPgColumn => chatMessages.id, { onDelete: 'cascade' }),
    status: text('status', { enum: ['complete', 'pending', 'failed'] })
      .notNull()
      .default('complete'),
    /** Cards, source and effects of a reply. */
    reply: sealedJson('reply', 'chat_messages.reply'),
    replyVersion: documentVersion('reply_version'),
    /** Whether the message that it answers was counted against the limit of the day. */
    isCounted: boolean('is_counted').notNull().default(false),
  },
  (table) => [
    index('chat_messages_of_session').on(table.sessionId, table.place),
    uniqueIndex('chat_messages_by_client').on(table.userId, table.clientId),
    uniqueIndex('chat_messages_by_answered').on(table.answers),
    index('chat_messages_open').on(table.userId).where(sql`${table.status} = 'pending'`),
  ],
);

/** Every change of a profile, with what was there before: the audit trail, the undo and the changes that wait for a yes. */
export const profileChanges = pgTable(
  'profile_changes',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    messageId: uuid('message_id').references(() => chatMessages.id, { onDelete: 'set null' }),
    source: text('source', { enum: ['chat', 'form'] }).notNull(),
    status: text('status', { enum: ['applied', 'pending', 'undone', 'declined'] }).notNull(),
    changes: sealedJson('changes', 'profile_changes.changes').notNull(),
    changesVersion: documentVersion('changes_version'),
    createdAt: moment('created_at').notNull(),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    index('profile_changes_of_person').on(table.userId, table.createdAt.desc()),
    index('profile_changes_of_message').on(table.messageId),
  ],
);

/** What the coach did for a person beside their answers, with what takes it back; and what waits for a tap. `place` orders those of one message. */
export const deeds = pgTable(
  'deeds',
  {
    id: uuid('id').primaryKey(),
    place: bigint('place', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    userId: ownerId(),
    messageId: uuid('message_id').references(() => chatMessages.id, { onDelete: 'set null' }),
    status: text('status', { enum: DEED_STATES }).notNull(),
    deed: sealedJson('deed', 'deeds.deed').notNull(),
    deedVersion: documentVersion('deed_version'),
    createdAt: moment('created_at').notNull(),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    index('deeds_of_person').on(table.userId, table.place.desc()),
    index('deeds_of_message').on(table.messageId),
  ],
);
