import { z } from 'zod';
import { profileSchema } from '#core/athlete/profile.ts';
import { claimedUserId, idSchema, momentSchema, okSchema, userParams } from './common.ts';
import { operation } from './operation.ts';

export const chatSessionSchema = z.strictObject({ id: idSchema, title: z.string(), createdAt: momentSchema });
export const chatMessageSchema = z.strictObject({
  id: idSchema,
  message: z.string(),
  isUser: z.boolean(),
  createdAt: momentSchema,
});

/** A change of one profile field: applied (`updates`) or waiting for a yes (`pending`). */
export const profileChangeSchema = z.strictObject({
  field: z.keyof(profileSchema),
  before: z.unknown(),
  after: z.unknown(),
});

const sessionParams = z.strictObject({ sessionId: idSchema });

export const listChatSessions = operation({
  method: 'GET',
  path: '/api/chat-sessions/:userId',
  summary: "The person's conversations with the coach, newest first",
  tag: 'chat',
  params: userParams,
  response: z.array(chatSessionSchema),
});

export const listChatMessages = operation({
  method: 'GET',
  path: '/api/chat-sessions/:sessionId/messages',
  summary: 'The messages of one conversation, oldest first',
  tag: 'chat',
  params: sessionParams,
  response: z.array(chatMessageSchema),
});

export const deleteChatSession = operation({
  method: 'DELETE',
  path: '/api/chat-sessions/:sessionId',
  summary: 'Deletes a conversation',
  tag: 'chat',
  params: sessionParams,
  response: okSchema,
});

export const sendChatMessage = operation({
  method: 'POST',
  path: '/api/profile/chat-update',
  summary: 'Says something to the coach; the answer may change the profile',
  tag: 'chat',
  body: z.strictObject({
    ...claimedUserId,
    message: z.string().trim().min(1).max(4000),
    sessionId: idSchema.nullish(),
  }),
  response: z.strictObject({
    response: z.string(),
    profileUpdated: z.boolean(),
    sessionId: idSchema,
    updates: z.array(profileChangeSchema).optional(),
    pending: z.array(profileChangeSchema).optional(),
  }),
});

export type ChatSession = z.infer<typeof chatSessionSchema>;
export type ChatMessage = z.infer<typeof chatMessageSchema>;
