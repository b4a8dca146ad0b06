import { mayFollowUp, readFollowUp } from '#core/coach/safety/follow-up.ts';
import { readSafety } from '#core/coach/safety/read-safety.ts';
import type { SafetyVerdict } from '#core/coach/safety/verdict.ts';
import type { Db } from '../db/database.ts';
import type { Message } from './message.ts';
import { selectLastMessages } from './store.ts';

/** So many messages, hers and the person's, may lie between a danger and what goes on with it. */
const LOOKED_AT = 16;
/** A talk of yesterday is over. */
const GOES_ON_FOR_MINUTES = 12 * 60;
const MINUTE_MS = 60_000;

/**
 * What the gate says of a message: danger in it, or that it goes on with a talk about danger. What was said before is looked up
 * only for the few messages that could.
 */
export async function hearDanger(db: Db, { session, wanted, now }: Message): Promise<SafetyVerdict> {
  const context = { locale: wanted.locale ?? null, timeZone: wanted.timeZone ?? null };
  const verdict = readSafety(wanted.message, context);
  const { sessionId } = wanted;
  if (verdict.class !== null || !sessionId || !mayFollowUp(wanted.message)) return verdict;
  const rows = await selectLastMessages(db, { userId: session.userId, sessionId, limit: LOOKED_AT });
  const before = rows
    .filter(({ isUser }) => isUser)
    .map(({ message, createdAt }) => ({ message, minutesAgo: (now.getTime() - createdAt.getTime()) / MINUTE_MS }))
    .filter(({ minutesAgo }) => minutesAgo < GOES_ON_FOR_MINUTES);
  return readFollowUp(wanted.message, { before, ...context }) ?? verdict;
}
