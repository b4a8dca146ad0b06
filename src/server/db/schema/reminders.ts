import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { documentVersion, moment } from './columns.ts';
import { ownerId, users } from './people.ts';

/** What a person wants to be reminded of; `nextDueAt` is null where nothing ever is. */
export const reminderSettings = pgTable(
  'reminder_settings',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    settings: jsonb('settings').$type<unknown>().notNull(),
    settingsVersion: documentVersion('settings_version'),
    nextDueAt: moment('next_due_at'),
    /** A server is sending what is due; should it end before it has, another one does from here on. */
    heldUntil: moment('held_until'),
  },
  (table) => [index('reminder_settings_by_due').on(table.nextDueAt)],
);

/** A browser that takes messages for a person. One browser is of one person: the last who asked for it. */
export const pushDevices = pgTable(
  'push_devices',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    endpoint: text('endpoint').notNull().unique(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('push_devices_of_person').on(table.userId)],
);
