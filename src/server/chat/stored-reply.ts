import type { FastifyBaseLogger } from 'fastify';
import type { ChatMessage, CoachBlock } from '#contract/chat.ts';
import type { DeedState } from '#core/coach/actions/deed-versions.ts';
import { readOrReport } from '../documents/read-or-report.ts';
import { memoryCardNow } from '../memory/memory-card-now.ts';
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

/** How changes of the answers, and deeds, stand now: they may have been confirmed or undone since. */
export type States = { changes: ReadonlyMap<string, ChangeState>; deeds: ReadonlyMap<string, DeedState> };

function withStates(blocks: readonly CoachBlock[], { states, memories, since }: AsItIs): CoachBlock[] {
  return blocks.map((block) => {
    if (block.type === 'text') return block;
    const { card } = block;
    if (card.kind === 'change')
      return { ...block, card: { ...card, state: states.changes.get(card.changeId) ?? card.state } };
    if (card.kind === 'deed')
      return { ...block, card: { ...card, state: states.deeds.get(card.deedId) ?? card.state } };
    if (card.kind === 'memory') return { ...block, card: memoryCardNow(card, { memories, since }) };
    return block;
  });
}

/** The changes of answers and the deeds that stand on cards, by their ids. */
export function decidedIn(blocks: readonly CoachBlock[]): { changeIds: string[]; deedIds: string[] } {
  const cards = blocks.flatMap((block) => (block.type === 'card' ? [block.card] : []));
  return {
    changeIds: cards.flatMap((card) => (card.kind === 'change' ? [card.changeId] : [])),
    deedIds: cards.flatMap((card) => (card.kind === 'deed' ? [card.deedId] : [])),
  };
}

type AsItIs = {
  states: States;
  /** What is remembered, and since when as it is. */
  memories: ReadonlyMap<string, Date>;
  /** When the reply was written. */
  since: Date;
};
type Shown = Omit<AsItIs, 'since'> & { log: FastifyBaseLogger };

/** A message as it is answered. */
export function toMessage(row: MessageRow, { states, memories, log }: Shown): ChatMessage {
  const { id, message, isUser, status, clientId } = row;
  const reply = isUser || status !== 'complete' ? null : readReply(row, log);
  return {
    id,
    message,
    isUser,
    createdAt: row.createdAt.toISOString(),
    status,
    blocks: reply ? withStates(reply.blocks, { states, memories, since: row.createdAt }) : [],
    source: reply?.source ?? null,
    notice: reply?.notice ?? null,
    clientMessageId: clientId,
  };
}
