import { z } from 'zod';
import { LEAST_FACTOR, MOST_FACTOR, MOST_SERVINGS } from '#core/nutrition/exceptions/meal-exceptions.ts';
import { BODY_PARTS } from '#core/progress/body-part.ts';
import { CHAT_LOG_KINDS } from '#core/progress/log-kinds.ts';
import { REMINDER_KINDS } from '#core/reminders/reminders.ts';
import { otherWeekSchema, sessionChangeSchema } from '#core/training/exceptions/exception.ts';

const id = z.uuid();
const wish = z.string().nullable();
const index = z.number().int().nonnegative();
/** More of one food nobody eats at once. */
const MOST_GRAMS = 2000;
const planType = z.enum(['meal', 'workout']);

/** What is different about one meal on one date. */
const mealChangeSchema = z.discriminatedUnion('what', [
  z.strictObject({ what: z.literal('out') }),
  z.strictObject({ what: z.literal('portion'), factor: z.number().min(LEAST_FACTOR).max(MOST_FACTOR) }),
  z.strictObject({ what: z.literal('extra'), foodId: z.string(), grams: z.number().positive().max(MOST_GRAMS) }),
  z.strictObject({ what: z.literal('guests'), servings: z.number().int().min(1).max(MOST_SERVINGS) }),
  z.strictObject({ what: z.literal('dish'), customPreferences: wish }),
]);
const mealPlace = { planId: id, date: z.iso.date(), mealIndex: index };

/** A set as it was told; pounds, null where no weight was named. */
const toldSetSchema = z.strictObject({
  reps: z.number().int().min(0).max(500),
  weightLbs: z.number().min(0).max(2000).nullable(),
});

const cardioMinutes = z.number().int().min(1).max(1440);

/**
 * Everything that the coach can do beside a change of the answers, each over the use case that the screens call, too: what the action
 * names, in the form in which the server takes it.
 */
const ACTIONS = {
  log_number: z.strictObject({
    logType: z.enum(CHAT_LOG_KINDS),
    value: z.number(),
    part: z.enum(BODY_PARTS).nullable(),
  }),
  /** `unit`: the one that the person speaks in; the sets themselves are in pounds. */
  log_sets: z.strictObject({
    exerciseId: z.string(),
    sets: z.array(toldSetSchema).min(1).max(20),
    unit: z.enum(['lb', 'kg']),
  }),
  log_workout: z.strictObject({ minutes: z.number().min(0).max(1440).nullable() }),
  /** `distance`: in the person's words. `daysAgo`: 0 is today. */
  log_cardio: z.strictObject({
    exerciseId: z.string(),
    minutes: cardioMinutes,
    distance: z.string().max(40).nullable(),
    daysAgo: z.number().int().min(0).max(6),
  }),
  log_meal: z.strictObject({ planId: id, mealIndex: index }),
  /** A food of the table that is not of the plan. `insteadOf`: the entry that it corrects. */
  log_food: z.strictObject({
    foodId: z.string(),
    grams: z.number().positive().max(MOST_GRAMS),
    insteadOf: id.nullable(),
    /** By what name it was told: toast is bread in the table. */
    called: z.string().max(60).optional(),
    /** Left out: today. */
    daysAgo: z.number().int().min(0).max(6).optional(),
  }),
  correct_log: z.strictObject({
    logId: id,
    value: z.number().nullable(),
    performed: z.array(toldSetSchema).max(20).nullable(),
    /** Of cardio. */
    minutes: cardioMinutes.optional(),
    /** Of sets: the one that the person speaks in. */
    unit: z.enum(['lb', 'kg']).optional(),
    /** Where only its day was wrong: that day. */
    daysAgo: z.number().int().min(0).max(6).optional(),
  }),
  delete_log: z.strictObject({ logId: id }),
  /** `again`: the deed that this is another try of. */
  replace_meal: z.strictObject({ planId: id, mealIndex: index, customPreferences: wish, again: id.nullable() }),
  /** One meal of one date, beside the plan. `again`: the deed that another dish is another try of. */
  meal_exception: z.strictObject({ ...mealPlace, change: mealChangeSchema, again: id.nullable() }),
  end_meal_exception: z.strictObject(mealPlace),
  /** `exerciseIndex`: day × 10 + exercise. */
  replace_exercise: z.strictObject({
    planId: id,
    exerciseIndex: index,
    customPreferences: wish,
    scope: z.enum(['plan', 'today']),
    again: id.nullable(),
  }),
  generate_plan: z.strictObject({ type: planType, customPreferences: wish }),
  activate_plan: z.strictObject({ planId: id }),
  rename_plan: z.strictObject({ planId: id, name: z.string().trim().min(1).max(120) }),
  favorite_plan: z.strictObject({ planId: id, isFavorite: z.boolean() }),
  set_reminder: z.strictObject({
    reminder: z.enum(REMINDER_KINDS),
    /** Null: as it is, or as the person trains. */
    days: z.array(z.number().int().min(0).max(6)).nullable(),
    time: z.string().nullable(),
    isOn: z.boolean(),
  }),
  /** `exceptionId`: the exception that this is another word on; null where it is a new one. */
  session_exception: z.strictObject({ day: z.iso.date(), change: sessionChangeSchema, exceptionId: id.nullable() }),
  week_exception: z.strictObject({ ...otherWeekSchema.shape, exceptionId: id.nullable() }),
  /** `lastDay` null: it is over at once, or never begins. */
  end_exception: z.strictObject({ exceptionId: id, lastDay: z.iso.date().nullable() }),
  /** `kcal` null: what the targets say, as before anything was chosen. */
  set_calories: z.strictObject({ kcal: z.number().int().min(500).max(10_000).nullable() }),
  answer_calories: z.strictObject({ answer: z.enum(['accepted', 'declined']) }),
} as const;

type Table = typeof ACTIONS;
export type ActionKind = keyof Table;
export type TypedAction = { [K in ActionKind]: { kind: K } & z.infer<Table[K]> }[ActionKind];
export type ActionOf<K extends ActionKind> = Extract<TypedAction, { kind: K }>;
export type MealChange = z.infer<typeof mealChangeSchema>;
export type ToldSet = z.infer<typeof toldSetSchema>;

const [firstKind, ...otherKinds] = (Object.keys(ACTIONS) as ActionKind[]).map((kind) =>
  z.strictObject({ kind: z.literal(kind), ...ACTIONS[kind].shape }),
);
if (!firstKind) throw new Error('there is no action');

/** An action as it is stored or as somebody else proposes it. */
export const actionSchema = z.discriminatedUnion('kind', [
  firstKind,
  ...otherKinds,
]) as unknown as z.ZodType<TypedAction>;
