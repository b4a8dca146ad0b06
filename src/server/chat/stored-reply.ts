import { z } from 'zod';
import {
  type ChatMessage,
  COACH_SOURCES,
  type CoachBlock,
  coachBlockSchema,
  profileChangeSchema,
  sendChatMessage,
} from '#contract/chat.ts';
import type { MessageRow } from './store.ts';

const { changed } = sendChatMessage.response.shape;

/** What a reply holds beside its text: everything that its answer is made of. */
const replyColumn = z.strictObject({
  blocks: z.array(coachBlockSchema),
  source: z.enum(COACH_SOURCES),
  notice: z.string().nullable(),
  updates: z.array(profileChangeSchema),
  pending: z.array(profileChangeSchema),
  changed,
});

export type Reply = z.infer<typeof replyColumn>;

/** The reply that a row keeps; null while there is none, or if it cannot be read. */
export const readReply = ({ reply }: Pick<MessageRow, 'reply'>): Reply | null =>
  replyColumn.safeParse(reply).data ?? null;

/** The text of a reply, paragraph by paragraph. */
export const textOf = (blocks: readonly CoachBlock[]): string =>
  blocks.flatMap((block) => (block.type === 'text' ? [block.text] : [])).join('\n\n');

type ChangeState = 'applied' | 'pending' | 'undone' | 'declined';

/** Shows each change as it stands now: it may have been confirmed or undone since. */
export const withStates = (blocks: readonly CoachBlock[], states: ReadonlyMap<string, ChangeState>): CoachBlock[] =>
  blocks.map((block) => {
    if (block.type === 'text' || block.card.kind !== 'change') return block;
    return { type: 'card', card: { ...block.card, state: states.get(block.card.changeId) ?? block.card.state } };
  });

export const changeIdsIn = (blocks: readonly CoachBlock[]): string[] =>
  blocks.flatMap((block) => (block.type === 'card' && block.card.kind === 'change' ? [block.card.changeId] : []));

/** A message as it is answered. */
export function toMessage(row: MessageRow, states: ReadonlyMap<string, ChangeState>): ChatMessage {
  const { id, message, isUser, status, clientId } = row;
  const reply = isUser || status !== 'complete' ? null : readReply(row);
  return {
    id,
    message,
    isUser,
    createdAt: row.createdAt.toISOString(),
    status,
    blocks: reply ? withStates(reply.blocks, states) : [],
    source: reply?.source ?? null,
    notice: reply?.notice ?? null,
    clientMessageId: clientId,
  };
}
