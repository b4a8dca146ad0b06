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

  it('leaves what it cannot read where it is, and shows that it is there, until the person deletes it', async () => {
    const db = await openDevice();
    const strange = { id: 'x', userId: 'ann', from: 'a newer release' };
    const newer = { ...aWrite(), version: 99 };
    for (const row of [strange, newer]) await db.add('outbox', row);
    const storage = createOutboxStorage();
    const write = aWrite();
    await storage.add(write);
    const [first, second, third] = await storage.list('ann');
    expect([first, second]).toMatchObject([{ state: 'unreadable' }, { state: 'unreadable' }]);
    expect(third).toEqual(write);
    expect(await db.getAll('outbox')).toMatchObject([strange, newer, { version: 1 }]);
    if (first) await storage.remove(first);
    expect((await db.getAll('outbox')).map((row) => (row as QueuedWrite).id)).toEqual([newer.id, write.id]);
    db.close();
  });

  it('reads and changes what a release before versions has written', async () => {
    const db = await openDevice();
    const { kept: _, ...row } = aWrite();
    await db.add('outbox', row);
    const storage = createOutboxStorage();
    const [write] = await storage.list('ann');
    expect(write).toEqual({ ...row, kept: 'device' });
    if (write) await storage.update({ ...write, state: 'refused', message: 'No.' });
    expect(await db.getAll('outbox')).toEqual([{ ...row, seq: 1, state: 'refused', message: 'No.' }]);
    db.close();
  });

  it('says so where the device has no room', async () => {
    const storage = createOutboxStorage(() => Promise.reject(new DOMException('full', 'QuotaExceededError')));
    await expect(storage.add(aWrite())).rejects.toThrow('full');
  });
});
