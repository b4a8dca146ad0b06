import { z } from 'zod';
import { COACH_SOURCES, coachBlockSchema, profileChangeSchema, sendChatMessage } from '#contract/chat.ts';
import { versionedDocument } from '#core/documents/versioned-document.ts';

/** What a stored reply of the coach holds beside its text, with its cards: everything that its answer is made of. */
export const replyDocument = versionedDocument({
  name: 'chat-reply',
  schema: () =>
    z.strictObject({
      blocks: z.array(coachBlockSchema),
      source: z.enum(COACH_SOURCES),
      notice: z.string().nullable(),
      updates: z.array(profileChangeSchema),
      pending: z.array(profileChangeSchema),
      changed: sendChatMessage.response.shape.changed,
    }),
  upgrades: [],
});

export type Reply = z.infer<typeof replyDocument.schema>;
