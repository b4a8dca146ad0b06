import { doublePrecision, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { users } from './people.ts';
import { plans } from './plans.ts';

/** `value` holds a weight (pounds) or an energy level; `data` holds what a finished exercise or workout carries. */
export const logs = pgTable(
  'logs',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    logType: text('log_type', { enum: ['weight', 'energy', 'workout', 'exercise_completion'] }).notNull(),
    value: doublePrecision('value'),
    planId: uuid('plan_id').references(() => plans.id, { onDelete: 'set null' }),
    data: jsonb('data').$type<unknown>(),
    notes: text('notes'),
    loggedAt: moment('logged_at').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('logs_of_person').on(table.userId, table.loggedAt.desc(), table.id.desc()),
    index('logs_of_person_by_type').on(table.userId, table.logType, table.loggedAt.desc(), table.id.desc()),
    index('logs_of_plan').on(table.planId),
  ],
);
