import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** What whoever runs the installation did about a person. When the person goes, `about` goes, and the line stays. */
export const operatorActions = pgTable(
  'operator_actions',
  {
    place: bigint('place', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    doneAt: moment('done_at').notNull(),
    action: text('action').notNull(),
    about: text('about'),
    detail: text('detail').notNull(),
  },
  (table) => [index('operator_actions_about').on(table.about)],
);
