import { z } from 'zod';

const id = z.string().min(1).max(160);

/**
 * One tap on the sheet "What I'll go by". It stands above what was read from the words, until newer words speak of the same thing.
 * `as_written` takes a tap back: what the words say holds again.
 */
export const decisionSchema = z.discriminatedUnion('about', [
  z.strictObject({
    about: z.literal('food'),
    /** Kind and id: `allergen:peanut`, `food:kale`. */
    subject: id,
    stance: z.enum(['never', 'disliked', 'fine', 'as_written']),
  }),
  z.strictObject({
    about: z.literal('tool'),
    token: id,
    stance: z.enum(['has', 'has_not', 'as_written']),
    /** Heaviest there is, per hand where two are held; pounds. `null`: not said. */
    heaviestLbs: z.number().min(1).max(2000).nullable(),
    /** 1 for a single one of what is held in pairs. */
    count: z.literal([1, 2]).nullable(),
  }),
  z.strictObject({
    about: z.literal('movement'),
    /** A movement limit or a joint. */
    limit: id,
    stance: z.enum(['leave_out', 'fine', 'as_written']),
  }),
  z.strictObject({
    about: z.literal('health'),
    /** `condition:asthma`, `medicine:warfarin`. `not_mine`: the words were misread or no longer hold. */
    subject: id,
    stance: z.enum(['not_mine', 'as_written']),
  }),
  z.strictObject({ about: z.literal('question'), question: id, choice: id }),
]);

/** Taps of one sitting; as many as there are things to tap. */
export const decisionsSchema = z.array(decisionSchema).max(200);

/** A tap, when it was made, and the words that it was made on: other words on the same thing set it aside. */
export const keptDecisionSchema = z.strictObject({
  decision: decisionSchema,
  at: z.iso.datetime(),
  over: z.array(z.string().max(1000)).max(50),
});

/** A premise as it stood when the person said that it is right. */
const confirmedSchema = z.strictObject({
  about: z.enum(['food', 'tool', 'movement', 'health']),
  subject: id,
  stance: z.string().max(20),
  how: z.enum(['read', 'guessed', 'tapped', 'asked']),
  quotes: z.array(z.string().max(1000)).max(50),
});

/** What a person put right and confirmed of what was read from their words. */
export const goBySchema = z.strictObject({
  decisions: z.array(keptDecisionSchema).max(400),
  confirmed: z.strictObject({ at: z.iso.datetime(), premises: z.array(confirmedSchema).max(2000) }).nullable(),
});

export type Decision = z.infer<typeof decisionSchema>;
export type KeptDecision = z.infer<typeof keptDecisionSchema>;
export type ConfirmedPremise = z.infer<typeof confirmedSchema>;
export type GoBy = z.infer<typeof goBySchema>;

/** What a decision is about; the newest of a key counts. */
export function decisionKey(decision: Decision): string {
  switch (decision.about) {
    case 'food':
    case 'health':
      return `${decision.about} ${decision.subject}`;
    case 'tool':
      return `tool ${decision.token}`;
    case 'movement':
      return `movement ${decision.limit}`;
    case 'question':
      return `question ${decision.question}`;
  }
}
