import { bigint, boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { users } from './people.ts';

export const chatSessions = pgTable(
  'chat_sessions',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('chat_sessions_of_person').on(table.userId, table.updatedAt.desc(), table.id.desc())],
);

/** `place` orders messages that share a millisecond. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    id: uuid('id').primaryKey(),
    place: bigint('place', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => chatSessions.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    message: text('message').notNull(),
    isUser: boolean('is_user').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('chat_messages_of_session').on(table.sessionId, table.place),
    index('chat_messages_of_person').on(table.userId),
  ],
);

/** Every change of a profile, with what was there before: the audit trail, the undo and the changes that wait for a yes. */
export const profileChanges = pgTable(
  'profile_changes',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    messageId: uuid('message_id').references(() => chatMessages.id, { onDelete: 'set null' }),
    source: text('source', { enum: ['chat', 'form'] }).notNull(),
    status: text('status', { enum: ['applied', 'pending', 'undone', 'declined'] }).notNull(),
    changes: jsonb('changes').$type<unknown>().notNull(),
    createdAt: moment('created_at').notNull(),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    index('profile_changes_of_person').on(table.userId, table.createdAt.desc()),
    index('profile_changes_of_message').on(table.messageId),
  ],
);
