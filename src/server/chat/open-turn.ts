import type { FastifyBaseLogger } from 'fastify';
import type { Profile } from '#core/athlete/profile.ts';
import type { ShownThing } from '#core/coach/dialogue/shown-thing.ts';
import { isTalkedAbout } from '#core/coach/safety/follow-up.ts';
import type { SafetyVerdict } from '#core/coach/safety/verdict.ts';
import type { PastTurn } from '#core/coach/turn.ts';
import { allows } from '../consents/decide-consent.ts';
import type { Db } from '../db/database.ts';
import { HttpError, httpError, notFound } from '../http/http-error.ts';
import type { AllowanceGate } from '../membership/allowance-gate.ts';
import { refundAllowance } from '../membership/spend-allowance.ts';
import { lockPlansOf } from '../plans/store.ts';
import { readProfile } from '../profile/read-profile.ts';
import { declineWaiting } from '../profile/store.ts';
import type { Reply } from './reply-versions.ts';
import {
  expectRoomToTalk,
  insertMessages,
  insertSession,
  type MessageRow,
  makeRoomToTalk,
  reopenReply,
  selectByClientId,
  selectLastMessages,
  selectOpenReplies,
  selectReplyTo,
  selectSession,
  settleReply,
  touchSession,
} from './store.ts';
import { readReply, textOf } from './stored-reply.ts';
import { titleOf } from './title.ts';
import { isStale } from './turn-age.ts';

/** So many messages of before are looked at. */
const HISTORY_MAX = 12;

export type TurnRequest = {
  userId: string;
  message: string;
  sessionId: string | null;
  /** What makes a message that is sent again the same one. */
  clientId: string | null;
  verdict: SafetyVerdict;
  /** Counts the message. */
  allowance: AllowanceGate;
  /** Whether a language model is there to be asked. */
  hasModel: boolean;
  now: Date;
  newId: () => string;
  log: FastifyBaseLogger;
};

export type OpenTurn = {
  kind: 'open';
  sessionId: string;
  title: string;
  messageId: string;
  replyId: string;
  /** Null for who has not answered the questions, and where their answers may not be looked at. */
  profile: Profile | null;
  /** Whether the person took back that their health answers are used. */
  isWithheld: boolean;
  history: PastTurn[];
  asksModel: boolean;
  isCounted: boolean;
};

/** `answered`: the same message was sent before, and this is its reply. */
export type Opened = OpenTurn | { kind: 'answered'; title: string; reply: MessageRow };

/**
 * Keeps a message and a place for its reply, and counts it, all or nothing. What is said in an emergency is not counted. The
 * turns of one person are opened one after the other.
 */
export async function openTurn(tx: Db, request: TurnRequest): Promise<Opened> {
  const { userId, clientId, verdict, allowance, now, newId } = request;
  await lockPlansOf(tx, userId);
  const stillOpen = await settleAbandoned(tx, { userId, now });
  const sent = clientId === null ? undefined : await selectByClientId(tx, { userId, clientId });
  const known = sent && (await replyTo(tx, sent, request));
  if (known?.status === 'complete') {
    allowance.waive();
    const session = await selectSession(tx, { userId, sessionId: known.sessionId });
    return { kind: 'answered', title: session?.title ?? '', reply: known };
  }
  const asksModel = request.hasModel && verdict.class === null && (await allows(tx, { userId, purpose: 'chat' }));
  // A model is asked one thing at a time by one person.
  if (asksModel && stillOpen.length > 0) throw stillAnswering();
  const isWithheld = verdict.class === null && !(await allows(tx, { userId, purpose: 'health' }));
  const profile = isWithheld ? null : await profileFor(tx, request);
  if (!sent && verdict.class === null) await expectRoomToTalk(tx, { userId, isNew: request.sessionId === null });
  const place = sent ? await placeOf(tx, sent) : await openSession(tx, request);
  const isFree = verdict.class !== null || profile === null;
  if (isFree) allowance.waive();
  const isCounted = !isFree && (await allowance.spend(tx));
  const isBegun = sent !== undefined || request.sessionId !== null;
  const past = { userId, sessionId: place.sessionId, without: sent?.id };
  const history = isBegun ? await readHistory(tx, past) : [];
  const turn = { ...place, messageId: sent?.id ?? newId(), replyId: known?.id ?? newId() };
  if (known) await reopenReply(tx, { userId, id: known.id, change: { status: 'pending', isCounted, createdAt: now } });
  else await keepMessages(tx, request, { ...turn, isCounted });
  if (verdict.class !== null) await makeRoomToTalk(tx, { userId });
  if (isTalkedAbout(verdict.class)) await declineWaiting(tx, { userId, now });
  return { kind: 'open', ...turn, profile, isWithheld, history, asksModel, isCounted };
}

/** What is said in an emergency is answered also where the profile cannot be read. */
async function profileFor(tx: Db, { userId, verdict, log }: TurnRequest): Promise<Profile | null> {
  try {
    return (await readProfile(tx, { userId, log }))?.profile ?? null;
  } catch (error) {
    if (verdict.class !== null && error instanceof HttpError && error.code === 'unreadable_document') return null;
    throw error;
  }
}

const stillAnswering = () =>
  httpError('conflict', 'I am still writing my last answer. Please wait a moment.', { retryAfter: 2 });

type Place = { sessionId: string; title: string };

async function openSession(tx: Db, { userId, sessionId, message, verdict, now, newId }: TurnRequest): Promise<Place> {
  if (sessionId !== null) {
    const session = await selectSession(tx, { userId, sessionId });
    if (!session) throw notFound('conversation');
    await touchSession(tx, { userId, sessionId, now });
    return { sessionId, title: session.title };
  }
  const session = { id: newId(), userId, title: titleOf(message, verdict), createdAt: now, updatedAt: now };
  await insertSession(tx, session);
  return { sessionId: session.id, title: session.title };
}

async function placeOf(tx: Db, { userId, sessionId }: MessageRow): Promise<Place> {
  const session = await selectSession(tx, { userId, sessionId });
  return { sessionId, title: session?.title ?? '' };
}

/** The reply to a message that was sent before; refused while it is being written, or if it was another message. */
async function replyTo(tx: Db, sent: MessageRow, { userId, message }: TurnRequest): Promise<MessageRow> {
  if (sent.message !== message) {
    throw httpError('idempotency_mismatch', 'This id was used for another message. Please send it again.');
  }
  const reply = await selectReplyTo(tx, { userId, id: sent.id });
  if (!reply) throw new Error('a message has no place for its reply');
  if (reply.status === 'pending') throw stillAnswering();
  return reply;
}

type Kept = Place & { messageId: string; replyId: string; isCounted: boolean };

async function keepMessages(tx: Db, { userId, message, clientId, now }: TurnRequest, turn: Kept): Promise<void> {
  const { sessionId, messageId, replyId, isCounted } = turn;
  const row = { sessionId, userId, createdAt: now };
  const open = { message: '', isUser: false, status: 'pending', isCounted } as const;
  await insertMessages(tx, [
    { ...row, id: messageId, message, isUser: true, clientId },
    { ...row, ...open, id: replyId, answers: messageId },
  ]);
}

type Past = { userId: string; sessionId: string; without: string | undefined };

/** What was said in danger reaches no model, in no later turn: the person is told that it stays here. */
async function readHistory(tx: Db, { without, ...one }: Past): Promise<PastTurn[]> {
  const rows = await selectLastMessages(tx, { ...one, limit: HISTORY_MAX });
  const turns = rows.map((row) => ({ row, reply: row.isUser ? null : readReply(row) }));
  const fixed = turns.filter(({ reply }) => reply?.source === 'safety').map(({ row }) => row);
  const inDanger = new Set(fixed.flatMap(({ id, answers }) => [id, answers]));
  return turns
    .filter(({ row: { id, status } }) => status === 'complete' && id !== without && !inDanger.has(id))
    .reverse()
    .map(({ row, reply }) => ({ isUser: row.isUser, text: row.message, ...leftBy(reply) }));
}

/** What of a reply the next message can point at. */
function leftBy(reply: Reply | null): Omit<PastTurn, 'isUser' | 'text'> {
  const { blocks = [], asked } = reply ?? {};
  const cards = blocks.flatMap((block) => (block.type === 'card' ? [block.card] : []));
  return {
    ...(asked && { asked }),
    choices: cards.flatMap((card) => (card.kind === 'choice' ? card.choices : [])),
    shown: cards.flatMap((card): ShownThing[] => {
      if (card.kind === 'meal') return [{ kind: 'meal', mealIndex: card.mealIndex }];
      if (card.kind === 'exercise') return [{ kind: 'exercise', exerciseId: card.exerciseId }];
      if (card.kind === 'knowledge') return [{ kind: 'knowledge', title: card.title }];
      if (card.kind === 'change') return [{ kind: 'change', fields: card.changes.map(({ field }) => field) }];
      return card.kind === 'deed' && card.state === 'done' ? [{ kind: 'deed', deedId: card.deedId }] : [];
    }),
  };
}

/**
 * Settles what a server that stopped left open: what was done is shown, what was not is given back. What comes back is
 * still being written.
 */
async function settleAbandoned(tx: Db, { userId, now }: { userId: string; now: Date }): Promise<MessageRow[]> {
  const open = await selectOpenReplies(tx, { userId });
  for (const row of open.filter((each) => isStale(each, now))) await settleUnfinished(tx, row);
  return open.filter((each) => !isStale(each, now));
}

/** Ends a reply that will not be written any more. */
export async function settleUnfinished(tx: Db, row: MessageRow): Promise<void> {
  const { userId, id, isCounted, createdAt } = row;
  const done = readReply(row);
  const change = done
    ? ({ status: 'complete', message: textOf(done.blocks) } as const)
    : ({ status: 'failed', isCounted: false } as const);
  const isSettled = await settleReply(tx, { userId, id, change });
  if (isSettled && !done && isCounted) await refundAllowance(tx, 'chatMessages', { userId, now: createdAt });
}
