import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import { randomUuid } from '#web/api/random-uuid.ts';
import { openDevice } from './device-database.ts';
import type { QueuedWrite } from './outbox.ts';
import { createOutboxStorage } from './outbox-storage.ts';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const aWrite = (changes: Partial<QueuedWrite> = {}): QueuedWrite => ({
  id: randomUuid(),
  userId: 'ann',
  name: 'logProgress',
  body: { value: 180 },
  createdAt: '2026-05-04T12:00:00.000Z',
  failed: 'Failed to log progress.',
  state: 'waiting',
  message: null,
  kept: 'device',
  ...changes,
});

describe('the outbox on the device', () => {
  it('lists the writes of one person in the order in which they were made', async () => {
    const storage = createOutboxStorage();
    const [first, his, second] = [aWrite(), aWrite({ userId: 'bob' }), aWrite()];
    for (const write of [first, his, second]) await storage.add(write);
    expect(await storage.list('ann')).toEqual([first, second]);
  });

  it('keeps the same id once, and its place after a change', async () => {
    const storage = createOutboxStorage();
    const [first, second] = [aWrite(), aWrite()];
    for (const write of [first, second, first]) await storage.add(write);
    const refused: QueuedWrite = { ...first, state: 'refused', message: 'That plan is gone.' };
    await storage.update(refused);
    expect(await storage.list('ann')).toEqual([refused, second]);
  });

  it('does not bring back what another tab has removed', async () => {
    const storage = createOutboxStorage();
    const write = aWrite();
    await storage.add(write);
    await storage.remove(write);
    await storage.update({ ...write, state: 'refused' });
    expect(await storage.list('ann')).toEqual([]);
  });

  it('leaves what it cannot read where it is', async () => {
    const db = await openDevice();
    await db.add('outbox', { id: 'x', userId: 'ann', from: 'a newer release' });
    const storage = createOutboxStorage();
    const write = aWrite();
    await storage.add(write);
    expect(await storage.list('ann')).toEqual([write]);
    expect(await db.count('outbox')).toBe(2);
    db.close();
  });

  it('says so where the device has no room', async () => {
    const storage = createOutboxStorage(() => Promise.reject(new DOMException('full', 'QuotaExceededError')));
    await expect(storage.add(aWrite())).rejects.toThrow('full');
  });
});
