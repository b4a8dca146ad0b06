import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { profileSchema } from '#core/athlete/profile.ts';
import { BODY_PARTS } from '#core/progress/body-part.ts';
import { reminderSettingsSchema } from '#core/reminders/reminders.ts';

/** 0 is Sunday. */
const weekday = z.number().int().min(0).max(6);
const weekdays = z.array(weekday);
const planNames = z.strictObject({ meal: z.string(), workout: z.string() });

const weights = z.strictObject({ heavy: z.number(), middle: z.number(), light: z.number() });

/** Some weeks of somebody, told briefly; `make-people.ts` lives through them with the product. */
const lifeSchema = z.strictObject({
  id: z.string(),
  now: z.iso.datetime(),
  locale: z.string(),
  timeZone: z.string(),
  tier: z.enum(['free', 'premium']),
  /** How long ago they began. */
  days: z.number().int(),
  answers: profileSchema,
  /** Plans that were written first and are not followed any more. */
  oldPlans: planNames.partial().optional(),
  plans: planNames.extend({ leftovers: z.boolean() }),
  training: z.strictObject({
    weekdays,
    /** Minutes of the day. */
    atMinutes: z.number(),
    /** Days of their story on which they did not train. */
    skips: z.array(z.number()),
    /** Pounds the first time: `hand` is one dumbbell or kettlebell, `machine` whatever else is loaded. */
    firstWeights: z.strictObject({ hand: weights, machine: weights }),
  }),
  /** Pounds; `noise` is the most that a morning is off. */
  weighing: z.strictObject({ weekdays, from: z.number(), perWeek: z.number(), noise: z.number() }),
  energy: z.strictObject({ weekdays, levels: z.array(z.number()) }),
  /** Inches, every other Sunday. */
  measures: z.array(z.strictObject({ part: z.enum(BODY_PARTS), from: z.number(), perWeek: z.number() })),
  /** Runs beside the plan. */
  runs: z.array(z.strictObject({ weekday, atMinutes: z.number(), minutes: z.number(), moreEachWeek: z.number() })),
  reminders: reminderSettingsSchema.omit({ timeZone: true }).nullable(),
});

export type Life = z.infer<typeof lifeSchema>;

export const readLives = (): Life[] =>
  z.array(lifeSchema).parse(JSON.parse(readFileSync(join(import.meta.dirname, 'lives.json'), 'utf8')));
