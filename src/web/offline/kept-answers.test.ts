import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import { aWeighing } from '#test/logs.ts';
import { keepAnswer, keptAnswer } from './kept-answers.ts';
import { createOutboxStorage } from './outbox-storage.ts';
import { wipeDevice } from './wipe-device.ts';

const LOGS = ['/api/logs/ann', { limit: 300 }];
const log = aWeighing();

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe('answers kept on the device', () => {
  it('are those of one person and one question', async () => {
    await keepAnswer('ann', LOGS, [log]);
    expect(await keptAnswer('ann', LOGS)).toEqual({ answer: [log] });
    expect(await keptAnswer('bob', LOGS)).toBeUndefined();
    expect(await keptAnswer('ann', ['/api/logs/ann', { limit: 5 }])).toBeUndefined();
  });

  it('keep that there is nothing, too', async () => {
    await keepAnswer('ann', ['/api/training/next', {}], null);
    expect(await keptAnswer('ann', ['/api/training/next', {}])).toEqual({ answer: null });
  });

  it('are left out where this release does not understand them', async () => {
    await keepAnswer('ann', LOGS, [{ ...log, unit: 'stone' }]);
    expect(await keptAnswer('ann', LOGS)).toBeUndefined();
  });

  it('never hold a conversation', async () => {
    await keepAnswer('ann', ['/api/chat-sessions/ann', {}], []);
    expect(await keptAnswer('ann', ['/api/chat-sessions/ann', {}])).toBeUndefined();
  });

  it('hold no medical answer', async () => {
    await keepAnswer('ann', ['/api/profile/ann', {}], { medicalConditions: 'asthma', medications: 'insulin' });
    const opening = indexedDB.open('ironleaf');
    const rows = await new Promise<unknown[]>((resolve) => {
      opening.onsuccess = () => {
        const all = opening.result.transaction('answers').objectStore('answers').getAll();
        all.onsuccess = () => resolve(all.result);
      };
    });
    expect(JSON.stringify(rows)).not.toMatch(/asthma|insulin/);
  });
});

describe('wiping the device', () => {
  const storage = createOutboxStorage();
  const write = (userId: string, id: string) => ({
    ...{ id, userId, name: 'logProgress', body: {}, failed: '', createdAt: '' },
    ...({ state: 'waiting', message: null, kept: 'device' } as const),
  });
  const fill = async () => {
    await keepAnswer('ann', LOGS, [log]);
    await keepAnswer('bob', ['/api/logs/bob', {}], []);
    await storage.add(write('ann', '0b9a4a52-6a7e-4a36-9c5c-2f1f3c7f8a12'));
    await storage.add(write('bob', '0b9a4a52-6a7e-4a36-9c5c-2f1f3c7f8a13'));
  };

  it('removes everything of one person and nothing of another', async () => {
    await fill();
    await wipeDevice('ann', { outbox: true });
    expect(await keptAnswer('ann', LOGS)).toBeUndefined();
    expect(await storage.list('ann')).toEqual([]);
    expect(await keptAnswer('bob', ['/api/logs/bob', {}])).toEqual({ answer: [] });
    expect(await storage.list('bob')).toHaveLength(1);
  });

  it('leaves what was not sent yet, where a session merely ended', async () => {
    await fill();
    await wipeDevice('ann', { outbox: false });
    expect(await keptAnswer('ann', LOGS)).toBeUndefined();
    expect(await storage.list('ann')).toHaveLength(1);
  });
});
