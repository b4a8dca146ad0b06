import { z } from 'zod';
import { COACH_SOURCES, coachBlockSchema, profileChangeSchema, sendChatMessage } from '#contract/chat.ts';
import { querySchema } from '#core/coach/queries/query.ts';
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
      /** The questions to the data that it answers: what the next message may leave out. */
      asked: z.array(querySchema).optional(),
    }),
  upgrades: [],
});

export type Reply = z.infer<typeof replyDocument.schema>;
