import { bigint, boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { PURPOSES } from '#core/account/consents.ts';
import { moment } from './columns.ts';
import { ownerId, users } from './people.ts';

/** Every yes and no of a person to a use of their data, never changed: what was decided last holds. `place` orders those of one moment. */
export const consents = pgTable(
  'consents',
  {
    id: uuid('id').primaryKey(),
    place: bigint('place', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    userId: ownerId(),
    purpose: text('purpose', { enum: PURPOSES }).notNull(),
    /** Of the text that was agreed to, or taken back. */
    version: integer('version').notNull(),
    given: boolean('given').notNull(),
    decidedAt: moment('decided_at').notNull(),
  },
  (table) => [index('consents_of_person').on(table.userId, table.purpose, table.place.desc())],
);

/** Accounts that are to be deleted when their time to think it over has passed. The row goes with the account. */
export const accountDeletions = pgTable(
  'account_deletions',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    requestedAt: moment('requested_at').notNull(),
    dueAt: moment('due_at').notNull(),
    /** When its sessions were ended: from then on there is no way back. */
    begunAt: moment('begun_at'),
  },
  (table) => [index('account_deletions_by_due').on(table.dueAt)],
);

/** Whom a restored backup must not bring back: the hash of each deleted id, which tells nothing of anybody. */
export const deletedPeople = pgTable(
  'deleted_people',
  { hash: text('hash').primaryKey(), deletedAt: moment('deleted_at').notNull() },
  (table) => [index('deleted_people_by_age').on(table.deletedAt)],
);
