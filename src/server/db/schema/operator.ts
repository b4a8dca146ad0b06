import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** What whoever runs the installation did, for as long as it lasts. When the person goes whom it is about, `about` goes, and the line stays. */
export const operatorActions = pgTable(
  'operator_actions',
  {
    place: bigint('place', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    doneAt: moment('done_at').notNull(),
    action: text('action').notNull(),
    about: text('about'),
    /** An entry of the community, a report of one or how somebody appears there, by its id. */
    target: text('target'),
    detail: text('detail').notNull(),
  },
  (table) => [index('operator_actions_about').on(table.about)],
);
