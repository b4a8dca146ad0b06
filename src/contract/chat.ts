import { z } from 'zod';
import { profileSchema } from '#core/athlete/profile.ts';
import { CHAT_LOG_KINDS } from '#core/progress/log-kinds.ts';
import { claimedUserId, idSchema, momentSchema, okSchema, planTypeSchema, userParams } from './common.ts';
import { operation } from './operation.ts';

export const chatSessionSchema = z.strictObject({ id: idSchema, title: z.string(), createdAt: momentSchema });

const line = z.string();
const fieldSchema = z.keyof(profileSchema);
const choiceSchema = z.strictObject({ label: line, say: line });

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
  z.strictObject({ kind: z.literal('choice'), choices: z.array(choiceSchema) }),
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
      changed: z.array(z.enum(['profile', 'logs', 'meal_plans', 'workout_plans'])),
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
  model: z.strictObject({ provider: z.string(), name: z.string() }).nullable(),
  /** Conversations are deleted so many days after their last message. */
  keptDays: z.number().int().positive(),
});

export const getCoachSettings = operation({
  method: 'GET',
  path: '/api/coach-settings',
  summary: 'Who answers in the chat, and whether the person agreed to that',
  tag: 'chat',
  response: () => coachSettingsSchema,
});

export const setCoachSettings = operation({
  method: 'PUT',
  path: '/api/coach-settings',
  summary: 'Agrees to a language model in the chat, or takes it back',
  tag: 'chat',
  body: () => z.strictObject({ aiConsent: z.boolean() }),
  response: () => coachSettingsSchema,
});

export type ChatSession = z.infer<typeof chatSessionSchema>;
export type ChatMessage = z.infer<typeof chatMessageSchema>;
export type CoachCard = z.infer<typeof coachCardSchema>;
export type CoachBlock = z.infer<typeof coachBlockSchema>;
export type CoachSource = (typeof COACH_SOURCES)[number];
export type CoachSettings = z.infer<typeof coachSettingsSchema>;
export type ChatAnswer = z.infer<typeof sendChatMessage.response>;
