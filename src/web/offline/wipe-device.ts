import { openDevice } from './device-database.ts';

/**
 * Removes what the browser's database keeps of a person; what they wrote and the server does not have yet only if `outbox` says so.
 * Without storage there is nothing to remove.
 */
export async function wipeDevice(userId: string, { outbox }: { outbox: boolean }): Promise<void> {
  const db = await openDevice().catch(() => undefined);
  if (!db) return;
  try {
    const tx = db.transaction(['answers', 'outbox'], 'readwrite');
    const [answers, writes] = [tx.objectStore('answers'), tx.objectStore('outbox')];
    for (const key of await answers.index('byUser').getAllKeys(userId)) await answers.delete(key);
    if (outbox) for (const key of await writes.index('byUser').getAllKeys(userId)) await writes.delete(key);
    await tx.done;
  } finally {
    db.close();
  }
}
