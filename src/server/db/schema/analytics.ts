import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { sealedText } from './columns.ts';

// Anonymous counts. Days are those of UTC. Nothing here refers to a person or can be joined with anything that does.

/** One row for each day, event and what the event was of, however often it happened. */
export const analyticsCounts = pgTable(
  'analytics_counts',
  {
    day: date('day', { mode: 'string' }).notNull(),
    event: text('event').notNull(),
    /** The page or the type of plan; empty where the event has neither. */
    dimension: text('dimension').notNull(),
    visitors: integer('visitors').notNull(),
    times: integer('times').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.event, table.dimension] })],
);

/** Who was counted already today, by ids that differ from event to event; emptied when the day is over. */
export const analyticsVisitors = pgTable(
  'analytics_visitors',
  { day: date('day', { mode: 'string' }).notNull(), visitor: text('visitor').notNull() },
  (table) => [primaryKey({ columns: [table.day, table.visitor] })],
);

/** The secret that the ids of a day are made with. It goes when the day is over: nobody can make them again. */
export const analyticsSalts = pgTable('analytics_salts', {
  day: date('day', { mode: 'string' }).primaryKey(),
  salt: sealedText('salt', 'analytics_salts.salt').notNull(),
});
