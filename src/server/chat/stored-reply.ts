import type { FastifyBaseLogger } from 'fastify';
import type { ChatMessage, CoachBlock } from '#contract/chat.ts';
import { readOrReport } from '../documents/read-or-report.ts';
import { type Reply, replyDocument } from './reply-versions.ts';
import type { MessageRow } from './store.ts';

const LOST = 'This answer could not be read.';
const UNREADABLE_NOTICE = 'Some of this answer, such as its cards, could not be read and is not shown. It is kept.';

/** A reply that cannot be read keeps its place, with the words that were kept beside it. */
const placeholder = ({ message }: Pick<MessageRow, 'message'>): Reply => ({
  blocks: [{ type: 'text', text: message === '' ? LOST : message }],
  ...{ source: 'built_in', notice: UNREADABLE_NOTICE, updates: [], pending: [], changed: [] },
});

/** The reply that a row keeps; null while there is none. One that cannot be read is reported, where there is a log. */
export function readReply(row: MessageRow, log?: FastifyBaseLogger): Reply | null {
  const { id, userId, reply: content, replyVersion: version } = row;
  if (content === null) return null;
  const stored = { version, content };
  const read = log ? readOrReport(replyDocument, stored, { userId, id, log }) : replyDocument.read(stored);
  return read.ok ? read.value : placeholder(row);
}

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

type Shown = { states: ReadonlyMap<string, ChangeState>; log: FastifyBaseLogger };

/** A message as it is answered. */
export function toMessage(row: MessageRow, { states, log }: Shown): ChatMessage {
  const { id, message, isUser, status, clientId } = row;
  const reply = isUser || status !== 'complete' ? null : readReply(row, log);
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
