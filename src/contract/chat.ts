import { z } from 'zod';
import { profileSchema } from '#core/athlete/profile.ts';
import { DEED_STATES } from '#core/coach/actions/deed-versions.ts';
import { memorySchema } from '#core/coach/memory/memory.ts';
import { CHAT_LOG_KINDS } from '#core/progress/log-kinds.ts';
import { UNIT_SYSTEMS } from '#core/units/measure-units.ts';
import { claimedUserId, idSchema, momentSchema, okSchema, planTypeSchema, userParams } from './common.ts';
import { CHANGED } from './deeds.ts';
import { operation } from './operation.ts';
import { screenSchema } from './screen.ts';

export const chatSessionSchema = z.strictObject({ id: idSchema, title: z.string(), createdAt: momentSchema });

const line = z.string();
const fieldSchema = z.keyof(profileSchema);
const choiceSchema = z.strictObject({ label: line, say: line });

/** `state` as it is now: `proposed` waits for a tap, `forgotten` was kept and is no more. */
const shownMemorySchema = z.strictObject({
  id: idSchema,
  ...memorySchema.omit({ source: true }).shape,
  state: z.enum(['proposed', 'kept', 'forgotten']),
});

/** What stands in a reply beside its text. Texts are fit to be shown as they stand; a choice's `say` is sent as the next message. */
export const coachCardSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('change'),
    changeId: idSchema,
    /** As it is now, not as it was when the reply was written. */
    state: z.enum(['applied', 'pending', 'undone', 'declined']),
    changes: z.array(z.strictObject({ field: fieldSchema, label: line, before: line, after: line })),
  }),
  z.strictObject({ kind: z.literal('log'), logId: idSchema, logType: z.enum(CHAT_LOG_KINDS), text: line }),
  z.strictObject({
    kind: z.literal('deed'),
    deedId: idSchema,
    /** As it is now, not as it was when the reply was written. */
    state: z.enum(DEED_STATES),
    title: line,
    line,
  }),
  z.strictObject({ kind: z.literal('plan'), planId: idSchema, type: planTypeSchema, name: line, line }),
  z.strictObject({ kind: z.literal('exercise'), exerciseId: line, name: line, steps: z.array(line), cue: line }),
  z.strictObject({
    kind: z.literal('meal'),
    planId: idSchema,
    mealIndex: z.number().int().nonnegative(),
    name: line,
    line,
  }),
  z.strictObject({ kind: z.literal('article'), articleId: line, title: line, line }),
  /** How sure an answer is and whose word it is; `url` is null where there is no page. */
  z.strictObject({
    kind: z.literal('knowledge'),
    title: line,
    limits: line,
    source: z.strictObject({ label: line, url: line.nullable() }),
  }),
  z.strictObject({ kind: z.literal('choice'), choices: z.array(choiceSchema) }),
  /** The numbers of an answer, each with where it comes from: a row, a table, a computation with its operands. */
  z.strictObject({
    kind: z.literal('figures'),
    figures: z.array(z.strictObject({ label: line, value: z.number(), unit: line, source: line })),
  }),
  /** A series that says more than its last number; `low` to `high` is the band of a trend. */
  z.strictObject({
    kind: z.literal('chart'),
    title: line,
    unit: line,
    form: z.enum(['line', 'bars']),
    points: z.array(
      z.strictObject({ day: z.iso.date(), value: z.number(), low: z.number().optional(), high: z.number().optional() }),
    ),
  }),
  z.strictObject({ kind: z.literal('memory'), memories: z.array(shownMemorySchema) }),
]);

export const coachBlockSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('text'), text: line }),
  z.strictObject({ type: z.literal('card'), card: coachCardSchema }),
]);

/** Who wrote a reply: our own coach, a language model, or the fixed words for what must not be left to either. */
export const COACH_SOURCES = ['built_in', 'model', 'safety'] as const;
const sourceSchema = z.enum(COACH_SOURCES);

/**
 * One message. `pending`: the reply is still being written, ask again in a moment; `failed`: there is none, and the message was
 * not counted. A message of the person is always `complete` and has no blocks.
 */
export const chatMessageSchema = z.strictObject({
  id: idSchema,
  message: z.string(),
  isUser: z.boolean(),
  createdAt: momentSchema,
  status: z.enum(['complete', 'pending', 'failed']),
  blocks: z.array(coachBlockSchema),
  source: sourceSchema.nullable(),
  /** Why the built-in coach answered in the place of the model; null if it did not. */
  notice: z.string().nullable(),
  /** The id that the client gave its own message. */
  clientMessageId: idSchema.nullable(),
});

/** A change of one profile field: applied (`updates`) or waiting for a yes (`pending`). */
export const profileChangeSchema = z.strictObject({
  field: fieldSchema,
  before: z.unknown(),
  after: z.unknown(),
});

const leftSchema = z.strictObject({
  /** Null where there is no limit. */
  limit: z.number().int().nullable(),
  left: z.number().int().nullable(),
  resetsAt: momentSchema,
});

const sessionParams = z.strictObject({ sessionId: idSchema });

export const listChatSessions = operation({
  method: 'GET',
  path: '/api/chat-sessions/:userId',
  summary: "The person's conversations with the coach, newest first",
  tag: 'chat',
  params: () => userParams,
  response: () => z.array(chatSessionSchema),
});

export const listChatMessages = operation({
  method: 'GET',
  path: '/api/chat-sessions/:sessionId/messages',
  summary: 'The last 400 messages of one conversation, oldest first; a reply that is still being written is pending',
  tag: 'chat',
  params: () => sessionParams,
  response: () => z.array(chatMessageSchema),
});

export const deleteChatSession = operation({
  method: 'DELETE',
  path: '/api/chat-sessions/:sessionId',
  summary: 'Deletes a conversation',
  tag: 'chat',
  params: () => sessionParams,
  response: () => okSchema,
});

/** Longer than this is no message to a coach. */
export const MESSAGE_MAX = 4000;

/**
 * The events of the stream, for who asks for `text/event-stream`: `session` first, then `token` for each word and `card` for each
 * card, then `done` with the whole answer, which is what counts, or `error` with the body of a refusal.
 */
export const chatEventSchemas = {
  session: z.strictObject({ sessionId: idSchema, messageId: idSchema, title: z.string() }),
  token: z.strictObject({ text: z.string() }),
  card: z.strictObject({ card: coachCardSchema }),
} as const;

export const sendChatMessage = operation({
  method: 'POST',
  path: '/api/profile/chat-update',
  summary: 'Says something to the coach; the answer may change the profile. Streams when asked for text/event-stream',
  tag: 'chat',
  requires: 'chatMessages',
  body: () =>
    z.strictObject({
      ...claimedUserId,
      message: z.string().trim().min(1).max(MESSAGE_MAX),
      sessionId: idSchema.nullish(),
      /** Sent again with the same id (or the same Idempotency-Key), a message is answered once. */
      clientMessageId: idSchema.nullish(),
      /** As the browser has it ("en-US"): for the numbers to call in an emergency. */
      locale: z.string().trim().max(35).nullish(),
      /** As the browser has it ("Europe/Paris"): for what "today" is. */
      timeZone: z.string().trim().max(64).nullish(),
      /** As the browser shows measures; by the locale where it is left out. */
      units: z.enum(UNIT_SYSTEMS).nullish(),
      /** What the person has before them: what "this" is. */
      screen: screenSchema.nullish(),
    }),
  response: () =>
    z.strictObject({
      /** All the text of the reply, without its cards. */
      response: z.string(),
      profileUpdated: z.boolean(),
      sessionId: idSchema,
      updates: z.array(profileChangeSchema).optional(),
      pending: z.array(profileChangeSchema).optional(),
      messageId: idSchema,
      blocks: z.array(coachBlockSchema),
      source: sourceSchema,
      notice: z.string().nullable(),
      /** Chat messages that are left today. */
      allowance: leftSchema,
      /** What was changed, so that the client refreshes it. */
      changed: z.array(z.enum(CHANGED)),
    }),
});

export const exportChats = operation({
  method: 'GET',
  path: '/api/chat-export',
  summary: 'Every conversation of the person with the coach, to keep',
  tag: 'chat',
  response: () =>
    z.strictObject({
      exportedAt: momentSchema,
      sessions: z.array(
        z.strictObject({
          ...chatSessionSchema.shape,
          messages: z.array(z.strictObject({ message: z.string(), isUser: z.boolean(), createdAt: momentSchema })),
        }),
      ),
    }),
});

/** `model` is null where the operator has set none: then only the built-in coach answers. */
const coachSettingsSchema = z.strictObject({
  /** Whether the person lets a language model of another company answer; no until they say yes. */
  aiConsent: z.boolean(),
  /** Whether it may guess at words of their answers that nobody understood; no until they say yes. */
  readingConsent: z.boolean().optional(),
  model: z.strictObject({ provider: z.string(), name: z.string() }).nullable(),
  /** Conversations are deleted so many days after their last message. */
  keptDays: z.number().int().positive(),
});

export const getCoachSettings = operation({
  method: 'GET',
  path: '/api/coach-settings',
  summary: 'Who answers in the chat and guesses at words, and what of it the person agreed to',
  tag: 'chat',
  response: () => coachSettingsSchema,
});

export const setCoachSettings = operation({
  method: 'PUT',
  path: '/api/coach-settings',
  summary: 'Agrees to a language model in the chat, or to its guesses at words, or takes it back',
  tag: 'chat',
  /** What is left out stays as it is. */
  body: () => z.strictObject({ aiConsent: z.boolean().optional(), readingConsent: z.boolean().optional() }),
  response: () => coachSettingsSchema,
});

export type ChatSession = z.infer<typeof chatSessionSchema>;
export type ChatMessage = z.infer<typeof chatMessageSchema>;
export type CoachCard = z.infer<typeof coachCardSchema>;
export type CoachBlock = z.infer<typeof coachBlockSchema>;
export type CoachSource = (typeof COACH_SOURCES)[number];
export type CoachSettings = z.infer<typeof coachSettingsSchema>;
export type ChatAnswer = z.infer<typeof sendChatMessage.response>;
