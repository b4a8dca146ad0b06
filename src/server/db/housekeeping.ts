import { and, isNull, lt } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { sweepDeleted } from '../account/store.ts';
import { sweepAnalytics } from '../analytics/sweep-analytics.ts';
import { deleteSilentSessions } from '../chat/store.ts';
import { startRepeating } from '../start-repeating.ts';
import type { Database, Db } from './database.ts';
import { authDevices, authSessions, authVerifications } from './schema/auth.ts';
import { mailQueue, newsletterSubscribers, newsletterTokens, supportRequests } from './schema/contact.ts';
import { deletedLogs } from './schema/logs.ts';
import { idempotencyKeys, rateLimits } from './schema/requests.ts';

const EVERY_MS = 3_600_000;
/** How long the same write may be sent again and still be known. */
const KEYS_KEPT_MS = 7 * 86_400_000;
/** How long a removed log can be put back. */
const DELETED_KEPT_MS = 86_400_000;

const DAY_MS = 86_400_000;
/** How long somebody may take to confirm. */
const UNCONFIRMED_KEPT_MS = 7 * DAY_MS;
const SUPPORT_KEPT_MS = 180 * DAY_MS;
/** Mail that could not be delivered is of no use to anyone after this; what a deleted account leaves is gone within a month. */
const MAIL_KEPT_MS = 20 * DAY_MS;
/** The mark in a browser is gone then. */
const DEVICES_KNOWN_MS = 400 * DAY_MS;
/** No backup is kept for longer. */
const DELETED_KNOWN_MS = 400 * DAY_MS;

/** Removes rows that have served their purpose. */
export async function sweep(db: Db, now: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, new Date(now.getTime() - KEYS_KEPT_MS)));
  await db.delete(deletedLogs).where(lt(deletedLogs.deletedAt, new Date(now.getTime() - DELETED_KEPT_MS)));
  await db.delete(rateLimits).where(lt(rateLimits.expiresAt, now));
  await db.delete(authSessions).where(lt(authSessions.expiresAt, now));
  await db.delete(authDevices).where(lt(authDevices.seenAt, new Date(now.getTime() - DEVICES_KNOWN_MS)));
  await db.delete(authVerifications).where(lt(authVerifications.expiresAt, now));
  await sweepContact(db, now);
  await sweepDeleted(db, new Date(now.getTime() - DELETED_KNOWN_MS));
  await sweepAnalytics(db, now);
}

async function sweepContact(db: Db, now: Date): Promise<void> {
  const { confirmedAt, createdAt } = newsletterSubscribers;
  const before = (ms: number) => new Date(now.getTime() - ms);
  await db.delete(newsletterTokens).where(lt(newsletterTokens.expiresAt, now));
  await db.delete(newsletterSubscribers).where(and(isNull(confirmedAt), lt(createdAt, before(UNCONFIRMED_KEPT_MS))));
  await db.delete(supportRequests).where(lt(supportRequests.createdAt, before(SUPPORT_KEPT_MS)));
  await db.delete(mailQueue).where(lt(mailQueue.createdAt, before(MAIL_KEPT_MS)));
}

/** Removes conversations in which nothing was said for so many days. */
export const sweepChats = (db: Db, now: Date, keptDays: number): Promise<void> =>
  deleteSilentSessions(db, new Date(now.getTime() - keptDays * DAY_MS));

type Housekeeping = { now: () => Date; log: FastifyBaseLogger; chatKeptDays: number };

/** Sweeps and vacuums every hour until it is stopped. */
export const startHousekeeping = (database: Database, { now, log, chatKeptDays }: Housekeeping) =>
  startRepeating({
    everyMs: EVERY_MS,
    isReady: () => database.isReady(),
    work: async () => {
      await sweep(database.db, now());
      await sweepChats(database.db, now(), chatKeptDays);
      await database.vacuum();
    },
    failed: (err) => log.error({ err }, 'housekeeping failed'),
  });
