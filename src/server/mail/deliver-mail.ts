import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database.ts';
import { startRepeating } from '../start-repeating.ts';
import type { Mail } from './mail.ts';
import { claimDueMail, deleteMail, postponeMail, type QueuedMail } from './store.ts';

const EVERY_MS = 5000;
const AT_ONCE = 20;
/** About a day of trying, with the pauses below. */
const MOST_ATTEMPTS = 12;
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 4 * 3_600_000;
/** Longer than a mail server is waited for. */
const HELD_MS = 5 * 60_000;

export type Delivery = { database: Database; mail: Mail; now: () => Date; log: FastifyBaseLogger };

/** Milliseconds to wait after the `attempts`-th try failed. */
export const pauseAfter = (attempts: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS);

/**
 * Sends what is due. A mail leaves the queue once it was handed over; should the server end in between, it is sent a
 * second time rather than never, as the same mail.
 */
export async function deliverDueMail(delivery: Delivery): Promise<void> {
  const { database, now } = delivery;
  const heldUntil = new Date(now().getTime() + HELD_MS);
  const claim = { now: now(), heldUntil, mostAttempts: MOST_ATTEMPTS, limit: AT_ONCE };
  for (const row of await claimDueMail(database.db, claim)) await deliver(delivery, row);
}

async function deliver({ database, mail, now, log }: Delivery, row: QueuedMail): Promise<void> {
  const { id, recipient: to, subject, body: text, replyTo, createdAt: queuedAt } = row;
  const attempts = row.attempts + 1;
  try {
    await mail.send({ to, subject, text, ...(replyTo !== null && { replyTo }) }, { id, queuedAt });
  } catch (err) {
    const isLast = attempts >= MOST_ATTEMPTS;
    log[isLast ? 'error' : 'warn']({ err, mailId: id, attempts }, isLast ? 'mail is given up' : 'mail waits');
    await postponeMail(database.db, { id, attempts, dueAt: new Date(now().getTime() + pauseAfter(attempts)) });
    return;
  }
  await deleteMail(database.db, id);
}

/** Delivers every few seconds until it is stopped; stopping waits for what is under way. */
export function startDelivering(delivery: Delivery): { stop: () => Promise<void> } {
  return startRepeating({
    everyMs: EVERY_MS,
    isReady: () => delivery.database.isReady(),
    work: () => deliverDueMail(delivery),
    failed: (err) => delivery.log.error({ err }, 'delivering mail failed'),
  });
}
