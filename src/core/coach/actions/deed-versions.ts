import { z } from 'zod';
import { versionedDocument } from '#core/documents/versioned-document.ts';
import { mealExceptionSchema } from '#core/nutrition/exceptions/meal-exceptions.ts';
import { reminderSettingsSchema } from '#core/reminders/reminders.ts';
import { actionSchema } from './actions.ts';

const id = z.uuid();

/** What takes a deed back: itself something that the screens can do. */
const inverseSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('delete_log'), logId: id }),
  z.strictObject({ kind: z.literal('restore_log'), logId: id }),
  /** The entry's own content of before; what it is stands in the contract of logs. */
  z.strictObject({ kind: z.literal('set_log'), logId: id, version: z.number().int(), content: z.unknown() }),
  z.strictObject({ kind: z.literal('put_back'), planId: id, todayIndex: z.number().int().nullable() }),
  /** What a meal of one date was before; null: as the plan has it. */
  z.strictObject({
    kind: z.literal('set_meal_exception'),
    planId: id,
    date: z.iso.date(),
    mealIndex: z.number().int(),
    before: mealExceptionSchema.nullable(),
  }),
  z.strictObject({ kind: z.literal('activate_plan'), planId: id }),
  z.strictObject({ kind: z.literal('rename_plan'), planId: id, name: z.string() }),
  z.strictObject({ kind: z.literal('flip_favorite'), planId: id }),
  /** Null: nothing was chosen yet, so that all reminders are off again. */
  z.strictObject({ kind: z.literal('set_reminders'), settings: reminderSettingsSchema.nullable() }),
  /** The exception as it was; its form stands in its own document. Null: there was none. */
  z.strictObject({
    kind: z.literal('set_exception'),
    exceptionId: id,
    before: z.strictObject({ version: z.number().int(), content: z.unknown() }).nullable(),
  }),
  /** `planId`: the meal plan of before; null where there was none. */
  z.strictObject({ kind: z.literal('set_calories'), decisionId: id, planId: id.nullable() }),
]);

/** What was done for a person in the chat, or waits for their tap. `inverse` null: it cannot be taken back. */
export const deedDocument = versionedDocument({
  name: 'deed',
  schema: () =>
    z.strictObject({
      title: z.string(),
      line: z.string(),
      action: actionSchema,
      inverse: inverseSchema.nullable(),
    }),
  upgrades: [],
});

export type Inverse = z.infer<typeof inverseSchema>;
export type Deed = z.infer<typeof deedDocument.schema>;

/** `held`: it waits for a tap, and nothing was done yet. */
export const DEED_STATES = ['done', 'held', 'undone', 'declined'] as const;
export type DeedState = (typeof DEED_STATES)[number];
