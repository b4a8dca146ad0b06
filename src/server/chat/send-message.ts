import type { ChatAnswer } from '#contract/chat.ts';
import type { SafetyVerdict } from '#core/coach/safety/verdict.ts';
import type { Db } from '../db/database.ts';
import { countAttempt } from '../http/rate-limit.ts';
import { inTransaction, transactionForPerson } from '../http/transaction.ts';
import { readMembership } from '../membership/read-membership.ts';
import { urgently } from '../planning/in-worker.ts';
import { answerTurn } from './answer-turn.ts';
import { hearDanger } from './hear-danger.ts';
import type { Message, Running } from './message.ts';
import { openTurn, settleUnfinished, type TurnRequest } from './open-turn.ts';
import type { Reply } from './reply-versions.ts';
import { selectReplyTo } from './store.ts';
import { readReply, textOf } from './stored-reply.ts';
import { sayBlocks } from './stream-reply.ts';

/**
 * Answers a message to the coach. The message is read for an emergency before anything else, also before any limit. The reply is
 * kept whether or not somebody still waits for it; what comes to nothing is not counted.
 */
export async function sendMessage(db: Db, message: Message): Promise<ChatAnswer> {
  const { session, limits, now, say, log } = message;
  const { userId } = session;
  const verdict = await hearDanger(db, message);
  if (verdict.class === null) await countAttempt(db, limits, { name: 'chat', subject: userId, now });
  else log.info({ safety: verdict.class }, 'a message to the coach was answered with fixed words');
  const turn = await transactionForPerson(db, message, (tx) => openTurn(tx, requestOf(message, verdict)));
  if (turn.kind === 'answered') {
    const { sessionId, id: messageId } = turn.reply;
    const reply = readReply(turn.reply, log);
    if (!reply) throw new Error('a complete reply holds nothing');
    say('session', { sessionId, messageId, title: turn.title });
    sayBlocks(say, reply.blocks);
    return answerOf(db, message, { sessionId, messageId, reply });
  }
  say('session', { sessionId: turn.sessionId, messageId: turn.replyId, title: turn.title });
  const answer = () => answerOrSettle(db, { message, verdict, turn });
  const reply = await (verdict.class === null ? answer() : urgently(answer));
  return answerOf(db, message, { sessionId: turn.sessionId, messageId: turn.replyId, reply });
}

function requestOf(
  { session, wanted, key, allowance, model, now, newId, log }: Message,
  verdict: SafetyVerdict,
): TurnRequest {
  return {
    userId: session.userId,
    message: wanted.message,
    sessionId: wanted.sessionId ?? null,
    clientId: wanted.clientMessageId ?? key,
    verdict,
    allowance,
    hasModel: model !== null,
    ...{ now, newId, log },
  };
}

async function answerOrSettle(db: Db, running: Running): Promise<Reply> {
  const { message, turn } = running;
  const { userId } = message.session;
  try {
    return await answerTurn(db, running);
  } catch (error) {
    await inTransaction(db, async (tx) => {
      const row = await selectReplyTo(tx, { userId, id: turn.messageId });
      if (row) await settleUnfinished(tx, row);
    });
    throw error;
  }
}

type Answered = { sessionId: string; messageId: string; reply: Reply };

async function answerOf(db: Db, message: Message, { sessionId, messageId, reply }: Answered): Promise<ChatAnswer> {
  const { updates, pending, asked: _, ...rest } = reply;
  const { chatMessages } = await readMembership(db, { userId: message.session.userId, now: message.now });
  const { limit, left, resetsAt } = chatMessages;
  return {
    ...rest,
    response: textOf(reply.blocks),
    profileUpdated: reply.changed.includes('profile'),
    sessionId,
    messageId,
    ...(updates.length > 0 && { updates }),
    ...(pending.length > 0 && { pending }),
    allowance: { limit, left, resetsAt },
  };
}
