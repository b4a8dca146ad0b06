import { z } from 'zod';
import { PROFILE_FIELD_NAMES } from '#core/athlete/profile-fields.ts';
import { JOINTS } from '#core/catalogue/exercise.ts';
import { MEAL_TYPES } from '#core/nutrition/meal-plan.ts';
import { BODY_PARTS } from '#core/progress/body-part.ts';
import { MUSCLE_GROUPS } from '#core/training/volume/muscle-groups.ts';

/** What can be asked of a person's own data. */
export const SUBJECTS = [
  ...(['weight', 'weight_why', 'on_track', 'week_review', 'goal_date', 'energy', 'measurement'] as const),
  ...(['sessions', 'logged_days', 'streak', 'workout_plan', 'next_session', 'lift', 'records', 'volume'] as const),
  ...(['cardio', 'target', 'eaten', 'meals', 'meal_idea', 'groceries', 'burned'] as const),
  ...(['membership', 'price', 'answer', 'changes', 'dish', 'contents', 'sources'] as const),
  ...(['tired', 'goal_gap', 'spared', 'food_table', 'reminders', 'today'] as const),
] as const;
export type Subject = (typeof SUBJECTS)[number];

export const AGGREGATES = [
  ...(['latest', 'first', 'best', 'least', 'mean', 'sum', 'count', 'change', 'trend'] as const),
  ...(['when', 'why', 'left', 'stuck', 'next', 'list', 'last', 'stop'] as const),
] as const;
export type Aggregate = (typeof AGGREGATES)[number];

const count = z.number().int().nonnegative();

/** A stretch of the person's calendar: a day, week or month so many back (a day ahead is under zero), the last days, or all. */
export const windowSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('day'), ago: z.number().int() }),
  z.strictObject({ kind: z.literal('week'), ago: count }),
  z.strictObject({ kind: z.literal('month'), ago: count }),
  z.strictObject({ kind: z.literal('days'), count: z.number().int().positive() }),
  /** The last such weekday, 0 for Monday; `since`: from it to today. */
  z.strictObject({ kind: z.literal('weekday'), weekday: z.number().int().min(0).max(6), since: z.boolean() }),
  /** The last such date, or the whole month; months from 0. */
  z.strictObject({
    kind: z.literal('date'),
    month: z.number().int().min(0).max(11),
    day: z.number().int().min(1).max(31).nullable(),
    since: z.boolean(),
  }),
  z.strictObject({ kind: z.literal('all') }),
]);
export type Window = z.infer<typeof windowSchema>;

export const NUTRIENTS = ['kcal', 'protein', 'carbs', 'fat', 'fiber', 'sodium'] as const;
export type Nutrient = (typeof NUTRIENTS)[number];
/** `any`: a snack, of the morning or of the afternoon. */
export const MEALS_ASKED = [...MEAL_TYPES, 'snack'] as const;
export type MealAsked = (typeof MEALS_ASKED)[number];
export const CARDIO_KINDS = ['run', 'walk', 'bike', 'row', 'swim', 'stairs', 'elliptical'] as const;
export type CardioKind = (typeof CARDIO_KINDS)[number];
export const IDEAS = ['before_training', 'after_training', 'snack', 'evening', 'any'] as const;

/** What exactly, where there are several. */
const ofSchema = z.discriminatedUnion('kind', [
  /** Every exercise that the name could mean; `name` as it is said back. */
  z.strictObject({ kind: z.literal('lift'), ids: z.array(z.string()).min(1), name: z.string() }),
  z.strictObject({ kind: z.literal('nutrient'), id: z.enum(NUTRIENTS) }),
  z.strictObject({ kind: z.literal('meal'), id: z.enum(MEALS_ASKED) }),
  z.strictObject({ kind: z.literal('idea'), id: z.enum(IDEAS) }),
  z.strictObject({ kind: z.literal('field'), id: z.enum(PROFILE_FIELD_NAMES as [string, ...string[]]) }),
  z.strictObject({ kind: z.literal('part'), id: z.enum(BODY_PARTS) }),
  z.strictObject({ kind: z.literal('muscle'), id: z.enum(MUSCLE_GROUPS) }),
  z.strictObject({ kind: z.literal('joint'), id: z.enum(JOINTS) }),
  z.strictObject({ kind: z.literal('cardio'), id: z.enum(CARDIO_KINDS) }),
  /** Something to eat, in the words of the question: which foods that is, the catalogue says. */
  z.strictObject({ kind: z.literal('food'), words: z.string() }),
]);
export type QueryOf = z.infer<typeof ofSchema>;

/** One question to the data. What is left out is what is usual for the subject. */
export const querySchema = z.strictObject({
  what: z.enum(SUBJECTS),
  aggregate: z.enum(AGGREGATES).optional(),
  window: windowSchema.optional(),
  /** The stretch that the first is held against. */
  compare: windowSchema.optional(),
  of: ofSchema.optional(),
  /** The meal that is asked about: its name, or its place in the plan's day. */
  meal: z.union([z.enum(MEALS_ASKED), count]).optional(),
});
export type Query = z.infer<typeof querySchema>;

/** A query with where it stands in the message, and how sure it is that it is meant: 1, or less. */
export type ReadQuery = { query: Query; span: { start: number; end: number }; certainty: number };
