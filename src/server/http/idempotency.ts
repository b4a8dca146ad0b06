import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/database.ts';
import { keepNewest } from '../db/row-limits.ts';
import { idempotencyKeys } from '../db/schema/requests.ts';
import { httpError } from './http-error.ts';

const keySchema = z.uuid();

/** The `Idempotency-Key` of a request, if it carries one. */
export function readIdempotencyKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  const key = keySchema.safeParse(header);
  if (!key.success) throw httpError('bad_request', 'The Idempotency-Key must be a UUID.');
  return key.data.toLowerCase();
}

/** What makes two requests the same: method, address and body. */
export const hashRequest = (method: string, url: string, body: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([method, url, body]))
    .digest('base64');

export type KeyedRequest = { userId: string; key: string; hash: string; now: Date };

/**
 * Runs `work` at most once for a key, inside the transaction that it is given. The row of the key is written first:
 * a second request with the same key waits at it until the first has committed (and then gets its answer) or failed
 * (and then does the work).
 */
export async function onceForKey(tx: Db, request: KeyedRequest, work: () => Promise<string>): Promise<string> {
  const { userId, key, hash, now } = request;
  const mine = and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));
  const taken = await tx
    .insert(idempotencyKeys)
    .values({ userId, key, requestHash: hash, answer: null, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (taken.length === 0) return storedAnswer(await tx.select().from(idempotencyKeys).where(mine), hash);
  const answer = await work();
  await tx.update(idempotencyKeys).set({ answer }).where(mine);
  const rows = { table: idempotencyKeys, userId: idempotencyKeys.userId, id: idempotencyKeys.key };
  await keepNewest(tx, { ...rows, age: idempotencyKeys.createdAt }, { userId, limit: 'keptAnswers' });
  return answer;
}

/** The answer that the key has by now, if any; so that long work is not done twice. */
export async function answerForKey(db: Db, { userId, key, hash }: KeyedRequest): Promise<string | null> {
  const mine = and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));
  const rows = await db.select().from(idempotencyKeys).where(mine);
  return rows.length === 0 ? null : storedAnswer(rows, hash);
}

function storedAnswer(rows: { requestHash: string; answer: string | null }[], hash: string): string {
  const [stored] = rows;
  if (!stored || stored.answer === null) {
    throw httpError('conflict', 'The first attempt is still under way. Please try again.', { retryAfter: 1 });
  }
  if (stored.requestHash !== hash) {
    throw httpError('idempotency_mismatch', 'This Idempotency-Key was used for another request.');
  }
  return stored.answer;
}
