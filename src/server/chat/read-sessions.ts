import type { FastifyBaseLogger } from 'fastify';
import type { ChatMessage, ChatSession, CoachBlock, exportChats as exportOperation } from '#contract/chat.ts';
import type { ResponseOf } from '#contract/operation.ts';
import type { Db } from '../db/database.ts';
import { selectDeedStates } from '../deeds/store.ts';
import { notFound } from '../http/http-error.ts';
import { selectMemories } from '../memory/store.ts';
import { inTurns, nextTurn } from '../turns.ts';
import {
  type MessageRow,
  type SessionRow,
  selectChangeStates,
  selectLastMessages,
  selectMessagesAfter,
  selectSession,
  selectSessions,
} from './store.ts';
import { decidedIn, readReply, type States, toMessage } from './stored-reply.ts';
import { isStale } from './turn-age.ts';

const toSession = ({ id, title, createdAt }: SessionRow): ChatSession => ({
  id,
  title,
  createdAt: createdAt.toISOString(),
});

/** The person's conversations, the one that was spoken in last first. */
export async function listSessions(db: Db, { userId }: { userId: string }): Promise<ChatSession[]> {
  return (await selectSessions(db, { userId })).map(toSession);
}

type One = { userId: string; sessionId: string; now: Date; log: FastifyBaseLogger };

/** So many messages of a conversation are shown. */
const SHOWN = 400;
const PAGE = 200;

/** The last messages of a conversation, with each change as it stands now. */
export async function listMessages(db: Db, { userId, sessionId, now, log }: One): Promise<ChatMessage[]> {
  if (!(await selectSession(db, { userId, sessionId }))) throw notFound('conversation');
  const last = await selectLastMessages(db, { userId, sessionId, limit: SHOWN });
  const rows = last.reverse().map((row) => abandoned(row, now));
  const states = await readStates(db, { userId, blocks: rows.flatMap((row) => readReply(row)?.blocks ?? []) });
  const kept = await selectMemories(db, { userId });
  const memories = new Map(kept.map((row) => [row.id, row.updatedAt]));
  return inTurns(rows, (row) => [toMessage(row, { states, memories, log })]);
}

/** How what stands on the cards stands now. */
async function readStates(db: Db, { userId, blocks }: { userId: string; blocks: CoachBlock[] }): Promise<States> {
  const { changeIds, deedIds } = decidedIn(blocks);
  const changes = changeIds.length === 0 ? [] : await selectChangeStates(db, { userId, ids: changeIds });
  const deeds = deedIds.length === 0 ? [] : await selectDeedStates(db, { userId, ids: deedIds });
  return {
    changes: new Map(changes.map(({ id, status }) => [id, status])),
    deeds: new Map(deeds.map(({ id, status }) => [id, status])),
  };
}

/** A reply that a server left behind half done is shown as what it will be settled as. */
const abandoned = (row: MessageRow, now: Date): MessageRow => {
  if (row.status !== 'pending' || !isStale(row, now)) return row;
  return { ...row, status: readReply(row) ? 'complete' : 'failed' };
};

/** Read and decrypted piece by piece, with everything else having its turn in between. */
async function everythingSaid(db: Db, { userId }: { userId: string }): Promise<MessageRow[]> {
  const said: MessageRow[] = [];
  for (;;) {
    const page = await selectMessagesAfter(db, { userId, after: said.at(-1)?.place ?? 0, limit: PAGE });
    said.push(...page);
    if (page.length < PAGE) return said;
    await nextTurn();
  }
}

/** All that was said, to keep. */
export async function exportChats(
  db: Db,
  { userId, now }: { userId: string; now: Date },
): Promise<ResponseOf<typeof exportOperation>> {
  const sessions = await selectSessions(db, { userId });
  const said = (await everythingSaid(db, { userId })).filter(({ status }) => status === 'complete');
  const bySession = new Map<string, MessageRow[]>(sessions.map(({ id }) => [id, []]));
  for (const row of said) bySession.get(row.sessionId)?.push(row);
  return {
    exportedAt: now.toISOString(),
    sessions: sessions.map((session) => ({
      ...toSession(session),
      messages: (bySession.get(session.id) ?? []).map(({ message, isUser, createdAt }) => ({
        ...{ message, isUser, createdAt: createdAt.toISOString() },
      })),
    })),
  };
}
