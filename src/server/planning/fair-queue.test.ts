import { describe, expect, it } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

const ROOMY = { atOnce: 1, mostEach: 10, mostInAll: 100 };

/** A queue whose work ends when it is told to; `began` names what has begun, in that order. */
function startQueue(size: Partial<typeof ROOMY> = {}) {
  const queue = createFairQueue({ ...ROOMY, ...size });
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (name: string, signal: AbortSignal | null = null, isUrgent = false) =>
    queue.run({ person: name.slice(0, 3), signal, isUrgent }, () => {
      began.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const end = async (name: string) => {
    ends.get(name)?.();
    await settled();
  };
  return { ask, began, end, settled };
}

describe('the queue of work for workers', () => {
  it('lets people take turns, however much one of them asks for', async () => {
    const { ask, began, end, settled } = startQueue();
    for (const name of ['mal1', 'mal2', 'mal3', 'ann1', 'bob1', 'ann2']) void ask(name);
    await settled();
    for (const name of ['mal1', 'mal2', 'ann1', 'bob1', 'mal3']) await end(name);
    expect(began).toEqual(['mal1', 'mal2', 'ann1', 'bob1', 'mal3', 'ann2']);
  });

  it('gives nobody a second place while another waits for a first', async () => {
    const { ask, began, end, settled } = startQueue({ atOnce: 2 });
    for (const name of ['mal1', 'mal2', 'mal3', 'ann1', 'ann2']) void ask(name);
    await settled();
    expect(began).toEqual(['mal1', 'mal2']);
    await end('mal1');
    await end('ann1');
    expect(began).toEqual(['mal1', 'mal2', 'ann1', 'ann2']);
  });

  it('answers what the work answers, and goes on after work that failed', async () => {
    const { ask, end, settled } = startQueue();
    const failing = createFairQueue(ROOMY);
    const ann = { person: 'ann', signal: null, isUrgent: false };
    await expect(failing.run(ann, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await failing.run(ann, async () => 7)).toBe(7);
    const asked = ask('ann1');
    await settled();
    await end('ann1');
    expect(await asked).toBe('ann1');
  });

  it('refuses what one person has too much of, and what all have', async () => {
    const { ask, settled } = startQueue({ mostEach: 2, mostInAll: 3 });
    for (const name of ['mal1', 'mal2', 'mal3']) void ask(name);
    await settled();
    await expect(ask('mal4')).rejects.toMatchObject({ status: 429, retryAfter: 5 });
    void ask('ann1');
    await expect(ask('bob1')).rejects.toMatchObject({ status: 503, retryAfter: 5 });
  });

  it('lets what is urgent go first, and refuses none of it', async () => {
    const { ask, began, end, settled } = startQueue({ mostEach: 2, mostInAll: 2 });
    for (const name of ['mal1', 'mal2', 'mal3']) void ask(name);
    void ask('mal4', null, true);
    void ask('ann1', null, true);
    await settled();
    for (const name of ['mal1', 'mal4', 'ann1', 'mal2']) await end(name);
    expect(began).toEqual(['mal1', 'mal4', 'ann1', 'mal2', 'mal3']);
  });

  it('drops what waits once nobody waits for it, and never does it', async () => {
    const { ask, began, end, settled } = startQueue();
    const leaving = new AbortController();
    void ask('ann1');
    const left = ask('bob1', leaving.signal);
    void ask('cat1');
    await settled();
    leaving.abort(new Error('gone'));
    await expect(left).rejects.toThrow('gone');
    await end('ann1');
    expect(began).toEqual(['ann1', 'cat1']);
    await expect(ask('bob2', leaving.signal)).rejects.toThrow('gone');
  });
});
