import { lt } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Db } from './database.ts';
import { authSessions, authVerifications } from './schema/auth.ts';
import { idempotencyKeys, rateLimits } from './schema/requests.ts';

const EVERY_MS = 3_600_000;
/** How long the same write may be sent again and still be known. */
const KEYS_KEPT_MS = 7 * 86_400_000;

/** Removes rows that have served their purpose. */
export async function sweep(db: Db, now: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, new Date(now.getTime() - KEYS_KEPT_MS)));
  await db.delete(rateLimits).where(lt(rateLimits.expiresAt, now));
  await db.delete(authSessions).where(lt(authSessions.expiresAt, now));
  await db.delete(authVerifications).where(lt(authVerifications.expiresAt, now));
}

/** Sweeps and vacuums every hour until it is stopped. */
export function startHousekeeping(database: Database, now: () => Date, log: FastifyBaseLogger): { stop: () => void } {
  const timer = setInterval(() => {
    if (!database.isReady()) return;
    sweep(database.db, now())
      .then(() => database.vacuum())
      .catch((err: unknown) => log.error({ err }, 'housekeeping failed'));
  }, EVERY_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
