import { sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { rateLimits } from '../db/schema/requests.ts';
import { LIMITS, type LimitName, type LimitValues } from '../limits.ts';
import { httpError } from './http-error.ts';

export type Attempt = { name: LimitName; subject: string; now: Date };

/**
 * Counts an attempt; throws a 429 when the window is full. One atomic statement, so that parallel requests and several
 * servers share one count.
 */
export async function countAttempt(db: Db, allowed: LimitValues, { name, subject, now }: Attempt): Promise<void> {
  const windowMs = LIMITS[name].windowSeconds * 1000;
  const windowStart = new Date(Math.floor(now.getTime() / windowMs) * windowMs);
  const expiresAt = new Date(windowStart.getTime() + windowMs);
  const [row] = await db
    .insert(rateLimits)
    .values({ name, subject, windowStart, count: 1, expiresAt })
    .onConflictDoUpdate({
      target: [rateLimits.name, rateLimits.subject, rateLimits.windowStart],
      set: { count: sql`${rateLimits.count} + 1` },
    })
    .returning({ count: rateLimits.count });
  if (row && row.count <= allowed[name]) return;
  throw httpError('too_many_requests', 'That was a lot at once. Please wait a little and try again.', {
    retryAfter: (expiresAt.getTime() - now.getTime()) / 1000,
    detail: { limit: name },
  });
}
