import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { documentVersion, moment } from './columns.ts';
import { ownerId } from './people.ts';

/** `data` is a meal plan or a workout plan; it is upgraded and parsed when it is read. */
export const plans = pgTable(
  'plans',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    type: text('type', { enum: ['meal', 'workout'] }).notNull(),
    name: text('name').notNull(),
    version: integer('version').notNull(),
    isFavorite: boolean('is_favorite').notNull().default(false),
    isActive: boolean('is_active').notNull().default(false),
    data: jsonb('data').$type<unknown>().notNull(),
    dataVersion: documentVersion('data_version'),
    /** `data` as it was before the last meal or exercise was replaced, for an undo. */
    previous: jsonb('previous').$type<unknown>(),
    previousVersion: documentVersion('previous_version'),
    /** Exercises that stand in for others on one day. */
    todaySwaps: jsonb('today_swaps').$type<unknown>(),
    todaySwapsVersion: documentVersion('today_swaps_version'),
    /** Meals that are different on one date. */
    mealExceptions: jsonb('meal_exceptions').$type<unknown>(),
    mealExceptionsVersion: documentVersion('meal_exceptions_version'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('plans_one_active').on(table.userId, table.type).where(sql`${table.isActive}`),
    index('plans_of_person').on(table.userId, table.type, table.createdAt.desc(), table.id.desc()),
  ],
);

/** A single meal or exercise that a person keeps. */
export const favorites = pgTable(
  'favorites',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    type: text('type', { enum: ['meal', 'workout'] }).notNull(),
    name: text('name').notNull(),
    data: jsonb('data').$type<unknown>().notNull(),
    dataVersion: documentVersion('data_version'),
    sourceType: text('source_type', { enum: ['plan'] }).notNull(),
    sourcePlanId: uuid('source_plan_id').references(() => plans.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('favorites_of_person').on(table.userId, table.type, table.createdAt.desc(), table.id.desc()),
    index('favorites_of_plan').on(table.sourcePlanId),
  ],
);

/** What was said of a plan outlives the plan: it steers the next one. So `plan_id` is no foreign key. */
export const feedback = pgTable(
  'feedback',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    planId: uuid('plan_id').notNull(),
    feedbackType: text('feedback_type', {
      enum: ['liked_meal', 'disliked_meal', 'liked_workout', 'disliked_workout'],
    }).notNull(),
    reason: text('reason'),
    specificItems: jsonb('specific_items').$type<unknown>(),
    /** The recipes or exercises that were meant, as the plan had them at that moment. */
    itemIds: jsonb('item_ids').$type<unknown>().notNull().default([]),
    /** Of `specific_items` and `item_ids`, which are one document. */
    itemsVersion: documentVersion('items_version'),
    comment: text('comment'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('feedback_of_person').on(table.userId, table.createdAt.desc())],
);
