import { type Earlier, readFollowUp, readInOpenDanger } from '#core/coach/safety/follow-up.ts';
import { readSafety } from '#core/coach/safety/read-safety.ts';
import type { SafetyVerdict } from '#core/coach/safety/verdict.ts';
import type { IntentKind } from '#core/coach/turn.ts';
import type { Db } from '../db/database.ts';
import { readProfile } from '../profile/read-profile.ts';
import type { Message } from './message.ts';
import { readMessage } from './read-message.ts';
import { type MessageRow, selectLastMessages } from './store.ts';
import { readReply } from './stored-reply.ts';

/** So many messages, hers and the person's, may lie between a danger and what goes on with it. */
const LOOKED_AT = 16;
/** A talk of yesterday is over. */
const GOES_ON_FOR_MINUTES = 12 * 60;
const MINUTE_MS = 60_000;

/**
 * What the gate says of a message: danger in it, that it goes on with a talk about danger, or that it says nothing else while an
 * emergency is open.
 */
export async function hearDanger(db: Db, message: Message): Promise<SafetyVerdict> {
  const { session, wanted, now } = message;
  const context = { locale: wanted.locale ?? null, timeZone: wanted.timeZone ?? null };
  const verdict = readSafety(wanted.message, context);
  const { sessionId } = wanted;
  if (verdict.class !== null || !sessionId) return verdict;
  const rows = await selectLastMessages(db, { userId: session.userId, sessionId, limit: LOOKED_AT });
  const before = earlierIn(rows, now).filter(({ minutesAgo }) => minutesAgo < GOES_ON_FOR_MINUTES);
  const talk = { before, ...context };
  const heard = readFollowUp(wanted.message, talk);
  if (heard !== null) return heard;
  const open = readInOpenDanger(wanted.message, talk);
  return open === null || (await saysSomethingElse(db, message)) ? verdict : open;
}

/** What the person wrote, the newest first, and whether it was answered with fixed words. */
function earlierIn(rows: readonly MessageRow[], now: Date): Earlier[] {
  const held = new Set(rows.flatMap((row) => (isFixed(row) ? [row.answers] : [])));
  return rows
    .filter(({ isUser }) => isUser)
    .map(({ id, message, createdAt }) => ({
      ...{ message, isHeld: held.has(id) },
      minutesAgo: (now.getTime() - createdAt.getTime()) / MINUTE_MS,
    }));
}

const isFixed = (row: MessageRow): boolean => !row.isUser && readReply(row)?.source === 'safety';

/** Small talk is no other subject. */
const SMALL_TALK = new Set<IntentKind>(['greeting', 'thanks', 'goodbye', 'how_are_you', 'are_you_human', 'feeling']);

/** Whether a message asks or tells something that the coach reads by its words. */
async function saysSomethingElse(db: Db, { session, wanted, catalogue, log }: Message): Promise<boolean> {
  // Answers that cannot be read explain nothing: then the fixed words stand.
  const known = await readProfile(db, { userId: session.userId, log }).catch(() => null);
  if (known === null) return false;
  const { intents, changes, logs, isGuess } = readMessage({
    ...{ message: wanted.message, profile: known.profile, catalogue },
    ...{ history: [], hasPending: false, talk: null },
  });
  const isTold = logs.length > 0 || (changes.length > 0 && isGuess !== true);
  return isTold || intents.some(({ kind }) => !SMALL_TALK.has(kind));
}
