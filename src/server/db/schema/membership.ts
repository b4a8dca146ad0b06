import { boolean, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { ownerId, users } from './people.ts';

export const subscriptions = pgTable(
  'subscriptions',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text('provider', { enum: ['embedded', 'stripe'] }).notNull(),
    customerId: text('customer_id'),
    subscriptionId: text('subscription_id'),
    price: text('price', { enum: ['monthly', 'annual'] }).notNull(),
    status: text('status', { enum: ['active', 'past_due', 'paused', 'canceled'] }).notNull(),
    currentPeriodEnd: moment('current_period_end').notNull(),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    pausedUntil: moment('paused_until'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('subscriptions_by_provider_id').on(table.subscriptionId)],
);

/** How often a person used something in a period (a UTC day or month, named by its first day). */
export const usageCounters = pgTable(
  'usage_counters',
  {
    userId: ownerId(),
    name: text('name').notNull(),
    periodStart: date('period_start', { mode: 'string' }).notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.name, table.periodStart] })],
);
