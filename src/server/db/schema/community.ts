import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { documentVersion, moment } from './columns.ts';
import { ownerId, users } from './people.ts';

/** How a person appears. Others know `id` alone, never that of the account. */
export const communityPeople = pgTable('community_people', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  id: uuid('id').notNull().unique(),
  /** Null until they chose one; who writes has one. */
  name: text('name'),
  face: text('face').notNull(),
  suspendedAt: moment('suspended_at'),
  createdAt: moment('created_at').notNull(),
});

/** Posts, and comments below them (`parent_id`). */
export const communityEntries = pgTable(
  'community_entries',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    parentId: uuid('parent_id').references((): AnyPgColumn => communityEntries.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    shared: jsonb('shared').$type<unknown>(),
    sharedVersion: documentVersion('shared_version'),
    photoKey: text('photo_key'),
    photoWidth: integer('photo_width'),
    photoHeight: integer('photo_height'),
    /** A word of the list stands in it: an operator looks, nothing else happens. */
    isFlagged: boolean('is_flagged').notNull(),
    hiddenAt: moment('hidden_at'),
    /** By reports alone until an operator decided. */
    hiddenBy: text('hidden_by').$type<'reports' | 'operator'>(),
    hiddenWhy: text('hidden_why'),
    /** When an operator last decided: older reports count no more. */
    decidedAt: moment('decided_at'),
    appealedAt: moment('appealed_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('community_feed').on(table.parentId, table.createdAt.desc(), table.id.desc()),
    index('community_entries_of_person').on(table.userId, table.createdAt.desc()),
  ],
);

const entryId = () =>
  uuid('entry_id')
    .notNull()
    .references(() => communityEntries.id, { onDelete: 'cascade' });

export const communityLikes = pgTable(
  'community_likes',
  { userId: ownerId(), entryId: entryId(), createdAt: moment('created_at').notNull() },
  (table) => [
    primaryKey({ columns: [table.entryId, table.userId] }),
    index('community_likes_of_person').on(table.userId),
  ],
);

/** Entries that a person does not want to see. */
export const communityHides = pgTable(
  'community_hides',
  { userId: ownerId(), entryId: entryId(), createdAt: moment('created_at').notNull() },
  (table) => [
    primaryKey({ columns: [table.userId, table.entryId] }),
    index('community_hides_of_entry').on(table.entryId),
  ],
);

/** People whom a person does not want to meet: neither sees the other. */
export const communityBlocks = pgTable(
  'community_blocks',
  {
    userId: ownerId(),
    blockedId: uuid('blocked_id')
      .notNull()
      .references(() => communityPeople.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.blockedId] }),
    index('community_blocks_of_blocked').on(table.blockedId),
  ],
);

/** A report keeps what was written, for the entry may be gone or changed when somebody looks. */
export const communityReports = pgTable(
  'community_reports',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    /** Stays when the entry goes. */
    entryId: uuid('entry_id').references(() => communityEntries.id, { onDelete: 'set null' }),
    authorId: uuid('author_id').references(() => communityPeople.id, { onDelete: 'cascade' }),
    reason: text('reason').notNull(),
    snapshot: text('snapshot').notNull(),
    createdAt: moment('created_at').notNull(),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    uniqueIndex('community_reports_once').on(table.entryId, table.userId),
    index('community_reports_of_person').on(table.userId),
    index('community_reports_of_author').on(table.authorId),
    index('community_reports_open').on(table.decidedAt, table.createdAt),
  ],
);
