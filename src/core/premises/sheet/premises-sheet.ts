import { z } from 'zod';

/** Where a line comes from, in the person's own words; empty quotes where it was tapped. */
const originSchema = z.strictObject({
  how: z.enum(['read', 'guessed', 'tapped', 'asked']),
  quotes: z.array(z.string()),
});

const choiceSchema = z.strictObject({ id: z.string(), label: z.string() });

const questionSchema = z.strictObject({
  id: z.string(),
  about: z.enum(['food', 'equipment', 'movement', 'health']),
  text: z.string(),
  choices: z.array(choiceSchema),
  /** What is planned until it is answered. */
  meanwhile: z.string(),
  /** The profile's field that it was typed in, and the words; null where no words stand behind it. */
  field: z.string().nullable(),
  quote: z.string().nullable(),
  /** The choice that was tapped; null while it is open. */
  chosen: z.string().nullable(),
});

const foodSchema = z.strictObject({
  subject: z.string(),
  label: z.string(),
  stance: z.enum(['never', 'disliked', 'fine']),
  because: z.enum(['allergy', 'illness', 'medicine', 'diet', 'faith', 'dislike', 'wish', 'unread']),
  /** What else it means: "Also peanut oil and satay."; empty where there is nothing to say. */
  note: z.string(),
  origin: originSchema,
  /** What may be tapped; an illness's foods are changed where the illness stands. */
  canChange: z.boolean(),
});

const toolSchema = z.strictObject({
  token: z.string(),
  label: z.string(),
  has: z.boolean(),
  /** Whether a heaviest load can be told of it. */
  loadable: z.boolean(),
  heaviestLbs: z.number().nullable(),
  count: z.literal([1, 2]).nullable(),
  origin: originSchema.nullable(),
});

const movementSchema = z.strictObject({
  limit: z.string(),
  label: z.string(),
  /** `no`: nothing is left out; `with_care`: done, but not in its risky forms. */
  out: z.enum(['no', 'with_care', 'leave_out']),
  origin: originSchema.nullable(),
});

const healthSchema = z.strictObject({
  subject: z.string(),
  label: z.string(),
  /** What it changes about the plans, a sentence each; empty where nothing. */
  changes: z.array(z.string()),
  /** `clear_first`: gentle plan until a clinician agrees; `no_plan`: none. */
  action: z.enum(['note', 'adapt', 'clear_once', 'clear_first', 'no_plan']),
  /** False after "not mine" was tapped: it stands there to be taken back. */
  holds: z.boolean(),
  origin: originSchema,
});

/** The whole reading of a person's answers, as the person edits and confirms it. */
export const premisesSheetSchema = z.strictObject({
  /** `open`: something is asked, guessed or contradictory, so that the person looks before plans are made. */
  state: z.enum(['certain', 'open']),
  /** "no peanuts, knee spared"; empty where nothing is left out. */
  madeFor: z.string(),
  questions: z.array(questionSchema),
  foods: z.array(foodSchema),
  /** All equipment of the catalogue, in groups. */
  toolGroups: z.array(z.strictObject({ id: z.string(), label: z.string(), tools: z.array(toolSchema) })),
  /** Usual sets of things: tapping one ticks its tools. */
  places: z.array(z.strictObject({ id: z.string(), label: z.string(), tokens: z.array(z.string()) })),
  toolsAreGuessed: z.boolean(),
  movements: z.array(movementSchema),
  health: z.array(healthSchema),
  /** Words that nothing is known about, and how it is planned meanwhile. */
  unread: z.array(z.strictObject({ field: z.string(), quote: z.string(), treatedAs: z.string() })),
  /** What was read differently since the person confirmed, a line each. */
  changedSince: z.array(z.string()),
  confirmedAt: z.iso.datetime().nullable(),
  /** What one answer led to, by the profile's field: short lines shown under the answer while it is typed. */
  heard: z.array(z.strictObject({ field: z.string(), line: z.string() })),
  /** What the coach says about health, in whole sentences. */
  notices: z.array(z.string()),
});

export type PremisesSheet = z.infer<typeof premisesSheetSchema>;
