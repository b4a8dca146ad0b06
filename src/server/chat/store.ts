import { and, asc, desc, eq, gt, inArray, lt, ne } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { expectRoom, keepNewest } from '../db/row-limits.ts';
import { chatMessages, chatSessions, profileChanges } from '../db/schema/chat.ts';
import { type Reply, replyDocument } from './reply-versions.ts';

export type SessionRow = typeof chatSessions.$inferSelect;
export type MessageRow = typeof chatMessages.$inferSelect;
export type ChangeRow = typeof profileChanges.$inferSelect;
type OfPerson = { userId: string };
type OneSession = OfPerson & { sessionId: string };
type OneMessage = OfPerson & { id: string };

const ofSession = ({ userId, sessionId }: OneSession) =>
  and(eq(chatMessages.sessionId, sessionId), eq(chatMessages.userId, userId));
const mine = ({ userId, id }: OneMessage) => and(eq(chatMessages.id, id), eq(chatMessages.userId, userId));

export function selectSessions(db: Db, { userId }: OfPerson): Promise<SessionRow[]> {
  return db
    .select()
    .from(chatSessions)
    .where(eq(chatSessions.userId, userId))
    .orderBy(desc(chatSessions.updatedAt), desc(chatSessions.id));
}

export async function selectSession(db: Db, { userId, sessionId }: OneSession): Promise<SessionRow | undefined> {
  const [row] = await db
    .select()
    .from(chatSessions)
    .where(and(eq(chatSessions.id, sessionId), eq(chatSessions.userId, userId)));
  return row;
}

type Talk = OfPerson & { isNew: boolean };

/** Refuses one more conversation, or two more messages, than a person may keep: what is written, and the reply to it. */
export async function expectRoomToTalk(db: Db, { userId, isNew }: Talk): Promise<void> {
  if (isNew) await expectRoom(db, chatSessions, { userId, limit: 'conversations', adding: 1 });
  await expectRoom(db, chatMessages, { userId, limit: 'messages', adding: 2 });
}

/** Lets what was said first go, where there is no room: an emergency is answered all the same. */
export async function makeRoomToTalk(db: Db, { userId }: OfPerson): Promise<void> {
  const { id, userId: owner } = chatSessions;
  await keepNewest(
    db,
    { table: chatSessions, userId: owner, id, age: chatSessions.updatedAt },
    { userId, limit: 'conversations' },
  );
  const messages = { table: chatMessages, userId: chatMessages.userId, id: chatMessages.id, age: chatMessages.place };
  await keepNewest(db, messages, { userId, limit: 'messages' });
}

export async function insertSession(db: Db, session: typeof chatSessions.$inferInsert): Promise<void> {
  await db.insert(chatSessions).values(session);
}

export async function touchSession(db: Db, { userId, sessionId, now }: OneSession & { now: Date }): Promise<void> {
  await db
    .update(chatSessions)
    .set({ updatedAt: now })
    .where(and(eq(chatSessions.id, sessionId), eq(chatSessions.userId, userId)));
}

/** Whether there was one to delete; its messages go with it. */
export async function deleteSession(db: Db, { userId, sessionId }: OneSession): Promise<boolean> {
  const deleted = await db
    .delete(chatSessions)
    .where(and(eq(chatSessions.id, sessionId), eq(chatSessions.userId, userId)))
    .returning({ id: chatSessions.id });
  return deleted.length > 0;
}

/** Conversations of anyone in which nothing was said since `before`. */
export async function deleteSilentSessions(db: Db, before: Date): Promise<void> {
  await db.delete(chatSessions).where(lt(chatSessions.updatedAt, before));
}

/** The last messages of a conversation, newest first. */
export function selectLastMessages(db: Db, { limit, ...one }: OneSession & { limit: number }): Promise<MessageRow[]> {
  return db.select().from(chatMessages).where(ofSession(one)).orderBy(desc(chatMessages.place)).limit(limit);
}

type Page = OfPerson & { after: number; limit: number };

/** What the person and the coach said, in all conversations, after a place in its order. */
export function selectMessagesAfter(db: Db, { userId, after, limit }: Page): Promise<MessageRow[]> {
  return db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.userId, userId), gt(chatMessages.place, after)))
    .orderBy(asc(chatMessages.place))
    .limit(limit);
}

/** In the order in which they are to be read. */
export async function insertMessages(db: Db, messages: (typeof chatMessages.$inferInsert)[]): Promise<void> {
  await db.insert(chatMessages).values(messages);
}

export async function selectByClientId(db: Db, { userId, clientId }: OfPerson & { clientId: string }) {
  const [row] = await db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.userId, userId), eq(chatMessages.clientId, clientId)));
  return row;
}

export async function selectReplyTo(db: Db, { userId, id }: OneMessage): Promise<MessageRow | undefined> {
  const [row] = await db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.answers, id), eq(chatMessages.userId, userId)));
  return row;
}

/** Replies that are still being written. */
export function selectOpenReplies(db: Db, { userId }: OfPerson): Promise<MessageRow[]> {
  return db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.userId, userId), eq(chatMessages.status, 'pending')));
}

type ReplyChange = Partial<Pick<MessageRow, 'message' | 'status' | 'isCounted' | 'createdAt'>> & { reply?: Reply };

function columnsOf({ reply, ...change }: ReplyChange) {
  if (reply === undefined) return change;
  const { content, version } = replyDocument.write(reply);
  return { ...change, reply: content, replyVersion: version };
}

/** Changes a reply that is still being written; whether it still was. */
export async function settleReply(db: Db, { change, ...one }: OneMessage & { change: ReplyChange }): Promise<boolean> {
  const settled = await db
    .update(chatMessages)
    .set(columnsOf(change))
    .where(and(mine(one), eq(chatMessages.status, 'pending')))
    .returning({ id: chatMessages.id });
  return settled.length > 0;
}

/** Whether a reply is still being written; if so, nobody else settles it until the transaction ends. */
export async function holdReply(db: Db, one: OneMessage): Promise<boolean> {
  const rows = await db
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(and(mine(one), eq(chatMessages.status, 'pending')))
    .for('no key update');
  return rows.length > 0;
}

/** Lets a reply that failed be written again. */
export async function reopenReply(db: Db, { change, ...one }: OneMessage & { change: ReplyChange }): Promise<void> {
  await db.update(chatMessages).set(columnsOf(change)).where(mine(one));
}

/** The newest change of the profile that holds. */
export async function selectNewestChange(
  db: Db,
  { userId, since }: OfPerson & { since: Date },
): Promise<ChangeRow | undefined> {
  const [row] = await db
    .select()
    .from(profileChanges)
    .where(
      and(eq(profileChanges.userId, userId), eq(profileChanges.status, 'applied'), gt(profileChanges.createdAt, since)),
    )
    .orderBy(desc(profileChanges.createdAt), desc(profileChanges.id))
    .limit(1);
  return row;
}

/** The changes of the profile that wait for a yes, oldest first. */
export function selectWaiting(db: Db, { userId }: OfPerson): Promise<ChangeRow[]> {
  return db
    .select()
    .from(profileChanges)
    .where(and(eq(profileChanges.userId, userId), eq(profileChanges.status, 'pending')))
    .orderBy(asc(profileChanges.createdAt), asc(profileChanges.id));
}

type Asked = OfPerson & { messageId: string; since: Date };

/** The change that waits for the answer to the message before this one: a later "yes" is about something else. */
export async function selectAsked(db: Db, { userId, messageId, since }: Asked): Promise<ChangeRow | undefined> {
  const [before] = await db
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(and(eq(chatMessages.userId, userId), eq(chatMessages.isUser, true), ne(chatMessages.id, messageId)))
    .orderBy(desc(chatMessages.place))
    .limit(1);
  return (
    before &&
    (await selectWaiting(db, { userId })).findLast((row) => row.messageId === before.id && row.createdAt > since)
  );
}

export async function declineChanges(
  db: Db,
  { userId, ids, now }: OfPerson & { ids: readonly string[]; now: Date },
): Promise<void> {
  await db
    .update(profileChanges)
    .set({ status: 'declined', decidedAt: now })
    .where(and(eq(profileChanges.userId, userId), inArray(profileChanges.id, [...ids])));
}

/** What was changed last of the answers, newest first. */
export function selectRecentChanges(db: Db, { userId, limit }: OfPerson & { limit: number }): Promise<ChangeRow[]> {
  return db
    .select()
    .from(profileChanges)
    .where(eq(profileChanges.userId, userId))
    .orderBy(desc(profileChanges.createdAt), desc(profileChanges.id))
    .limit(limit);
}

export function selectChangeStates(db: Db, { userId, ids }: OfPerson & { ids: string[] }) {
  return db
    .select({ id: profileChanges.id, status: profileChanges.status })
    .from(profileChanges)
    .where(and(eq(profileChanges.userId, userId), inArray(profileChanges.id, ids)));
}
