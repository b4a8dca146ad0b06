import { ApiError, isNotFound } from '#web/api/api-error.ts';
import { callLoosely } from '#web/api/call-operation.ts';
import type { QueuedWrite, SendOutcome } from './outbox.ts';
import { isWriteName, partsOfWrite, type QueuedOperation, WRITES } from './writes.ts';

const PATIENCE_MS = 30_000;
const TOO_NEW = 'A newer version of the app made this entry. Load the page again, then try again.';

/** What an attempt that did not succeed means for the write. */
export function outcomeOf(error: unknown): SendOutcome {
  // No answer, or one that is not ours, such as the sign-in page of a wireless network.
  if (!(error instanceof ApiError) || error.status === 0) return { kind: 'later' };
  const { status, code, retryAfter, userMessage } = error;
  if (status === 401 || status === 403) return { kind: 'signed-out' };
  // The key is known with another body: the write has arrived, and a release has changed how it is read.
  if (code === 'idempotency_mismatch') return { kind: 'delivered' };
  const passes = status === 408 || status === 429 || status >= 500 || retryAfter !== undefined;
  if (passes) return { kind: 'later', retryAfterMs: retryAfter === undefined ? undefined : retryAfter * 1000 };
  return { kind: 'refused', message: userMessage };
}

/** Sends one write, once. Never rejects. */
export async function sendWrite({ id, userId, name, body }: QueuedWrite): Promise<SendOutcome> {
  if (!isWriteName(name) || typeof body !== 'object' || body === null) return { kind: 'refused', message: TOO_NEW };
  const { operation, isDoneWhenMissing }: QueuedOperation = WRITES[name];
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
  try {
    const parts = partsOfWrite(name, body);
    await callLoosely(operation, { ...parts, idempotencyKey: id, expectedUser: userId, signal: patience.signal });
    return { kind: 'delivered' };
  } catch (error) {
    return isDoneWhenMissing && isNotFound(error) ? { kind: 'delivered' } : outcomeOf(error);
  } finally {
    clearTimeout(timer);
  }
}
