import { doublePrecision, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { ownerId } from './people.ts';

/**
 * Every answer to a proposal to change the calories, and every figure that a person chose themselves. The last yes is what the targets
 * go by: `shift_kcal` beside the formula, which gave `formula_kcal` at `weight_lbs`. A chosen figure (`to_kcal`) holds for the goal that
 * it was chosen for, until the next yes or until it is ended. Proposals themselves are not kept: they follow from logs and plans.
 */
export const adaptiveDecisions = pgTable(
  'adaptive_decisions',
  {
    /** The id of the proposal, so that an answer is kept once; of a choice its own. */
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    answer: text('answer', { enum: ['accepted', 'declined', 'chosen', 'ended'] }).notNull(),
    fromKcal: integer('from_kcal').notNull(),
    toKcal: integer('to_kcal').notNull(),
    shiftKcal: integer('shift_kcal').notNull(),
    formulaKcal: doublePrecision('formula_kcal').notNull(),
    weightLbs: doublePrecision('weight_lbs').notNull(),
    /** What the figure was chosen for. */
    goal: text('goal'),
    decidedAt: moment('decided_at').notNull(),
  },
  (table) => [index('adaptive_decisions_of_person').on(table.userId, table.decidedAt.desc())],
);
